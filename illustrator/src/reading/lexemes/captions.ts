import { COMMENTS, FIGURES, LIKE, PLACES, SKATING, SURROUNDINGS } from '../languages/captionWords.ts';
import type { Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';

/** Reads "a carrot character" and "a lemon shaped figure" as the carrot and the lemon. English. */
export function figuresOfThings(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const read: Lexeme[] = [];
  for (const [at, lexeme] of lexemes.entries()) {
    const link = LIKE.test(read.at(-1)?.phrase ?? '') ? 1 : 0;
    const thing = read.at(-1 - link);
    const isFigure = lexeme.kind === 'unknown' && FIGURES.test(lexeme.phrase);
    // "a swan figure skating": that is one deed.
    const isSkating = lexeme.phrase === 'figure' && SKATING.test(lexemes[at + 1]?.phrase ?? '');
    if (!isFigure || isSkating || thing?.senses[0]?.kind !== 'thing') {
      read.push(lexeme);
      continue;
    }
    const parts = [...read.splice(read.length - 1 - link), lexeme];
    read.push({ ...thing, text: textOf(parts), plural: thing.plural || /s$/.test(lexeme.phrase) });
  }
  return read;
}

/** Reads "in a forest setting", "a grassy landscape" and "a castle backdrop" as the forest, a meadow and a castle. English. */
export function placesDescribed(lexemes: readonly Lexeme[], nameOf: NameOf): readonly Lexeme[] {
  const read: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const before = read.at(-1);
    const isNoun = SURROUNDINGS.test(lexeme.phrase) && !lexeme.senses.some(isNamed);
    if (!isNoun || before === undefined) {
      read.push(lexeme);
      continue;
    }
    const place = before.senses.some(isWeather) ? undefined : nameOf(PLACES[before.phrase] ?? '');
    const said = place ?? (isNamed(before.senses[0]) ? before : undefined);
    if (said === undefined)
      read.push(isTold(before) ? { ...lexeme, kind: 'known', senses: [{ kind: 'remark' }] } : lexeme);
    else {
      read.pop();
      const { senses, plural } = said;
      read.push({ ...before, kind: 'known', text: textOf([before, lexeme]), senses, plural });
    }
  }
  return read;
}

function isNamed(sense: Sense | undefined): boolean {
  return sense?.kind === 'thing' || sense?.kind === 'setting';
}

function isWeather({ kind }: Sense): boolean {
  return kind === 'weather';
}

/** Whether what a place is like is told already, or is no more than praise: "a sunset backdrop", "a serene landscape". */
function isTold({ senses, phrase }: Lexeme): boolean {
  return senses.some(({ kind }) => TELLING.has(kind)) || COMMENTS.test(phrase);
}

const TELLING: ReadonlySet<Sense['kind']> = new Set(['weather', 'remark', 'style', 'look']);

/** What was typed for several words. */
export function textOf(lexemes: readonly Lexeme[]): string {
  return lexemes
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ');
}
