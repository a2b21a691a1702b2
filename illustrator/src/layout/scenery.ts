import type { Art } from '../art/art.ts';
import type { PlacedArt } from '../lines/paintArt.ts';
import { fence, hill } from '../parts/land.ts';
import { flower, pine, tree } from '../parts/plants.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse } from '../parts/shapes.ts';
import { cloud, star, sun } from '../parts/sky.ts';
import { placeAt } from './page.ts';
import type { Random } from './Random.ts';
import type { Filler, Stage } from './stage.ts';

/** Where pictures in page pixels go. */
export const WHOLE = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** Puts a picture in page pixels behind everything. */
export function whole(stage: Stage, art: Art): void {
  stage.back.push({ art, to: WHOLE, keepSmall: true });
}

/** Puts a fence in front of the hills; between its pales and rails they show in many pieces. */
export function addFence(stage: Stage, height: number, below: number): void {
  stage.back.push({ art: fence(stage.horizon + below, height), to: WHOLE, keepSmall: true, cost: 60 });
}

/** One or two rows of hills at the horizon. */
export function addHills(stage: Stage, random: Random, count: number): void {
  if (count > 1) whole(stage, hill(stage.horizon - 70, random.between(30, 60), random.next()));
  whole(stage, hill(stage.horizon, random.between(12, 36), random.next()));
}

/** Trees or firs along the horizon, in slots apart. */
export function addTrees(stage: Stage, random: Random, count: number): void {
  const isFir = random.chance(0.3);
  const variant = random.below(6);
  const slots = random
    .shuffle([130, 1140, 330, 950, 640])
    .slice(0, count)
    .sort((a, b) => a - b);
  for (const slot of slots) {
    const scale = random.between(1.1, 1.7);
    const x = slot + random.between(-40, 40);
    const art = isFir ? pine() : tree(variant);
    const placed = placeAt(art, { x, foot: stage.horizon + random.between(30, 80), scale });
    stage.back.push({ ...placed, cost: art.items.length });
  }
}

/** A sun and two or three clouds. */
export function addSky(stage: Stage, random: Random): void {
  stage.skyFillers.push(
    {
      art: sun(random.chance(0.35), random.below(3)),
      height: random.between(210, 290),
      isHigh: true,
      cost: 16,
    },
    ...repeat(2 + random.below(2), () => ({ art: cloud(random.below(3)), height: random.between(110, 180) })),
  );
}

/** Flowers of several kinds for the ground. */
export function flowers(random: Random, count: number): Filler[] {
  return repeat(count, () => ({
    art: flower(random.below(4)),
    height: random.between(150, 230),
  }));
}

/** A bank in front of water, from y down. */
export function bankAt(y: number, random: Random): PlacedArt {
  return { art: hill(y, 20, random.next()), to: WHOLE, keepSmall: true };
}

/** Stars of several sizes. */
export function stars(random: Random, count: number): Filler[] {
  return repeat(count, () => ({ art: star(), height: random.between(40, 84) }));
}

/** A bubble with a glint. */
export function bubble(): Art {
  return BUBBLE;
}

/** A list of `count` things made one by one. */
export function repeat<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const BUBBLE = (() => {
  const sketch = new Sketch();
  sketch.area([ellipse(0, 0, 40)]);
  sketch.line('M-24 -8 Q-22 -24 -8 -26', 0.8);
  return sketch.art();
})();
