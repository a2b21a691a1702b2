import { describe, expect, it } from 'vitest';
import { choosePose } from '../parts/person/choosePose.ts';
import type { Pose } from '../reading/Scene.ts';
import type { BodyRequest } from './Body.ts';
import { drawBody } from './drawBody.ts';
import { forMirror } from './forMirror.ts';

const asked = (more: Partial<BodyRequest> = {}): BodyRequest => ({
  ...{ key: 'boy', looks: {}, wears: [], variant: 0 },
  ...more,
});

describe('who has the back to the viewer', () => {
  const hasEyes = (key: string, pose: Pose, onSeat = false) =>
    drawBody(asked({ key, pose, looks: { away: true }, ...(onSeat ? { onSeat } : {}) })).art.items.some(
      ({ kind }) => kind === 'ink',
    );

  it.each(['stand', 'sit', 'walk', 'wave', 'point', 'climb'] as const)('shows no face: %s', (pose) => {
    expect(hasEyes('boy', pose)).toBe(false);
  });

  it('is seen from the front with a book, on a seat, and in the hat of a calling on a ladder', () => {
    expect(hasEyes('boy', 'read')).toBe(true);
    expect(hasEyes('boy', 'sit', true)).toBe(true);
    expect(hasEyes('firefighter', 'climb')).toBe(true);
  });
});

describe('who looks down', () => {
  const look = (more: Partial<BodyRequest>) => JSON.stringify(drawBody(asked(more)).art.items);

  it('has the eyes on what the hands do', () => {
    expect(look({ looksDown: true })).not.toBe(look({}));
  });

  it('shows a mood all the same', () => {
    const looks = { mood: 'sad' } as const;
    expect(look({ looks, looksDown: true })).toBe(look({ looks }));
  });
});

it('changes the sides of hands and of shins where the whole will be mirrored', () => {
  const [left, right] = [
    { knee: { x: -30, y: 4 }, foot: { x: -40, y: 50 } },
    { knee: { x: 20, y: 6 }, foot: { x: 25, y: 60 } },
  ];
  const { hands, shins, isMirrored } = forMirror(
    asked({ hands: { left: 'up', right: { x: 12, y: -8 } }, shins: { left, right } }),
  );
  expect(isMirrored).toBe(true);
  expect(hands).toEqual({ left: { x: -12, y: -8 }, right: 'up' });
  expect(shins).toEqual({
    left: { knee: { x: -20, y: 6 }, foot: { x: -25, y: 60 } },
    right: { knee: { x: 30, y: 4 }, foot: { x: 40, y: 50 } },
  });
});

it('has the far arm of who pushes behind the trunk, also on its way to a point', () => {
  const goal = { x: 60, y: -40 };
  const before = (pose: Pose) =>
    choosePose({ pose, onSeat: false, hands: { left: goal, right: goal } }).before;
  expect(before('push')).toEqual(['right']);
  expect(before('stand')).toEqual(['left', 'right']);
});

it('has a backpack behind who goes', () => {
  const endsOf = (wears: string[]) => {
    const { art, telling } = drawBody(asked({ wears, pose: 'walk', facing: 'right' }));
    const middle = ((telling?.left ?? 0) + (telling?.right ?? 0)) / 2;
    return { behind: middle - art.left, ahead: art.left + art.width - middle };
  };
  const [bare, packed] = [endsOf([]), endsOf(['backpack'])];
  expect(packed.behind).toBeGreaterThan(bare.behind + 5);
  expect(packed.ahead).toBeCloseTo(bare.ahead, 0);
});
