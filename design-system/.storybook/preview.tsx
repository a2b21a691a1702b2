import { afterEach as inspect } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/styles/index.css';
import { toast } from '../src/components/Toaster/toast.tsx';
import { setLanguage } from '../src/i18n/i18n.ts';
import { LANGUAGE_STORAGE_KEY, LANGUAGES, toLanguageCode } from '../src/i18n/languages.ts';
import { loadOverlays } from '../src/overlays/loadOverlays.ts';
import { applyStoredTheme } from '../src/theme/theme.ts';
import { answerWith } from './network.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** A theme in which stories are inspected after their own; tests name it. */
const OTHER_THEME = import.meta.env.STORYBOOK_OTHER_THEME;

// How long a state is waited for before a story fails: long, for a machine under load.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'paintbrush', items: ['light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: LANGUAGES.map(({ code, label }) => ({ value: code, title: label })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? 'light',
    language: import.meta.env.STORYBOOK_LANGUAGE ?? 'en',
  },
  parameters: {
    layout: 'padded',
    // What axe found in order is not described: that takes longer than finding it.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    options: { storySort: { order: ['Introduction', 'Components', 'Screens'] } },
  },
  beforeEach: async ({ globals, parameters, id }) => {
    await loadOverlays();
    const language = globals.language === 'mixed' ? languageOf(id) : globals.language;
    localStorage.clear();
    toast.dismiss(); // What an earlier story said would be shown again.
    localStorage.setItem('lineleaf.theme', globals.theme);
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
    await setLanguage(toLanguageCode(language) ?? 'en');
    await answerWith(parameters.msw ?? []);
  },
  afterEach: async (context) => {
    if (!OTHER_THEME || context.viewMode !== 'story') return;
    const { globals, parameters } = context;
    switchTheme(OTHER_THEME);
    // Nothing but colors differs between two themes.
    const a11y = { ...parameters.a11y, options: { ...parameters.a11y.options, runOnly: ['color-contrast'] } };
    await inspect({ ...context, parameters: { ...parameters, a11y } });
    switchTheme(globals.theme);
  },
  decorators: [
    (Story, { globals, parameters, id }) => (
      <StoryFrame key={id} theme={globals.theme} screen={parameters.screen}>
        <Story />
      </StoryFrame>
    ),
  ],
};

function switchTheme(theme: string): void {
  localStorage.setItem('lineleaf.theme', theme);
  applyStoredTheme();
  // Those who follow the theme in React hear of it as of a choice in another tab.
  window.dispatchEvent(new StorageEvent('storage', { key: 'lineleaf.theme' }));
}

/** One of the languages, always the same for a story: over all stories each is met in equal parts. */
function languageOf(storyId: string): string {
  const sum = [...storyId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return LANGUAGES[sum % LANGUAGES.length]?.code ?? 'en';
}

export default preview;
