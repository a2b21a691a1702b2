import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };

export default defineConfig({
  test: {
    // Two also on two cores, where one would wait beside an idle core for what its processes and timers do.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The landing's screen has two lives: in the shell, and as its own page.
    projects: [...packageJson.workspaces, 'mfe-auth/vitest.landing.config.ts'],
  },
});
