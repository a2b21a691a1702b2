import { artData } from '../../art/artData.ts';
import { FLORAL, PATTERN, WITH_PATTERN } from '../languages/surfaceWords.ts';
import type { Looks } from '../Scene.ts';
import type { Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/** "a mug with a heart pattern", "a star patterned dress", "a vase with a striped pattern": what it is printed with, and no picture in detail. */
export function patternsOf(lexemes: readonly Lexeme[]): Lexeme[] {
  const told: Lexeme[] = [];
  for (const [at, lexeme] of motifsFirst(lexemes).entries()) {
    const before = told.at(-1);
    const sense = PATTERN.test(lexeme.phrase) && before !== undefined ? surfaceOf(before) : undefined;
    if (before === undefined || sense === undefined || isOfPart(lexemes[at + 1])) {
      told.push(lexeme);
      continue;
    }
    const text = `${before.text} ${lexeme.text}`;
    told.splice(-1, 1, {
      ...before,
      text,
      phrase: `${before.phrase} ${lexeme.phrase}`,
      senses: [sense],
      plural: false,
    });
  }
  return told;
}

/** "a mitten with a pattern of snowflakes": as "with a snowflake pattern". */
function motifsFirst(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const at = lexemes.findIndex(
    ({ phrase }, index) => index > 0 && WITH_PATTERN.test(phrase) && isOfPart(lexemes[index + 1]),
  );
  const [said, of, motif] = lexemes.slice(at, at + 3);
  const sense = motif && surfaceOf(motif);
  if (at < 0 || said === undefined || of === undefined || motif === undefined || sense === undefined)
    return lexemes;
  const text = [said, of, motif].map((one) => one.text).join(' ');
  const pattern: Lexeme = { ...motif, text, senses: [sense], plural: false };
  return [...lexemes.slice(0, at), pattern, ...motifsFirst(lexemes.slice(at + 3))];
}

/** "a pattern of", no pattern on something. */
function isOfPart(next: Lexeme | undefined): boolean {
  return next?.phrase === 'of';
}

/** What a surface is like that is patterned so. */
function surfaceOf({ senses, phrase }: Lexeme): Sense | undefined {
  if (FLORAL.test(phrase)) return { kind: 'look', looks: { print: ['flower'] }, look: 'print' };
  const look = senses.find((sense) => sense.kind === 'look' && sense.look === 'pattern');
  if (look !== undefined) return look;
  const thing = senses.find((sense) => sense.kind === 'thing');
  if (thing?.kind !== 'thing' || thing.keys.length !== 1) return undefined;
  const [key = ''] = thing.keys;
  const record = artData().things.get(key);
  if (record === undefined || record.kind === 'person') return undefined;
  const looks: Looks = { print: [key] };
  return { kind: 'look', looks, look: 'print' };
}
