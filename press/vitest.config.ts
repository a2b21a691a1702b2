import { nodeTests } from '@lineleaf/tooling/vitest';

export default nodeTests('press', ['{src,node}/**/*.test.ts']);
