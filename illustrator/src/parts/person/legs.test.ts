import { describe, expect, it } from 'vitest';
import { drawPerson } from './drawPerson.ts';
import { SIDES } from './joints.ts';
import type { Age, PersonLook } from './PersonLook.ts';

const AGES: readonly Age[] = ['baby', 'toddler', 'child', 'adult', 'old'];

function person(pose: 'sit' | 'jump' | 'stand', look: Partial<PersonLook> = {}) {
  return drawPerson({
    ...{ pose, isYoung: false, onSeat: false, hands: {} },
    look: { hair: 'short', lower: 'trousers', ...look },
  });
}

describe('legs', () => {
  it.each(AGES)('of a %s who sits on the ground are before it, its hands beside them', (age) => {
    const { joints } = person('sit', { age });
    for (const side of SIDES) {
      const [[x, y], [handX, handY]] = [joints.feet[side], joints.hands[side]];
      // A sole is some 17 high and 12 wide, a hand 10.
      expect(Math.abs(handX) - Math.abs(x)).toBeGreaterThan(12);
      expect(y - handY).toBeGreaterThan(16);
    }
  });

  it.each(AGES)('of a %s who jumps are spread, the soles level', (age) => {
    const { joints } = person('jump', { age });
    for (const side of SIDES) {
      const [[hip], [kneeX, kneeY], [x, y]] = [joints.hips[side], joints.knees[side], joints.feet[side]];
      expect(Math.abs(x)).toBeGreaterThan(Math.abs(kneeX));
      expect(Math.abs(kneeX)).toBeGreaterThan(Math.abs(hip) + 8);
      expect(Math.abs(x - kneeX)).toBeLessThan(0.3 * (y - kneeY));
    }
  });

  it('of a mermaid are a tail before her waist, its fin before its end', () => {
    const { art } = person('stand', { lower: 'tail' });
    const areas = art.items.flatMap((item) =>
      item.kind === 'area' && item.area > 0 ? [item.rings[0] ?? []] : [],
    );
    const extent = (ring: ArrayLike<number>, axis: number) =>
      Array.from(ring).filter((_, index) => index % 2 === axis);
    const tail = areas.findIndex((ring) => Math.max(...extent(ring, 1)) > 70);
    const trunk = areas.findIndex(
      (ring) => Math.min(...extent(ring, 1)) < -50 && Math.max(...extent(ring, 1)) > 5,
    );
    const fin = areas.findIndex((ring) => Math.max(...extent(ring, 0)) > 120);
    expect(trunk).toBeGreaterThanOrEqual(0);
    expect(tail).toBeGreaterThan(trunk);
    expect(fin).toBeGreaterThan(tail);
  });

  it('of a dancer end on the tips of her toes', () => {
    const [shod, dancing] = [person('stand'), person('stand', { lower: 'tutu', feet: 'ballet' })];
    const low = ({ art }: typeof shod) => art.top + art.height;
    expect(low(dancing)).toBeGreaterThan(low(shod) + 8);
  });
});
