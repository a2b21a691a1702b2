import type { Part } from '../company/Actor.ts';

type Point = { x: number; y: number };

/** A part turned so that its tip is at a goal and its grip on the line to the hand, mirrored where it would lie on its head. */
export function aimed(
  one: Part,
  { to: { a, b, c, d, e, f } }: Part,
  { grip, tip, hand, goal, size }: { grip: Point; tip: Point; hand: Point; goal: Point; size: number },
): Part {
  const isMirrored = (tip.x - grip.x) * (goal.x - hand.x) < 0;
  const flip = isMirrored ? -1 : 1;
  const by =
    Math.atan2(goal.y - hand.y, goal.x - hand.x) - Math.atan2(tip.y - grip.y, flip * (tip.x - grip.x));
  const [cos, sin] = [Math.cos(by) * size, Math.sin(by) * size];
  const at = (x: number, y: number): [number, number] => [cos * x - sin * y, sin * x + cos * y];
  const [[na, nb], [nc, nd], [ne, nf]] = [
    at(flip * a, b),
    at(flip * c, d),
    at(flip * (e - tip.x), f - tip.y),
  ];
  return { ...one, to: { a: na, b: nb, c: nc, d: nd, e: ne + goal.x, f: nf + goal.y } };
}
