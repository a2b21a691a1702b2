import type { Art } from '../../art/art.ts';
import type { Body } from '../../bodies/Body.ts';
import { word } from '../../parts/lettering.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { placement, roundRect } from '../../parts/shapes.ts';
import type { Affine } from '../../raster/LabelMap.ts';
import type { Thing } from '../../things/Things.ts';

type Label = NonNullable<Thing['labels']>[number];

/** How high letters are at the parts of a picture, as a share of its longest side, and those of its own name. */
const HIGH = 0.036;
const NAME_HIGH = 0.12;
/** A name is at most so many times as wide as the picture over it. */
const NAME_WIDE = 1.3;
/** Room around letters on their tag, in heights of one. */
const PAD = 0.45;

/** A picture with the names of its parts in black, each on a tag with a line to what it names; or with its own name under it. */
export function labelOn(
  body: Body,
  labels: readonly string[],
  { places, isAlone }: { places: readonly Label[] | undefined; isAlone: boolean },
): Body {
  const { art } = body;
  const sketch = new Sketch().add(art, placement(0, 0));
  const longest = Math.max(art.width, art.height);
  const foot = art.top + art.height * art.ground;
  if (places === undefined) {
    const high = NAME_HIGH * longest;
    const name = lettered(labels[0] ?? '', { high, wide: NAME_WIDE * art.width, isOutlined: isAlone });
    put(sketch, name, { x: art.left + art.width / 2, y: art.top + art.height + high * 1.3 });
  } else
    for (const [index, { at, to }] of places.entries()) {
      const name = lettered(labels[index] ?? '', { high: HIGH * longest, wide: longest });
      const middle = pointOn(art, to);
      put(sketch, name, middle);
      if (at !== undefined) lead(sketch, { name, middle, end: pointOn(art, at) });
    }
  const labeled = sketch.art();
  return { ...body, art: { ...labeled, ground: (foot - labeled.top) / labeled.height } };
}

/** A word on a tag, so high and at most so wide: in black, or outlined where it is large enough to be colored. */
export function lettered(
  text: string,
  { high, wide, isOutlined }: { high: number; wide: number; isOutlined?: boolean },
): { art: Art; scale: number } {
  const outlined = word(text.toUpperCase());
  const { left, top, width, height } = outlined;
  const pad = PAD * height;
  const sketch = new Sketch();
  const tag = sketch.area([roundRect(left - pad, top - pad, width + 2 * pad, height + 2 * pad, pad)], '#fff');
  if (isOutlined) sketch.add(outlined, placement(0, 0), tag);
  else for (const item of outlined.items) if (item.kind === 'area') sketch.ink(item.rings);
  const scale = Math.min(high / height, wide / (width + 2 * pad));
  return { art: sketch.art(), scale };
}

/** Where a picture goes whose middle is there. */
export function centered({ art, scale }: ReturnType<typeof lettered>, { x, y }: Point): Affine {
  const [e, f] = [x - scale * (art.left + art.width / 2), y - scale * (art.top + art.height / 2)];
  return { a: scale, b: 0, c: 0, d: scale, e, f };
}

interface Point {
  x: number;
  y: number;
}

function put(sketch: Sketch, name: ReturnType<typeof lettered>, at: Point): void {
  sketch.add(name.art, centered(name, at));
}

function pointOn(art: Art, { x, y }: Point): Point {
  return { x: art.left + x * art.width, y: art.top + y * art.height };
}

/** A line from the edge of a word to what it names. */
function lead(
  sketch: Sketch,
  { name, middle, end }: { name: ReturnType<typeof lettered>; middle: Point; end: Point },
): void {
  const [wide, high] = [name.art.width * name.scale, name.art.height * name.scale];
  const [x, y] = [end.x - middle.x, end.y - middle.y];
  // How much of the way is within the tag.
  const share = Math.min(wide / 2 / Math.abs(x || 1e-6), high / 2 / Math.abs(y || 1e-6));
  if (share >= 1) return;
  sketch.line([middle.x + share * x, middle.y + share * y, end.x, end.y], 0.9);
}
