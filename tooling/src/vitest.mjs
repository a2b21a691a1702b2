import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// No test is about time: a limit only ends one that hangs, also on a machine under load.
const PATIENCE = { testTimeout: 60_000, hookTimeout: 120_000 };

/**
 * Vitest settings of a part that runs in the browser: jsdom, React, readable CSS module names, a fresh DOM each test.
 * @param {string} name
 * @returns {import('vitest/config').ViteUserConfig}
 */
export function browserTests(name) {
  return defineConfig({
    plugins: [react()],
    test: {
      ...PATIENCE,
      name,
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: [fileURLToPath(new URL('./vitest.setup.ts', import.meta.url))],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      restoreMocks: true,
    },
  });
}

/**
 * Vitest settings of a part that runs in Node or is pure.
 * @param {string} name
 * @param {string[]} [include]
 * @returns {import('vitest/config').ViteUserConfig}
 */
export function nodeTests(name, include = ['src/**/*.test.ts']) {
  return defineConfig({ test: { ...PATIENCE, name, environment: 'node', include, restoreMocks: true } });
}
