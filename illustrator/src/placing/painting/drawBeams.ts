import { type Box, CONTENT, placeAt } from '../../page.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { burst } from '../../parts/sky.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { Piece } from '../Placement.ts';

/** Something that fires beams: the box that it covers. */
interface Standing {
  box: Box;
}

/** Beams of light between neighboring ships, under the ships, and the bursts where they strike, over them. */
export interface Beams {
  under: Piece[];
  over: Piece[];
}

export function drawBeams(ships: readonly Standing[]): Beams {
  const beams: Beams = { under: [], over: [] };
  const done = new Set<string>();
  for (const [index, ship] of ships.entries()) {
    const target = nearest(ships, ship);
    if (!target) {
      addLoneBeams(beams, ship);
      continue;
    }
    const pair = [index, ships.indexOf(target)].sort().join();
    if (!done.has(pair)) addBeam(beams, ship, target);
    done.add(pair);
  }
  return beams;
}

/** Of one alone: two rays from the height of its eyes, to both sides. */
function addLoneBeams(beams: Beams, { box }: Standing): void {
  const [x] = center({ box });
  const y = box.top + EYES * (box.bottom - box.top);
  const sketch = new Sketch();
  for (const [side, end] of [
    [-1, CONTENT.left],
    [1, CONTENT.right],
  ] as const) {
    const far = Math.abs(end - x);
    const at = (along: number, out: number) => `${x + side * along} ${y - RISE * along + out}`;
    sketch.area(`M${at(0, -8)} L${at(far, -44)} V${y - RISE * far + 44} L${at(0, 8)} Z`);
    sketch.area(`M${at(0, -3)} L${at(far, -14)} V${y - RISE * far + 14} L${at(0, 3)} Z`);
  }
  beams.under.push({ art: sketch.art(), to: AS_IS, keepSmall: true, role: 'subject' });
}

const EYES = 0.34;
/** How much they go up. */
const RISE = 0.3;

function nearest(ships: readonly Standing[], ship: Standing): Standing | undefined {
  const [x, y] = center(ship);
  const away = (other: Standing) => Math.hypot(center(other)[0] - x, center(other)[1] - y);
  return ships.filter((other) => other !== ship).sort((a, b) => away(a) - away(b))[0];
}

function addBeam(beams: Beams, ship: Standing, target: Standing): void {
  const [from, to] = [center(ship), center(target)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const reach = length - radius(target) * 0.5;
  const sketch = new Sketch();
  for (let along = radius(ship) * 0.3; along + 60 < reach; along += 84) {
    const end = Math.min(along + 58, reach);
    const [x0, y0, x1, y1] = [
      from[0] + dx * along,
      from[1] + dy * along,
      from[0] + dx * end,
      from[1] + dy * end,
    ];
    sketch.tube([x0, y0, x1, y1], [26, 26]);
  }
  beams.under.push({ art: sketch.art(), to: AS_IS, keepSmall: true, role: 'subject' });
  const hit = { x: from[0] + dx * reach, foot: from[1] + dy * reach + 80, scale: 1.3 };
  beams.over.push({ ...placeAt(burst(), hit), role: 'subject' });
}

function center({ box }: Standing): [number, number] {
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
}

function radius({ box }: Standing): number {
  return Math.hypot(box.right - box.left, box.bottom - box.top) / 2;
}
