import type { RelationKind, Scene, SceneRelation } from '../../reading/Scene.ts';
import { isLaidUnder } from '../relations/layUnder.ts';
import { type Casting, isLively } from '../relations/rule.ts';
import { hasLegs } from '../relations/under.ts';

/** Notes what a scene's relations say of a thing before any of them is cast: who holds it, is under it, writes on it or climbs it. */
export function noteBefore(scene: Scene, castings: readonly (Casting | undefined)[]): void {
  for (const relation of scene.relations) {
    const { kind, from, to } = relation;
    const held = kind === 'hold' ? castings[to] : undefined;
    if (held) held.holders = (held.holders ?? 0) + (castings[from]?.count ?? 0);
    if (kind === 'climb') turnToRungs(scene, castings, relation);
    if (kind === 'under') noteRoomUnder(scene, castings, relation);
    if (kind === 'on') noteDesk(scene, castings, relation);
    const laid = isLaidUnder(scene, relation) ? castings[from] : undefined;
    if (!laid) continue;
    laid.isLaidUnder = true;
    for (const one of scene.relations) {
      const isSmaller = (castings[one.from]?.record.size ?? 0) < (castings[to]?.record.size ?? 0);
      if (one.to === from && one.kind === 'tend' && isSmaller)
        castings[to]?.hosts.push({ thing: one.from, share: TREE_OVER });
    }
  }
}

/** How large a tree is at least beside who kneels at it. */
const TREE_OVER = 1.4;

/** A desk or a table at which somebody writes on what lies there is drawn as one that is sat at. */
function noteDesk(
  { relations }: Scene,
  castings: readonly (Casting | undefined)[],
  { from: sheet, to: desk }: SceneRelation,
): void {
  const [one, other] = [castings[sheet], castings[desk]];
  const isWrittenAt = relations.some(
    ({ kind, from, to }) =>
      (kind === 'tend' || kind === 'paint') && to === sheet && castings[from]?.record.kind === 'person',
  );
  if (!other?.record.uses?.includes('sat-at') || !other.record.poses?.sit) return;
  if (isWrittenAt && one?.record.lies !== undefined) other.pose ??= 'sit';
}

/** What has legs is so large that who is under it has room for what is in the hands. */
function noteRoomUnder(
  { relations }: Scene,
  castings: readonly (Casting | undefined)[],
  { from: index, to }: SceneRelation,
): void {
  const [one, host] = [castings[index], castings[to]];
  if (!one || !host || !isLively(one) || !hasLegs(host)) return;
  const own = relations.filter(({ from }) => from === index);
  const isWithOther = own.some(({ kind }) => WITH_OTHERS.has(kind));
  if (isWithOther || own.some(({ kind }) => WITH_HANDS.has(kind)))
    host.hosts.push({ thing: index, share: isWithOther ? FOR_BOTH : ROOMY });
}

const WITH_OTHERS: ReadonlySet<RelationKind> = new Set<RelationKind>(['feed', 'hug']);
const WITH_HANDS: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold', 'eat', 'drink', 'read', 'play']);
/** As a share of who is there. */
const ROOMY = 1.75;
const FOR_BOTH = 2.4;

/** Who goes up a ladder with empty hands has it before the face, the back to the viewer. */
function turnToRungs(
  { relations }: Scene,
  castings: readonly (Casting | undefined)[],
  { from: index, to }: SceneRelation,
): void {
  const [one, ladder] = [castings[index], castings[to]];
  if (one?.record.kind !== 'person' || ladder?.record.kind !== 'object') return;
  const { uses } = ladder.record;
  const isLadder = uses?.includes('climbed') && !uses.includes('slid-down') && !uses.includes('swung-on');
  const isFree = relations.every(({ kind, from }) => from !== index || BESIDES.has(kind));
  if (isLadder && isFree) one.looks = { ...one.looks, away: true };
}

/** What one does on a ladder with empty hands. */
const BESIDES: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'climb',
  'next-to',
  'behind',
  'in-front-of',
]);
