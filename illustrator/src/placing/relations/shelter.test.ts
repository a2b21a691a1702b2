import { describe, expect, it } from 'vitest';
import { apply } from '../../raster/LabelMap.ts';
import { heightOf, middleOf, placed, shown, widthOf } from '../../testing/placed.ts';

describe('what is held high', () => {
  it.each(['girl', 'bear', 'frog', 'old-man'])('is over the head, where it is an umbrella: %s', (who) => {
    const pieces = placed(`${who}, umbrella; hold 0 1`);
    const [body, umbrella] = [shown(pieces, 0), shown(pieces, 1)];
    expect(umbrella.left).toBeLessThan(body.left + 0.15 * widthOf(body));
    expect(umbrella.right).toBeGreaterThan(body.right - 0.15 * widthOf(body));
    expect(umbrella.top).toBeLessThan(body.top - 0.15 * heightOf(body));
    // Its stick is seen beside the head.
    const { places, to, telling } = pieces.find(({ thing }) => thing === 0) ?? {};
    const hands = [places?.leftHand, places?.rightHand].flatMap((at) =>
      at && to ? [apply(to, at.x, at.y)] : [],
    );
    const high = hands.sort(([, one], [, other]) => one - other)[0];
    if (!high || !to || !telling) throw new Error('It has hands and a face');
    const sides = [telling.left, telling.right].map((x) => apply(to, x, telling.top)[0]);
    expect(high[0] < Math.min(...sides) || high[0] > Math.max(...sides)).toBe(true);
  });

  it.each(['boy', 'bear'])('is well over and beside who flies it, where it is a kite: %s', (who) => {
    const pieces = placed(`${who}, kite; hold 0 1`);
    const [body, kite] = [shown(pieces, 0), shown(pieces, 1)];
    expect(kite.bottom).toBeLessThan(body.top);
    expect(Math.abs(middleOf(kite) - middleOf(body))).toBeGreaterThan(0.7 * heightOf(body));
    // Its tail is away from the line.
    const { to } = pieces[kite.layer] ?? {};
    expect(Math.abs(to?.b ?? 0)).toBeGreaterThan(0.3 * Math.abs(to?.a ?? 0));
  });
});
