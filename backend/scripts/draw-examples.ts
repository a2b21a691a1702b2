import { mkdirSync, writeFileSync } from 'node:fs';
import { EXAMPLES } from '@lineleaf/api-client/contract';
import { illustrate } from '../src/pictures/illustrate.ts';

/** Draws the ten examples with seeds chosen by eye to `assets/examples/<id>.png`. Run with `npx tsx scripts/draw-examples.ts`. */
const SEEDS: readonly number[] = [4, 6, 3, 1, 1, 7, 4, 3, 3, 3];
const folder = new URL('../assets/examples/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const [index, { id, prompt }] of EXAMPLES.entries()) {
  const { png, unknown } = illustrate({ prompt, seed: SEEDS[index] ?? 1 });
  if (unknown.length > 0)
    throw new Error(`Example "${prompt}" has words that could not be drawn: ${unknown.join(', ')}`);
  writeFileSync(new URL(`${id}.png`, folder), png);
}
