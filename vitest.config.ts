import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
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
