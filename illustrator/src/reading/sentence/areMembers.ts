import { BEINGS } from '../../things/beings.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sentence } from './Sentence.ts';
import { settleModifiers } from './settleModifiers.ts';

/** Animals, and food that does what they do. */
const PLAYERS: ReadonlySet<string> = new Set([...BEINGS, 'food']);

/** "an orchestra of frogs": the frogs are its players, each with what that one has. Returns whether it is so. */
export function areMembers(sentence: Sentence, lexeme: Lexeme, keys: readonly string[]): boolean {
  const { draft, preposition } = sentence;
  const [host = -1] = preposition?.preposition === 'of' ? preposition.hosts.slice(-1) : [];
  const words = draft.things[host]?.words;
  const members = [...draft.things.keys()].filter((index) => draft.things[index]?.words === words);
  const isGroup = members.length > 2 && members.every((index) => draft.record(index)?.kind === 'person');
  const isAlive = keys.every((key) => PLAYERS.has(draft.recordOf(key)?.kind ?? ''));
  if (!isGroup || !isAlive) return false;
  draft.home ??= draft.record(members[0])?.home;
  for (const [k, index] of members.entries()) {
    const thing = draft.things[index];
    const key = keys[k % keys.length];
    if (thing === undefined || key === undefined) continue;
    const [tool = ''] = draft.record(index)?.holds ?? [];
    const isPlayed = draft.recordOf(tool)?.uses?.includes('played') === true;
    const isBall = draft.recordOf(tool)?.uses?.includes('kicked') === true;
    if (isPlayed || (isBall && k === 0)) draft.relate(index, 'play', draft.imply(tool, thing.words));
    else if (k > 0 && !isBall) Object.assign(thing, { pose: 'sing' });
    thing.key = key;
    delete thing.order;
  }
  sentence.preposition = undefined;
  settleModifiers(sentence, sentence.takeModifiers(), members);
  draft.addWord(lexeme, { as: 'thing', thing: members[0] ?? host });
  sentence.previous = 'noun';
  return true;
}
