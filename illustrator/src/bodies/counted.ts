import type { Art } from '../art/art.ts';
import { artData } from '../art/artData.ts';
import { Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import type { Thing } from '../things/Things.ts';
import type { Drawn } from './Drawn.ts';
import { readDrawing } from './drawingOf.ts';

/** So many stand in the first row alone. */
const ONE_ROW = 6;
/** How large each is at most, in its own units, and how wide beside the room that it has. */
const LARGEST = 0.72;
const FILLS = 0.86;

/** A thing with so many of what its record counts on it, each whole, in rows that are as evenly full as they are wide. */
export function withCounted(thing: Thing, body: Drawn, count: number): Drawn {
  return { ...body, art: countedOn(thing, body.art, count) };
}

/** The same on a picture: eyes on a head. */
export function countedOn(thing: Thing, picture: Art, count: number): Art {
  const { counted } = thing;
  const part = artData().things.get(counted?.part ?? '');
  if (counted === undefined || part === undefined) return picture;
  const { art } = readDrawing(part.key, part.drawing ?? { svg: part.key });
  const rows = count > (counted.oneRow ?? ONE_ROW) ? counted.rows : counted.rows.slice(0, 1);
  const room = rows.reduce((sum, { width = 1 }) => sum + width, 0);
  const sketch = new Sketch().add(picture, placement(0, 0));
  let left = count;
  for (const [at, { x, y, width = 1 }] of rows.entries()) {
    const many = at === rows.length - 1 ? left : Math.round((count * width) / room);
    left -= many;
    const each = (width * picture.width) / many;
    const scale = Math.min(LARGEST, (FILLS * each) / art.width);
    for (let index = 0; index < many; index += 1) {
      const middle = picture.left + x * picture.width + (index + 0.5 - many / 2) * each;
      const foot = picture.top + y * picture.height;
      const to = placement(
        middle - scale * (art.left + art.width / 2),
        foot - scale * (art.top + art.height),
        scale,
      );
      sketch.add(art, to);
    }
  }
  return sketch.art();
}
