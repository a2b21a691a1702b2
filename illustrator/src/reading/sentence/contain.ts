import { relateAll } from '../relateAll.ts';
import type { SceneThing } from '../Scene.ts';
import { isArticle } from '../words/Sense.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';
import { coverIn } from './smear.ts';

/** Puts things into, around or beside what they are said to be of. */
export function contain(
  sentence: Sentence,
  { preposition, hosts, slot }: OpenPreposition,
  added: readonly number[],
): void {
  const kind = preposition === 'surrounded' ? 'around' : 'in';
  const { draft } = sentence;
  if (coverIn(draft, slot, [hosts, added])) return;
  // "the window of a house" is no house in a window, "el perro de mi hermano" no boy in a dog.
  const [part, whole] = [draft.record(hosts.at(-1)), draft.record(added[0])];
  const isHeld = part?.places?.inside !== undefined && whole?.kind !== 'building';
  // "a basket of kittens", "a bucket full of fish".
  const [thing] = added.length === 1 ? added.map((index) => draft.things[index]) : [];
  if (preposition === 'full-of' && thing && !draft.isCounted(added[0] ?? -1))
    thing.count = fullOf(sentence, thing, draft.isBeing(added[0]) ? part?.crowded : undefined);
  const isMany = (thing?.count ?? 1) > 1;
  // "a bowl of salad": one picture, however large.
  const isOne = whole?.within?.[part?.key ?? ''] !== undefined;
  const isWhole =
    preposition === 'of' &&
    !isOne &&
    (isHeld
      ? draft.isBeing(added[0]) && !isMany
      : draft.isBeing(added[0]) || (whole?.size ?? 0) > (part?.size ?? 0));
  // "el jarrón de la mesa": on it, as nothing is in a vase that is larger.
  const isTable = whole?.kind === 'furniture' || whole?.uses?.includes('sat-at') === true;
  const isBorne = preposition === 'of' && isTable && (whole?.size ?? 0) > (part?.size ?? 0);
  if (isBorne) {
    relateAll(sentence, 'on', [hosts.slice(-1), added], slot);
    return;
  }
  relateAll(sentence, isWhole ? 'next-to' : kind, [added, hosts.slice(-1)], slot);
}

/** How many something is full of, where nobody says: one at each window of a bus. */
function fullOf(sentence: Sentence, { key, count }: SceneThing, crowded: string | undefined): number {
  if (crowded !== undefined) return Math.max(AT_WINDOWS, count);
  return count === 1 && !isOneHeap(sentence, key) ? MANY : count;
}

const [MANY, AT_WINDOWS] = [3, 5];

/** "full of dirt and a small shovel": one shovel, and one heap of dirt. */
function isOneHeap({ lexemes, at }: Sentence, key: string): boolean {
  const before = [lexemes[at - 1], lexemes[at - 2]];
  return HEAP.test(key) || before.some((lexeme) => lexeme?.senses.some(isArticle) === true);
}

const HEAP = /-pile$/;
