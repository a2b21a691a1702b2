import { isArticle, type Sense } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

type ThingSense = Extract<Sense, { kind: 'thing' }>;

/** Whether a noun comes next that an adjective may go with, which may name a thing itself. */
export function leadsToNoun(sentence: Sentence, thing: ThingSense | undefined): boolean {
  const isOther = isGoingOnNext(sentence, thing?.keys) || isDoneNext(sentence, thing?.keys);
  return sentence.nextNoun() !== undefined && !isOther;
}

/** "a family building a snowman", "a family camping by a lake": what comes next is done, and no building or camp. */
function isGoingOnNext(sentence: Sentence, keys: readonly string[] | undefined): boolean {
  const isDone = sentence.ahead(2)?.senses.some(isArticle) === true;
  return sentence.isGoingOnAt(1) && (isDone || isOfPeople(sentence, keys) || isInPlace(sentence));
}

/** "kids in the classroom painting", "a gnome on a mushroom fishing": what they do there. */
function isInPlace({ lexemes, at, preposition, draft, subject }: Sentence): boolean {
  const isPlace = lexemes[at]?.senses.some(({ kind }) => kind === 'setting') === true;
  return (
    (isPlace || preposition?.preposition === 'on') && preposition !== undefined && draft.isBeing(subject[0])
  );
}

/** "a family watches the parade", "while the baby watches": what people do, and no clocks. */
function isDoneNext(sentence: Sentence, keys: readonly string[] | undefined): boolean {
  const isDone = sentence.ahead(1)?.senses.some((sense) => sense.kind === 'verb' && sense.form === 'finite');
  const isOne = sentence.isNewSubject && keys?.length === 1 && isPerson(sentence, keys);
  return isDone === true && sentence.language === 'en' && (isOne || isOfPeople(sentence, keys));
}

function isOfPeople(sentence: Sentence, keys: readonly string[] = []): boolean {
  return keys.length > 1 && isPerson(sentence, keys);
}

function isPerson({ draft }: Sentence, keys: readonly string[]): boolean {
  return keys.every((key) => draft.recordOf(key)?.kind === 'person');
}
