import { BEINGS } from '../../things/beings.ts';
import { CRAFTS } from '../../things/crafts.ts';
import { isHandy } from '../../things/isHandy.ts';
import { isMotif, isPrinted } from '../../things/isPrinted.ts';
import { canBeDressedAs } from '../../things/likenessOf.ts';
import type { Thing } from '../../things/Things.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import { isKindOf } from './kindOfLast.ts';
import type { CompoundLink, Sentence } from './Sentence.ts';

/**
 * Reads the first noun of two that make one thing: "a heart balloon" has its shape, "a rocket shirt" its picture, "a robot dog" is dressed so, "a taco cat"
 * holds one, "a carrot barber" is a carrot in a calling, "violin girl" plays it, "a girl unicorn" is a unicorn, "a labrador puppy" is a puppy. Returns whether it was so; the second noun comes next.
 */
export function opensCompound(sentence: Sentence, lexeme: Lexeme, key: string): boolean {
  const { draft, modifiers } = sentence;
  if (sentence.language !== 'en' || lexeme.plural || modifiers.compound !== undefined) return false;
  const isShaped = SHAPED.test(sentence.ahead(1)?.phrase ?? '');
  const isThemed = sentence.ahead(1)?.phrase === 'themed';
  const steps = isShaped ? 2 : 1;
  if (isShaped && !isThemed && dropShape(sentence, lexeme, key)) return true;
  const whole = wholeAt(sentence, steps);
  const part = draft.recordOf(key);
  // "a strawberry costume": a disguise, read as one.
  if (whole === undefined || part === undefined || whole.disguises) return false;
  // "a robin bird".
  if (isKindOf(part, sentence.lexemes[sentence.at + 1] ?? lexeme)) return false;
  if (isAnimal(whole) && draft.grownOf(whole.key) === draft.grownOf(key)) {
    modifiers.parts.push(draft.addWord(lexeme));
    sentence.previous = 'determiner';
    return true;
  }
  const link = isShaped ? shapeOf(whole) : linkOf(part, whole, lexeme);
  if (isShaped && link === undefined) {
    // "a cat-shaped door": as doors are, and no cat beside it; "a star-shaped wand" is as wands are.
    const text = `${lexeme.text} ${sentence.ahead(1)?.text}`;
    draft.addWord({ ...lexeme, text }, { as: whole.has?.includes(key) ? 'remark' : 'unknown' });
    sentence.at += 1;
    sentence.previous = 'determiner';
    return true;
  }
  if (link === undefined || (link !== 'shape' && !isOne(sentence, steps))) return false;
  const text = isShaped ? `${lexeme.text} ${sentence.ahead(1)?.text}` : lexeme.text;
  modifiers.compound = { key, link, slot: draft.addWord({ ...lexeme, text }) };
  sentence.at += steps - 1;
  sentence.previous = 'determiner';
  return true;
}

const SHAPED = /^(?:shaped|shape|themed)$/;

/**
 * "a heart shaped pool": what no record lets have that shape is as it always is, printed with a sign that it may have on it.
 * Returns whether what comes next is such.
 */
function dropShape(sentence: Sentence, lexeme: Lexeme, key: string): boolean {
  const { draft, modifiers } = sentence;
  const senses = sentence.ahead(2)?.senses ?? [];
  const noun = senses.find(({ kind }) => kind === 'thing' || kind === 'setting');
  if (noun === undefined) return false;
  const wholes = noun.kind === 'thing' ? noun.keys.map((each) => draft.recordOf(each)) : [];
  if (wholes.some((whole) => whole?.shaped !== undefined)) return false;
  const slot = draft.addWord({ ...lexeme, text: `${lexeme.text} ${sentence.ahead(1)?.text}` });
  const isSign = draft.recordOf(key)?.kind === 'symbol';
  const hasRoom = wholes.length > 0 && wholes.every((whole) => SIGNED.has(whole?.kind ?? ''));
  if (isSign && hasRoom) modifiers.compound = { key, link: 'print', slot };
  sentence.at += 1;
  sentence.previous = 'determiner';
  return true;
}

/** Kinds of things that have a sign on them. */
const SIGNED: ReadonlySet<string> = new Set(['object', 'furniture', 'food', 'building', 'plant']);

/** The record of the bare noun so many lexemes on; undefined where it may be something done, or several things. */
function wholeAt({ draft, ...sentence }: Sentence, steps: number): Thing | undefined {
  const next = sentence.lexemes[sentence.at + steps];
  // "a rocket shaped slide": after that word it is no verb.
  const isDeed = steps === 1 && next?.senses.some(({ kind }) => kind === 'verb');
  if (next?.kind !== 'known' || isDeed) return undefined;
  const noun = next.senses.find(({ kind }) => kind === 'thing');
  return noun?.kind === 'thing' && noun.keys.length === 1 ? draft.recordOf(noun.keys[0] ?? '') : undefined;
}

/** Whether the two are one thing rather than the first of a list that has no commas: "cat dog bunny". */
function isOne({ modifiers, previous, at, lexemes }: Sentence, steps: number): boolean {
  const isLast = lexemes[at + steps + 1]?.senses.some(({ kind }) => kind === 'thing') !== true;
  const isFirst = at === 0 || previous === 'join' || previous === 'preposition';
  return isLast && (modifiers.determiner !== undefined || modifiers.slots.length > 0 || isFirst);
}

function shapeOf({ shaped }: Thing): 'shape' | undefined {
  return shaped === undefined ? undefined : 'shape';
}

function linkOf(part: Thing, whole: Thing, { phrase, senses }: Lexeme): CompoundLink | undefined {
  // "an orange house", "a brick house": what it looks like or is made of, no shape.
  const isHue = senses.some(({ kind }) => kind === 'remark') || MATERIAL.test(phrase);
  if (BEINGS.has(whole.kind)) {
    if (SEX.test(phrase)) return whole.kind === 'person' ? undefined : 'sex';
    if (BEINGS.has(part.kind) && whole.costume !== undefined) return undefined;
    // "mom dad and baby": nobody is dressed as one of the family.
    if (part.kind === 'person' && whole.kind === 'person' && part.costume === undefined) return undefined;
    const isOfPart = whole.guise !== undefined && part.guise === undefined;
    if (isOfPart && isAnimal(part) && canBeDressedAs(part, whole)) return 'as';
    if (BEINGS.has(part.kind)) return canBeDressedAs(whole, part) ? 'wear' : undefined;
    if (CRAFTS.has(part.kind)) return 'drive';
    if (part.uses?.some((use) => PLAYED.has(use))) return 'play';
    if (isFoodInCalling(part, whole)) return 'calling';
    return !isHue && (isHandy(part) || part.worn !== undefined) ? 'with' : undefined;
  }
  const isTaste = whole.kind === 'food' && (part.kind === 'food' || part.kind === 'plant');
  const isDwelling = BEINGS.has(part.kind) && whole.kind === 'building';
  if (isHue || isTaste || isDwelling || part.kind === 'person') return undefined;
  return shapeOf(whole) ?? (isPrinted(whole) && isMotif(part) ? 'motif' : undefined);
}

/** "a banana doctor", "a carrot barber": food that is one; not who grows or sells it, nor a princess who has some. */
function isFoodInCalling(part: Thing, whole: Thing): boolean {
  const isCalling = whole.kind === 'person' && whole.costume !== undefined;
  return part.kind === 'food' && isCalling && whole.withFood !== true;
}

const PLAYED: ReadonlySet<string> = new Set(['played', 'played-at', 'strummed', 'blown', 'struck']);

function isAnimal({ kind }: Thing): boolean {
  return BEINGS.has(kind) && kind !== 'person';
}

const SEX = /^(?:girl|boy|lady)$/;
const MATERIAL = /^(?:straw|paper|gold|wood|wool|crystal|candy|chocolate|clay)$/;
