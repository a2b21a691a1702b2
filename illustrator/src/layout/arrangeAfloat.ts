import { type Instance, type Standing, scaleOf } from './arrange.ts';
import type { Box } from './page.ts';
import type { Random } from './Random.ts';
import { findSpot } from './spots.ts';

/** Hangs things in the air, in water or in space, as large as fits beside what is taken. */
export function arrangeAfloat(
  instances: readonly Instance[],
  region: Box,
  taken: readonly Box[],
  random: Random,
  largest = 2400,
): Standing[] {
  const centred = instances.length === 1 && taken.length === 0;
  for (let unit = largest; unit > 60; unit *= 0.93) {
    const placed: Standing[] = [];
    for (const instance of [...instances].sort(
      (a, b) => scaleOf(b, 1) * b.art.height - scaleOf(a, 1) * a.art.height,
    )) {
      const scale = scaleOf(instance, unit);
      const size = { width: instance.art.width * scale, height: instance.art.height * scale };
      const room = { taken: [...taken, ...placed.map((one) => one.box)], gap: 26, random };
      const box = centred ? centreSpot(size, region, random) : findSpot(size, region, room);
      if (!box) break;
      const [x, foot] = [(box.left + box.right) / 2, box.top + size.height * instance.art.ground];
      placed.push({ instance, x, foot, scale, box });
    }
    if (placed.length === instances.length) return placed;
  }
  return [];
}

function centreSpot(size: { width: number; height: number }, region: Box, random: Random): Box | undefined {
  const [spanX, spanY] = [region.right - region.left - size.width, region.bottom - region.top - size.height];
  if (spanX < 0 || spanY < 0) return undefined;
  const left = region.left + spanX * random.between(0.4, 0.6);
  const top = region.top + spanY * random.between(0.4, 0.6);
  return { left, top, right: left + size.width, bottom: top + size.height };
}
