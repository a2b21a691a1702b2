import { apply } from '../../raster/LabelMap.ts';
import type { Actor } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';

type Point = { x: number; y: number };

/** The point of a tool's picture that is farthest from where it is held. */
export function farEnd(company: Company, tool: Actor, { x, y }: Point): Point {
  const { art, to } = company.partOf(tool);
  let far = { x, y };
  let most = 0;
  for (const item of art.items)
    for (const points of item.kind === 'line' ? [item.points] : item.rings)
      for (let i = 0; i + 1 < points.length; i += 2) {
        const [px, py] = apply(to, points[i] ?? 0, points[i + 1] ?? 0);
        const away = Math.hypot(px - x, py - y);
        if (away > most) [most, far] = [away, { x: px, y: py }];
      }
  return far;
}
