import type { Art } from '../art/art.ts';
import { artData } from '../art/artData.ts';
import { readPath } from './readPath.ts';
import { Sketch } from './Sketch.ts';

/** A word as outlined letters, 1000 units an em, its foot on the base line. Signs without a letter are left out. */
export function word(text: string): Art {
  const { letters } = artData();
  const sketch = new Sketch();
  let x = 0;
  for (const sign of text) {
    const letter = letters[sign] ?? letters[sign.toUpperCase()];
    const outlines = letter === undefined || letter.path === '' ? [] : [letter.path, ...(letter.over ?? [])];
    for (const outline of outlines) {
      sketch.area(
        readPath(outline).map((ring) => ring.map((value, index) => (index % 2 === 0 ? value + x : value))),
      );
    }
    x += (letter?.advance ?? 280) + 34;
  }
  return sketch.art();
}

/** Whether at least one sign of a text can be lettered. */
export function canLetter(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && word(text).width > 1;
}
