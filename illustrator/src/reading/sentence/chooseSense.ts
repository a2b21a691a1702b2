import type { Lexeme } from '../lexemes/lexemes.ts';
import { isArticle, isBeforeNoun, type Sense } from '../words/Sense.ts';
import { isGetterNext } from './isGetterNext.ts';
import { isInState, stateOf } from './isInState.ts';
import { isAnimalNext, isPartOfNext, isThingNext } from './isOfNext.ts';
import { isOfSomething, isPutOn } from './isOfSomething.ts';
import { isPlaceHere } from './isPlaceHere.ts';
import { isPurpose } from './isPurpose.ts';
import { leadsOn } from './leadsOn.ts';
import { leadsToNoun } from './leadsToNoun.ts';
import { isBeforeCostume } from './readDisguise.ts';
import type { Sentence } from './Sentence.ts';

/** What a word means where it stands. */
export function chooseSense(sentence: Sentence, lexeme: Lexeme): Sense | undefined {
  const { senses } = lexeme;
  if (senses.length < 2) return isNounAlone(sentence, senses[0]) ? undefined : senses[0];
  const find = <K extends Sense['kind']>(kind: K): Extract<Sense, { kind: K }> | undefined =>
    senses.find((sense): sense is Extract<Sense, { kind: K }> => sense.kind === kind);
  const thing = find('thing');
  const verb = find('verb');
  if (isPurpose(sentence, verb)) return verb;
  // "a cat with brown spots": nobody spots anything.
  const look = find('look');
  if (look?.look === 'pattern' && sentence.preposition?.preposition === 'with' && isInPhrase(sentence))
    return look;
  if (thing !== undefined && verb !== undefined && senses.length === 2)
    return isDoing(sentence, lexeme, verb.form) ? verb : thing;
  // "an open door", "with all its candles lit": what it is like, where nobody does it.
  const state = stateOf(senses);
  if (state !== undefined && thing === undefined && isInState(sentence, verb)) return state;
  // "he dropped his ice cream": what somebody does to what comes next.
  if (state !== undefined && verb !== undefined && sentence.previous === 'noun' && isArticleNext(sentence))
    return verb;
  if (verb?.form === 'base' && sentence.canLet() && sentence.nextNoun() !== undefined) return verb;
  const role = find('role');
  // "avec des ailes": no "of" after another preposition.
  if (role?.role === 'a' && sentence.previous === 'preposition' && find('preposition') !== undefined)
    return role;
  const isHelping =
    role?.role === 'nothing' &&
    sentence.modifiers.determiner === undefined &&
    (isVerbNext(sentence) || isArticleNext(sentence));
  // "a girl drawing a cat", but "does a handstand".
  if (thing !== undefined && isHelping) return isDoneTo(sentence, verb) ? verb : role;
  const who = senses.find((sense) => sense.kind === 'role' && sense.role === 'who');
  if (who !== undefined && sentence.previous === 'noun') return who;
  // "the back door": where it is, no part of anything.
  const isSide = role?.role === 'nothing' || find('preposition') !== undefined || SIDES.has(lexeme.phrase);
  if (isSide && find('part') !== undefined && sentence.previous === 'determiner' && isThingNext(sentence))
    return { kind: 'remark' };
  const part = find('part') ?? find('feature');
  // "a hamster in its wheel": what a name is taken for by what else is there is no part of it.
  const isMeant =
    thing?.rivals?.includes(thing.keys[0] ?? '') === true && sentence.modifiers.determiner === 'its';
  if (part !== undefined && thing !== undefined && isPutOn(sentence, thing.keys[0] ?? '', part)) return thing;
  if (part !== undefined && !isMeant && isOfSomething(sentence, lexeme))
    return isDoneTo(sentence, verb) ? verb : part;
  // "drinking water", "out of the water": what is poured, not what is done.
  if (
    verb !== undefined &&
    thing === undefined &&
    senses.every(({ kind }) => kind === 'verb' || kind === 'modifier') &&
    isNounAlone(sentence, verb)
  )
    return undefined;
  const setting = find('setting');
  // "a circus elephant": there, where nothing was said before.
  const modifier = find('modifier');
  if (setting && modifier && isAnimalNext(sentence))
    return sentence.draft.things.length === 0 ? setting : modifier;
  if (setting !== undefined && thing !== undefined)
    return isPlaceHere(sentence, lexeme, thing.keys) ? setting : thing;
  if (setting !== undefined && find('weather') !== undefined) return setting;
  if (setting !== undefined && verb !== undefined) {
    const isDone = sentence.previous === 'noun' && sentence.preposition === undefined;
    return isDone && (isAfterParts(sentence) || !isOfOne(sentence, verb.form)) ? verb : setting;
  }
  const by = senses.find((sense) => sense.kind === 'role' && sense.role === 'by');
  if (by !== undefined && (sentence.verb?.isPassive || sentence.verbLast?.isPassive)) return by;
  // "un panier plein de pommes" against "plein de pommes".
  const full = senses.find((sense) => sense.kind === 'preposition' && sense.preposition === 'full-of');
  if (full !== undefined && sentence.previous === 'noun') return full;
  const before = senses.find(
    (sense) => isBeforeNoun(sense) && (sense.kind !== 'modifier' || isPartOfNext(sentence, find('parent'))),
  );
  // "a strawberry costume", "a police dog".
  const isWorn = isBeforeCostume(sentence) || isCallingOfNext(sentence, thing);
  if (thing !== undefined && before?.kind === 'modifier' && isWorn) return thing;
  if (
    before !== undefined &&
    before.kind !== 'role' &&
    (before.kind !== 'remark' || find('preposition') === undefined || isInPhrase(sentence)) &&
    (before.kind !== 'weather' || thing === undefined) &&
    // "his baby a bottle"
    !(thing !== undefined && isArticleNext(sentence)) &&
    leadsToNoun(sentence, thing)
  )
    return before;
  const preposition = find('preposition');
  if (
    preposition !== undefined &&
    (leadsOn(sentence) || find('role') === undefined || isUp(sentence, preposition))
  )
    return verb ?? preposition;
  // "faces: happy, sad, calm".
  const remark = verb?.form === 'base' && sentence.joint === 'comma' ? find('remark') : undefined;
  if (remark !== undefined && sentence.nextNoun() === undefined) return remark;
  if (verb !== undefined && (thing === undefined || isDoing(sentence, lexeme, verb.form)))
    return role !== undefined && !isVerbHere(sentence) ? role : verb;
  return (
    thing ?? part ?? senses.find(({ kind }) => kind !== 'modifier' && kind !== 'preposition') ?? senses[0]
  );
}

/** Sides of a thing, in English before their noun. */
const SIDES = new Set(['front', 'back', 'top', 'bottom', 'side']);

/** Whether an animal comes next, and what is said before it is a calling that one dresses for. */
function isCallingOfNext(
  sentence: Sentence,
  calling: Extract<Sense, { kind: 'thing' }> | undefined,
): boolean {
  const costume = sentence.draft.recordOf(calling?.keys[0] ?? '')?.costume;
  return costume !== undefined && isAnimalNext(sentence);
}

/** After "a" or "with" no preposition comes: "with round windows". */
function isInPhrase({ previous }: Sentence): boolean {
  return previous === 'determiner' || previous === 'preposition';
}

/** "umbrellas up": how something is held. */
function isUp(
  { previous, ...sentence }: Sentence,
  { preposition }: Extract<Sense, { kind: 'preposition' }>,
): boolean {
  const next = sentence.lexemes[sentence.at + 1]?.kind;
  return (
    preposition === 'up' && previous === 'noun' && (next === undefined || next === 'comma' || next === 'stop')
  );
}

/** "a pig that can fly": no tin. */
function isVerbNext(sentence: Sentence): boolean {
  return sentence.ahead(1)?.senses.some((sense) => sense.kind === 'verb' && sense.form === 'base') === true;
}

/** "a boy does a handstand", "how does a seed grow": no deer. */
function isArticleNext(sentence: Sentence): boolean {
  return sentence.ahead(1)?.senses.some(isArticle) === true;
}

/** "a girl frosting a cake", "a girl drawing a cat", "a girl hands her mom a rose": no frosting, no drawing, no hands. */
function isDoneTo(sentence: Sentence, verb: Extract<Sense, { kind: 'verb' }> | undefined): boolean {
  const isToOne = isGetterNext(sentence);
  if (sentence.previous !== 'noun' || (sentence.nextNoun() === undefined && !isToOne)) return false;
  const isFirst = sentence.verb === undefined || sentence.isNewSubject;
  const isSaid = verb?.form === 'finite' && isFirst && sentence.preposition === undefined;
  return verb?.form === 'going-on' || (isSaid && (isArticleNext(sentence) || isToOne));
}

/** "a jump", "the splash": a verb where a noun must be. */
function isNounAlone(sentence: Sentence, sense: Sense | undefined): boolean {
  if (sense?.kind !== 'verb' || sense.form !== 'base' || isPurpose(sentence, sense)) return false;
  const { previous, preposition, modifiers, language } = sentence;
  if (previous === 'verb' && language === 'en') return true;
  return previous === 'determiner'
    ? modifiers.verbs.length === 0
    : preposition !== undefined && preposition.preposition !== 'to';
}

function isVerbHere({ previous, verb }: Sentence): boolean {
  // "lying on the floor drawing".
  const isFree = verb === undefined || (verb.record.relation === undefined && verb.objects.length === 0);
  return previous === 'noun' && isFree;
}

/** "a girl swings" against "two swings" and "eating fish". */
function isDoing(sentence: Sentence, { plural }: Lexeme, form: string): boolean {
  const { previous, preposition, verb } = sentence;
  // "helps them make up".
  if (form === 'base' && sentence.canLet()) return true;
  // "a stork nest on a chimney".
  if (isOfOne(sentence, form) && sentence.nextNoun() === undefined) return false;
  // "ocean fish": no sea fishes.
  if (previous === 'noun') return form !== 'base' || !(plural || sentence.draft.things.length === 0);
  // "hammer, saw and screwdriver": what was seen would follow.
  const isListed = sentence.language === 'en' && form !== 'going-on' && sentence.nextNoun() === undefined;
  if (previous === 'join' && sentence.subject.length > 0)
    return form === 'going-on' || (form === 'finite' && !plural && !isListed);
  if (preposition !== undefined || previous === 'determiner')
    return form === 'going-on' && sentence.nextNoun() !== undefined;
  if (verb !== undefined && previous === 'verb') return form === 'going-on' && verb.objects.length > 0;
  return form === 'going-on';
}

/** "a butterfly garden": one does no "garden". */
function isOfOne({ draft, subject, language }: Sentence, form: string): boolean {
  const isOne = subject.length === 1 && draft.things[subject[0] ?? -1]?.count === 1;
  return form === 'base' && isOne && language === 'en';
}

/** "his feet show": several parts of one body do it; "a butterfly garden" is one name. */
function isAfterParts({ lexemes, at }: Sentence): boolean {
  const before = lexemes[at - 1];
  return before?.plural === true && before.senses[0]?.kind === 'part';
}
