import type { Part } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { TELLING_SPARE } from '../company/Group.ts';
import { bottomAt, topAt } from '../geometry/silhouette.ts';
import { faceOf } from './carry.ts';
import { hasCrown } from './crown.ts';
import { tilted } from './lean.ts';
import { pawBeside, pawsOn } from './paws.ts';
import { edgeAt } from './pull.ts';
import { type Casting, directionOf, isLively, type Meeting } from './rule.ts';

/** What is long is at most so many times as long as one of those behind it. */
const MOST_ROOM = 4;

/** Who is behind something peeks by that, its hands free. */
export function peekBehind(from: Casting, to: Casting, { from: index }: { from: number }): void {
  if (isLong(to)) to.hosts.push({ thing: index, share: roomBehind(from) });
  if (from.pose === 'peek') delete from.pose;
  // From the front more of it is behind what is as large.
  if (from.count === 1 && from.record.poses?.sit && to.record.size >= AS_LARGE * from.record.size)
    from.pose ??= 'sit';
}

/** Whether it is the lengthened one of its kind: a long fence. */
function isLong({ record }: Pick<Casting, 'record'>): boolean {
  return record.lengthened === record.key;
}

/** What is long is so long as a share of one of those behind it that all have room; what goes on four legs needs more. */
function roomBehind({ count, record }: Casting): number {
  return Math.min(MOST_ROOM, Math.max(2, count) * (record.kind === 'person' ? 0.62 : 0.85));
}

/** What hides who sits behind it is so large as a share of who does. */
const AS_LARGE = 0.7;

/** Somebody alone whose face is seen over what they are behind, or beside its trunk. */
export function lookOverIt(meeting: Meeting): boolean {
  const { company, from, to, count } = meeting;
  return (
    count === 1 &&
    isLively(from) &&
    !isLively(to) &&
    company.join(from, to, [...peeks(meeting), ...besideEdge(meeting)])
  );
}

/** Where along it one of several kinds is. */
const PLACES = [0.26, 0.74, 0.5, 0.14, 0.86];

/** Those behind a long thing stand along it, each face over its upper edge. */
export function alongIt({ company, from, to, index, count }: Meeting): boolean {
  if (!isLong(to)) return false;
  const [own, other, part] = [company.groupBox(from), company.box(to), company.partOf(to)];
  const [wide, high] = [other.right - other.left, own.bottom - own.top];
  const face = faceOf(company, from);
  const chin = face.bottom;
  const places = count > 1 ? [(index + 0.5) / count] : PLACES;
  const ways = [1, 0.85, 0.7].flatMap((factor) =>
    places.flatMap((place) => {
      const x = other.left + place * wide;
      const half = ((face.right - face.left) / 2) * factor;
      // Over the posts beside it as well as the rail between them.
      const edges = [-1, -0.5, 0, 0.5, 1].map((aside) => topOf(part, x + aside * half) ?? other.top);
      const edge = Math.min(...edges);
      const least = edge - (chin + 0.02 * high) * factor;
      const standing = other.bottom - (own.bottom + 0.06 * high) * factor;
      const y = Math.min(least, standing);
      const isHidden = y + own.bottom * factor > edge;
      return isHidden
        ? [{ x: x - ((own.left + own.right) / 2) * factor, y, factor, layer: 'back' as const }]
        : [];
    }),
  );
  return company.join(from, to, ways);
}

/** Behind a thing: the face over its upper edge or beside what is tall, a hand on it, as much as can be hidden. */
export function hideBehind(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const [own, other] = [company.groupBox(from), company.groupBox(to)];
  const middle = (other.left + other.right - own.left - own.right) / 2;
  const reach = (other.right - other.left + own.right - own.left) / 2;
  const first = directionOf(from);
  const sides = [0.12, 0.2, 0.28, 0.36, 0.44, 0.52, 0.6, 0.7, 0.8, 0.88, 0.94].flatMap((part) =>
    [first, -first].map(
      (side): Way => ({ x: middle + side * part * reach, y: -0.04 * (own.bottom - own.top), layer: 'back' }),
    ),
  );
  return alongIt(meeting) || company.join(from, to, [...peeks(meeting), ...besideEdge(meeting), ...sides]);
}

/** Whether it is somebody on two legs. */
function isUpright({ record, request }: Pick<Meeting['to'], 'record' | 'request'>): boolean {
  return record.kind === 'person' && (request.pose ?? 'stand') === 'stand';
}

/** Who is behind what is low is so many times as broad at most. */
const BROADER = 1.3;
/** What one looks over is so many times as high at most. */
const LOW_ENOUGH = 2.4;

/** The face over the upper edge of what hides the rest. */
function peeks({ company, from, to }: Meeting): Way[] {
  const [own, other, part] = [company.groupBox(from), company.box(to), company.partOf(to)];
  const [high, over] = [own.bottom - own.top, other.bottom - other.top];
  // Nobody looks over the crown of a tree or a roof, or stands on air to look over somebody's head.
  if (isUpright(to) || isHouse({ from, to })) return [];
  const isHighPlant = to.record.kind === 'plant' && over > high;
  if (isHighPlant || isPole({ company, from, to }) || to.record.rests === 'wall' || over > LOW_ENOUGH * high)
    return [];
  const chin = faceOf(company, from).bottom;
  // What is low hides the legs alone.
  if (over < 0.5 * high) {
    const x = (other.left + other.right - own.left - own.right) / 2;
    const isClear = other.bottom - chin > over && own.right - own.left < BROADER * (other.right - other.left);
    return isClear ? [{ x, y: -0.06 * high, layer: 'back' }] : [];
  }
  return [0, 0.18, -0.18].flatMap((along): Way[] => {
    const x = (other.left + other.right) / 2 + along * (other.right - other.left);
    const edges = [-0.25, 0, 0.25].map((aside) => topOf(part, x + aside * (own.right - own.left)));
    const known = edges.filter((one) => one !== undefined);
    if (known.length < edges.length) return [];
    const lowest = Math.max(...known);
    // Over the highest edge where a lower one would let something hide the face.
    return [lowest, Math.min(...known)].flatMap((edge): Way[] => {
      const y = edge - chin - 0.02 * high;
      const isHidden = y + own.bottom > lowest + 0.15 * high && y + own.bottom < other.bottom;
      if (!isHidden) return [];
      const at = { x: x - (own.left + own.right) / 2, y, factor: 1 };
      const edgeAt = (along: number) => topOf(part, along);
      const hides = (along: number, down: number) => isOver(part, along, down);
      return [{ ...at, layer: 'back', front: pawsOn(company, from, { at, edgeAt, hides }) }];
    });
  });
}

/** The upper edge of a part at x, in the units of its group. */
export function topOf({ art, to }: Part, x: number): number | undefined {
  const edge = topAt(art, (x - to.e) / to.a);
  return edge === undefined ? undefined : edge * to.d + to.f;
}

/** Whether a part is painted at a point of its group. */
function isOver({ art, to }: Part, x: number, y: number): boolean {
  const level = (y - to.f) / to.d;
  const next = topAt(art, (x - to.e) / to.a, level);
  return next !== undefined && next - level < NEAR * art.height;
}

const NEAR = 0.02;

/** What is thin is at most so broad as a share of who hides behind it. */
const THIN = 0.4;

/** A lamp post: taller than who hides behind it, and too thin below to hide them. */
function isPole({ company, from, to }: Pick<Meeting, 'company' | 'from' | 'to'>): boolean {
  const [own, other] = [company.groupBox(from), company.box(to)];
  const high = own.bottom - own.top;
  if (other.bottom - other.top < high || isLively(to)) return false;
  const y = other.bottom - high / 2;
  const wide = edgeAt(company, to, { y, side: 1 }) - edgeAt(company, to, { y, side: -1 });
  return wide < THIN * (own.right - own.left);
}

/** A building with a roof far over who is behind it. */
function isHouse({ from, to }: Pick<Meeting, 'from' | 'to'>): boolean {
  return to.record.kind === 'building' && to.record.size > HOUSE * from.record.size;
}

const HOUSE = 2;

/** Who hides behind what hangs on a wall stands so much of the height lower: the feet are seen under it. */
const FEET = 0.07;
/** So high at most as a share of what hides them. */
const MOST_HIGH = 0.92;
/** So much of a face is beside the edge. */
const FREE = 1.02;

/** The face beside the trunk of a tree or the edge of what is tall, the body behind it and a hand on it. */
function besideEdge({ company, from, to }: Meeting): Way[] {
  const [own, other, part] = [company.groupBox(from), company.box(to), company.partOf(to)];
  const isHung = to.record.rests === 'wall';
  const hasStem = hasCrown(to) || isPole({ company, from, to });
  if (!isHung && !hasStem && !isUpright(to) && !isHouse({ from, to })) return [];
  const high = own.bottom - own.top;
  const room = hasStem ? underCrown(part) : MOST_HIGH * (other.bottom - other.top);
  const face = faceOf(company, from);
  const foot = (own.left + own.right) / 2;
  const first = directionOf(from);
  const lean = LEAN * Math.min(1, high / (SLIM * (own.right - own.left)));
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  // Under a crown that is low nobody has room: they lean out beside it.
  const rooms = [room, 0.85 * room, BESIDE_CROWN * (other.bottom - other.top)];
  return rooms.flatMap((most) => {
    const factor = Math.min(1, most / high);
    const ground = other.bottom + (isHung ? FEET : -0.06) * high * factor;
    const up = (own.bottom - (face.top + face.bottom) / 2) * factor;
    return ([first, -first] as (1 | -1)[]).map((side): Way => {
      const edge = edgeAt(company, to, { y: ground - cos * up, side });
      const [half, aside] = [
        ((face.right - face.left) / 2) * factor,
        ((face.left + face.right) / 2 - foot) * factor,
      ];
      const x = edge + side * (FREE * half - sin * up) - cos * aside - foot * factor;
      const y = ground - cos * up + 1.3 * half;
      const hand = { x: edgeAt(company, to, { y, side }), y, side };
      return {
        x,
        y: ground - own.bottom * factor,
        factor,
        layer: 'back',
        spare: TELLING_SPARE,
        cut: (one) => tilted(one, side * lean),
        front: pawBeside(company, from, { hand, factor }),
      };
    });
  });
}

/** How far one leans out from behind, in radians; who is not so many times as high as wide leans less. */
const LEAN = Math.PI / 11;
const SLIM = 1.6;
const BESIDE_CROWN = 0.5;

/** How much room is under the crown of a tree beside its stem, in the units of its group. */
function underCrown({ art, to }: Part): number {
  const foot = art.top + art.height;
  const free = [0.3, 0.7].map((x) => foot - (bottomAt(art, art.left + x * art.width) ?? art.top));
  return 0.94 * Math.min(...free) * to.d;
}
