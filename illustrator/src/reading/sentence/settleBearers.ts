import type { Draft, Slot } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';
import type { Sense } from '../words/Sense.ts';

/** Notes a word for a part of a body on which somebody may be: a lap, shoulders, a head. */
export function noteBearer(draft: Draft, sense: Sense, slot: Slot): void {
  if (sense.kind !== 'part') return;
  const { bears, part, spot } = sense;
  if (bears !== undefined || (part === 'face' && spot === 'head')) draft.bearers.push({ slot, kind: bears });
}

/**
 * "a cat on her lap", "on the shoulders of a bear": who is on somebody is there; likewise on the head. "on his dad's back": people,
 * who stand upright, carry others on the shoulders.
 */
export function settleBearers(draft: Draft): void {
  const { bearers, relations } = draft;
  for (const { slot, kind: bears } of bearers) {
    const { meaning } = slot;
    if (meaning.as !== 'part') continue;
    const about = relations.findLast(
      ({ kind, from, to }) => ON.has(kind) && (from === meaning.thing || to === meaning.thing),
    );
    if (about === undefined) continue;
    about.words ??= slot.text;
    if (bears !== undefined) about.kind = bears;
    else if (about.kind === 'on' && about.to === meaning.thing) about.at = 'head';
  }
  for (const relation of relations)
    if (CARRIED.has(relation.kind) && relation.at === undefined && isCarried(draft, relation))
      relation.kind = 'on-shoulders';
}

function isCarried(draft: Draft, { from, to }: SceneRelation): boolean {
  const isUpright = draft.record(to)?.kind === 'person' && !LYING.has(draft.things[to]?.pose ?? '');
  return isUpright && draft.record(from)?.kind === 'person';
}

const LYING: ReadonlySet<string> = new Set(['lie', 'sleep', 'crawl']);
const CARRIED: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'ride']);

const ON: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'ride']);
