import { artData } from '../../art/artData.ts';
import { BEINGS } from '../../things/beings.ts';
import { isBeforeNoun, type Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/**
 * Makes "a mobile of stars" and "a wreath of holly" one noun, whose picture has of that what it has; "a bunch of tulips" for somebody
 * is one bouquet, and "a bouquet of roses" is several roses.
 */
export function joinBunches(lexemes: readonly Lexeme[]): Lexeme[] {
  const joined: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const lexeme = lexemes[at];
    if (lexeme === undefined) continue;
    const end = endOfParts(lexemes, at);
    const part = lexemes[end];
    const whole = part === undefined ? undefined : wholeOf(lexemes, lexeme, part);
    if (part === undefined || whole === undefined) {
      joined.push(lexeme);
      continue;
    }
    const isWhole = whole !== part;
    const text = lexemes.slice(at, isWhole ? end + 1 : end).map((each) => each.text);
    if (isWhole) joined.push({ ...whole, text: text.join(' '), plural: false });
    else
      joined.push(
        { ...lexeme, text: text.join(' '), senses: [{ kind: 'count', count: MANY }] },
        { ...part, plural: true },
      );
    at = end;
  }
  return joined;
}

/** Where the noun is that what may be a whole is made of, "of" or a number's phrase before it. */
function endOfParts(lexemes: readonly Lexeme[], at: number): number {
  const isOf = lexemes[at + 1]?.senses.some(
    (sense) => sense.kind === 'preposition' && sense.preposition === 'of',
  );
  let end = at + (isOf ? 2 : 1);
  while (
    lexemes[end]?.senses.some(({ kind }) => kind === 'thing') === false &&
    lexemes[end]?.senses.some(isBeforeNoun)
  )
    end += 1;
  const isBunch = BUNCH.test(lexemes[at]?.phrase ?? '');
  return isOf || isBunch || keyOf(lexemes[at]) === BOUQUET ? end : lexemes.length;
}

/** What a whole and its parts are read as: the whole, or the part where several of it are meant. */
function wholeOf(lexemes: readonly Lexeme[], lexeme: Lexeme, part: Lexeme): Lexeme | undefined {
  const [whole, key] = [keyOf(lexeme), keyOf(part)];
  if (key === undefined) return undefined;
  const { kind, bunched } = artData().things.get(key) ?? {};
  const isFlower = kind === 'plant';
  const isPlain = bunched !== undefined;
  // "a bouquet of roses and tulips": both are seen in it.
  const isList = lexemes[lexemes.indexOf(part) + 1]?.senses.some(
    (sense) => sense.kind === 'role' && sense.role === 'and',
  );
  if (whole === BOUQUET) return !isFlower || isList ? undefined : isPlain ? lexeme : part;
  if (whole !== undefined) return WHOLES.has(whole) ? lexeme : undefined;
  const isHeld =
    lexemes.some(isAlive) &&
    lexemes.every((each) => !STANDING.has(keyOf(each) ?? '') && !GROWING.test(each.phrase));
  if (!BUNCH.test(lexeme.phrase) || !isPlain || !isHeld) return undefined;
  const senses: Sense[] = [{ kind: 'thing', keys: [bunched] }];
  return { ...part, senses };
}

function keyOf(lexeme: Lexeme | undefined): string | undefined {
  const thing = lexeme?.senses.find(({ kind }) => kind === 'thing');
  return thing?.kind === 'thing' && thing.keys.length === 1 ? thing.keys[0] : undefined;
}

function isAlive(lexeme: Lexeme): boolean {
  return BEINGS.has(artData().things.get(keyOf(lexeme) ?? '')?.kind ?? '');
}

const BOUQUET = 'bouquet';
const WHOLES: ReadonlySet<string> = new Set([
  'crib-mobile',
  'wreath',
  'necklace',
  'flower-crown',
  'christmas-lights',
]);
const BUNCH = /(?:^| )(?:bunch|armful|handful|hand full|arm full|fistful) of$/;
/** In what flowers stand, each by itself. */
const STANDING: ReadonlySet<string> = new Set(['vase', 'potted-plant', 'flower-bed']);
const GROWING = /^(?:grow|in (?:a|the) (?:garden|field|meadow))|garden$/;
const MANY = 5;
