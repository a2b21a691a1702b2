import { BEINGS } from '../../things/beings.ts';
import { hasPart } from '../../things/parts.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sense } from '../words/Sense.ts';
import { bearersOf } from './bearersOf.ts';
import { isOwnPart } from './isOwnPart.ts';
import type { Sentence } from './Sentence.ts';

/** A part of what was named: "its tail", "with big ears", "the bear's nose". */
export function isOfSomething(sentence: Sentence, { senses }: Lexeme): boolean {
  const { preposition, modifiers, draft, last, subject } = sentence;
  const thing = senses.find((sense) => sense.kind === 'thing');
  const isBodyOnly =
    thing === undefined || thing.keys.every((key) => OF_BODIES.has(draft.recordOf(key)?.kind ?? ''));
  if (last.length + subject.length === 0) return thing === undefined;
  // "a dragon, mouth wide open": no mouth by itself.
  const isAside =
    sentence.joint === 'comma' && modifiers.determiner === undefined && modifiers.count === undefined;
  if (isAside && isBodyOnly && !OF_BODIES.has(draft.record(last[0])?.kind ?? '')) return true;
  // "with long ears and a nose", "with a scarf and a carrot nose".
  // "a three-eyed monster and six arms": its own.
  const isMore =
    modifiers.count !== undefined && draft.isBeing(last[0]) && draft.things[last[0] ?? -1]?.count === 1;
  const isListed = sentence.isAfterPart || isMore || bearersOf(draft, last).length > 0;
  if (isListed && sentence.joint !== undefined) return isBodyOnly || isOwnPart(draft, last[0], senses);
  // "a girl with a comb", "out of its wool": a part alone of who is said to have it.
  const part = senses.find((sense) => sense.kind === 'part');
  if (thing !== undefined && part !== undefined && OWN_ONLY.has(part.part))
    return preposition?.preposition === 'with' && isOwnPart(draft, preposition.hosts[0] ?? last[0], senses);
  // "from her window": no part of her.
  if (preposition?.preposition === 'from' && !isBodyOnly && draft.isBeing(subject[0]))
    return subject.some((index) => isOwnPart(draft, index, senses));
  if (modifiers.determiner === 'its')
    return (
      isBodyOnly ||
      preposition?.preposition !== 'with' ||
      subject.some((index) => isOwnPart(draft, index, senses))
    );
  const isWith = preposition?.preposition === 'with' || preposition?.preposition === 'without';
  const host = preposition?.hosts[0] ?? last[0];
  // "a frog with a leaf": no part of an animal; "a sandcastle with shells": none of its own.
  const isOfPlants = thing?.keys.every((key) => draft.recordOf(key)?.kind === 'plant') === true;
  const isLiving = thing?.keys.every((key) => BEINGS.has(draft.recordOf(key)?.kind ?? 'body')) === true;
  if (isWith && !draft.isBeing(host)) return !isLiving && draft.record(host)?.counted === undefined;
  if (isWith) return isBodyOnly || (draft.isAnimal(host) && !isOfPlants) || isOwnPart(draft, host, senses);
  if (isBodyOnly && sentence.previous === 'noun') return true;
  return isBodyOnly && preposition !== undefined && draft.isBeing(host);
}

/** "a man with a beard", "with a cute face and a mustache": what somebody has not is put on where it can be. */
export function isPutOn(
  { draft, preposition, modifiers, last, joint, isAfterPart, goOn }: Sentence,
  key: string,
  part: Extract<Sense, { kind: 'part' } | { kind: 'feature' }>,
): boolean {
  const host = preposition?.hosts[0] ?? last[0];
  const body = draft.record(host);
  const isListed = preposition === undefined && joint !== undefined && isAfterPart && goOn !== undefined;
  const isWith = (preposition?.preposition === 'with' || isListed) && modifiers.determiner !== 'its';
  const isFaced =
    draft.isBeing(host) || body?.kind === 'food' || draft.things[host ?? -1]?.looks.mood !== undefined;
  if (!isWith || !isFaced || body === undefined) return false;
  return draft.recordOf(key)?.worn !== undefined && !(part.kind === 'part' && hasPart(body, part.part));
}

const OF_BODIES = new Set(['face', 'body']);

/** Parts whose words are as often names of things: a comb, wool, a blade. */
const OWN_ONLY: ReadonlySet<string> = new Set(['crest', 'wool', 'fitting']);
