import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { useTranslation } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

async function load() {
  const react = await import('react-i18next');
  const door = await import('./index.ts');
  const show = (name: string) =>
    render(
      <Suspense fallback="Waiting">
        <Text useWords={react.useTranslation} name={name} />
      </Suspense>,
    );
  return { ...door, show };
}

function Text({ useWords, name }: { useWords: typeof useTranslation; name: string }) {
  const { t } = useWords('demo');
  return <p>{t(name)}</p>;
}

const spanish = async () => ({ greeting: { hello: 'Hola' } });
const english = { greeting: { hello: 'Hello', only: 'Only English' } };

describe('languages', () => {
  it('starts in English in an English browser and marks the document', async () => {
    const { createI18n } = await load();
    expect(createI18n().language).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });

  it('starts in the language chosen before', async () => {
    localStorage.setItem('lineleaf.language', 'fr');
    const { createI18n } = await load();
    expect(createI18n().language).toBe('fr');
    expect(document.documentElement.lang).toBe('fr');
  });

  it("starts in the browser's first language that it knows", async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR', 'de-AT', 'en']);
    const { createI18n } = await load();
    expect(createI18n().language).toBe('de');
  });

  it('is one instance for everyone', async () => {
    const { createI18n } = await load();
    expect(createI18n()).toBe(createI18n({ language: 'en' }));
  });
});

describe('texts', () => {
  it('are shown in English at once', async () => {
    const { addMessages, show } = await load();
    addMessages('demo', { en: english, es: spanish });
    show('greeting.hello');
    expect(screen.getByText('Hello')).toBeVisible();
  });

  it('are loaded on demand when another language is chosen, which is remembered', async () => {
    const { addMessages, setLanguage, show } = await load();
    const loadSpanish = vi.fn(spanish);
    addMessages('demo', { en: english, es: loadSpanish });
    show('greeting.hello');
    expect(loadSpanish).not.toHaveBeenCalled();
    await act(() => setLanguage('es'));
    expect(screen.getByText('Hola')).toBeVisible();
    expect(document.documentElement.lang).toBe('es');
    expect(localStorage.getItem('lineleaf.language')).toBe('es');
  });

  it('fall back to English where a language lacks them', async () => {
    const { addMessages, setLanguage, show } = await load();
    addMessages('demo', { en: english, es: spanish });
    await setLanguage('es');
    show('greeting.only');
    expect(await screen.findByText('Only English')).toBeVisible();
  });

  it('stay in English when the other language cannot be loaded', async () => {
    const { addMessages, setLanguage, show } = await load();
    addMessages('demo', { en: english, es: () => Promise.reject(new Error('offline')) });
    await setLanguage('es');
    show('greeting.hello');
    expect(await screen.findByText('Hello')).toBeVisible();
  });

  it('added under a namespace that is there already change nothing', async () => {
    const { addMessages, show } = await load();
    addMessages('demo', { en: english });
    addMessages('demo', { en: { greeting: { hello: 'Another' } } });
    show('greeting.hello');
    expect(screen.getByText('Hello')).toBeVisible();
  });

  it('of a part that comes later are loaded in the language that is already chosen', async () => {
    localStorage.setItem('lineleaf.language', 'es');
    const { addMessages, show } = await load();
    addMessages('demo', { en: english, es: spanish });
    show('greeting.hello');
    expect(await screen.findByText('Hola')).toBeVisible();
  });
});
