import type { Sketch } from '../Sketch.ts';
import type { Point } from './joints.ts';

/** Draws a pirate's hook in the place of a hand: a cup over the wrist and the hook out of it, its point turned back up. */
export function drawHook(
  sketch: Sketch,
  [x, y]: Point,
  { direction: [dx, dy], u }: { direction: Point; u: number },
): void {
  // Away from the body where the arm hangs, up where it is out.
  const [nx, ny] = dx > Math.abs(dy) ? [dy, -dx] : [-dy, dx];
  const at = (on: number, aside: number): Point => [
    x + u * (dx * on + nx * aside),
    y + u * (dy * on + ny * aside),
  ];
  const bend: number[] = [...at(4, 0), ...at(15, 0)];
  for (let turn = 0; turn <= 200; turn += 20) {
    const angle = (turn * Math.PI) / 180;
    bend.push(...at(17 + 11 * Math.sin(angle), 11 - 11 * Math.cos(angle)));
  }
  sketch.tube(
    bend,
    [4.6, 4.6, 4.6, 4.4, 4, 3.4, 2.4].map((wide) => wide * u),
    undefined,
    METAL,
  );
  sketch.tube([...at(-6, 0), ...at(7, 0)], [14 * u, 10 * u], undefined, CUP);
}

const METAL = '#cfd6dc';
const CUP = '#f7cf5c';
