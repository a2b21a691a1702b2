import { expect, it } from 'vitest';
import { type CountRow, observationsOf } from './observationsOf.ts';

const ALWAYS = Number.NEGATIVE_INFINITY;
const count = (minute: number, canary: number, live: number): CountRow[] => [
  { arm: 'canary', minute, total: canary },
  { arm: 'live', minute, total: live },
];

it('has each minute with failures beside the visitors of the hour that ends with it, and the last minute', () => {
  const visitors = [...count(0, 1, 10), ...count(30, 2, 20), ...count(59, 3, 30), ...count(60, 4, 40)];
  const failing = [...count(5, 1, 0), ...count(59, 0, 2)];
  expect(observationsOf({ visitors, failing }, ALWAYS)).toEqual([
    { canary: { visitors: 1, failing: 1 }, live: { visitors: 10, failing: 0 } },
    { canary: { visitors: 6, failing: 0 }, live: { visitors: 60, failing: 2 } },
    { canary: { visitors: 9, failing: 0 }, live: { visitors: 90, failing: 0 } },
  ]);
});

it('leaves out what came up to a minute, but for the visitors who were there then', () => {
  const visitors = [...count(0, 1, 10), ...count(30, 2, 20)];
  const failing = [...count(0, 1, 1), ...count(30, 1, 0)];
  expect(observationsOf({ visitors, failing }, 29)).toEqual([
    { canary: { visitors: 3, failing: 1 }, live: { visitors: 30, failing: 0 } },
  ]);
  expect(observationsOf({ visitors, failing }, 30)).toEqual([]);
});

it('is none where nothing was counted', () => {
  expect(observationsOf({ visitors: [], failing: [] }, ALWAYS)).toEqual([]);
});

it('takes 30 days of failures in each minute within the time of a test', () => {
  const minutes = Array.from({ length: 30 * 24 * 60 }, (_, minute) => minute + 1);
  const visitors = minutes.flatMap((minute) => count(minute, 1, 9));
  const failing = minutes.flatMap((minute) => count(minute, 1, 0));
  const observations = observationsOf({ visitors, failing }, ALWAYS);
  expect(observations).toHaveLength(minutes.length);
  expect(observations.at(-1)).toEqual({
    canary: { visitors: 60, failing: 1 },
    live: { visitors: 540, failing: 0 },
  });
});
