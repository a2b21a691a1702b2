import { describe, expect, it } from 'vitest';
import type { AreaItem, Art } from '../art/art.ts';
import { artData } from '../art/artData.ts';
import { Sketch } from '../parts/Sketch.ts';
import { HEADS_ONLY } from '../parts/sittingBody.ts';
import type { Instance } from './arrange.ts';
import { cluster } from './clusters.ts';
import { poseChoices, posed } from './poses.ts';
import { Random } from './Random.ts';

const { icons } = artData();

function headOf(name: string): Art {
  const art = icons(name);
  if (!art) throw new Error(`No icon ${name}`);
  return art;
}

function countDarks(art: Art): number {
  return art.items.filter((item) => item.kind === 'ink' && item.rings.length > 0).length;
}

describe('an animal of which the set has the head', () => {
  const still = { action: undefined, isWaving: false };

  it.each([...HEADS_ONLY])('lies down to sleep and sits up else: %s', (name) => {
    const [asleep, awake] = [
      posed(name, headOf(name), { ...still, action: 'sleep' }),
      posed(name, headOf(name), still),
    ];
    expect(asleep.width).toBeGreaterThan(asleep.height);
    expect(awake.height).toBeGreaterThan(awake.width * 0.95);
  });

  it.each(['bear', 'cat-face', 'fox', 'dog-face', 'lion', 'panda'])(
    'closes both eyes to sleep: %s',
    (name) => {
      const [asleep, awake] = [
        posed(name, headOf(name), { ...still, action: 'sleep' }),
        posed(name, headOf(name), still),
      ];
      expect(countDarks(asleep)).toBeLessThanOrEqual(countDarks(awake) - 2);
    },
  );

  it('stretches out to run and rises to jump', () => {
    const run = posed('wolf', headOf('wolf'), { ...still, action: 'run' });
    const jump = posed('wolf', headOf('wolf'), { ...still, action: 'jump' });
    expect(run.width).toBeGreaterThan(1.2 * run.height);
    expect(jump.height).toBeGreaterThan(run.height);
  });

  it('is drawn from the front to sleep and from the side to jump, where there are both', () => {
    const both = ['cat', 'cat', 'cat-face'];
    expect(poseChoices(both, 'sleep')).toEqual(['cat-face']);
    expect(poseChoices(both, 'jump')).toEqual(['cat', 'cat']);
    expect(poseChoices(both, undefined)).toEqual(both);
    expect(poseChoices(['owl'], 'sleep')).toEqual(['owl']);
  });
});

describe('things in relation to another one', () => {
  const square = (): Instance => ({
    art: (() => {
      const sketch = new Sketch();
      sketch.area('M0 0 H100 V100 H0 Z');
      return sketch.art();
    })(),
    size: 3,
    factor: 1,
    mirrored: false,
    draught: 0,
    isBackdrop: false,
  });
  const joined = (kind: 'over' | 'trail') =>
    cluster(square(), undefined, [{ kind, isTopping: false, instances: [square()] }], new Random(1))
      .art.items.filter((item): item is AreaItem => item.kind === 'area')
      .map(({ rings }) => boundsOf(rings[0] ?? []));

  it('leave clear space above what they are over', () => {
    const [host, flier] = joined('over');
    const height = (host?.bottom ?? 0) - (host?.top ?? 0);
    expect((host?.top ?? 0) - (flier?.bottom ?? 0)).toBeGreaterThan(0.1 * height);
  });

  it('follow on the same ground what pulls them', () => {
    const [host, pulled] = joined('trail');
    expect(pulled?.bottom).toBeCloseTo(host?.bottom ?? 0, 5);
    const width = (host?.right ?? 0) - (host?.left ?? 0);
    expect((pulled?.left ?? 0) - (host?.right ?? 0)).toBeGreaterThan(-0.05 * width);
  });
});

function boundsOf(ring: ArrayLike<number>): { left: number; right: number; top: number; bottom: number } {
  const values = Array.from(ring);
  const [xs, ys] = [values.filter((_, i) => i % 2 === 0), values.filter((_, i) => i % 2 === 1)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
