import type { Kind } from '../../things/recordSchema.ts';
import type { Draft } from '../Draft.ts';
import { AIR, SKY } from '../languages/surfaceWords.ts';
import type { Pose, RelationKind, SceneRelation } from '../Scene.ts';

/** "tossing papers in the air", "a dog jumps into the air": what is done goes up there, and who does it stays on the ground. */
export function actInAir(draft: Draft): void {
  const at = draft.settings.findIndex(({ setting, slot }) => setting === 'sky' && AIR.test(slot?.text ?? ''));
  if (at < 0 || draft.things.some(({ pose }) => pose === 'fly')) return;
  const sent = draft.relations.findIndex(({ kind, from }) => SENT.has(kind) && draft.isBeing(from));
  const leaper = draft.things.findIndex(({ pose }, index) => LEAPS.has(pose) && draft.isBeing(index));
  if (sent < 0 && leaper < 0) return;
  const [place] = draft.settings.splice(at, 1);
  if (place?.slot !== undefined)
    place.slot.meaning = sent < 0 ? { as: 'pose', thing: leaper } : { as: 'relation', relation: sent };
  for (const relation of draft.relations) {
    if (!isTossed(draft, relation)) continue;
    relation.kind = 'toss-up';
    const tossed = draft.things[relation.to];
    if (tossed !== undefined && draft.isBeing(relation.to)) tossed.pose ??= 'jump';
  }
}

/** "a boy pointing at a plane in the sky", "flying a kite in the sky": what flies is up there, and who sees it is not among the clouds. */
export function leaveOnGround(draft: Draft): void {
  const at = draft.settings.findIndex(({ setting, slot }) => setting === 'sky' && SKY.test(slot?.text ?? ''));
  const seen = draft.relations.find(
    ({ kind, from, to }) =>
      (kind === 'look-at' || (kind === 'hold' && draft.record(to)?.kind === 'aircraft')) &&
      isAloft(draft, to) &&
      draft.isBeing(from) &&
      !isAloft(draft, from),
  );
  if (at < 0 || seen === undefined) return;
  const [place] = draft.settings.splice(at, 1);
  if (place?.slot !== undefined) place.slot.meaning = { as: 'pose', thing: seen.to };
}

function isAloft(draft: Draft, index: number): boolean {
  const { rests, kind } = draft.record(index) ?? {};
  return draft.things[index]?.pose === 'fly' || rests === 'air' || FLYING.has(kind);
}

const FLYING: ReadonlySet<Kind | undefined> = new Set<Kind>(['flier', 'aircraft', 'spacecraft', 'sky']);

function isTossed(draft: Draft, { kind, from, to }: SceneRelation): boolean {
  if (kind !== 'throw' || !draft.isBeing(from)) return false;
  return !draft.isBeing(to) || (draft.record(to)?.size ?? 1) < (draft.record(from)?.size ?? 1);
}

/** What sends something up, or holds it there. */
const SENT: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...([
    'throw',
    'catch',
    'toss-up',
    'kick',
    'juggle',
    'flip',
    'lift',
    'hold-up',
    'lasso',
    'blow',
    'breathe',
    'spray',
  ] as const),
]);

const LEAPS: ReadonlySet<Pose | undefined> = new Set<Pose>([
  'jump',
  'star',
  'cartwheel',
  'cheer',
  'dance',
  'run',
  'juggle',
]);
