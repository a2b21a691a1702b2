import { describe, expect, it } from 'vitest';
import type { Art } from '../art/art.ts';
import { artData } from '../art/artData.ts';
import { POSES } from '../reading/Scene.ts';
import type { Body, BodyRequest } from './Body.ts';
import { drawBody } from './drawBody.ts';
import { blobOf } from './findHead.ts';

function draw(key: string, rest: Partial<BodyRequest> = {}): Body {
  return drawBody({ key, looks: {}, wears: [], variant: 0, ...rest });
}

/** How far the solid darks of a face lie to the right of the middle of its head, as a share of the head's breadth. */
function asideOf({ art, telling }: Body): number {
  if (telling === undefined) throw new Error('A face was expected');
  const darks = art.items.flatMap((item) => (item.kind === 'ink' ? [blobOf(item.rings)] : []));
  const inFace = darks.filter(
    ({ x, y }) => x > telling.left && x < telling.right && y > telling.top && y < telling.bottom,
  );
  const mean = inFace.reduce((sum, { x }) => sum + x, 0) / inFace.length;
  return (mean - (telling.left + telling.right) / 2) / (telling.right - telling.left);
}

/** Whether the lines of a picture that are ones, a stroke up and a stem, are the right way around; turning changes nothing. */
function ones({ items }: Art): boolean[] {
  return items.flatMap((item) => {
    if (item.kind !== 'line' || item.weight !== 1.3 || item.points.length !== 6) return [];
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = item.points;
    return [(x1 - x0) * (y2 - y1) - (y1 - y0) * (x2 - x1) > 0];
  });
}

describe('who faces somebody', () => {
  it.each(['boy', 'queen', 'old-man', 'bear', 'cat', 'lion', 'rabbit', 'panda', 'squirrel', 'dragon'])(
    'turns the face of %s to that side',
    (key) => {
      const ahead = draw(key, { pose: 'sit' });
      const right = draw(key, { pose: 'sit', facing: 'right', isTurned: true });
      const left = draw(key, { pose: 'sit', facing: 'left', isTurned: true });
      expect(asideOf(right)).toBeGreaterThan(asideOf(ahead) + 0.06);
      expect(asideOf(left)).toBeLessThan(asideOf(ahead) - 0.06);
      expect([right.facing, left.facing]).toEqual(['right', 'left']);
    },
  );

  it.each(['fox', 'squirrel', 'cat'])('has the tail of %s behind it', (key) => {
    const behind = (pose: 'sit' | 'push') => {
      const { art, telling } = draw(key, { pose, facing: 'right', isTurned: true });
      return (telling?.left ?? 0) - art.left - (art.left + art.width - (telling?.right ?? 0));
    };
    expect(behind('sit')).toBeGreaterThan(0);
    expect(behind('push')).toBeGreaterThan(-10);
  });

  it('uses the hand that was asked for, whichever way it looks', () => {
    for (const key of ['girl', 'bear'])
      for (const facing of ['left', 'right'] as const) {
        const { places } = draw(key, { pose: 'stand', facing, isTurned: true, hands: { left: 'up' } });
        expect(places.leftHand?.y).toBeLessThan((places.rightHand?.y ?? 0) - 20);
        expect(places.leftHand?.x).toBeLessThan(places.rightHand?.x ?? 0);
      }
  });
});

function areasOf({ items }: Art): number {
  return items.filter(({ kind }) => kind === 'area').length;
}

describe('what goes on two legs with tiny arms', () => {
  it.each(['t-rex', 'velociraptor'])('runs in its own picture, not on four legs: %s', (key) => {
    const [own, running] = [draw(key, { facing: 'left' }), draw(key, { pose: 'run', facing: 'left' })];
    expect(running.facing).toBe(own.facing);
    // Streaks behind it are lines.
    expect(areasOf(running.art)).toBe(areasOf(own.art));
  });
});

describe('what bears writing', () => {
  it('is never mirrored', () => {
    const records = [...artData().things.all()].filter(({ bearsWriting }) => bearsWriting);
    expect(records.length).toBeGreaterThan(20);
    for (const { key } of records)
      for (const pose of [undefined, 'run', 'jump'] as const) {
        const asked = pose === undefined ? {} : { pose };
        expect(draw(key, { ...asked, facing: 'left' }).art).toEqual(
          draw(key, { ...asked, facing: 'right' }).art,
        );
      }
  });

  it('keeps the number on a shirt the right way around in every pose of who wears it', () => {
    const seen = ['soccer-player', 'hockey-player'].flatMap((key) =>
      POSES.flatMap((pose) =>
        (['left', 'right'] as const).flatMap((facing) =>
          ones(draw(key, { pose, facing, isTurned: true }).art),
        ),
      ),
    );
    expect(seen.length).toBeGreaterThan(100);
    expect(seen).not.toContain(false);
  });
});
