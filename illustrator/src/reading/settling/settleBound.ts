import { canBeDressedAs } from '../../things/likenessOf.ts';
import type { Draft } from '../Draft.ts';
import { TIED, WRAPPED, WRAPPED_IN } from '../languages/deedWords.ts';

/** What is wound around something, and what floats on a string. */
export function settleBound(draft: Draft): void {
  wrapAround(draft);
  floatOnStrings(draft);
  wrapInPaper(draft);
}

/** "a can with ivy wrapped around the handle": around that. */
function wrapAround(draft: Draft): void {
  const word = draft.words.find(({ text, meaning }) => meaning.as === 'unknown' && WRAPPED.test(text));
  const relation = draft.relations.find(
    ({ kind, from }) => kind === 'next-to' && draft.record(from)?.wound !== undefined,
  );
  if (word === undefined || relation === undefined) return;
  relation.kind = 'around';
  word.meaning = { as: 'relation', relation: draft.relations.indexOf(relation) };
}

/** "balloons tied to a chair": over it on their strings. */
function floatOnStrings(draft: Draft): void {
  for (const { text, meaning } of draft.words) {
    const relation = meaning.as === 'relation' ? draft.relations[meaning.relation] : undefined;
    const { rests, places } = draft.record(relation?.from) ?? {};
    if (relation?.kind !== 'next-to' || !TIED.test(text) || rests !== 'air' || !places?.string) continue;
    Object.assign(relation, { kind: 'over', at: 'hand' });
  }
}

/** "a boy wrapped in toilet paper": a mummy, with the roll beside. */
function wrapInPaper(draft: Draft): void {
  for (const relation of [...draft.relations]) {
    const isWound = WRAPPED_IN.test(relation.words ?? '');
    const isPaper = draft.things[relation.to]?.key === PAPER && draft.isBeing(relation.from);
    if (relation.kind !== 'in' || !isWound || !isPaper) continue;
    relation.kind = 'next-to';
    const wearer = draft.things[relation.from];
    const canWear = canBeDressedAs(draft.record(relation.from), draft.recordOf(WOUND));
    if (wearer === undefined || wearer.key === WOUND || !canWear) continue;
    if (draft.record(relation.from)?.kind === 'person') {
      wearer.key = WOUND;
      continue;
    }
    const worn = draft.addThing({ key: WOUND, words: wearer.words, count: wearer.count });
    draft.relate(relation.from, 'wear', worn);
  }
}

const PAPER = 'roll-of-paper';
const WOUND = 'mummy';
