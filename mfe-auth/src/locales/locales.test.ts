/// <reference types="vite/client" />
import { describeMessages } from '@lineleaf/design-system/testing';

describeMessages({
  languages: import.meta.glob('./*.json', { import: 'default', eager: true }),
  sources: import.meta.glob(['../**/*.{ts,tsx}', '!../screens/SettingsScreen/**', '!../landing/kit/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
});
