import { artData } from '../../art/artData.ts';
import type { Pose, RelationKind, Scene, SceneRelation } from '../../reading/Scene.ts';
import { faceOf } from '../relations/carry.ts';
import type { Actor } from './Actor.ts';
import type { Company } from './Company.ts';
import { heightOf, joinAll, middleOf, widthOf } from './joinAll.ts';

/** Relations by which several gather around one. */
const GATHERING: ReadonlySet<RelationKind> = new Set<RelationKind>(['face', 'next-to', 'look-at']);
/** Relations by which they are in a row already. */
const SEATING: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in']);
/** Fewer than these stand on one side. */
const LEAST_GATHERED = 3;
const MOST_GATHERED = 7;

/** Who gathers around whom: several who listen to one, a class with its teacher. */
export function gatheringsOf({ things, relations }: Scene): { around: number; center: number }[] {
  return relations.flatMap(({ kind, from, to }) => {
    if (!GATHERING.has(kind) || from === to) return [];
    const [one, other] = [things[from]?.count ?? 1, things[to]?.count ?? 1];
    const isMany = (count: number) => count >= LEAST_GATHERED && count <= MOST_GATHERED;
    const around = isMany(one) && other === 1 ? from : isMany(other) && one === 1 ? to : undefined;
    if (around === undefined || (kind === 'look-at' && around === to)) return [];
    // Those on a rug sit in a row, and all look one way.
    if (relations.some((one) => one.from === around && SEATING.has(one.kind))) return [];
    const center = around === from ? to : from;
    const isPeople = [around, center].every((index) => isPerson(things[index]?.key));
    return isPeople ? [{ around, center }] : [];
  });
}

function isPerson(key: string | undefined): boolean {
  return artData().things.get(key ?? '')?.kind === 'person';
}

/** Who feeds somebody is before the mouth, so that whoever else is at work there has the other side. */
export function feedersFirst(relations: readonly SceneRelation[]): SceneRelation[] {
  return [...relations].sort((one, other) => Number(other.kind === 'feed') - Number(one.kind === 'feed'));
}

/** Stands those who gather around one in a bow before it. */
export function assemble(scene: Scene, company: Company): Set<number> {
  const done = new Set<number>();
  const { things } = scene;
  for (const { around, center } of gatheringsOf(scene)) {
    const [middle] = company.of(center);
    const actors = company.of(around);
    const isFree = actors.every((actor) => company.groupOf(actor).host === actor);
    const isSeenWhole = isOnLegs(things[center]?.pose) || isOnWheels(middle);
    if (middle && isFree && !done.has(around) && bowBefore(company, actors, { center: middle, isSeenWhole }))
      done.add(around);
  }
  return done;
}

/** Whether legs show what somebody does: who dribbles a ball is seen down to the ground. */
function isOnLegs(pose: Pose | undefined): boolean {
  return pose !== undefined && !UPRIGHT.has(pose);
}

const UPRIGHT: ReadonlySet<Pose> = new Set<Pose>([
  ...(['stand', 'sit', 'wave', 'cheer', 'sing', 'read', 'point', 'think', 'laugh', 'cry'] as const),
]);

function isOnWheels(actor: Actor | undefined): boolean {
  const { drawing } = actor?.record ?? {};
  return drawing !== undefined && 'figure' in drawing && drawing.figure.some(({ wheelchair }) => wheelchair);
}

/** In a bow, or at both sides where the bow would hide what the one in its middle has in hand or does. */
function bowBefore(
  company: Company,
  actors: readonly Actor[],
  { center, isSeenWhole }: { center: Actor; isSeenWhole: boolean },
): boolean {
  const box = company.groupBox(center);
  const wide = Math.max(...actors.map((actor) => widthOf(company, actor)));
  const high = Math.max(...actors.map((actor) => heightOf(company, actor)));
  const room = { count: actors.length, half: (box.right - box.left) / 2, wide, high };
  // Who is seen from behind hides no more than legs.
  const isAway = actors.every(({ request }) => request.looks.away);
  const bows = BOWS.map((bow) => (index: number) => inBow(index, { ...room, ...bow, isAway }));
  const atSide = (index: number) => atOneSide(index, room);
  const before = isAway ? rowsBefore(company, center, room) : [];
  return [...before, ...(isSeenWhole ? [] : bows), atSide].some((spotOf) =>
    joinAll(
      company,
      actors,
      (actor, index) => {
        const { x, y } = spotOf(index);
        return {
          x: (box.left + box.right) / 2 + x - middleOf(company, actor),
          y,
          layer: y < 0 ? 'back' : 'before',
          ...(y < 0 ? { back: -y } : {}),
        };
      },
      center,
    ),
  );
}

/** How many there are, half the width of the one in the middle, and how broad and high the largest of the others is. */
interface Room {
  count: number;
  half: number;
  wide: number;
  high: number;
}

/** How deep and how wide a bow is, the best first. */
const BOWS = [0.3, 0.45, 0.6, 0.9].flatMap((down) => [0.8, 1, 1.25].map((wider) => ({ down, wider })));

function inBow(
  index: number,
  { count, half, wide, high, down, wider, isAway }: Room & (typeof BOWS)[number] & { isAway: boolean },
): { x: number; y: number } {
  const ends = Math.cos(Math.PI / (2 * count));
  const radius = Math.max(isAway ? half : half + 0.5 * wide, 0.3 * count * wide) / ends;
  const turn = (Math.PI * (index + 0.5)) / count;
  return { x: -wider * radius * Math.cos(turn), y: down * high * Math.sin(turn) };
}

/** Many at a side stand in two rows, those behind in the gaps of those in front. */
function atOneSide(index: number, { count, half, wide, high }: Room): { x: number; y: number } {
  const isDeep = count > 4;
  const isLeft = index < count / 2;
  const out = isLeft ? Math.ceil(count / 2) - 1 - index : index - Math.ceil(count / 2);
  const x = (isLeft ? -1 : 1) * (half + (0.5 + (isDeep ? 0.56 : 0.96) * out) * wide);
  return { x, y: (isDeep && out % 2 === 1 ? -0.35 : 0.15) * high };
}

/** How far those in a row before a board reach up over what stands on the ground behind them, as shares of its height. */
const REACH_UP = [0.34, 0.27, 0.2];

/** In one row before somebody at a board, whom none of them stands before: most are before the board. */
function rowsBefore(
  company: Company,
  center: Actor,
  { count, wide, high }: Room,
): ((index: number) => { x: number; y: number })[] {
  const [own, all] = [faceOf(company, center), company.groupBox(center)];
  const middle = (all.left + all.right) / 2;
  const side = all.right - own.right > own.left - all.left ? 1 : -1;
  const [near, far] = side > 0 ? [own.right, all.right] : [own.left, all.left];
  const step = ROW_STEP * wide;
  const before = Math.min(count, Math.max(Math.ceil(Math.abs(far - near) / step), Math.ceil(count / 2)));
  return REACH_UP.map((up) => (index: number) => {
    const isBefore = index < before;
    const edge = isBefore ? near : side > 0 ? own.left : own.right;
    const out = (isBefore ? side : -side) * ((isBefore ? index : index - before) + 0.5) * step;
    return { x: edge + out - middle, y: high - up * (all.bottom - all.top) };
  });
}

const ROW_STEP = 1.02;
