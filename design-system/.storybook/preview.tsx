import type { Preview } from '@storybook/react-vite';
import '../src/styles/index.css';
import { toast } from '../src/components/Toaster/toast.tsx';
import { setLanguage } from '../src/i18n/i18n.ts';
import { LANGUAGE_STORAGE_KEY, LANGUAGES, toLanguageCode } from '../src/i18n/languages.ts';
import { answerWith } from './network.ts';
import { StoryFrame } from './StoryFrame.tsx';

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
    a11y: { test: 'error' },
    options: { storySort: { order: ['Introduction', 'Components', 'Screens'] } },
  },
  beforeEach: async ({ globals, parameters, id }) => {
    const language = globals.language === 'mixed' ? languageOf(id) : globals.language;
    localStorage.clear();
    toast.dismiss(); // What an earlier story said would be shown again.
    localStorage.setItem('lineleaf.theme', globals.theme);
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
    await setLanguage(toLanguageCode(language) ?? 'en');
    await answerWith(parameters.msw ?? []);
  },
  decorators: [
    (Story, { globals, parameters, id }) => (
      <StoryFrame key={id} theme={globals.theme} screen={parameters.screen}>
        <Story />
      </StoryFrame>
    ),
  ],
};

/** One of the languages but English, always the same for a story: over all stories each is met in equal parts. */
function languageOf(storyId: string): string {
  const others = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');
  const sum = [...storyId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return others[sum % others.length] ?? 'en';
}

export default preview;
