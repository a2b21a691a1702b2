import type { Art, ArtItem, Points } from '../art/art.ts';
import type { Box } from '../page.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement } from '../parts/shapes.ts';
import { areaAt, type Eye, extentOf } from './findHead.ts';

/** Moods that a mouth shows which is no smile. */
export type MouthMood = 'sad' | 'angry' | 'scared' | 'surprised' | 'blowing' | 'toothy';

/** What a mouth shows: a mood, or that its owner is heard. */
export type MouthShape = MouthMood | 'singing' | 'roaring' | 'gaping';

/** Below the eyes, in gaps between them: how far down and to the sides a mouth is, and how broad. */
const REACH = { from: 0.3, to: 1.6, aside: 0.35, broadest: 2.2 };
/** A solid dark that fills less of its box than this, or is so broad beside its height, is a stroke, no nose. */
const CURVED = 0.5;
const BROAD = 1.8;

/** A face with a mouth of a mood for its own; undefined where no mouth is found between and below two eyes. */
export function withMouth(
  art: Art,
  { eyes, chin }: { eyes: readonly Eye[]; chin: number },
  shape: MouthShape,
): Art | undefined {
  const [one, other] = eyes;
  if (one === undefined || other === undefined) return undefined;
  const gap = Math.abs(other.x - one.x);
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const isThere = (item: ArtItem): boolean => {
    const { x, y, wide } = middleOf(item);
    const down = (y - middle.y) / gap;
    const isNear = down > REACH.from && down < REACH.to && Math.abs(x - middle.x) < REACH.aside * gap;
    return isNear && y < chin && wide < REACH.broadest * gap;
  };
  const found = withoutNose(art.items.filter((item) => isThere(item) && isStroke(item)));
  const strokes =
    found.length > 0
      ? found
      : openMouth(
          art.items.filter((item) => isThere(item) && middleOf(item).y - middle.y < CLOSE * gap),
          gap,
        );
  if (strokes.length === 0) return undefined;
  const box = extentOf(strokes.flatMap((item) => pointsOf(item)));
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const isTongue = (item: ArtItem): boolean =>
    item.kind === 'area' &&
    isThere(item) &&
    middleOf(item).y > y &&
    isRed(item.color) &&
    middleOf(item).wide < gap;
  // Fangs that hang from a smile.
  const isTooth = (item: ArtItem): boolean =>
    OPEN.has(shape) && isWhite(item) && isAtMouth(item, box) && middleOf(item).wide < 0.6 * gap;
  const items = art.items.map(
    (item): ArtItem => (strokes.includes(item) || isTongue(item) || isTooth(item) ? blank(item) : item),
  );
  const sketch = new Sketch();
  sketch.add({ ...art, items }, placement(0, 0));
  // A solid dark leaves a hole in what is around it.
  const around = strokes.some(({ kind }) => kind === 'ink')
    ? areaAt({ ...art, items }, x, box.top - 0.04 * gap)
    : -1;
  if (around >= 0)
    sketch.join(around, [ellipse(x, y, 0.56 * (box.right - box.left), 0.62 * (box.bottom - box.top))]);
  const [least, most] = shape === 'toothy' ? [0.45, 0.7] : [0.26, 0.55];
  const half = Math.max(0.5 * (box.right - box.left), least * gap);
  drawMouth(sketch, shape, { x, y, u: Math.min(half, most * gap) });
  return sketch.art(art.ground);
}

/** Draws a mouth at a point, half as broad as `u`. */
export function drawMouth(
  sketch: Sketch,
  shape: MouthShape,
  { x, y, u }: { x: number; y: number; u: number },
): void {
  const at = (dx: number, dy: number) => `${x + dx * u} ${y + dy * u}`;
  if (shape === 'roaring' || shape === 'gaping') drawRoar(sketch, at, shape === 'roaring');
  else if (shape === 'toothy') drawFangs(sketch, at);
  else if (shape === 'singing') sketch.area([ellipse(x, y + 0.25 * u, 0.5 * u, 0.62 * u)], '#a33a3a');
  else if (shape === 'surprised') sketch.area([ellipse(x, y, 0.42 * u, 0.55 * u)], '#a33a3a');
  else if (shape === 'blowing') sketch.area([ellipse(x, y, 0.3 * u, 0.36 * u)], '#a33a3a');
  else if (shape === 'scared')
    sketch.line(
      `M${at(-0.9, 0.2)} L${at(-0.45, -0.2)} L${at(0, 0.2)} L${at(0.45, -0.2)} L${at(0.9, 0.2)}`,
      1,
    );
  else sketch.line(`M${at(-0.8, 0.4)} Q${at(0, -0.6)} ${at(0.8, 0.4)}`, 1.1);
}

/** Wide open, the tongue below; two fangs above of who roars. */
function drawRoar(sketch: Sketch, at: (dx: number, dy: number) => string, hasFangs: boolean): void {
  sketch.area(
    `M${at(-0.95, -0.3)} Q${at(0, 0.1)} ${at(0.95, -0.3)} C${at(1.05, 1.5)} ${at(0.55, 1.75)} ${at(0, 1.75)} C${at(-0.55, 1.75)} ${at(-1.05, 1.5)} ${at(-0.95, -0.3)} Z`,
    '#a33a3a',
  );
  for (const side of hasFangs ? [-1, 1] : [])
    sketch.area(`M${at(0.8 * side, -0.24)} L${at(0.3 * side, -0.12)} L${at(0.5 * side, 0.42)} Z`, '#ffffff');
  sketch.area(
    `M${at(-0.6, 1.6)} C${at(-0.5, 0.9)} ${at(0.5, 0.9)} ${at(0.6, 1.6)} Q${at(0, 1.85)} ${at(-0.6, 1.6)} Z`,
    '#ef7fa8',
  );
}

/** Broad and open, with a row of pointed teeth above and one below. */
function drawFangs(sketch: Sketch, at: (dx: number, dy: number) => string): void {
  sketch.area(
    `M${at(-1, -0.4)} Q${at(0, 0.1)} ${at(1, -0.4)} C${at(1.06, 0.75)} ${at(0.6, 1.15)} ${at(0, 1.15)} C${at(-0.6, 1.15)} ${at(-1.06, 0.75)} ${at(-1, -0.4)} Z`,
    '#a33a3a',
  );
  const lip = (x: number) => -0.15 - 0.25 * x ** 2;
  for (const x of [-0.64, -0.22, 0.22, 0.64])
    sketch.area(
      `M${at(x - 0.21, lip(x - 0.21))} L${at(x + 0.21, lip(x + 0.21))} L${at(x, lip(x) + 0.5)} Z`,
      '#ffffff',
    );
  const gum = (x: number) => 1.15 - 0.5 * x ** 2;
  for (const x of [-0.46, 0, 0.46])
    sketch.area(
      `M${at(x - 0.22, gum(x - 0.22))} Q${at(x, gum(x) + 0.06)} ${at(x + 0.22, gum(x + 0.22))} L${at(x, gum(x) - 0.5)} Z`,
      '#ffffff',
    );
}

/** What an open mouth is drawn with: its inside, red or dark with teeth before it, and all that is in that; nothing where there is none. */
function openMouth(items: readonly ArtItem[], gap: number): readonly ArtItem[] {
  for (const item of items) {
    if (item.kind !== 'area' || middleOf(item).wide > WIDEST_OPEN * gap) continue;
    const all = items.filter((other) => isWithin(extentOf(pointsOf(other)), extentOf(item.rings)));
    const hasTeeth = all.some(isWhite);
    if (isRed(item.color) || (hasTeeth && channels(item.color).every((at) => at < DARK))) return all;
  }
  return [];
}

/** So far below the eyes, and so wide, is an open mouth at most, in gaps between them: a collar is none. */
const CLOSE = 1.25;
const WIDEST_OPEN = 1.4;
/** Of 255. */
const LIGHT = 200;
const DARK = 136;

/** Open mouths: they have teeth of their own or none, so none of the drawing's are added. */
const OPEN: ReadonlySet<MouthShape> = new Set<MouthShape>(['singing', 'roaring', 'gaping', 'toothy']);

function isWhite(item: ArtItem): boolean {
  return item.kind === 'area' && channels(item.color).every((at) => at > LIGHT);
}

/** Whether the middle of an item is in the box of a mouth or a little below it. */
function isAtMouth(item: ArtItem, { left, right, top, bottom }: Box): boolean {
  const { x, y } = middleOf(item);
  return x > left && x < right && y > top && y < bottom + 0.5 * (bottom - top);
}

function isWithin(one: Box, other: Box): boolean {
  const spare = 0.1 * (other.right - other.left);
  const isAcross = one.left > other.left - spare && one.right < other.right + spare;
  return isAcross && one.top > other.top - spare && one.bottom < other.bottom + spare;
}

/** A solid dark over the others is a nose, however broad. */
function withoutNose(strokes: readonly ArtItem[]): readonly ArtItem[] {
  const [first, ...rest] = [...strokes].sort((a, b) => middleOf(a).y - middleOf(b).y);
  const isNose = first?.kind === 'ink' && rest.some((one) => middleOf(one).y > extentOf(first.rings).bottom);
  return isNose ? rest : strokes;
}

function isStroke(item: ArtItem): boolean {
  if (item.kind === 'line') return true;
  if (item.kind === 'area') return false;
  const { left, right, top, bottom } = extentOf(item.rings);
  const [wide, high] = [right - left, bottom - top];
  return wide > BROAD * high || (wide > high && areaOf(item.rings) < CURVED * wide * high);
}

function areaOf(rings: readonly Points[]): number {
  let sum = 0;
  for (const ring of rings)
    for (let i = 0; i + 1 < ring.length; i += 2) {
      const next = i + 3 < ring.length ? i + 2 : 0;
      sum += ((ring[i] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[i + 1] ?? 0)) / 2;
    }
  return Math.abs(sum);
}

function pointsOf(item: ArtItem): readonly Points[] {
  return item.kind === 'line' ? [item.points] : item.rings;
}

function middleOf(item: ArtItem): { x: number; y: number; wide: number } {
  const { left, right, top, bottom } = extentOf(pointsOf(item));
  return { x: (left + right) / 2, y: (top + bottom) / 2, wide: right - left };
}

function blank(item: ArtItem): ArtItem {
  return item.kind === 'area' ? { ...item, rings: [], area: 0 } : { kind: 'ink', rings: [] };
}

/** Whether a color is that of a tongue or the inside of a mouth. */
function isRed(color: string | undefined): boolean {
  const [red = 0, green = 255] = channels(color);
  return red - green > 30;
}

/** Red, green and blue; nothing that is below any bound where there is no color. */
function channels(color: string | undefined): number[] {
  const hex = /^#(..)(..)(..)$/.exec(color ?? '');
  return hex === null ? [255] : hex.slice(1).map((part) => Number.parseInt(part, 16));
}
