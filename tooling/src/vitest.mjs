import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Vitest settings of a part that runs in the browser: jsdom, React, readable CSS module names, a fresh DOM each test.
 * @param {string} name
 * @returns {import('vitest/config').ViteUserConfig}
 */
export function browserTests(name) {
  return defineConfig({
    plugins: [react()],
    test: {
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
  return defineConfig({ test: { name, environment: 'node', include, restoreMocks: true } });
}
