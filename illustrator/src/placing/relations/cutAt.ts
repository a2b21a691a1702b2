import type { Part } from '../company/Actor.ts';
import { cutArt } from '../geometry/cutArt.ts';

/** A part cut at a vertical line of its group; what lies on the side it goes to stays. */
export function cutAtX(part: Part, x: number, side: 1 | -1): Part {
  const at = (x - part.to.e) / part.to.a;
  return {
    ...part,
    art: cutArt(part.art, { axis: 'x', at, keeps: side > 0 ? 'more' : 'less' }),
    whole: part.whole ?? part.art,
  };
}

/** A part cut at a horizontal line of its group; what lies above it stays, or below it. */
export function cutAtY(part: Part, y: number, keeps: 'less' | 'more' = 'less'): Part {
  const at = (y - part.to.f) / part.to.d;
  return { ...part, art: cutArt(part.art, { axis: 'y', at, keeps }), whole: part.whole ?? part.art };
}
