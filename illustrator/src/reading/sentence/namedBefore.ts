import type { Thing } from '../../things/Things.ts';
import { bearerOf } from '../languages/givenNames.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import { foldWord } from '../words/fold.ts';
import type { Sense } from '../words/Sense.ts';
import { hasWindow } from './doTo.ts';
import type { Modifiers, Sentence } from './Sentence.ts';

type ThingSense = Extract<Sense, { kind: 'thing' }>;

/** The thing of the scene that a noun names once more; undefined where it is a new one. */
export function namedBefore(
  sentence: Sentence,
  lexeme: Lexeme,
  { sense, modifiers }: { sense: ThingSense; modifiers: Modifiers },
): number | undefined {
  return meantBefore(sentence, lexeme, { sense, modifiers }) ?? namedInShort(sentence, lexeme, modifiers);
}

/** "the cat" after "a cat" is the same cat, "the basket" after a balloon its own. */
function meantBefore(
  sentence: Sentence,
  lexeme: Lexeme,
  { sense: { keys }, modifiers }: { sense: ThingSense; modifiers: Modifiers },
): number | undefined {
  const { draft, preposition } = sentence;
  const { determiner, count } = modifiers;
  // "vegetables with a carrot": it is one of them.
  const hosts = preposition?.preposition === 'with' && preposition.hosts.length > 1 ? preposition.hosts : [];
  const own = hosts.find((host) => draft.things[host]?.key === keys[0] && !draft.isBeing(host));
  if (own !== undefined) return own;
  // "a penguin waiter with a tray": the one that waiters have.
  const implied = [...draft.implied].find((each) => each.key === keys[0] && count === undefined);
  if (implied !== undefined) return draft.things.indexOf(implied);
  const named = sameName(sentence, lexeme, keys[0]);
  if (named !== undefined) return named;
  if ((determiner !== 'the' && determiner !== 'each') || count !== undefined) return undefined;
  const index = draft.things.findIndex(
    ({ key }, each) => key === keys[0] && !isDoerOtherwise(sentence, each, lexeme),
  );
  // "a hot air balloon with a giraffe in the basket": in that one's.
  const whole = draft.things.findIndex(
    (_, each) =>
      draft.record(each)?.has?.includes(keys[0] ?? '') ||
      (keys[0] === 'window' && hasWindow(draft.record(each))) ||
      (keys[0] === 'door' && hasDoor(draft.record(each))) ||
      (keys[0] === 'roof' && draft.record(each)?.kind === 'building'),
  );
  if (index >= 0) return index;
  // "a wreath on the door" hangs on one of its own.
  const isOnDoor = keys[0] === 'door' && preposition?.preposition === 'on';
  return whole >= 0 && !isOnDoor ? whole : undefined;
}

/** "Noah and Lily in a canoe, Noah paddles": the one of this name. */
function sameName({ draft }: Sentence, { phrase }: Lexeme, key: string | undefined): number | undefined {
  if (key === undefined || bearerOf(phrase) !== key) return undefined;
  const index = draft.things.findIndex((thing) => thing.key === key && foldWord(thing.words) === phrase);
  return index >= 0 ? index : undefined;
}

/** "a hockey player waving at the goalie": nobody does it to oneself by another name. */
function isDoerOtherwise({ draft, verb }: Sentence, index: number, { phrase }: Lexeme): boolean {
  const words = foldWord(draft.things[index]?.words ?? '');
  const isOther = !words.includes(phrase) && !phrase.includes(words);
  return isOther && draft.isBeing(index) && verb?.doers.includes(index) === true;
}

function hasDoor(thing: Thing | undefined): boolean {
  return thing?.kind === 'building' && thing.uses?.includes('entered') === true;
}

/** "playing basketball and passing the ball": the end of a longer word for it. */
function namedInShort(
  { draft }: Sentence,
  { phrase, plural }: Lexeme,
  { determiner, count }: Modifiers,
): number | undefined {
  if (determiner !== 'the' || count !== undefined || plural) return undefined;
  const index = draft.things.findIndex(
    ({ words }, each) =>
      !draft.isBeing(each) && foldWord(words).endsWith(phrase) && words.length > phrase.length,
  );
  return index >= 0 ? index : undefined;
}

/** "a house with a cat in the window", "a castle with a princess in the tower": who is there looks out. */
export function lookOutOf({ draft, preposition }: Sentence, whole: number, key: string): void {
  const isAtWindow = key === 'window' || (key === 'castle-tower' && preposition?.preposition !== 'on');
  if (
    preposition !== undefined &&
    draft.things[whole]?.key !== key &&
    isAtWindow &&
    hasWindow(draft.record(whole))
  )
    preposition.part = 'window';
}
