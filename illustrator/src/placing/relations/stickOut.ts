import type { Art } from '../../art/art.ts';
import { type Actor, insideOf, isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { isSlender, silhouetteOf } from '../geometry/silhouette.ts';
import { isClosed } from './closed.ts';
import { isLively, type Meeting } from './rule.ts';

/** So much of the length of what sticks out is behind its host, and so long it is at most beside that one's height. */
const BEHIND = [0.36, 0.44, 0.3];
/** Of cut flowers only the stem's end: leaves that are broader than the neck would come out at its sides. */
const STEM_BEHIND = [0.1, 0.16, 0.3];
const LONG = 1.15;
/** The outermost of several lean outward so far, in radians; who is alone leans a little. */
const FAN = 0.42;
const FAN_OF_CUT = 0.6;
const ALONE = 0.16;
/** So much of a host's width they share. */
const SPREAD = 0.5;
/** So broad is a flower at most beside its vase. */
const HEAD = 0.54;
/** So many times as long as broad is what is long. */
const SLIM = 2;

/** Whether a thing sticks out of another one: what is long and alive in no way, of what hides its other end. */
export function sticksOut(from: Actor, to: Actor): boolean {
  if (isLively(from) || !HOLDERS.has(to.record.kind)) return false;
  // Flowers in a boot.
  if (from.record.kind === 'plant') return to.record.kind === 'clothes' || isClosed(to) || isCutFor(from, to);
  const { hasRim } = insideOf(to.record);
  const isVessel = !hasRim && (isKnown(to, 'inside') || isClosed(to));
  return isVessel && isSlender(from.body.art) && longOf(from.body.art).ratio > SLIM;
}

/** Flowers in a vase: no cactus in a low pot, no wheelbarrow of them. */
function isCutFor({ record: { size } }: Actor, { record, body: { art } }: Actor): boolean {
  const { isOpen, hasRim, sinks } = insideOf(record);
  const isDeep = record.uses?.includes('poured-into') === true && !isOpen && !hasRim && sinks >= DEEP;
  return size < MOST_CUT && isDeep && art.height > UPRIGHT * art.width;
}

/** Meters. */
const MOST_CUT = 2.5;
const DEEP = 0.26;
const UPRIGHT = 0.8;

const HOLDERS: ReadonlySet<string> = new Set(['object', 'food', 'clothes']);

/** Upright behind its host, its lower end hidden; several fanned out. */
export function stickOut({ company, from, to, index, count }: Meeting): boolean {
  const [own, other] = [company.groupBox(from), company.box(to)];
  const [wide, high] = [other.right - other.left, other.bottom - other.top];
  const { angle, length, broad } = longOf(from.body.art);
  const scale = Math.abs(company.partOf(from).to.a);
  const aside = count > 1 ? (index / (count - 1) - 0.5) * 2 : 0;
  const isCut = isCutFor(from, to);
  const lean = count > 1 ? aside * (isCut ? FAN_OF_CUT : FAN) : ALONE;
  // The end that is above in its picture stays so.
  const mirrored = company.partOf(from).to.a < 0 ? -angle : angle;
  // A spoon is in food with what one eats from.
  const isEatenWith = from.record.usedAt === 'mouth' && to.record.kind === 'food';
  const by = mirrored + lean + (isEatenWith ? Math.PI : 0);
  const most = isCut ? HEAD : 0.3;
  const fits = Math.min(1, (LONG * high) / (length * scale), (most * wide) / (broad * scale));
  const x = isKnown(to, 'inside') ? company.point(to, 'inside').x : (other.left + other.right) / 2;
  const top =
    isKnown(to, 'inside') && !insideOf(to.record).isOpen ? company.point(to, 'inside').y : other.top;
  company.letHide(from);
  const ways = [fits, Math.max(fits, 0.7), 1].flatMap((factor) =>
    (isCut ? STEM_BEHIND : BEHIND).map((behind): Way => {
      const long = length * scale * factor;
      const middle = {
        x: x + aside * 0.5 * SPREAD * 0.5 * wide + Math.sin(lean) * 0.3 * long,
        y: top + (behind - 0.5) * long,
      };
      return {
        x: middle.x - ((own.left + own.right) / 2) * factor,
        y: middle.y - ((own.top + own.bottom) / 2) * factor,
        factor,
        layer: 'behind',
        turn: { at: middle, by },
      };
    }),
  );
  return company.join(from, to, ways);
}

/** How a picture lies: by how much it has to be turned so that its long axis is upright, and its length along and across that. */
function longOf(art: Art): { angle: number; length: number; broad: number; ratio: number } {
  const { columns, cell, filled } = silhouetteOf(art);
  const points = [...filled].flatMap((one, at) =>
    one ? [[at % columns, Math.floor(at / columns)] as const] : [],
  );
  const mean = [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
  );
  const [mx = 0, my = 0] = mean;
  let [xx, yy, xy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - mx) ** 2;
    yy += (y - my) ** 2;
    xy += (x - mx) * (y - my);
  }
  // From the axis to straight up, by the smaller turn.
  const axis = 0.5 * Math.atan2(2 * xy, xx - yy);
  const turn = axis > 0 ? Math.PI / 2 - axis : -Math.PI / 2 - axis;
  const spread = Math.hypot(xx - yy, 2 * xy);
  const [long, short] = [xx + yy + spread, xx + yy - spread].map(
    (sum) => Math.sqrt((6 * Math.max(0, sum)) / points.length) * cell,
  );
  return { angle: turn, length: long ?? 1, broad: short ?? 1, ratio: (long ?? 1) / Math.max(1, short ?? 1) };
}
