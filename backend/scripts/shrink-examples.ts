import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { EXAMPLES, IMAGE_WIDTHS } from '@lineleaf/api-client/contract';
import { closePress, thumbnail } from '../src/pictures/index.ts';

/** Makes the smaller versions of the ten examples, `assets/examples/<width>/<id>.png`. Run with `npx tsx scripts/shrink-examples.ts`. */
const folder = new URL('../assets/examples/', import.meta.url);

for (const width of IMAGE_WIDTHS) {
  mkdirSync(new URL(`${width}/`, folder), { recursive: true });
  for (const { id } of EXAMPLES) {
    const small = await thumbnail(readFileSync(new URL(`${id}.png`, folder)), width);
    writeFileSync(new URL(`${width}/${id}.png`, folder), small);
  }
}
await closePress();
