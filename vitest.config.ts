import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Two also on two cores, where one would wait beside an idle core for what its processes and timers do.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      'tooling',
      'api-client',
      'design-system',
      'backend',
      'shell',
      'mfe-auth',
      'mfe-studio',
      'mfe-editor',
      'mfe-billing',
      'mfe-admin',
    ],
  },
});
