import type { BodySpot } from '../../things/recordTerms.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Pose } from '../Scene.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import { doTo } from './doTo.ts';
import type { Sentence } from './Sentence.ts';

/**
 * Who does something to what belongs to one of two: "a crocodile with a bird cleaning its teeth" the bird, "a girl with a cat
 * combing her hair" the girl; undefined where it is said otherwise. English.
 */
export function doersAtBearer(sentence: Sentence, record: VerbRecord): number[] | undefined {
  const { draft, subject, last, lastRole, language, previous } = sentence;
  const isWith = language === 'en' && lastRole === 'with' && previous === 'noun';
  const isTwo = draft.isBeing(subject[0]) && draft.isBeing(last[0]);
  if (!isWith || !isTwo || record.relation === undefined || !isIts(sentence.ahead(1))) return undefined;
  if (sentence.nextNoun(2) === undefined && !isPartNext(sentence)) return undefined;
  const isOwn = [-1, -2, -3].some((steps) => isIts(sentence.ahead(steps)));
  const isByHand =
    isPerson(sentence, subject[0]) && !isPerson(sentence, last[0]) && record.relation === 'tend';
  return isOwn ? undefined : isByHand && sentence.ahead(1)?.phrase !== 'its' ? subject : last;
}

/**
 * "a pirate with a parrot on his shoulder digging": whose shoulder it is digs. Undefined where nobody is carried, and for what those
 * do just as well who are: "a girl with a cat on her lap sleeping".
 */
export function bearerOfLast(sentence: Sentence, { relation, pose }: VerbRecord): number[] | undefined {
  const { draft, subject, last, lastRole } = sentence;
  const isTwo = draft.isBeing(subject[0]) && draft.isBeing(last[0]) && lastRole === 'with';
  const isOnPart = sentence.ahead(-1)?.senses.some(({ kind }) => kind === 'part') === true;
  const isAt = [-2, -3].some((steps) => isPreposition(sentence.ahead(steps)));
  // "a fairy with a ladybug on her hand sitting on a leaf".
  const isPlaced = pose === 'sit' && isPreposition(sentence.ahead(1));
  const isIdle = relation === undefined && IDLE.has(pose) && !isPlaced;
  if (!isTwo || !isOnPart || !isAt || isIdle) return undefined;
  return subject;
}

/** What one who is carried does as well. */
const IDLE: ReadonlySet<Pose | undefined> = new Set<Pose | undefined>([
  ...([undefined, 'sleep', 'sit', 'lie', 'sing', 'peek', 'wave', 'laugh', 'cry', 'cheer'] as const),
]);

function isPreposition(lexeme: Lexeme | undefined): boolean {
  return lexeme?.senses.some(({ kind }) => kind === 'preposition') === true;
}

/** Does what was said of a part of the body to whose it is, who was named before who does it. */
export function doToBearer(sentence: Sentence, spot: BodySpot | undefined, its: string): void {
  const { draft, subject, verb, lastRole, preposition, language } = sentence;
  const [bearer] = subject;
  const [doer] = verb?.doers ?? [];
  const isOther = language === 'en' && lastRole === 'with' && doer !== undefined && !subject.includes(doer);
  if (!isOther || bearer === undefined || verb === undefined || verb.objects.length > 0) return;
  if (verb.slot.meaning.as !== 'unknown') return;
  if (preposition !== undefined || !draft.isBeing(bearer) || !draft.isBeing(doer)) return;
  // "a girl with a cat licking its paws", "a dog with a boy brushing his teeth": their own.
  const [isOfPerson, isByPerson] = [isPerson(sentence, bearer), isPerson(sentence, doer)];
  if (its === 'its' ? isOfPerson : its !== 'her' && its !== 'his') return;
  if (its !== 'its' && isByPerson && !isOfPerson) return;
  doTo(sentence, verb, [bearer]);
  if (spot !== undefined) draft.locate([doer], [bearer], spot);
}

function isIts(lexeme: Lexeme | undefined): boolean {
  return lexeme?.senses.some((sense) => sense.kind === 'role' && sense.role === 'its') === true;
}

function isPartNext(sentence: Sentence): boolean {
  return [2, 3].some((steps) => sentence.ahead(steps)?.senses.some(({ kind }) => kind === 'part') === true);
}

function isPerson({ draft }: Sentence, index: number | undefined): boolean {
  return draft.record(index)?.kind === 'person';
}
