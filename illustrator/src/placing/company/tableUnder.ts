import { drawBody } from '../../bodies/drawBody.ts';
import type { Box } from '../../page.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { moved, type Part } from './Actor.ts';

/** Width of a table, in the units of groups: no doll's table. */
export const LEAST_WIDTH = 400;
/** A table is so much lower than it is drawn. */
const LOW = 0.75;

/** A table so wide and so high, or as high as it is drawn, whose top is at the foot of a box; its cloth goes down to the ground where somebody is behind it. */
export function tableUnder(box: Box, wide: number, high?: number, isSatAt = false): Part {
  const pose = isSatAt ? { pose: 'sit' as const } : {};
  const { art, places } = drawBody({ key: 'table', looks: {}, wears: [], variant: 0, ...pose });
  const across = wide / art.width;
  const down = high === undefined ? across * LOW : high / art.height;
  const to = { a: across, b: 0, c: 0, d: down, e: 0, f: 0 };
  const under = boxUnder(to, art);
  const x = (box.left + box.right - under.left - under.right) / 2;
  return moved({ art, to, role: 'scenery' }, x, box.bottom - (places.top?.y ?? art.top) * down - 6);
}
