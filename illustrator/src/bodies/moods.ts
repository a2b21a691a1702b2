import type { Art, ArtItem } from '../art/art.ts';
import { drawSmile } from '../parts/face.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement, spline } from '../parts/shapes.ts';
import type { Mood } from '../reading/moods.ts';
import type { Kind } from '../things/recordSchema.ts';
import type { BodyPlace } from './Body.ts';
import type { Drawn } from './Drawn.ts';
import { faceSpot } from './faceSpot.ts';
import { withLids, withSign } from './feltBySigns.ts';
import { areaAt, blobOf, type Eye } from './findHead.ts';
import { chinOf, gaping, heard } from './heard.ts';
import { type MouthMood, withMouth } from './mouths.ts';

/** Shows a mood on an animal, by its eyes, or on a thing that has no face by giving it one; undefined where it cannot. */
export function withMood(drawn: Drawn, mood: Mood, kind: Kind): Drawn | undefined {
  const eyes = drawn.head?.eyes ?? [];
  if (eyes.length === 0) return FACELESS.has(kind) ? withFace(drawn, mood) : undefined;
  const chin = chinOf(drawn);
  const hasBeak = kind === 'flier';
  // Who winks at the viewer feels nothing else.
  if (isWinking(drawn) && mood !== 'happy') return undefined;
  switch (mood) {
    // Animals are drawn friendly.
    case 'happy':
      return drawn;
    case 'sleepy':
      return withClosedEyes(drawn);
    case 'silly':
    case 'hungry':
      return drawn.facing === 'front' && drawn.places.mouth
        ? { ...drawn, art: withTongue(drawn, drawn.places.mouth) }
        : mood === 'hungry'
          ? heard(drawn, 'singing', kind)
          : undefined;
    // Teeth are none of an animal's own lines.
    case 'gappy':
      return undefined;
    case 'agape':
      return gaping(drawn, kind);
    case 'shy':
      return { ...drawn, art: withSigns(drawn.art, eyes, mood) };
    case 'bored':
      return { ...drawn, art: withLids(drawn.art, eyes) };
    case 'dizzy':
    case 'confused':
    case 'sick':
      return withSign(drawn, mood);
    default: {
      const open = mood === 'toothy' ? heard(drawn, mood, kind)?.art : undefined;
      const art = hasBeak ? undefined : (open ?? withMouth(drawn.art, { eyes, chin }, mood));
      const signed = withSigns(art ?? drawn.art, eyes, mood);
      return { ...drawn, art: art === undefined ? withStart({ ...drawn, art: signed }, mood) : signed };
    }
  }
}

/** Whether a face from the front has one eye, aside. */
function isWinking({ head, facing, art }: Drawn): boolean {
  const [eye, other] = head?.eyes ?? [];
  if (eye === undefined || other !== undefined || facing !== 'front') return false;
  return Math.abs(eye.x - (art.left + art.width / 2)) > ASIDE * art.width;
}

/** As a share of a picture's width. */
const ASIDE = 0.06;

/** What no mouth shows: who starts at something has strokes over the head, who shivers has them at both sides. */
function withStart({ art, head, facing }: Drawn, mood: Mood): Art {
  if (head === undefined || (mood !== 'surprised' && mood !== 'scared')) return art;
  const { x, y, top, width } = head;
  const sketch = new Sketch().add(art, placement(0, 0));
  const u = 0.1 * width;
  if (mood === 'surprised')
    for (const across of [-1, 0, 1])
      sketch.line([x + 2 * across * u, top - u, x + 3.2 * across * u, top - 2.6 * u], 1);
  else {
    const sides = facing === 'front' ? ([-1, 1] as const) : ([facing === 'left' ? -1 : 1] as const);
    for (const side of sides)
      for (const out of facing === 'front' ? [0.8] : [0.8, 2.2]) {
        const edge = x + side * (width / 2 + out * u);
        sketch.line(spline([edge, y - 2 * u, edge + u, y - u, edge, y, edge - u, y + u, edge, y + 2 * u]), 1);
      }
  }
  return sketch.art(art.ground);
}

/** Kinds of which the pictures have no face of their own. */
const FACELESS: ReadonlySet<Kind> = new Set([
  ...(['food', 'object', 'plant', 'building', 'vehicle', 'symbol', 'sky', 'boat'] as const),
  ...(['aircraft', 'spacecraft', 'furniture', 'clothes'] as const),
]);

/** A face where a picture has room for it: a smile or the mouth of the mood, with the signs of that over it. */
export function withFace(drawn: Drawn, mood: Mood): Drawn | undefined {
  if (mood === 'gappy') return undefined;
  const { art } = drawn;
  const spot = faceSpot(art, drawn.places.face);
  if (!spot) return undefined;
  const { radius } = spot;
  const sketch = new Sketch();
  sketch.add(art, placement(0, 0));
  sketch.join(spot.index, [ellipse(spot.x, spot.y, radius)]);
  drawSmile(sketch, spot.x, spot.y, radius);
  const eyes = [-1, 1].map((side) => ({
    x: spot.x + side * 0.34 * radius,
    y: spot.y - 0.14 * radius,
    size: 0.34 * radius,
  }));
  const smiling = sketch.art(art.ground);
  const faced: Drawn = {
    ...drawn,
    art: isSigned(mood) ? withSigns(mouthed(smiling, eyes, mood), eyes, mood) : smiling,
    telling: {
      left: spot.x - radius,
      top: spot.y - radius,
      right: spot.x + radius,
      bottom: spot.y + radius,
    },
    head: { eyes, x: spot.x, y: spot.y, top: art.top, width: 2 * radius },
  };
  if (mood === 'silly' || mood === 'hungry') {
    const mouth = { x: spot.x, y: spot.y + 0.56 * radius, width: radius };
    return { ...faced, art: withTongue(faced, mouth) };
  }
  if (mood === 'agape') return heard(faced, 'gaping', 'object') ?? faced;
  if (mood === 'bored') return { ...faced, art: withLids(faced.art, eyes) };
  if (mood === 'dizzy' || mood === 'confused' || mood === 'sick') return withSign(faced, mood);
  return mood === 'sleepy' ? withClosedEyes(faced) : faced;
}

type Signed = MouthMood | 'shy';

function isSigned(mood: Mood): mood is Signed {
  return mood === 'shy' || isOfMouth(mood);
}

function isOfMouth(mood: Mood): mood is MouthMood {
  return Object.hasOwn(BROWS, mood);
}

/** A smiling face with another mouth where the mood has one. */
function mouthed(art: Art, eyes: readonly Eye[], mood: Signed): Art {
  const chin = art.top + art.height;
  return isOfMouth(mood) ? (withMouth(art, { eyes, chin }, mood) ?? art) : art;
}

/** A picture with a tongue out of a mouth. */
function withTongue({ art, head }: Drawn, { x, y }: BodyPlace): Art {
  const u = 0.09 * (head?.width ?? art.width);
  const sketch = new Sketch();
  sketch.add(art, placement(0, 0));
  sketch.area(
    `M${x - u} ${y} L${x + u} ${y} C${x + 1.3 * u} ${y + 2.4 * u} ${x - 1.3 * u} ${y + 2.4 * u} ${x - u} ${y} Z`,
    '#ef7fa8',
  );
  return sketch.art(art.ground);
}

/** How high the inner and the outer end of a brow are over an eye, in sizes of that. */
const BROWS: Readonly<Record<MouthMood, readonly [number, number]>> = {
  angry: [-0.7, -1.35],
  sad: [-1.4, -0.85],
  scared: [-1.4, -0.85],
  surprised: [-1.45, -1.35],
  blowing: [-1.35, -1.25],
  toothy: [-0.7, -1.35],
};

/** Brows, tears, drops and hatched cheeks around eyes. */
function withSigns(art: Art, eyes: readonly Eye[], mood: Signed): Art {
  const sketch = new Sketch();
  sketch.add(art, placement(0, 0));
  const middle = eyes.reduce((sum, eye) => sum + eye.x, 0) / eyes.length;
  for (const eye of eyes) {
    const side = eyes.length === 1 ? -1 : Math.sign(eye.x - middle) || 1;
    const u = eye.size;
    if (mood === 'shy') {
      for (const across of [0.1, 0.6, 1.1])
        sketch.line(
          [
            eye.x + side * across * u + 0.15 * u,
            eye.y + 1.3 * u,
            eye.x + side * across * u - 0.15 * u,
            eye.y + 2 * u,
          ],
          0.8,
        );
      continue;
    }
    const [inner, outer] = BROWS[mood];
    sketch.line(
      [eye.x - side * 0.7 * u, eye.y + inner * u, eye.x + side * 0.8 * u, eye.y + outer * u],
      mood === 'angry' || mood === 'toothy' ? 1.2 : 0.9,
    );
  }
  const [first] = eyes;
  if (first && (mood === 'sad' || mood === 'scared'))
    drop(sketch, first, mood === 'sad' ? [-0.8, 1.8] : [-1.6, -1.4]);
  return sketch.art(art.ground);
}

function drop(sketch: Sketch, { x: ex, y: ey, size }: Eye, [dx, dy]: readonly [number, number]): void {
  const [x, y, u] = [ex + dx * size, ey + dy * size, 0.85 * size];
  sketch.area(
    `M${x} ${y - 1.3 * u} C${x + 0.4 * u} ${y - 0.5 * u} ${x + 0.8 * u} ${y - 0.1 * u} ${x + 0.8 * u} ${y + 0.4 * u} C${x + 0.8 * u} ${y + 1.4 * u} ${x - 0.8 * u} ${y + 1.4 * u} ${x - 0.8 * u} ${y + 0.4 * u} C${x - 0.8 * u} ${y - 0.1 * u} ${x - 0.4 * u} ${y - 0.5 * u} ${x} ${y - 1.3 * u} Z`,
  );
}

/** The eyes that were found, closed: an arc for each, and the fur around it where it was; undefined where none were. */
export function withClosedEyes(drawn: Drawn): Drawn | undefined {
  const eyes = drawn.head?.eyes ?? [];
  if (eyes.length === 0) return undefined;
  const { art } = drawn;
  const items = art.items.map((item) => (isOneOf(eyes, item) ? { ...item, rings: [] } : item));
  const sketch = new Sketch();
  sketch.add({ ...art, items }, placement(0, 0));
  for (const { x, y, size } of eyes) {
    const around = areaAt({ ...art, items }, x, y - 0.75 * size);
    if (around >= 0) sketch.join(around, [ellipse(x, y, 0.62 * size)]);
    const half = 0.75 * size;
    sketch.line(`M${x - half} ${y} Q${x} ${y + 0.9 * size} ${x + half} ${y}`, 1);
  }
  return { ...drawn, art: sketch.art(art.ground) };
}

/** Whether an item is one of the eyes or lies in it: a glint, a ring. */
function isOneOf(eyes: readonly Eye[], item: ArtItem): item is Exclude<ArtItem, { kind: 'line' }> {
  if (item.kind === 'line') return false;
  const { x, y, size } = blobOf(item.rings);
  return eyes.some((eye) => size <= 1.05 * eye.size && Math.hypot(eye.x - x, eye.y - y) < 0.5 * eye.size);
}
