import { BEINGS } from '../../things/beings.ts';
import type { Things } from '../../things/Things.ts';
import { MINE, PETS, YOUNG_OF, YOUNG_OF_ANY } from '../languages/groupWords.ts';
import type { Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import { recordOf } from './nouns.ts';

/**
 * Makes "a triceratops mom" and "a hippo calf" one noun each: a mother or a young one right after an animal is of its kind.
 * A mother before it is, too: "mum and baby kangaroo", "a mom and her baby penguin".
 */
export function joinKin(lexemes: readonly Lexeme[], things: Things): Lexeme[] {
  const joined: Lexeme[] = [];
  for (const lexeme of lexemes) {
    const before = joined.at(-1);
    const kin = before && kinOfAnimal(before, lexeme, things);
    if (kin) joined.splice(-1, 1, kin);
    else joined.push(lexeme);
  }
  return joined.map(
    (lexeme, at) => parentOfNext(joined, at, things) ?? youngOfNamed(joined, at, things) ?? lexeme,
  );
}

/** "a tiger with a cub", "a whale and its two calves": the young of the one whose young are called so, the nearest before it first. */
function youngOfNamed(lexemes: readonly Lexeme[], at: number, things: Things): Lexeme | undefined {
  const lexeme = lexemes[at] as Lexeme;
  const word = lexeme.phrase.replace(/^calves$/, 'calf').replace(/s$/, '');
  const grown = YOUNG_OF[word];
  if (grown === undefined || !Object.hasOwn(YOUNG_OF, word)) return undefined;
  const isGrown = ({ phrase, senses }: Lexeme): boolean => grown.test(phrase) && senses[0]?.kind === 'thing';
  // "a hen and her chicks by an eagle": the hen's, as their name is.
  const own = recordOf(lexeme)?.key ?? '';
  const isOwn = (one: Lexeme): boolean => things.youngOf(recordOf(one)?.key ?? '') === own;
  const before = lexemes.slice(0, at).findLast((one) => isGrown(one) || isOwn(one));
  const animal = before ?? lexemes.slice(at).find(isGrown);
  if (animal === undefined || isOwn(animal) || !isAnimal(animal, things)) return undefined;
  const plural = word !== lexeme.phrase;
  return { ...lexeme, kind: 'known', senses: [youngOf(animal, things)], plural };
}

/** The two as one noun; undefined where the first is no animal, or the second nobody of its family. */
function kinOfAnimal(animal: Lexeme, kin: Lexeme, things: Things): Lexeme | undefined {
  if (!isAnimal(animal, things) || animal.plural) return undefined;
  const text = `${animal.text} ${kin.text}`;
  if (isParent(kin)) return { ...animal, text };
  const young = youngOf(animal, things);
  return YOUNG_OF_ANY.test(kin.phrase)
    ? { ...animal, text, senses: [young], plural: /(?:s|ies|ves)$/.test(kin.phrase) }
    : undefined;
}

/** The mother of the young one that is named after her; undefined for others, and for one's own. */
function parentOfNext(lexemes: readonly Lexeme[], at: number, things: Things): Lexeme | undefined {
  const lexeme = lexemes[at];
  if (lexeme === undefined || !isParent(lexeme) || MINE.test(lexemes[at - 1]?.text ?? '')) return undefined;
  if (!AND.test(lexemes[at + 1]?.phrase ?? '')) return undefined;
  const from = at + (ARTICLE.test(lexemes[at + 2]?.phrase ?? '') ? 3 : 2);
  const isBaby = isYoungLook(lexemes[from]);
  const young = lexemes[from + (isBaby ? 1 : 0)];
  const [sense] = young?.senses ?? [];
  if (young === undefined || sense?.kind !== 'thing' || !isAnimal(young, things)) return undefined;
  // "a mom and her puppy": a pet.
  if (PETS.test(young.phrase)) return undefined;
  const [key = ''] = sense.keys;
  const grown = things.grownOf(key);
  return isBaby || sense.isYoung || grown !== key
    ? { ...lexeme, senses: [{ kind: 'thing', keys: [grown] }] }
    : undefined;
}

/** "and her" is one lexeme. */
const AND = /^and(?: (?:her|his|its))?$/;
const ARTICLE = /^(?:a|the|her|his|its)$/;

function youngOf({ senses }: Lexeme, things: Things): Sense {
  const keys = senses.flatMap((sense) => (sense.kind === 'thing' ? sense.keys : []));
  return { kind: 'thing', keys: keys.map((key) => things.youngOf(key) ?? key), isYoung: true };
}

function isParent({ senses, plural }: Lexeme): boolean {
  return !plural && senses.some(({ kind }) => kind === 'parent');
}

function isYoungLook(lexeme: Lexeme | undefined): boolean {
  return lexeme?.senses.some((sense) => sense.kind === 'look' && sense.look === 'young') === true;
}

function isAnimal({ senses }: Lexeme, things: Things): boolean {
  return (
    senses.length > 0 &&
    senses.every(
      (sense) =>
        sense.kind === 'thing' &&
        sense.keys.every((key) => {
          const kind = things.get(key)?.kind ?? '';
          return BEINGS.has(kind) && kind !== 'person';
        }),
    )
  );
}
