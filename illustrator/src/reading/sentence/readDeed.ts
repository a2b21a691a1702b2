import { LANGUAGE_WORDS } from '../languages/index.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import { applyVerb } from './applyVerb.ts';
import { doTo } from './doTo.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';

/**
 * Reads a noun for something done as the verb: "gives her mom a hug", "goes on a hike", "in a race". Those whom the sentence is
 * about do it, to whom it is given. Returns whether it was so.
 */
export function readDeed(sentence: Sentence, lexeme: Lexeme): boolean {
  const { draft, verb, preposition, previous, joint } = sentence;
  const sense = lexeme.senses.find(({ kind }) => kind === 'verb');
  const record = sense?.kind === 'verb' ? sentence.verbs.get(sense.verb) : undefined;
  const doers = verb?.doers ?? sentence.subject;
  if (record !== undefined && verb?.record === record) {
    // "duerme la siesta".
    verb.slot.text = `${verb.slot.text} ${lexeme.text}`;
    return true;
  }
  if (record === undefined || previous !== 'determiner' || joint !== undefined) return false;
  if (!doers.some((doer) => draft.isBeing(doer)) || (verb !== undefined && !isLight(verb))) return false;
  if (preposition !== undefined && !IN.has(preposition.preposition)) return false;
  const objects = verb?.objects.filter((index) => draft.isBeing(index)) ?? [];
  if (verb !== undefined) forget(sentence, verb);
  const slot = verb?.slot ?? draft.addWord(lexeme);
  if (verb !== undefined) slot.text = `${slot.text} ${lexeme.text}`;
  slot.meaning = { as: 'unknown' };
  sentence.takeModifiers();
  sentence.preposition = undefined;
  const isPassive = record.doneBy !== undefined && isHad(sentence);
  const open: OpenVerb = { record, slot, doers: [...doers], objects: [], asides: [], isPassive };
  if (verb?.record.handsOver === true) open.isGiven = true;
  if (!isPassive) applyVerb(sentence, record, slot, doers);
  if (objects.length > 0) doTo(sentence, open, objects);
  sentence.verb = open;
  sentence.previous = 'verb';
  return true;
}

/** "getting a haircut", "having a checkup": it is done to them. */
function isHad(sentence: Sentence): boolean {
  return LANGUAGE_WORDS[sentence.language].undergoing
    .split(', ')
    .some((word) => [-1, -2].some((steps) => sentence.ahead(steps)?.phrase === word));
}

/** What "gives", "has" and "makes" say of things is not what they say of deeds. */
function isLight({ record }: OpenVerb): boolean {
  return record.relation === 'hold' || record.relation === 'build' || record.pose === 'walk';
}

const IN = new Set<string>(['in', 'on', 'at', 'to']);

function forget({ draft }: Sentence, { record, doers, objects }: OpenVerb): void {
  const said = draft.relations.filter(
    ({ kind, from, to }) =>
      (kind === record.relation || kind === 'face') && doers.includes(from) && objects.includes(to),
  );
  for (const relation of said) draft.dropRelation(draft.relations.indexOf(relation));
  for (const doer of doers) delete draft.things[doer]?.pose;
}
