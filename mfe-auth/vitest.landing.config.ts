import { fileURLToPath } from 'node:url';
import { browserTests } from '@lineleaf/tooling/vitest';

const inSource = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

const base = browserTests('mfe-auth-landing');

/** The tests of the landing's screen, run against the landing's own page: the same stand-ins as in its build. */
export default {
  ...base,
  resolve: {
    alias: [
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react$/, replacement: inSource('landing/standIns/react.ts') },
      { find: /^react-i18next$/, replacement: inSource('landing/standIns/reactI18next.ts') },
      { find: /^@lineleaf\/design-system$/, replacement: inSource('landing/standIns/designSystem.ts') },
      { find: /^.*\/useAccount\.ts$/, replacement: inSource('landing/standIns/useAccount.ts') },
      { find: /^.*\/testing\/authTest\.tsx$/, replacement: inSource('testing/landingTest.tsx') },
      { find: /^@testing-library\/react$/, replacement: inSource('testing/landingTestingLibrary.ts') },
    ],
  },
  define: { 'process.env.LINELEAF_PRERENDER': '"yes"' },
  test: {
    ...base.test,
    include: ['src/screens/AuthScreen/*.test.tsx'],
    setupFiles: [inSource('testing/landingSetup.ts'), ...[base.test?.setupFiles ?? []].flat()],
  },
};
