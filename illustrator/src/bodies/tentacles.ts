import { Sketch } from '../parts/Sketch.ts';
import { placement, spline } from '../parts/shapes.ts';
import type { HandGoal, Hands, HandTask } from './Body.ts';
import type { Drawn, Places } from './Drawn.ts';
import { furOf } from './fur.ts';
import { REACH } from './limbed.ts';

/** How thick a tentacle is from its root, a round shoulder on the body, to its tip, as shares of the size. */
const WIDTHS = [0.085, 0.1, 0.105, 0.105, 0.095, 0.08, 0.065, 0.055];
/** How far from the middle it grows, and how far it bends outward, as shares of the size. */
const ROOT = 0.12;
const BEND = 0.16;
/** How long one to a point is at most. */
const LONGEST = 0.75;

/** What has tentacles holds and works with two more of them, before its body. */
export function withTentacles(drawn: Drawn, hands: Hands): Drawn {
  const { art, head, telling } = drawn;
  const size = Math.max(art.width, art.height);
  const [middle, root] = [head?.x ?? art.left + art.width / 2, telling?.bottom ?? art.top + 0.6 * art.height];
  const color = furOf(art);
  const [sketch, over] = [new Sketch().add(art, placement(0, 0)), new Sketch()];
  const places: Places = {};
  for (const side of [-1, 1] as const) {
    const task = side < 0 ? hands.left : hands.right;
    if (task === undefined) continue;
    const from = { x: middle + side * ROOT * size, y: root };
    const tip = tipOf(task, { from, side, size });
    const elbow = {
      x: (from.x + tip.x) / 2 + side * BEND * size,
      y: Math.max(from.y, tip.y) + 0.04 * size,
    };
    for (const one of [sketch, over])
      one.tube(spline([from.x, from.y, elbow.x, elbow.y, tip.x, tip.y]), spread(size), undefined, color);
    places[side < 0 ? 'leftHand' : 'rightHand'] = { ...tip, width: 0.08 * size };
  }
  return { ...drawn, art: sketch.art(art.ground), over: over.art(), places: { ...drawn.places, ...places } };
}

function spread(size: number): number[] {
  return WIDTHS.flatMap((width) => [width * size, width * size, width * size]);
}

function tipOf(
  task: HandTask | HandGoal,
  { from, side, size }: { from: HandGoal; side: 1 | -1; size: number },
): { x: number; y: number } {
  if (typeof task === 'object') {
    const [dx, dy] = [task.x - from.x, task.y - from.y];
    const part = Math.min(1, (LONGEST * size) / (Math.hypot(dx, dy) || 1));
    return { x: from.x + part * dx, y: from.y + part * dy };
  }
  const [, , out, down] = REACH[task];
  return { x: from.x + side * 1.2 * out * size, y: from.y + down * size };
}
