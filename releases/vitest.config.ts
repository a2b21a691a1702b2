import { nodeTests } from '@lineleaf/tooling/vitest';

export default nodeTests('releases', ['{src,node}/**/*.test.ts']);
