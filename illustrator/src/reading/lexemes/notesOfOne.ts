import type { Thing } from '../../things/Things.ts';
import type { Entry } from '../words/Lexicon.ts';
import { isArticle } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import { isBeing, isThing, recordOf } from './nouns.ts';

type NameOf = (phrase: string) => Entry | undefined;

/**
 * Reads the note "penguin, scarf, skating" as "penguin with scarf, skating", and "cat, skateboard" as "cat on skateboard": where
 * somebody alone is named first, with no article anywhere, what can be worn, held or sat on is his. English.
 */
export function notesOfOne(lexemes: readonly Lexeme[], nameOf: NameOf): readonly Lexeme[] {
  if (!isNote(lexemes)) return lexemes;
  const given: string[] = [];
  return lexemes.map((lexeme, at) => {
    if (!isParting(lexeme)) return lexeme;
    const noun = nounAfter(lexemes, at);
    const had = howHad(recordOf(noun));
    const isFull = had === 'holding' && given.includes('holding');
    // "hippo, umbrella, puddle": no puddle is held as well.
    const beside = noun === undefined || given.length === 0 ? undefined : besideWhich(noun);
    const said = had === undefined || isFull ? beside : had;
    if (had !== undefined) given.push(had);
    const entry = said === undefined ? undefined : nameOf(said);
    if (said === undefined || entry === undefined) return { ...lexeme, kind: 'comma' };
    return { ...lexeme, text: '', phrase: said, kind: 'known', senses: entry.senses, plural: false };
  });
}

function besideWhich(lexeme: Lexeme): string {
  return recordOf(lexeme)?.kind === 'sky' ? 'under' : 'next to';
}

/** Whether somebody alone comes first and nobody else after, without an article. */
function isNote(lexemes: readonly Lexeme[]): boolean {
  const end = lexemes.findIndex(isParting);
  const first = lexemes.slice(0, Math.max(end, 0));
  const lead = first.at(-1);
  const isLead = isBeing(lead) && lead?.plural === false && first.slice(0, -1).every(isLook);
  const isBare = lexemes.every(({ senses }) => !senses.some(isArticle) && !senses.some(isJoin));
  return isLead && isBare && lexemes.slice(end).every((lexeme) => !isBeing(lexeme));
}

function isJoin(sense: Lexeme['senses'][number]): boolean {
  return sense.kind === 'role' && (sense.role === 'and' || sense.role === 'with');
}

function isParting({ kind, text }: Lexeme): boolean {
  return kind === 'comma' || (kind === 'stop' && text === '.');
}

function isLook({ senses }: Lexeme): boolean {
  return senses.some(({ kind }) => kind === 'look' || kind === 'remark' || kind === 'state');
}

/** The one noun of an item, with what it is like before it. */
function nounAfter(lexemes: readonly Lexeme[], at: number): Lexeme | undefined {
  let end = at + 1;
  while (lexemes[end] !== undefined && isLook(lexemes[end] as Lexeme)) end += 1;
  const [noun, next] = [lexemes[end], lexemes[end + 1]];
  const isWhole = next === undefined || isParting(next);
  const isOne = noun?.plural === false || recordOf(noun)?.worn !== undefined;
  return noun !== undefined && isThing(noun) && isOne && isWhole ? noun : undefined;
}

/** The word for how somebody has it, where he can. */
function howHad(record: Thing | undefined): string | undefined {
  const { worn, uses = [], kind, size = 0 } = record ?? {};
  if (kind === 'sky') return undefined;
  if (worn !== undefined) return 'wearing';
  if ((uses.includes('held') || uses.includes('played')) && size <= LARGEST_HELD) return 'holding';
  const isSeat = uses.includes('sat-on') || uses.includes('ridden') || uses.includes('driven');
  return isSeat && kind !== 'boat' ? 'on' : undefined;
}

/** A guitar or an umbrella, no rug. */
const LARGEST_HELD = 1.3;
