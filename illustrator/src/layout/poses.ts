import type { Art, ArtItem } from '../art/art.ts';
import { withLeapingBody, withSleepingBody } from '../parts/animalPoses.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement } from '../parts/shapes.ts';
import { HEADS_ONLY, tailOf, withSittingBody } from '../parts/sittingBody.ts';
import { blobOf, findWornSpots, isInside } from './wornSpots.ts';

/** How an animal is to be posed. */
interface PoseRequest {
  action: string | undefined;
  /** Whether a paw is raised where it sits. */
  isWaving: boolean;
}

/** Asleep where there is no room to lie down: in a basket. */
export const DOZE = 'doze';

/** Gives the head called `name` a body that does what is said; a whole picture sleeps with closed eyes or leaps up. */
export function posed(name: string, icon: Art, { action, isWaving }: PoseRequest): Art {
  const art = action === 'sleep' || action === DOZE ? withClosedEyes(icon, HEADS_ONLY.has(name)) : icon;
  if (!HEADS_ONLY.has(name)) {
    if (action === 'jump') return leaning(art, LEAP);
    return action === 'slide' && art.height > art.width ? leaning(art, -SLIDE) : art;
  }
  if (action === 'sleep') return withSleepingBody(art, tailOf(name));
  if (action !== 'run' && action !== 'jump') return withSittingBody(name, art, isWaving);
  const leap = withLeapingBody(art, tailOf(name));
  return action === 'jump' ? leaning(leap, LEAP) : leap;
}

/** Which of an animal's pictures shows best what it does: its front, which has a body of ours, or its side. */
export function poseChoices(all: readonly string[], action: string | undefined): readonly string[] {
  const fits = (name: string) => HEADS_ONLY.has(name) === (action !== 'jump');
  const choices = action !== undefined && POSED.has(action) ? all.filter(fits) : all;
  return choices.length > 0 ? choices : all;
}

const POSED = new Set(['sleep', DOZE, 'run', 'jump', 'sit']);

/** The eyes that can be found, closed: an arc for each, and the fur around it where it was. */
function withClosedEyes(art: Art, isHead: boolean): Art {
  const eyes = findWornSpots(art, isHead ? LARGEST_EYE_OF_HEAD : undefined)?.eyes ?? [];
  if (eyes.length === 0) return art;
  const items = art.items.map((item) => (isOneOf(eyes, item) ? { ...item, rings: [] } : item));
  const sketch = new Sketch();
  sketch.add({ ...art, items }, placement(0, 0));
  for (const { x, y, size } of eyes) {
    const around = findLastArea(items, x, y - 0.75 * size);
    if (around >= 0) sketch.join(around, [ellipse(x, y, 0.62 * size)]);
    const half = 0.75 * size;
    sketch.line(`M${x - half} ${y} Q${x} ${y + 0.9 * size} ${x + half} ${y}`, 1);
  }
  return sketch.art(art.ground);
}

const LARGEST_EYE_OF_HEAD = 0.24;

/** Whether an item is one of the eyes or lies in it: a glint, a ring. */
function isOneOf(eyes: readonly { x: number; y: number; size: number }[], item: ArtItem): boolean {
  if (item.kind === 'line') return false;
  const { x, y, size } = blobOf(item.rings);
  return eyes.some((eye) => size <= 1.05 * eye.size && Math.hypot(eye.x - x, eye.y - y) < 0.5 * eye.size);
}

/** The index of the area that is seen at a point; -1 is none. */
function findLastArea(items: readonly ArtItem[], x: number, y: number): number {
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const item = items[index];
    if (item?.kind === 'area' && item.area > 0 && isInside(item.rings, x, y)) return index;
  }
  return -1;
}

/** A picture turned by degrees, head up. */
function leaning(art: Art, degrees: number): Art {
  const head = findWornSpots(art)?.head.x;
  if (head === undefined) return art;
  const isLeft = head < art.left + art.width / 2;
  return new Sketch().add(art, placement(0, 0, 1, isLeft ? degrees : -degrees)).art(0.97);
}

const LEAP = 17;
/** On its belly. */
const SLIDE = 68;

/** Puts what a sitting body of ours holds between its paws, or high in the raised one. */
export function withHeldBetweenPaws(art: Art, held: Art, isHigh: boolean): Art {
  const sketch = new Sketch();
  const size = isHigh ? 104 : 66;
  const scale = size / Math.max(held.width, held.height);
  const [x, foot] = isHigh ? [78, 26] : [0, 128];
  const to = placement(
    x - scale * (held.left + held.width / 2),
    foot - scale * (held.top + held.height),
    scale,
  );
  sketch.add(art, placement(0, 0));
  sketch.add(held, to);
  const half = (held.width * scale) / 2;
  if (isHigh) sketch.area([ellipse(74, 20, 13)]);
  else for (const side of [-1, 1]) sketch.area([ellipse(side * Math.min(36, half + 3), 104, 14, 12)]);
  return { ...sketch.art(art.ground), ...(art.neck ? { neck: art.neck } : {}) };
}

/** What is held up rather than before the belly. */
export const HELD_HIGH: ReadonlySet<string> = new Set(
  'balloon umbrella triangular-flag magic-wand lollipop kite sparkler bouquet'.split(' '),
);
