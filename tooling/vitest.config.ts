import { nodeTests } from './src/vitest.mjs';

export default nodeTests('tooling', ['src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}']);
