import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { HelpMenu } from './HelpMenu.tsx';

beforeEach(async () => {
  const meta = document.createElement('meta');
  meta.name = 'lineleaf:provider-status';
  meta.content = 'https://status.example/pictures';
  document.head.append(meta);
  await renderShell(<HelpMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
});
afterEach(() => document.querySelector('meta[name="lineleaf:provider-status"]')?.remove());

it('gives tips and answers, names the three packages and the 10 free credits', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Help' });
  expect(within(dialog).getByRole('heading', { name: 'Tips for lovely pages' })).toBeInTheDocument();
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(within(dialog).getByText('What are credits?'));
  expect(within(dialog).getByText(/You start with 10 free credits/)).toBeVisible();
  await userEvent.click(within(dialog).getByText('How do I get more credits?'));
  expect(within(dialog).getByText(/Starter, Popular or Pro/)).toBeVisible();
});

it('opens the whole Terms', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Terms of Service' }));
  const terms = await screen.findByRole('dialog', { name: 'Terms of Service' });
  for (const text of [/January 2025/, /13/, /under 18/, /non-commercial/, /non-refundable/])
    expect(within(terms).getAllByText(text).length).toBeGreaterThan(0);
});

it('links to the status page that the server names, in a new tab', () => {
  const link = screen.getByRole('link', { name: 'Service status' });
  expect(link).toHaveAttribute('href', 'https://status.example/pictures');
  expect(link).toHaveAttribute('target', '_blank');
});

it('closes with Escape and gives the focus back', async () => {
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus(), 10_000);
});
