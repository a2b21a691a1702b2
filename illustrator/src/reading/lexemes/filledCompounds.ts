import { isBeforeNoun, type Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';
import { isThing, recordOf } from './nouns.ts';

/** Makes "a gift-filled sleigh" a sleigh full of gifts, and the first of "a moss-covered log" what a log is like. English. */
export function filledCompounds(lexemes: readonly Lexeme[], nameOf: NameOf): Lexeme[] {
  const read = leaveTips(lexemes);
  for (let at = 0; at + 2 < read.length; at += 1) {
    const [filling, filled] = read.slice(at, at + 2);
    const how = LINKS[filled?.phrase ?? ''];
    const link = how === undefined ? undefined : nameOf(how);
    if (filling === undefined || filled === undefined || !isThing(filling) || !link) continue;
    const noun = nounAfter(read, at + 2);
    if (noun === undefined || filling.plural) continue;
    const { text } = filled;
    const look = how === COVERED && isThing(read[noun]) ? coverOf(filling) : undefined;
    if (look !== undefined) {
      read.splice(at, 2, { ...filling, text: `${filling.text}-${text}`, senses: [look] });
      continue;
    }
    const moved: Lexeme[] = [
      { text, phrase: how ?? '', kind: 'known', ...link },
      { ...filling, plural: true, ...nameOf(`${filling.phrase}s`) },
    ];
    read.splice(at, noun + 1 - at, ...read.slice(at + 2, noun + 1), ...moved);
  }
  return read;
}

/** "a star-tipped wand": the star is its own; "a feather-tipped pen" has none, which is told. */
function leaveTips(lexemes: readonly Lexeme[]): Lexeme[] {
  return lexemes.flatMap((lexeme, at): Lexeme[] => {
    if (isTip(lexemes, at - 1)) return [];
    const tipped = lexemes[at + 1];
    if (tipped === undefined || !isTip(lexemes, at)) return [lexeme];
    const whole = recordOf(lexemes[nounAfter(lexemes, at + 2) ?? -1]);
    const isOwn = whole?.has?.includes(recordOf(lexeme)?.key ?? '') === true;
    const read = isOwn ? { senses: [REMARK] } : { kind: 'unknown' as const, senses: [] };
    return [{ ...lexeme, ...read, text: `${lexeme.text}-${tipped.text}`, plural: false }];
  });
}

function isTip(lexemes: readonly Lexeme[], at: number): boolean {
  const [tip, tipped] = [lexemes[at], lexemes[at + 1]];
  return isThing(tip) && tipped?.phrase === 'tipped' && nounAfter(lexemes, at + 2) !== undefined;
}

const REMARK: Sense = { kind: 'remark' };

/** What is all over a thing, as a look of it. */
function coverOf({ senses }: Lexeme): Sense | undefined {
  const thing = senses.find((sense) => sense.kind === 'thing');
  return thing && { kind: 'look', looks: { cover: thing.keys }, look: 'cover' };
}

const COVERED = 'covered with';
const LINKS: Readonly<Record<string, string>> = {
  filled: 'full of',
  laden: 'full of',
  packed: 'full of',
  loaded: 'full of',
  covered: COVERED,
  strewn: COVERED,
  topped: 'topped with',
};

/** Where the noun is whose compound it is. */
function nounAfter(lexemes: readonly Lexeme[], from: number): number | undefined {
  for (let at = from; at < Math.min(from + MOST, lexemes.length); at += 1) {
    const { senses } = lexemes[at] as Lexeme;
    if (senses.some(({ kind }) => kind === 'preposition' || kind === 'role')) return undefined;
    // "a fruit-filled picnic basket": the last of a compound.
    const isLast = !isNoun(lexemes[at + 1]);
    if (isNoun(lexemes[at]) && isLast) return at;
    if (!isNoun(lexemes[at]) && !senses.some(isBeforeNoun)) return undefined;
  }
  return undefined;
}

function isNoun(lexeme: Lexeme | undefined): boolean {
  return isThing(lexeme) || lexeme?.senses.some(({ kind }) => kind === 'setting') === true;
}

/** So many words of a noun with its adjectives. */
const MOST = 4;
