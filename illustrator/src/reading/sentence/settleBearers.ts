import type { Draft, Slot } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';
import type { Sense } from '../words/Sense.ts';

/** Notes a word for a part of a body on which somebody may be: a lap, shoulders, a head. */
export function noteBearer(draft: Draft, sense: Sense, slot: Slot): void {
  if (sense.kind !== 'part') return;
  const { bears, part, spot } = sense;
  if (bears !== undefined || (part === 'face' && spot === 'head')) draft.bearers.push({ slot, kind: bears });
}

/** "a cat on her lap", "on the shoulders of a bear": who is on somebody is there, not on the back; likewise on the head. */
export function settleBearers({ bearers, relations }: Draft): void {
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
}

const ON: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'ride']);
