import { setLanguage } from '@lineleaf/design-system/i18n';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

describe('the theme menu', () => {
  it('follows the system until something is chosen, then keeps what was chosen', async () => {
    await renderShell(<ThemeMenu />);
    await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Use device setting' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Dark' })).toBeChecked();
    expect(screen.getByRole('menuitemcheckbox', { name: 'Use device setting' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Light' }));
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});

describe('the language menu', () => {
  afterEach(() => act(() => setLanguage('en')));

  it('names each language in itself, and changes the texts and the language of the document', async () => {
    await renderShell(<LanguageMenu />);
    await userEvent.click(screen.getByRole('button', { name: 'Language' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'English' })).toBeChecked();
    for (const name of ['Español', 'Français', 'Deutsch'])
      expect(screen.getByRole('menuitemcheckbox', { name })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Deutsch' }));
    expect(await screen.findByRole('button', { name: 'Sprache' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('de');
  });
});
