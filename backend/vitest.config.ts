import { fileURLToPath } from 'node:url';
import { nodeTests } from '@lineleaf/tooling/vitest';
import { mergeConfig } from 'vitest/config';

const programs = fileURLToPath(import.meta.resolve('@lineleaf/tooling/backend-programs'));

export default mergeConfig(nodeTests('backend'), {
  test: {
    globalSetup: [programs],
    setupFiles: ['src/testing/useBuiltWorkers.ts', 'src/testing/useCheapHashes.ts'],
  },
});
