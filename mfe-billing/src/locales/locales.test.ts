/// <reference types="vite/client" />
import { describeMessages } from '@lineleaf/design-system/testing';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';

describeMessages({
  languages: { en, es, fr, de },
  sources: import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '!../**/*.{test,stories}.{ts,tsx}', '!../testing/**'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
});
