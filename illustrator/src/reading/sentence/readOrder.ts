import type { Lexeme } from '../lexemes/lexemes.ts';
import { relateAll } from '../relateAll.ts';
import type { Sense } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

type Order = NonNullable<Extract<Sense, { kind: 'order' }>['order']>;

/** Reads how several things stand: of what comes next, of whom the clause is about, or of what they arrange so. */
export function readOrder(sentence: Sentence, lexeme: Lexeme, order: Order): void {
  const { draft, modifiers, last, subject } = sentence;
  const slot = draft.addWord(lexeme);
  if (order === 'chain') {
    draft.chain = slot;
    return;
  }
  // "a line of kids": no line of what was named before.
  const isOfNext = sentence.previous !== 'noun' || / of$/.test(lexeme.phrase);
  if (sentence.nextNoun() !== undefined && isOfNext) {
    modifiers.order = order;
    modifiers.slots.push({ slot, look: 'order' });
    sentence.previous = 'determiner';
    return;
  }
  // "a duck with five ducklings in a row": the many.
  const isOfLast = last.some((index) => !subject.includes(index) && (draft.things[index]?.count ?? 1) > 2);
  const isOfOne = subject.every((index) => draft.things[index]?.count === 1);
  const isOfSubject = subject.length > 0 && !(isOfLast && isOfOne) && !isArranged(sentence, order);
  const things = isOfSubject ? subject : last;
  for (const index of things) {
    const thing = draft.things[index];
    if (thing === undefined) continue;
    thing.order = order;
    // A V is seen in no fewer.
    if (order === 'wedge' && thing.count > 1 && !draft.isCounted(index)) thing.count = LEAST_IN_WEDGE;
  }
  const [thing, other] = things;
  if (thing === undefined) return;
  if (order === 'side-by-side' && other !== undefined) {
    if (relateAll(sentence, 'next-to', [[thing], [other]], slot)) return;
  }
  slot.meaning = { as: 'look', thing, look: 'order' };
}

const LEAST_IN_WEDGE = 5;

/** "stacking books into a pile", "placing dominoes in a line": what hands move is so, not who moves it. */
function isArranged({ draft, lastRole, last, verb }: Sentence, order: Order): boolean {
  const { relation, moves } = verb?.record ?? {};
  const isMoved = lastRole === 'object' && relation === 'tend' && moves === true;
  return isMoved && order !== 'side-by-side' && !last.some((index) => draft.isBeing(index));
}
