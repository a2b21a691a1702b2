import { CRAFTS } from '../../things/crafts.ts';
import type { Thing } from '../../things/Things.ts';
import type { Entry } from '../words/Lexicon.ts';
import { isArticle, isBeforeNoun } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import { isBeing, isThing, recordOf } from './nouns.ts';

type NameOf = (phrase: string) => Entry | undefined;

/**
 * Reads "using a leaf as an umbrella" as holding a leaf, "using a lily pad as a boat" as being on one, and "with a bucket for a hat"
 * as with it on the head: what a thing stands for is no second thing. English.
 */
export function usedAs(lexemes: readonly Lexeme[], nameOf: NameOf, isMore = false): readonly Lexeme[] {
  for (let at = 0; at < lexemes.length; at += 1) {
    const stand = standAt(lexemes, at, isMore && at === 0);
    if (stand === undefined) continue;
    const { how, noun, as, end } = stand;
    const lead = how === 'on' ? known(nameOf, ['on'], lexemes[at]) : [lexemes[at] as Lexeme];
    const aside = lexemes.slice(as, end + 1).filter(({ senses }) => !senses.some(isArticle));
    return [
      ...lexemes.slice(0, at),
      ...lead,
      ...lexemes.slice(at + 1, noun + 1),
      ...known(nameOf, WHERE[how], lexemes[as]),
      ...aside.map((one): Lexeme => ({ ...one, kind: 'known', senses: [{ kind: 'remark' }], plural: false })),
      ...usedAs(lexemes.slice(end + 1), nameOf, true),
    ];
  }
  return lexemes;
}

interface Stand {
  how: 'held' | 'on' | 'on-head' | 'over-head';
  /** Where the thing is, where "as" is, and where what it stands for is. */
  noun: number;
  as: number;
  end: number;
}

/** What stands for something from `at` on: "using a pot as a drum", "with a pencil as a wand", "with a hook for a hand", where one came before "and a pan for a hat". */
function standAt(lexemes: readonly Lexeme[], at: number, isMore: boolean): Stand | undefined {
  const phrase = lexemes[at]?.phrase ?? '';
  const isHeld = HOLDING.test(phrase);
  const isUsed = USING.test(phrase) || isHeld;
  if (!isUsed && !HAVING.test(phrase) && !(isMore && phrase === 'and')) return undefined;
  const noun = nounAfter(lexemes, at);
  if (noun === undefined || (!isUsed && isBeing(lexemes[noun]))) return undefined;
  const as = noun + 1;
  const link = lexemes[as]?.phrase ?? '';
  // "holding a balloon for a friend" is for somebody.
  const isSaid = (isHeld ? /^as\b/.test(link) : AS.test(link)) && (isUsed || link !== 'like');
  const end = isSaid ? nounAfter(lexemes, as) : undefined;
  if (end === undefined) return undefined;
  const other = recordOf(lexemes[end]);
  const isPart = lexemes[end]?.senses.some(({ kind }) => kind === 'part') === true;
  const isOnHead = other?.worn === 'head' || lexemes[end]?.phrase === 'head';
  const isWorn = recordOf(lexemes[noun])?.worn !== undefined;
  // "with a carrot for a horse" is what the horse gets.
  if (!isUsed && lexemes[as]?.phrase === 'for' && !isPart && other?.worn === undefined) return undefined;
  // "a bear with a bow tie as a waiter" is one itself.
  if (!isUsed && other?.kind === 'person') return undefined;
  const isSeat = isUsed && isSatOn(other);
  const isRoof = isUsed && ROOFS.test(lexemes[end]?.phrase ?? '');
  const how = isOnHead && !isWorn ? 'on-head' : isSeat ? 'on' : isRoof ? 'over-head' : 'held';
  return { how, noun, as, end };
}

function isSatOn(record: Thing | undefined): boolean {
  return record !== undefined && (CRAFTS.has(record.kind) || record.uses?.includes('sat-on') === true);
}

function nounAfter(lexemes: readonly Lexeme[], at: number): number | undefined {
  for (let next = at + 1; next <= at + MOST_BEFORE; next += 1) {
    if (isThing(lexemes[next])) return next;
    if (lexemes[next]?.senses.some(isBeforeNoun) !== true) return undefined;
  }
  return undefined;
}

function known(nameOf: NameOf, phrases: readonly string[], like: Lexeme | undefined): Lexeme[] {
  return phrases.flatMap((phrase) => {
    const senses = nameOf(phrase)?.senses;
    return senses === undefined || like === undefined
      ? []
      : [{ ...like, text: '', phrase, kind: 'known' as const, senses, plural: false }];
  });
}

const WHERE: Record<Stand['how'], readonly string[]> = {
  held: [],
  on: [],
  'on-head': ['on', 'its', 'head'],
  'over-head': ['over', 'its', 'head'],
};
const ROOFS = /^(?:umbrella|parasol|sunshade)$/;
const USING = /^(?:using|uses|use)$/;
const HOLDING = /^(?:holding|holds|carrying|carries)$/;
const HAVING = /^(?:with|has|having|wearing)$/;
const AS = /^(?:as|for|as its|as his|as her|like)$/;
const MOST_BEFORE = 4;
