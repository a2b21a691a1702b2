import { apply } from '../../raster/LabelMap.ts';
import { boxUnder, spanAt } from '../geometry/silhouette.ts';
import type { Part } from './Actor.ts';
import type { Group } from './Group.ts';
import { splash } from './water.ts';

/** Whether who leads a group leaps out of the water: a dolphin, a whale, a fish. */
export function isLeaping({ host: { record, request } }: Pick<Group, 'host'>): boolean {
  return record.kind === 'swimmer' && record.rests !== 'ground' && request.pose === 'jump';
}

/** The splash where who leaps has just left the water, at a level of the page. */
export function splashOf(
  { art, to }: Part,
  level: number,
  { left, right }: { left: number; right: number },
): Part {
  const box = boxUnder(to, art);
  const [from, till] = spanAt(art, art.top + (1 - TAIL) * art.height) ?? [art.left, art.left + art.width];
  const [x] = apply(to, (from + till) / 2, art.top + art.height);
  const width = SPLASH * (box.right - box.left);
  return splash({ x: Math.min(right - 0.7 * width, Math.max(left + 0.7 * width, x)), y: level }, width);
}

/** How far up the tail is looked for, as a share of the height. */
const TAIL = 0.1;
/** How broad a splash is beside who leaps. */
const SPLASH = 0.42;
