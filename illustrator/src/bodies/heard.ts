import { Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import type { Kind } from '../things/recordSchema.ts';
import type { Drawn } from './Drawn.ts';
import { drawMouth, type MouthShape, withMouth } from './mouths.ts';

/** With its mouth open, as it is heard; undefined where no mouth is found, and for beaks. */
export function heard(drawn: Drawn, shape: MouthShape, kind: Kind): Drawn | undefined {
  const eyes = drawn.head?.eyes ?? [];
  if (kind === 'flier') return undefined;
  const art = withMouth(drawn.art, { eyes, chin: chinOf(drawn) }, shape);
  if (art) return { ...drawn, art };
  const { mouth } = drawn.places;
  if (mouth === undefined || drawn.facing !== 'front' || drawn.head === undefined) return undefined;
  const sketch = new Sketch().add(drawn.art, placement(0, 0));
  drawMouth(sketch, shape, {
    x: mouth.x,
    y: mouth.y,
    u: (shape === 'toothy' ? BROAD : OPEN) * drawn.head.width,
  });
  return { ...drawn, art: sketch.art(drawn.art.ground) };
}

/** Half the breadth of an open beak, as a share of the head's. */
const BEAK = 0.17;
/** Half the breadth of a mouth over the one that is there, as a share of the head's. */
const OPEN = 0.16;
const BROAD = 0.22;

/** Below this there is no mouth: a little under the face, as it is found. */
export function chinOf({ telling }: Drawn): number {
  return telling ? telling.bottom + 0.3 * (telling.bottom - telling.top) : Number.POSITIVE_INFINITY;
}

/** With its mouth or beak wide open; undefined where neither is found. */
export function gaping(drawn: Drawn, kind: Kind): Drawn | undefined {
  if (kind !== 'flier') return heard(drawn, 'gaping', kind);
  const { mouth } = drawn.places;
  const { head, facing, art } = drawn;
  if (mouth === undefined || head === undefined || facing !== 'front') return undefined;
  const u = BEAK * head.width;
  const at = (dx: number, dy: number) => `${mouth.x + dx * u} ${mouth.y + (dy - 0.4) * u}`;
  const sketch = new Sketch().add(art, placement(0, 0));
  sketch.area(`M${at(-1, -0.2)} Q${at(0, -1.5)} ${at(1, -0.2)} L${at(0, 1.5)} Z`, '#f2a93b');
  sketch.area(`M${at(-0.5, -0.12)} Q${at(0, -0.7)} ${at(0.5, -0.12)} L${at(0, 0.8)} Z`, '#a33a3a');
  return { ...drawn, art: sketch.art(art.ground) };
}
