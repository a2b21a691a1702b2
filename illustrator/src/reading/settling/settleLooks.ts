import type { Draft } from '../Draft.ts';
import { LANGUAGE_WORDS } from '../languages/index.ts';
import { LANGUAGES } from '../languages/LanguageWords.ts';
import { COAT_PATCHES, TEETH } from '../languages/surfaceWords.ts';
import type { Mood } from '../moods.ts';
import type { Meaning, SceneThing } from '../Scene.ts';
import { foldWord } from '../words/fold.ts';
import { countMarks } from './countMarks.ts';

/** Leaves to things what only the living look like: an old car is of an old make, a silly hat makes laugh. */
export function settleLooks(draft: Draft): void {
  letFallen(draft);
  for (const thing of [...draft.things]) feelApart(draft, thing);
  for (const [thing, { looks }] of draft.things.entries()) {
    // A jack-o'-lantern grins by itself.
    const { kind, parts } = draft.record(thing) ?? {};
    const isGrinning = kind === 'person' && parts?.includes('face') === true;
    if (isGrinning && GRINS.has(looks.mood)) leave(draft, [thing, 'mood']);
    if (looks.mood === 'toothy' && draft.record(thing)?.has?.includes(TOOTH)) showTeeth(draft, thing);
    // "a dog with patches": of its coat.
    if (looks.pattern === 'patched' && draft.isAnimal(thing) && isOfCoat(draft, thing))
      looks.pattern = 'spotted';
    // "a giraffe with spots": as it is drawn anyway.
    if (
      looks.pattern !== undefined &&
      looks.pattern === draft.record(thing)?.marked &&
      !countMarks(draft, thing)
    )
      leave(draft, [thing, 'pattern'], { as: 'part', thing });
    if (draft.isBeing(thing)) continue;
    if (looks.old) leave(draft, [thing, 'old']);
    if ((looks.mood === 'silly' || looks.mood === 'toothy') && !hasOddFace(draft, thing))
      leave(draft, [thing, 'mood']);
  }
}

/** "a boy with an ice cream that has fallen": nobody holds it any more, unless that is said. */
function letFallen({ relations, things, words }: Draft): void {
  for (const [at, relation] of relations.entries()) {
    const isSaid = words.some(({ meaning }) => meaning.as === 'relation' && meaning.relation === at);
    if (relation.kind !== 'hold' || isSaid || things[relation.to]?.looks.turned !== 'over') continue;
    Object.assign(relation, { kind: 'next-to', from: relation.to, to: relation.from });
  }
}

function isOfCoat({ words }: Draft, thing: number): boolean {
  return words.some(
    ({ text, meaning }) => meaning.as === 'look' && meaning.thing === thing && COAT_PATCHES.test(text),
  );
}

/** Moods of a face that grins. */
const GRINS: ReadonlySet<Mood | undefined> = new Set<Mood | undefined>(['happy', 'silly', 'toothy']);

/** A beaver's own teeth are seen as they are; a fierce shark frowns over them. */
function showTeeth({ things, words }: Draft, thing: number): void {
  const { looks } = things[thing] ?? {};
  if (looks === undefined) return;
  delete looks.mood;
  for (const word of words) {
    const { text, meaning } = word;
    if (meaning.as !== 'look' || meaning.thing !== thing || meaning.look !== 'mood') continue;
    if (TEETH.test(text)) word.meaning = { as: 'part', thing };
    else looks.mood = 'angry';
  }
}

/** Key of what shows at the mouth of some. */
const TOOTH = 'tooth';

/** Whether it is given a face: by its kind, or because one is spoken of. */
function hasOddFace(draft: Draft, thing: number): boolean {
  return (
    FACED.has(draft.record(thing)?.kind ?? '') ||
    draft.words.some(
      ({ text, meaning }) => meaning.as === 'look' && meaning.thing === thing && /\bfaces?\b/i.test(text),
    )
  );
}

/** Kinds that are given a face for less. */
const FACED: ReadonlySet<string> = new Set(['food', 'plant', 'sky', 'symbol', 'face', 'body']);

function leave(
  { things, words }: Draft,
  [thing, look]: readonly [number, keyof SceneThing['looks']],
  as: Meaning = { as: 'remark' },
): void {
  delete things[thing]?.looks[look];
  for (const word of words) {
    const { meaning } = word;
    if (meaning.as === 'look' && meaning.thing === thing && meaning.look === look) word.meaning = as;
  }
}

/** So many feelings at least are one for each of those whom no number counts. */
const LEAST_APART = 3;

/** The card of all feelings, which those who feel them stand for. */
const CARD = 'feelings';

/** A face of no feeling of its own. */
const FACE = 'face';

const MOOD_WORDS: ReadonlyMap<string, Mood> = new Map(
  LANGUAGES.flatMap((language) =>
    Object.entries(LANGUAGE_WORDS[language].looks.mood).flatMap(([mood, list]) =>
      list.split(', ').map((word): [string, Mood] => [foldWord(word), mood as Mood]),
    ),
  ),
);

/** "six kids happy, sad, angry and scared", "happy, sad and angry faces": one for each feeling that is said of several. */
function feelApart(draft: Draft, thing: SceneThing): void {
  const { things, words, relations } = draft;
  const index = things.indexOf(thing);
  const said = words.filter(
    ({ meaning }) => meaning.as === 'look' && meaning.thing === index && meaning.look === 'mood',
  );
  // An angry face is angry by its own name.
  const isFace = draft.record(index)?.kind === 'face';
  const most = draft.isCounted(index) ? thing.count : Math.max(thing.count, said.length + Number(isFace));
  const left = most - said.length;
  const isFree = relations.every(({ from, to }) => from !== index && to !== index);
  if (thing.count < 2 || said.length + Number(isFace) < 2 || left < 0 || !isFree) return;
  // "happy, silly kids": all of them are both.
  const isEach = isFace || draft.isCounted(index) || said.length >= LEAST_APART;
  if (said.length === 0 || !isEach) return;
  const { mood: _, ...looks } = thing.looks;
  for (const word of said) {
    const mood = MOOD_WORDS.get(foldWord(word.text));
    const face = isFace || thing.key === FACE ? faceOf(draft, mood) : undefined;
    const felt = face || mood === undefined ? looks : { ...looks, mood };
    const added = draft.addThing({ key: face ?? thing.key, words: thing.words, looks: felt });
    word.meaning = { as: 'look', thing: added, look: 'mood' };
    Object.assign(things[added] ?? {}, { order: 'side-by-side' });
  }
  const isNone = left === 0 || (!isFace && !draft.isCounted(index));
  Object.assign(thing, { looks, order: 'side-by-side', count: isFace ? 1 : left });
  if (isNone) draft.joinThing(index, things.length - 1);
  const card = things.findIndex(({ key }) => key === CARD);
  if (card >= 0) draft.removeThing(card, { as: 'remark' });
}

/** Key of the face that shows a feeling. */
function faceOf(draft: Draft, mood: Mood | undefined): string | undefined {
  const key = mood === 'happy' ? 'smiling-face-with-smiling-eyes' : `${mood}-face`;
  return draft.recordOf(key) && key;
}
