import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Vitest settings of a part that runs in the browser: jsdom, React, readable CSS module names, fresh DOM each test. */
export function browserTests(name: string): ViteUserConfig {
  return defineConfig({
    plugins: [react()],
    test: {
      name,
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: [new URL('./vitest.setup.ts', import.meta.url).pathname],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      restoreMocks: true,
    },
  });
}

/** Vitest settings of a part that runs in Node or is pure. */
export function nodeTests(name: string, include: string[] = ['src/**/*.test.ts']): ViteUserConfig {
  return defineConfig({ test: { name, environment: 'node', include, restoreMocks: true } });
}
