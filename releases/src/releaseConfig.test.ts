import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { releaseConfig } from './releaseConfig.ts';
import { CANARY } from './testing/records.ts';

it('reads the configuration of this product', () => {
  const text = readFileSync(new URL('../../release.config.json', import.meta.url), 'utf8');
  expect(releaseConfig.parse(JSON.parse(text)).canary.steps.length).toBeGreaterThan(1);
});

it.each([
  ['a share that shrinks', { steps: CANARY.steps.toReversed() }],
  ['no step', { steps: [] }],
  ['fewer than 100 visitors a step', { bounds: { visitors: 99, alpha: 0.01 } }],
])('refuses %s', (_, change) => {
  expect(releaseConfig.safeParse({ canary: CANARY }).success).toBe(true);
  expect(releaseConfig.safeParse({ canary: { ...CANARY, ...change } }).success).toBe(false);
});
