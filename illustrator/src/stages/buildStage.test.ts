import { describe, expect, it } from 'vitest';
import { artData } from '../art/artData.ts';
import { Random } from '../layout/Random.ts';
import { buildStage } from './buildStage.ts';
import { settingSchema } from './settingSchema.ts';

const BOTTOM = 1650;
const settings = [...artData().settings];

describe('the records of settings', () => {
  it('hold what a record holds and nothing else', () => {
    const faults = settings.flatMap(([key, record]) => {
      const { error } = settingSchema.safeParse(record);
      return error === undefined ? [] : [`${key}: ${error.message}`];
    });
    expect(faults).toEqual([]);
  });
});

describe.each(settings.map(([key]) => key))('the setting %s', (key) => {
  const rooms = [1, 2, 3, 4, 5].flatMap((seed) =>
    [true, false].flatMap((isCrowded) =>
      [true, false].map((isBare) => ({ seed, room: { bottom: BOTTOM, isCrowded, isBare } })),
    ),
  );

  it('leaves ground to stand on', () => {
    for (const { seed, room } of rooms) {
      const { horizon, near } = buildStage(key, new Random(seed), room);
      expect(horizon).toBeGreaterThan(500);
      expect(near).toBeLessThan(BOTTOM - 50);
      expect(horizon).toBeLessThan(BOTTOM);
    }
  });

  it('is the same for the same chance', () => {
    for (const { seed, room } of rooms.slice(0, 4))
      expect(buildStage(key, new Random(seed), room)).toEqual(buildStage(key, new Random(seed), room));
  });
});
