import { nodeTests } from '@lineleaf/tooling/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests('illustrator', undefined, 'pure'), {
  test: { setupFiles: ['src/testing/useShippedArt.ts'] },
});
