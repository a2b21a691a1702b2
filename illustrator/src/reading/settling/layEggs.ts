import { buildOf, isWinged } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';
import { LAYING } from '../languages/deedWords.ts';

const NEST = 'nest-with-eggs';
const EGG = 'egg';
const SPAWN = 'frogspawn';
const FROG = /frog|toad/;
const STRAW = /hay|straw/;
const MANY = 3;

/** "a turtle laying eggs on the beach", "a hen laying an egg in the straw": birds sit on a nest, the eggs of others lie where they are. */
export function layEggs(draft: Draft): void {
  for (const [at, { text, meaning }] of [...draft.words.entries()]) {
    if (!LAYING.test(text) || (meaning.as !== 'pose' && meaning.as !== 'relation')) continue;
    const before = draft.words.slice(0, at).findLast((one) => one.meaning.as === 'thing');
    const mother = before?.meaning.as === 'thing' ? before.meaning.thing : -1;
    const record = draft.record(mother);
    if (record === undefined || !draft.isBeing(mother)) continue;
    const nest = draft.things.findIndex(({ key, words }) => key === NEST && words === text);
    // An insect has wings and no nest.
    if (isWinged(record) && buildOf(record)?.legs === undefined) {
      if (nest >= 0) nestInStraw(draft, mother, nest);
      return;
    }
    layBeside(draft, mother, nest >= 0 ? nest : draft.addThing({ key: EGG, words: text }));
    return;
  }
}

/** The nest is of the straw. */
function nestInStraw(draft: Draft, mother: number, nest: number): void {
  const at = draft.relations.findIndex(
    ({ from, to }) => from === mother && STRAW.test(draft.things[to]?.key ?? ''),
  );
  const straw = draft.relations[at]?.to;
  if (straw === undefined) return;
  draft.dropRelation(at);
  draft.joinThing(straw, nest);
}

/** On what she is on, or beside her; those of a frog are a heap. */
function layBeside(draft: Draft, mother: number, eggs: number): void {
  const [own, laid] = [draft.things[mother], draft.things[eggs]];
  if (own === undefined || laid === undefined) return;
  const isSpawn = FROG.test(own.key);
  Object.assign(laid, { key: isSpawn ? SPAWN : EGG, count: isSpawn ? 1 : MANY });
  if (own.pose === 'sit') delete own.pose;
  const host = draft.relations.find(({ kind, from }) => kind === 'on' && from === mother)?.to;
  const borne = draft.relations.findIndex(({ kind, to }) => kind === 'on' && to === eggs);
  if (borne >= 0) draft.dropRelation(borne);
  const flat = host !== undefined && host !== eggs && draft.record(host)?.flat === true ? host : undefined;
  const relation = draft.relate(eggs, flat === undefined ? 'next-to' : 'on', flat ?? mother);
  for (const word of draft.words)
    if (word.text === laid.words && relation !== undefined) word.meaning = { as: 'relation', relation };
}
