import { describe, expect, it } from 'vitest';
import { heightOf, middleOf, placed, shown, widthOf } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import type { Piece } from '../Placement.ts';

/** The boxes of the plates of those at a table, or of what else each has of its own there, from left to right. */
function ownOf(pieces: readonly Piece[], isPart: boolean) {
  return pieces
    .filter((one) => one.isProp && (one.isPart === true) === isPart)
    .map(({ to, art }) => boxUnder(to, art))
    .sort((one, other) => middleOf(one) - middleOf(other));
}

/** The faces of those who sit there, from left to right. */
function facesOf(pieces: readonly Piece[], eaters: number) {
  return pieces
    .flatMap(({ thing, telling, to, again }) => {
      if (thing === undefined || thing >= eaters || !telling || again) return [];
      const [left, right] = [telling.left * to.a + to.e, telling.right * to.a + to.e];
      return [{ left, right, bottom: telling.bottom * to.d + to.f }];
    })
    .sort((one, other) => middleOf(one) - middleOf(other));
}

/** A scene in which all sit at a table with something on it. */
function mealOf(who: string, dish: string) {
  const count = who.split(', ').length;
  const seats = Array.from({ length: count }, (_, at) => `sit-at ${at} ${count}`).join('; ');
  const pieces = placed(`${who}, table, ${dish}; on ${count + 1} ${count}; ${seats}`);
  return { pieces, faces: facesOf(pieces, count), dish: shown(pieces, count + 1) };
}

describe('those who eat at a table', () => {
  it.each(['man, woman, girl', 'bear, rabbit, dog'])(
    'have a plate each, and a fork beside the face, not over the mouth: %s',
    (who) => {
      const { pieces, faces, dish } = mealOf(who, 'roast-turkey');
      const [plates, forks] = [ownOf(pieces, false), ownOf(pieces, true)];
      expect([plates.length, forks.length]).toEqual([3, 3]);
      for (const [at, face] of faces.entries()) {
        expect(Math.abs(middleOf(plates[at] ?? face) - middleOf(face))).toBeLessThan(face.right - face.left);
        expect(plates[at]?.bottom).toBeLessThan(dish.bottom);
        expect(forks[at]?.top).toBeLessThan(face.bottom);
        const wide = face.right - face.left;
        const aside = Math.abs(middleOf(forks[at] ?? face) - middleOf(face)) / wide;
        expect(aside).toBeGreaterThan(0.45);
        expect(aside).toBeLessThan(0.85);
      }
    },
  );

  it.each(['bear*3', 'man, girl, boy'])('have each a bowl of what is eaten with a spoon: %s', (who) => {
    const { pieces, faces, dish } = mealOf(who, 'oatmeal');
    const bowls = [dish, ...ownOf(pieces, true).filter((one) => one.bottom > dish.bottom - 2)];
    for (const face of faces)
      expect(bowls.filter((one) => one.left < middleOf(face) && one.right > middleOf(face))).toHaveLength(1);
    expect(ownOf(pieces, true)).toHaveLength(5);
  });

  it.each(['man, woman, girl, boy', 'girl, boy'])('have a dish for all between two of them: %s', (who) => {
    const { faces, dish } = mealOf(who, 'roast-turkey');
    for (const face of faces)
      expect(Math.abs(middleOf(face) - middleOf(dish))).toBeGreaterThan(0.4 * (dish.right - dish.left));
  });

  it.each(['girl, boy', 'bear*2'])('have no dish that is broader than half of one of them: %s', (who) => {
    const { pieces, dish } = mealOf(who, 'roast-turkey');
    expect(widthOf(dish)).toBeLessThan(0.51 * heightOf(shown(pieces, 0)));
  });

  it('have what is eaten from the hand in a hand at the mouth', () => {
    const { pieces, faces } = mealOf('man, woman, girl, boy', 'sandwich');
    const inHand = ownOf(pieces, true);
    expect(inHand).toHaveLength(4);
    for (const [at, face] of faces.entries()) expect(inHand[at]?.top).toBeLessThan(face.bottom);
  });

  it.each(['man, woman, girl, boy', 'teddy-bear, girl'])(
    'have something in a hand on a blanket, too: %s',
    (who) => {
      const count = who.split(', ').length;
      const seats = Array.from({ length: count }, (_, at) => `sit-at ${at} ${count}`).join('; ');
      const pieces = placed(`${who.replaceAll(',', ' sit,')} sit, picnic; ${seats}`);
      expect(ownOf(pieces, true)).toHaveLength(count);
    },
  );
});

it.each(['caterpillar', 'worm'])('who eats a hole in an apple has the apple before it: %s', (eater) => {
  const pieces = placed(`${eater}, hollow-apple; eat 0 1`);
  const [body, apple] = [shown(pieces, 0), shown(pieces, 1)];
  expect(widthOf(apple)).toBeLessThan(widthOf(body));
  const [far, near] = [Math.abs(middleOf(apple) - middleOf(body)), (widthOf(apple) + widthOf(body)) / 2];
  expect(far).toBeGreaterThan(0.5 * near);
  expect(far).toBeLessThan(1.1 * near);
});
