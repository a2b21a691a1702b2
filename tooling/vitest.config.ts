import { nodeTests } from './src/vitest.ts';

export default nodeTests('tooling', ['src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}']);
