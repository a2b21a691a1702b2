import { CRAFTS } from '../../things/crafts.ts';
import type { Pose } from '../Scene.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import type { Sentence } from './Sentence.ts';

/** What one who is ridden does, not the rider. */
export const ON_LEGS = new Set<Pose | undefined>(['run', 'walk', 'jump', 'fly', 'swim', 'graze', 'drink']);

/** "a house and a mouse peeking": what stands there by itself does nothing, and nothing looks that has no eyes. */
export function whoDoes(sentence: Sentence, { pose, relation }: VerbRecord): number[] {
  const { draft, subject } = sentence;
  // "three kittens who lost their mittens crying": no mitten does.
  const [named = -1] = subject;
  const isClothes = subject.every((index) => draft.record(index)?.kind === 'clothes');
  const wearers = [...draft.things.keys()].filter((index) => index < named && draft.isBeing(index));
  if (isClothes && pose !== undefined && wearers.length > 0) return wearers;
  // "a boy's umbrella, the wind blows it": the wind does.
  const winds = subject.filter((index) => draft.record(index)?.kind === 'sky');
  if (relation === 'blow' && winds.length > 0) return winds;
  // "a guitar and a bear plays it", "a sprinkler and kids running through it": the bear and the kids do.
  const isAtPlace = sentence.ahead(1)?.senses.some(({ kind }) => kind === 'preposition') === true;
  const other = sentence.ahead(isAtPlace ? 2 : 1)?.phrase ?? '';
  if (OTHER.test(other) && subject.length > 1) return apartFromIt(sentence);
  const fliers = subject.filter((index) => draft.record(index)?.kind === 'flier');
  if (pose === 'fly' && fliers.length > 0 && isAboutAnother(sentence)) return fliers;
  // "a train and kids waving": no train has arms.
  const isMover = (index: number) =>
    (pose === undefined || ON_LEGS.has(pose) || !CRAFTS.has(draft.record(index)?.kind ?? 'person')) &&
    !(isIdle(sentence, index) && pose !== 'fly') &&
    (pose === 'peek' ? draft.isBeing(index) : !STANDING.has(draft.record(index)?.kind ?? ''));
  const movers = subject.filter(isMover);
  return movers.some((index) => draft.isBeing(index)) ? movers : subject;
}

/** "a bear and bees flying around his head": around the other one. */
function isAboutAnother(sentence: Sentence): boolean {
  const isTheirs = sentence
    .ahead(2)
    ?.senses.some((sense) => sense.kind === 'role' && (sense.role === 'its' || sense.role === 'him'));
  return sentence.isPrepositionAt(1, 'around', 'over') && isTheirs === true;
}

/** "penguin, scarf, skating", "a cake and a mouse eating it": no thing does it that is listed with somebody who can. */
function isIdle({ draft, subject, isLooseList }: Sentence, index: number): boolean {
  const record = draft.record(index);
  if (draft.isBeing(index)) return false;
  if (isLooseList && CRAFTS.has(record?.kind ?? 'person')) return true;
  return IDLE.has(record?.kind ?? '') && (isLooseList || draft.isBeing(subject.at(-1)));
}

const IDLE = new Set(['object', 'clothes', 'food', 'symbol']);

const STANDING = new Set(['building', 'furniture', 'plant']);

const OTHER = /^(?:her|him|it|them)$/;

/** Those who are not the other one: all beings where it is a thing, else who was named last. */
function apartFromIt({ draft, subject }: Sentence): number[] {
  const beings = subject.filter((index) => draft.isBeing(index));
  const isOfThing = beings.length > 0 && beings.length < subject.length;
  return isOfThing ? beings : subject.slice(-1);
}
