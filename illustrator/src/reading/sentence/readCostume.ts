import { BEINGS } from '../../things/beings.ts';
import { CRAFTS } from '../../things/crafts.ts';
import { FIGURES } from '../../things/figures.ts';
import { canBeDressedAs, hasClothes } from '../../things/likenessOf.ts';
import { PLAIN_PEOPLE } from '../../things/plainPeople.ts';
import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';
import { ATTIRE, COSTUME } from '../languages/captionWords.ts';
import { COUNT_OF_PLURAL, type Lexeme } from '../lexemes/lexemes.ts';
import { dressAs } from './readDisguise.ts';
import type { Sentence } from './Sentence.ts';
import { settleModifiers } from './settleModifiers.ts';

/** "a pirate parrot" is a parrot in a pirate's hat, "a ninja banana" a masked banana: said of what comes next. */
export function isCostumeOfNext(sentence: Sentence, lexeme: Lexeme, key: string): boolean {
  const { draft, modifiers } = sentence;
  const next = sentence.ahead(1);
  const wearer = next?.senses.find((each) => each.kind === 'thing');
  const worn = draft.recordOf(key)?.costume;
  if (worn === undefined || next?.kind !== 'known' || wearer?.keys.length !== 1 || lexeme.plural)
    return false;
  const kind = draft.recordOf(wearer.keys[0] ?? '')?.kind ?? '';
  // "a captain steers a ship": no ox; "a chef cooking": no pan.
  const isDeed = (next.plural || kind === 'food') && next.senses.some((sense) => sense.kind === 'verb');
  if (isDeed || !DRESSED.has(kind)) return false;
  modifiers.worn = { key: worn, slot: draft.addWord(lexeme) };
  draft.callingHome ??= draft.recordOf(key)?.home;
  return true;
}

/** "a bear firefighter", "a crab as the king": an animal with what one knows the calling by, on its head and in its hand. */
export function isCostumeOfLast(sentence: Sentence, lexeme: Lexeme, key: string): boolean {
  const { draft, last } = sentence;
  const [wearer] = last;
  const calling = draft.recordOf(key);
  if (wearer === undefined || calling === undefined || !isSaidOfLast(sentence, wearer)) return false;
  if (calling.costume === undefined && !isDressedAs(sentence, wearer, calling)) return false;
  const thing = draft.things[wearer];
  if (draft.record(wearer)?.kind !== 'person') draft.callingHome ??= calling.home;
  if (lexeme.plural && thing?.count === 1) thing.count = COUNT_OF_PLURAL;
  dressAs(sentence, [wearer], { lexeme, key, slot: draft.addWord(lexeme) });
  sentence.takeModifiers();
  // "a dog as a pirate holding a sword": the dog goes on.
  Object.assign(sentence, { previous: 'noun', isNewSubject: false });
  return true;
}

/** "a pig in chef attire", "an apple wearing a doctor outfit": dressed as one, by the word for its clothes after it. */
export function isOutfitOfCalling(sentence: Sentence, lexeme: Lexeme, key: string): boolean {
  const { draft, preposition, verb } = sentence;
  const next = sentence.ahead(1);
  const calling = draft.recordOf(key);
  const isIn = preposition?.preposition === 'in';
  const isWorn = preposition === undefined && verb?.record.relation === 'wear';
  const wearers = isIn ? preposition.hosts : isWorn ? verb.doers : [];
  const isCalling = calling?.costume !== undefined || wearers.every((index) => isWornBy(draft, index, key));
  if (next === undefined || !isOutfit(next) || wearers.length === 0 || !isCalling) return false;
  draft.callingHome ??= calling?.home;
  const text = `${lexeme.text} ${next.text}`;
  const slot = draft.addWord({ ...lexeme, text });
  dressAs(sentence, wearers, { lexeme: { text }, key, slot });
  sentence.takeModifiers();
  if (verb !== undefined && isWorn) verb.slot.meaning = slot.meaning;
  sentence.at += 1;
  Object.assign(sentence, { previous: 'noun', preposition: undefined, isNewSubject: false });
  return true;
}

function isOutfit({ phrase }: Lexeme): boolean {
  return ATTIRE.test(phrase) || COSTUME.test(phrase);
}

/** "my mom is a nurse": one person, in the clothes of the calling. */
export function isCallingOfSubject(sentence: Sentence, lexeme: Lexeme, key: string): boolean {
  const { draft, subject, modifiers } = sentence;
  const isSaid = sentence.isSaid || isApposed(sentence);
  sentence.isSaid = false;
  if (!isSaid || subject.length === 0 || !subject.every((index) => draft.isBeing(index))) return false;
  const isCalling =
    draft.recordOf(key)?.costume !== undefined || subject.every((index) => isWornBy(draft, index, key));
  if (!isCalling) return isItself(sentence, lexeme, key);
  const { determiner, count } = modifiers;
  if (determiner === 'the' || determiner === 'its' || count !== undefined) return false;
  const taken = sentence.takeModifiers();
  dressAs(sentence, subject, { lexeme, key: wornFor(draft, key), slot: draft.addWord(lexeme) });
  settleModifiers(sentence, taken, subject);
  sentence.previous = 'noun';
  // "mom is a doctor and dad is a cook": each of them is one.
  sentence.isSubjectPlaced = true;
  return true;
}

/** "my sister is a mermaid": what nobody puts on, one is. */
function isItself(sentence: Sentence, lexeme: Lexeme, key: string): boolean {
  const { draft, subject, modifiers, preposition } = sentence;
  const [one = -1] = subject;
  const thing = draft.things[one];
  const isNamed = BEINGS.has(draft.recordOf(key)?.kind ?? '') && !PLAIN_PEOPLE.test(key);
  const isOne = subject.length === 1 && thing?.count === 1 && PLAIN_PEOPLE.test(thing.key);
  if (!isNamed || !isOne || modifiers.determiner !== 'a' || preposition !== undefined) return false;
  thing.key = key;
  draft.addWord(lexeme, { as: 'thing', thing: one });
  settleModifiers(sentence, sentence.takeModifiers(), subject);
  Object.assign(sentence, { previous: 'noun', isSubjectPlaced: true });
  return true;
}

/** Whether somebody can have on all the clothes of a calling. */
function isWornBy(draft: Draft, wearer: number, key: string): boolean {
  const calling = draft.recordOf(key);
  const isCalling = calling?.kind === 'person' && hasClothes(calling) && !PLAIN_PEOPLE.test(key);
  const isDressedUp =
    draft.things.some((thing) => IN_COSTUMES.test(thing.key)) && draft.record(wearer)?.kind === 'person';
  const isGuise = isDressedUp && BEINGS.has(calling?.kind ?? '') && !PLAIN_PEOPLE.test(key);
  return (isCalling || isGuise) && canBeDressedAs(draft.record(wearer), draft.recordOf(wornFor(draft, key)));
}

/** A lit pumpkin is put on as one that is not carved. */
function wornFor(draft: Draft, key: string): string {
  return draft.recordOf(key)?.as?.wear ?? key;
}

/** What those have on who may say that they are dragons. */
const IN_COSTUMES = /^(?:costume|trick-or-treater)$/;

/** "my dad, a firefighter, is here": said of one person who has no calling yet. */
function isApposed({ draft, subject, last, joint, modifiers, ...sentence }: Sentence): boolean {
  const isNext = sentence.lexemes[sentence.at + 1]?.kind === 'comma';
  const isOne =
    subject.length === 1 &&
    last[0] === subject[0] &&
    PLAIN_PEOPLE.test(draft.things[subject[0] ?? -1]?.key ?? '');
  return isNext && isOne && joint === 'comma' && modifiers.determiner === 'a';
}

/** "dressed as a robot", "disguised as a shark": nobody holds what they are dressed as; where nothing stands for it, it is not done. */
export function isUndrawnCostume(sentence: Sentence, lexeme: Lexeme, key: string): boolean {
  const { draft, verb, previous, modifiers } = sentence;
  const record = draft.recordOf(key);
  const isSaid =
    verb?.record.relation === 'wear' &&
    (verb.objects.length === 0 || isListed(sentence)) &&
    DRESSED_AS.test(verb.slot.text);
  if (
    !isSaid ||
    (previous !== 'determiner' && previous !== 'verb' && previous !== 'join') ||
    record?.costume !== undefined
  )
    return false;
  if (record?.worn !== undefined || record?.kind === 'clothes') return false;
  const worn = draft.recordOf(wornFor(draft, key));
  if (verb.doers.every((doer) => canBeDressedAs(draft.record(doer), worn))) {
    sentence.isDisguise = true;
    return false;
  }
  draft.addWord(lexeme);
  for (const { slot } of modifiers.slots) slot.meaning = { as: 'unknown' };
  return true;
}

/** "dressed as a bee, a cat and a robot": one more of a list. */
function isListed({ joint, lexemes, at }: Sentence): boolean {
  const next = lexemes[at + 1];
  const isEnd = next === undefined || next.kind === 'comma' || next.kind === 'stop';
  return (
    joint !== undefined &&
    (isEnd || next.senses.some((sense) => sense.kind === 'role' && sense.role === 'and'))
  );
}

const DRESSED_AS = /\s(?:as|like|be|als|de|en)$/;

/** What is no being and may yet be one of a calling. */
function isFigure(record: Thing | undefined): boolean {
  return record !== undefined && (FIGURES.has(record.kind) || CRAFTS.has(record.kind));
}

/** An animal, a robot or a girl with nothing between the two, or anybody with "as a". */
function isSaidOfLast(
  { draft, language, previous, modifiers, lexemes, at }: Sentence,
  wearer: number,
): boolean {
  const { determiner, count, slots } = modifiers;
  if (count !== undefined || slots.length > 0) return false;
  const before = lexemes[determiner === undefined ? at - 1 : at - 2];
  if (AS.has(before?.phrase ?? '') || (language === 'fr' && before?.phrase === 'en'))
    return draft.isBeing(wearer) || isFigure(draft.record(wearer));
  if (previous !== 'noun' || determiner !== undefined) return false;
  if (draft.isAnimal(wearer)) return true;
  // "a girl pirate": who has no calling yet, and is no first of a list.
  const { kind, costume } = draft.record(wearer) ?? {};
  const isLast = lexemes[at + 1]?.senses.some((sense) => sense.kind === 'thing') !== true;
  return language === 'en' && kind === 'person' && costume === undefined && isLast;
}

/** "my daughter as a mermaid", "un chien robot": all of what one is dressed as. */
function isDressedAs({ draft, language, modifiers }: Sentence, wearer: number, likeness: Thing): boolean {
  const isSaid = modifiers.determiner !== undefined || language !== 'en';
  return isSaid && BEINGS.has(likeness.kind) && canBeDressedAs(draft.record(wearer), likeness);
}

const AS = new Set(['as', 'als', 'como', 'comme']);
/** Animals, and food, which has a face by what it wears. */
const DRESSED = new Set(['animal', 'flier', 'swimmer', 'food', 'sky']);
