import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

/** What every part's tests have in common. */
const SHARED = {
  // No test is about time: a limit only ends one that hangs, also on a machine under load.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  isolate: false,
  restoreMocks: true,
  // What only proves endurance is left to the long run.
  exclude: [...configDefaults.exclude, ...(process.env.LINELEAF_LONG ? [] : ['**/*.long.test.ts'])],
};

/** Has dialogs, menus and messages loaded before the tests of a file. */
const OVERLAYS = besideThis('../../design-system/src/testing/overlaysAtHand.ts');

/**
 * Vitest settings of a part that runs in the browser: jsdom, React, readable CSS module names, an empty page each test.
 * @param {string} name
 * @returns {import('vitest/config').ViteUserConfig}
 */
export function browserTests(name) {
  return defineConfig({
    plugins: [react()],
    test: {
      ...SHARED,
      name,
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: [besideThis('vitest.fresh.ts'), besideThis('vitest.setup.ts'), OVERLAYS],
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  });
}

/**
 * Vitest settings of a part that runs in Node. Its modules, too, are loaded once for all files of a process if it is `pure`.
 * @param {string} name
 * @param {string[]} [include]
 * @param {'pure'} [kind] no module of it keeps a state that one test file could leave to the next
 * @returns {import('vitest/config').ViteUserConfig}
 */
export function nodeTests(name, include = ['src/**/*.test.ts'], kind) {
  const setupFiles = kind === 'pure' ? [] : [besideThis('vitest.fresh.ts')];
  return defineConfig({ test: { ...SHARED, name, environment: 'node', include, setupFiles } });
}

/** @param {string} file */
function besideThis(file) {
  return fileURLToPath(new URL(`./${file}`, import.meta.url));
}
