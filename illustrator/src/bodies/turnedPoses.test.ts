import { describe, expect, it } from 'vitest';
import { drawBody } from './drawBody.ts';

describe('who has the head below', () => {
  it.each(['girl', 'clown', 'monkey', 'robot'])(
    'stands on the hands, the head over the ground: %s',
    (key) => {
      const { art, places, undone } = drawBody({ key, looks: {}, pose: 'handstand', wears: [], variant: 0 });
      const ground = art.top + (art.ground ?? 1) * art.height;
      const { eyes, head, leftHand, rightHand, seat } = places;
      expect(undone.pose).toBe(false);
      expect(seat?.y).toBeLessThan(eyes?.y ?? 0);
      for (const hand of [leftHand, rightHand]) {
        expect(Math.abs((hand?.y ?? 0) - ground)).toBeLessThan(0.08 * art.height);
        expect(hand?.y).toBeGreaterThan(eyes?.y ?? Number.POSITIVE_INFINITY);
        expect(Math.abs((hand?.x ?? 0) - (head?.x ?? 0))).toBeGreaterThan(0.1 * art.width);
      }
    },
  );
});
