import type { Lexicon } from '../words/Lexicon.ts';
import { isGoingOn, type Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import { isBeing } from './nouns.ts';

/** "soccer girl", "a kung fu panda": reads a game or a sport before who does it as what is said after: "girl playing soccer". English. */
export function deedsAfterDoers(lexemes: readonly Lexeme[], lexicon: Lexicon): Lexeme[] {
  const read: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const found = [2, 1].flatMap((length) => deedAt(lexemes, { at, length }, lexicon) ?? [])[0];
    const one = lexemes[at];
    if (one !== undefined && found === undefined) read.push(one);
    if (found !== undefined) read.push(found.doer, found.deed);
    at += found === undefined ? 1 : found.length + 1;
  }
  return read;
}

function deedAt(
  lexemes: readonly Lexeme[],
  { at, length }: { at: number; length: number },
  lexicon: Lexicon,
): { deed: Lexeme; doer: Lexeme; length: number } | undefined {
  const [said, doer] = [lexemes.slice(at, at + length), lexemes[at + length]];
  if (said.length < length || doer === undefined || !isBeing(doer)) return undefined;
  // "magic unicorn": what it is like.
  if (said.some(({ kind, senses }) => !NAMING.has(kind) || senses.some((sense) => QUALITIES.has(sense.kind))))
    return undefined;
  const phrase = said.map((one) => one.phrase).join(' ');
  for (const doing of DOING) {
    const senses = lexicon.find(`${doing} ${phrase}`, 'en')?.senses.filter(isGoingOn) ?? [];
    if (senses.length === 0) continue;
    const text = said.map((one) => one.text).join(' ');
    return { deed: { text, phrase, kind: 'known', senses, plural: false }, doer, length };
  }
  return undefined;
}

const DOING = ['playing', 'doing', 'practicing'] as const;
const NAMING: ReadonlySet<Lexeme['kind']> = new Set<Lexeme['kind']>(['known', 'unknown']);
const QUALITIES: ReadonlySet<Sense['kind']> = new Set<Sense['kind']>(['remark', 'look', 'verb', 'role']);
