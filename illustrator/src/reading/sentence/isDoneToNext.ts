import { BEINGS } from '../../things/beings.ts';
import type { RelationKind } from '../Scene.ts';
import { isArticle } from '../words/Sense.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import type { Sentence } from './Sentence.ts';

/** "baking a cake", "helping mom", "hanging ornaments on a tree" against "sleeping cats" and "climbing monkeys". */
export function isDoneToNext(sentence: Sentence, record: VerbRecord): boolean {
  const { relation, moves, pose } = record;
  if (sentence.ahead(1)?.senses.some(isArticle)) return true;
  // "flying a kite", "gazing at stars": the deed leads to it.
  if (LEADING.test(sentence.ahead(0)?.phrase ?? '')) return true;
  // "surfing cat": on what surfers have with them.
  const isOnOwn = relation === 'ride' && record.takes !== undefined;
  if (ALWAYS_TO.has(relation) && !isOnOwn) return true;
  const noun = sentence.nextNoun()?.senses.find(({ kind }) => kind === 'thing');
  const isMany = sentence.nextNoun()?.plural === true;
  const { kind, rests, uses, blownWith } =
    (noun?.kind === 'thing' ? sentence.draft.recordOf(noun.keys[0] ?? '') : undefined) ?? {};
  // "watching birds", "climbing rocks" and "blowing bubbles", but not "climbing monkeys" and "blowing leaves".
  if (relation === 'look-at' && isMany) return true;
  if (relation === 'climb' && isMany && uses?.some((use) => use === 'climbed' || use === 'stood-on'))
    return true;
  if (relation === 'blow' && blownWith !== undefined) return true;
  // "flying kites".
  if (pose === 'fly' && rests === 'air' && uses?.includes('held')) return true;
  // "helping mom", but not "dancing bears".
  if (relation === 'hold-hands' && pose === undefined && kind !== undefined && BEINGS.has(kind)) return true;
  const isPutOn = relation === 'hang-from' && moves === true && sentence.ahead(2)?.phrase === 'on';
  const isHidden = relation === 'hide-behind' && moves === true;
  const isTaken = isHidden || (relation !== undefined && (BY_HAND.has(relation) || isPutOn));
  return sentence.language === 'en' && isTaken && kind !== undefined && !BEINGS.has(kind);
}

const LEADING = / (?:an?|the|at|for|to|into|with|on|in|over|up)$/;

/** What is always done to somebody or something. */
const ALWAYS_TO = new Set<RelationKind | undefined>(['feed', 'catch', 'ride', 'milk']);

/** What nothing does that is no being. */
export const BY_HAND = new Set<RelationKind>([
  'tend',
  'eat',
  'drink',
  'hold',
  'build',
  'read',
  'paint',
  'plant',
  'play',
  ...(['throw', 'catch', 'push', 'pull', 'kick', 'pour', 'water', 'juggle', 'flip', 'pick', 'lift'] as const),
]);
