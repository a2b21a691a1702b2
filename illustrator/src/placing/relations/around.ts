import { buildOf } from '../../things/fourLegged.ts';
import { isAtSlopes } from '../../things/isLoose.ts';
import { isFlower } from '../../things/trees.ts';
import type { Actor } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { ringAround, sitAtSides } from '../company/ringAround.ts';
import { spanAt } from '../geometry/silhouette.ts';
import { floatAt } from './atPeak.ts';
import { LEAST_CARRIED, put } from './carry.ts';
import { besideWays, type Casting, directionOf, isLively, type Meeting } from './rule.ts';

/** What several are around is no larger than it has to be: they are seen beside it. */
export function aroundIt(from: Casting, to: Casting, { to: index }: { to: number }): void {
  if (from.count <= 1 || !isLively(from)) return;
  from.hosts.push({ thing: index, share: isAtBloom(from, to) ? LEAST_AT_BLOOM : LEAST_AROUND });
}

/** Whether it flies to a flower, which is larger than it is. */
function isAtBloom(from: Pick<Casting, 'record'>, to: Pick<Casting, 'record'>): boolean {
  return from.record.kind === 'flier' && isFlower(to.record);
}

/** A bug that sits on a flower has its own shape, its wings seen, not a body with arms that sits upright. */
export function alight(from: Casting, to: Casting): void {
  const { limbs, legs = 0 } = buildOf(from.record) ?? {};
  const isBug = legs >= LEGS_OF_BUGS || (from.record.kind === 'flier' && limbs !== 'wings');
  if (isBug && isFlower(to.record) && from.pose === 'sit') delete from.pose;
}

const LEGS_OF_BUGS = 6;
const LEAST_AT_BLOOM = 0.2;

const LEAST_AROUND = 0.4;
/** So many sit at both sides of somebody; more are in a ring. */
const MOST_AT_SIDES = 6;

/** All in a ring; one alone is close beside, in the air where it flies. */
export function around(meeting: Meeting): boolean {
  const { company, from, to, count } = meeting;
  if (isAtSlopes(from.record, to.record)) return floatAt(meeting);
  if (count === 1 && from.record.kind === 'flier') return flyBeside(meeting);
  if (count === 1 && from.record.wound === from.record.key && windUp(meeting)) return true;
  if (count === 1 && from.record.kind === 'vehicle' && !isLively(to) && passBefore(meeting)) return true;
  if (count === 1) return company.join(from, to, besideWays(meeting, [0.05, 0], [1, -1]));
  // Around several of a kind they are around the first, the others beside that.
  const [first = to] = company.of(to.thing);
  const isBloom = isAtBloom(from, first) && company.groupOf(first).host === first;
  if (from.record.kind === 'flier' && (isBloom || isUpInTree(company, first))) return swarm(meeting, first);
  if (company.areJoined(from, first)) return true;
  if (count <= MOST_AT_SIDES && from.request.pose === 'sit' && isLively(first))
    if (sitAtSides(company, company.of(from.thing), first)) return true;
  return ringAround(company, company.of(from.thing), first);
}

/** Whether it hangs or stands in a tree or on a branch. */
function isUpInTree(company: Company, actor: Actor): boolean {
  const { host } = company.groupOf(actor);
  return host !== actor && host.record.kind === 'plant';
}

/** In the air around the crown in which it is: from one side over it to the other. */
function swarm({ company, from, index, count }: Meeting, to: Actor): boolean {
  const [own, nest] = [company.groupBox(from), company.box(to)];
  const crown = company.box(company.groupOf(to).host);
  const middle = { x: (crown.left + crown.right) / 2, y: (nest.top + nest.bottom) / 2 };
  const turn = Math.PI * (SWARM.from + ((index + 0.5) / count) * SWARM.over);
  const ways = SWARM.far.map((far): Way => {
    const [wide, high] = [own.right - own.left, own.bottom - own.top];
    const across = (crown.right - crown.left) / 2 + far * wide;
    const up = middle.y - crown.top + far * high;
    return put(own, { x: middle.x + across * Math.cos(turn), y: middle.y - up * Math.sin(turn) }, 1);
  });
  return company.join(from, to, ways);
}

/** The arc in which they are, in half turns from the right, and how far out, as shares of their size. */
const SWARM = { from: -0.12, over: 1.24, far: [0.35, 0.55, 0.8] };

/** Before the foot of what it goes around, no longer than that is wide, and lower than what else is there. */
function passBefore({ company, from, to }: Meeting): boolean {
  const [own, other, all] = [company.groupBox(from), company.box(to), company.groupBox(to)];
  const factor = Math.min(1, (all.right - all.left) / (own.right - own.left));
  const ways = [0.2, 0.3, 0.12].map((down): Way => {
    const x = (other.left + other.right) / 2 - ((own.left + own.right) / 2) * factor;
    const y = other.bottom + down * (own.bottom - own.top) - own.bottom * factor;
    return { x, y, factor, layer: 'before' };
  });
  return company.join(from, to, ways);
}

/** Around the trunk of what goes up, its bends to both sides of it. */
function windUp({ company, from, to }: Meeting): boolean {
  const [own, other, part] = [company.groupBox(from), company.box(to), company.partOf(to)];
  const high = other.bottom - other.top;
  const ways = LEVELS.flatMap((level): Way[] => {
    const y = other.top + level * high;
    const span = spanAt(to.body.art, (y - part.to.f) / part.to.d);
    if (span === undefined) return [];
    const [left, right] = span.map((x) => x * part.to.a + part.to.e).sort((a, b) => a - b) as [
      number,
      number,
    ];
    const factor = Math.min(
      (WINDING * (right - left)) / (own.right - own.left),
      (MOST_HIGH * high) / (own.bottom - own.top),
    );
    return [
      { ...put(own, { x: (left + right) / 2, y }, Math.max(factor, LEAST_CARRIED / from.size)), spare: 0 },
    ];
  });
  company.letHide(to);
  return company.join(from, to, ways);
}

/** How high on it the middle of who winds is, how much wider than it, and how much of its height that takes at most. */
const LEVELS = [0.72, 0.6, 0.5];
const WINDING = 2.6;
const MOST_HIGH = 0.55;

/** Close to the side of what one flies around or up to, at two thirds of its height; it looks at it. */
function flyBeside({ company, from, to }: Meeting): boolean {
  const [own, other, part] = [company.groupBox(from), company.box(to), company.partOf(to)];
  const side = -directionOf(from);
  const ways = [0.3, 0.2, 0.4, 0.5].flatMap((down) => {
    const y = other.top + down * (other.bottom - other.top);
    const span = spanAt(to.body.art, (y - part.to.f) / part.to.d);
    if (span === undefined) return [];
    const edges = span.map((x) => x * part.to.a + part.to.e);
    const edge = side < 0 ? Math.min(...edges) : Math.max(...edges);
    return [0.06, 0.02].map((gap): Way => {
      const near = side < 0 ? own.right : own.left;
      const x = edge + side * gap * (own.right - own.left) - near;
      return { x, y: y - (own.top + own.bottom) / 2, layer: 'before' };
    });
  });
  return company.join(from, to, ways);
}
