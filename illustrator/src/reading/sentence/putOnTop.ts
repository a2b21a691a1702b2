import type { Slot } from '../Draft.ts';
import { relationOf } from './kindOfPlace.ts';
import { understoodPlace } from './placeByLast.ts';
import type { Sentence } from './Sentence.ts';

/** "a cake with a cherry on top". */
export function putOnTop(sentence: Sentence, slot: Slot | undefined): void {
  const { draft, last, subject, verb } = sentence;
  const kind = relationOf('on-top');
  if (kind === undefined) return;
  const [from] = last;
  // "playing a piano with a mouse on top": on what was named before it and is none.
  const named = [...(verb?.objects ?? []), ...subject].filter((index) => index !== from);
  // "a troll under a bridge and three goats on top": on what the troll is under.
  const over = named.find((index) => !draft.isBeing(index));
  const place = over ?? putOnWhich(sentence, from);
  const to = from === undefined ? undefined : (place ?? understoodPlace(sentence, [from], kind) ?? named[0]);
  if (from !== undefined && to !== undefined) draft.replaceRelation([from, to], { kind, from, to }, slot);
  sentence.previous = 'noun';
}

/** "elves decorating a tree, placing a star on top": on what was named last before it, of what nobody is. */
function putOnWhich({ draft, verb }: Sentence, from: number | undefined): number | undefined {
  if (from === undefined || verb?.record.moves !== true || !verb.objects.includes(from)) return undefined;
  for (let at = from - 1; at >= 0; at -= 1) if (!draft.isBeing(at) && !draft.isWorn(at)) return at;
  return undefined;
}
