import { type Actor, insideOf, isKnown, type Part } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { isAskew, isSlender, topAt } from '../geometry/silhouette.ts';
import { emerge } from './emerge.ts';
import { hasPanes } from './panes.ts';
import { isLively, type Meeting } from './rule.ts';

/** Nobody in something is smaller than this beside the largest of a page. */
const LEAST = 0.26;
/** Columns in which an upper edge is looked at, and by how much of a thing's height it may rise and fall where things lie on it. */
const COLUMNS = 32;
const LEVEL = 0.09;
/** More than so many lie in two rows. */
const ONE_ROW = 3;
/** So much of what lies in something is below its edge, so much of its height the upper row is over the lower one. */
const BELOW = 0.34;
const ROW = 0.55;
/** How high what lies in something is at most, as a share of it. */
const HEAP_HIGH = 0.6;

/** Heaped up in it: what is no being is seen over the widest level of its upper edge, cut by that. */
export function heapOver({ company, from, to, index, count }: Meeting): boolean {
  if (isLively(from)) return false;
  const [own, other] = [company.groupBox(from), company.box(to)];
  const run = levelOf(company.partOf(to));
  const rows = count > ONE_ROW ? 2 : 1;
  // The upper row is painted first.
  const upper = rows > 1 ? Math.floor(count / 2) : 0;
  const [row, at, inRow] = index < upper ? [1, index, upper] : [0, index - upper, count - upper];
  const room = (run.right - run.left) / Math.max(inRow, 2);
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const fits = Math.min(1, (1.15 * room) / wide, (HEAP_HIGH * (other.bottom - other.top)) / high);
  const x = (run.left + run.right) / 2 + (at - (inRow - 1) / 2) * room;
  // Beside who sits there already.
  const ways = [1, 0.85, 0.7].flatMap((part) =>
    [0, 0.4, -0.4, 0.8, -0.8].map((aside): Way => {
      const factor = Math.max(LEAST / from.size, part * fits);
      return {
        x: x + aside * room - ((own.left + own.right) / 2) * factor,
        y: run.y + (BELOW - row * ROW) * high * factor - own.bottom * factor,
        factor,
        layer: 'behind',
      };
    }),
  );
  return company.join(from, to, ways);
}

/** Whether nothing of it would be seen in a building: it lies before that. */
export function isBehindWall(from: Pick<Actor, 'record'>, { record }: Pick<Actor, 'record'>): boolean {
  const { isOpen, hasRim } = insideOf(record);
  return !isLively(from) && record.kind === 'building' && !isOpen && !hasRim;
}

/** Things in a building lie before its wall: nothing shows through that, and nothing lies on its roof. */
export function lieBefore({ company, from, to, index, count }: Meeting): boolean {
  if (isLively(from) || to.record.kind !== 'building') return false;
  const [own, other] = [company.groupBox(from), company.box(to)];
  const [wide, high] = [other.right - other.left, other.bottom - other.top];
  const each = (BEFORE_WALL * wide) / Math.max(count, 2);
  const fits = Math.min(1, each / (own.right - own.left), (BEFORE_HIGH * high) / (own.bottom - own.top));
  const ways = [0, 1, -1, 2, -2].map((aside): Way => {
    const factor = Math.max(LEAST / from.size, fits);
    const x = (other.left + other.right) / 2 + (index - (count - 1) / 2 + 0.5 * aside) * each;
    return {
      x: x - ((own.left + own.right) / 2) * factor,
      y: other.bottom + BEFORE_FOOT * high - own.bottom * factor,
      factor,
      layer: 'before',
    };
  });
  return company.join(from, to, ways);
}

/** How much of a wall's width and height those before it take, and how far before its foot they lie. */
const [BEFORE_WALL, BEFORE_HIGH, BEFORE_FOOT] = [0.9, 0.34, 0.008];

/** The widest stretch of an upper edge that is level, in the units of its group. */
export function levelOf({ art, to }: Part): { left: number; right: number; y: number } {
  const edge = Array.from({ length: COLUMNS }, (_, at) =>
    topAt(art, art.left + ((at + 0.5) / COLUMNS) * art.width),
  );
  let best = { first: 0, last: -1, y: art.top };
  for (let first = 0; first < COLUMNS; first += 1) {
    let [highest, lowest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let last = first; last < COLUMNS; last += 1) {
      const y = edge[last];
      if (y === undefined) break;
      [highest, lowest] = [Math.min(highest, y), Math.max(lowest, y)];
      if (lowest - highest > LEVEL * art.height) break;
      // Of two as wide the higher one.
      if (last - first > best.last - best.first) best = { first, last, y: (highest + lowest) / 2 };
    }
  }
  const across = (column: number) => (art.left + (column / COLUMNS) * art.width) * to.a + to.e;
  const [one, other] = [across(best.first), across(best.last + 1)];
  return { left: Math.min(one, other), right: Math.max(one, other), y: best.y * to.d + to.f };
}

/** Comes out over its upper edge; not of what is open to the viewer, nor of what nobody can be in. */
export function riseOver(meeting: Meeting): boolean {
  const { from, to } = meeting;
  const isSeenInto =
    insideOf(to.record).isOpen || hasPanes(to) || to.record.kind === 'building' || isDecked(to);
  return isLively(from) && !isSeenInto && !isThin(to) && emerge(meeting);
}

/** Whether one stands on its deck, and on no sail or funnel over it. */
function isDecked(to: Actor): boolean {
  return to.record.kind === 'boat' && isKnown(to, 'top');
}

/** Whether nobody can be in it: a key, a pencil. */
function isThin({ body: { art } }: Actor): boolean {
  return isAskew(art) || (isSlender(art) && art.width < 2 * art.height);
}

/** How wide who is amid something is at most beside it, and how far down in it, each the first that shows both. */
const AMID = [0.5, 0.4, 0.32];
const DOWN = [0.42, 0.55, 0.3, 0.68, 0.2];

/** Before the middle of what has many arms or leaves: a coral, a sea anemone, a bed of flowers. */
export function beAmid({ company, from, to, index, count }: Meeting): boolean {
  if (!isManyArmed(to)) return false;
  const [own, other] = [company.groupBox(from), company.box(to)];
  const [wide, high] = [other.right - other.left, other.bottom - other.top];
  const spread = count > 1 ? ((index + 0.5) / count - 0.5) * 0.8 : 0;
  const ways = AMID.flatMap((share) =>
    DOWN.map((down): Way => {
      const fits = Math.min(
        1,
        ((share * wide) / (own.right - own.left)) * (count > 1 ? 0.7 : 1),
        (0.55 * high) / (own.bottom - own.top),
      );
      const factor = Math.max(LEAST / from.size, fits);
      return {
        x: (other.left + other.right) / 2 + spread * wide - ((own.left + own.right) / 2) * factor,
        y: other.top + down * high - ((own.top + own.bottom) / 2) * factor,
        factor,
        layer: 'before',
      };
    }),
  );
  return company.join(from, to, ways);
}

function isManyArmed({ record: { kind, parts } }: Actor): boolean {
  return kind === 'plant' || parts?.includes('tentacle') === true;
}
