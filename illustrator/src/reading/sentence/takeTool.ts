import { huntsByMouth } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';
import { relateAll } from '../relateAll.ts';
import type { RelationKind } from '../Scene.ts';
import { sayFor } from '../words/verbSchema.ts';
import { isUnseen } from './doOfItself.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';

/** "sweeping": with a broom, unless something else is named for it. */
export function takeTool(sentence: Sentence, verb: OpenVerb): void {
  const { draft } = sentence;
  const { record, slot, objects, isByPart, spot } = verb;
  // A band in a parade has its instruments in hand, and no flags.
  const doers = verb.doers.filter((one) => !playsOwn(draft, one));
  const { holdsFor, holds, tools = [] } = record;
  const at = draft.relations.find(({ from, to }) => from === doers[0] && to === objects[0])?.at ?? spot;
  const fed = record.relation === 'feed' ? draft.record(objects[0])?.eats : undefined;
  // Grain is thrown: it is on the ground, and in no hand.
  if (draft.recordOf(fed ?? '')?.strewn) return;
  const key = (at && holdsFor?.[at]) ?? fed ?? sayFor(holdsFor, draft.record(objects[0])) ?? holds;
  const tool = draft.recordOf(key ?? '');
  // "with its claws": with nothing else.
  if (isByPart || isUnseen(draft, record, doers[0])) return;
  const [doer] = doers;
  const own = draft.record(doer ?? -1);
  if (record.byPaws && own !== undefined && huntsByMouth(own)) return;
  // A machine does it with its own arm.
  if (tool === undefined || doer === undefined || draft.record(doer)?.places?.tool !== undefined) return;
  if (record.relation === 'spray' && draft.record(doer)?.places?.spout !== undefined) return;
  // A dentist examines with what a dentist has.
  const isByCalling = draft.record(doer)?.holds?.some((key) => draft.recordOf(key)?.usedAt !== undefined);
  const isOfCalling = tool.key === record.holds ? tool.usedAt !== undefined : tool.usedAt === undefined;
  if (isByCalling === true && isOfCalling) return;
  const word = record.isPartly || slot.meaning.as !== 'unknown' ? undefined : slot;
  // "with pumpkins on the porch": those are there, and in no hand.
  const isThere = (thing: number) =>
    draft.relations.some(({ kind, from, to }) => kind === 'on' && from === thing && !draft.isBeing(to));
  const inHand = draft.relations.findIndex(
    ({ kind, from, to }) => from === doer && IN_HAND.has(kind) && !isThere(to),
  );
  // Who speaks to others has the microphone at the own mouth.
  const isAtOwn = objects.length === 0 || record.relation === 'face';
  const kindOfOwn = isAtOwn && tool.usedAt !== undefined ? 'use-on-self' : 'hold';
  if (inHand >= 0) {
    const held = draft.relations[inHand];
    const inIt = draft.record(held?.to ?? -1);
    // "brushing her hair with a comb": what is used at a body is at her own.
    const isTool = inIt?.key === tool.key || (spot !== undefined && inIt?.usedAt !== undefined);
    // "combing her hair with a fork": where the comb would be.
    const isOther = kindOfOwn === 'use-on-self' && inIt?.usedAt !== tool.usedAt;
    if (held?.kind === 'hold' && isTool)
      Object.assign(held, { kind: kindOfOwn, ...(isOther ? { at: tool.usedAt } : {}) });
    // "trimming his beard with scissors": where he would have the razor.
    if (held?.kind === 'hold' && kindOfOwn === 'use-on-self' && tools.includes(inIt?.key ?? ''))
      Object.assign(held, { kind: kindOfOwn, at: tool.usedAt });
    if (word !== undefined) word.meaning = { as: 'relation', relation: inHand };
    return;
  }
  const named = draft.things.findIndex(({ key }, index) => key === tool.key && !isOthers(draft, index, doer));
  // Nobody sweeps on a broom.
  const isRidden = record.relation !== 'tend' && tool.uses?.includes('ridden') === true;
  const many = doers.reduce((sum, one) => sum + (draft.things[one]?.count ?? 1), 0);
  // Only one is at the mouth of who is fed: others scatter crumbs.
  if (record.relation === 'feed' && many > 1 && tool.kind !== 'object') return;
  const isEach = isRidden || record.mutual === true || many <= MOST_TOOLS;
  const count = isEach ? many : 1;
  // What is not done names nothing.
  const words = record.isPartly ? (draft.things[doer]?.words ?? slot.text) : slot.text;
  const to = named >= 0 ? named : draft.addThing({ key: tool.key, words, count });
  const isPushed = tool.uses?.includes('pushed') === true && tool.uses.includes('held') === false;
  relateAll(sentence, isRidden ? 'ride' : isPushed ? 'push' : kindOfOwn, [doers, [to]], word);
}

function playsOwn(draft: Draft, doer: number): boolean {
  const [own = ''] = draft.record(doer)?.holds ?? [];
  return draft.recordOf(own)?.uses?.includes('played') === true;
}

/** Whether a tool that nobody has named is in the hand of somebody else. */
function isOthers({ relations, words }: Draft, tool: number, doer: number): boolean {
  const isNamed = words.some(({ meaning }) => meaning.as === 'thing' && meaning.thing === tool);
  return (
    !isNamed && relations.some(({ kind, from, to }) => IN_HAND.has(kind) && to === tool && from !== doer)
  );
}

/** Tools of a crowd would hide it. */
const MOST_TOOLS = 4;

const IN_HAND = new Set<RelationKind>(['hold', 'push']);
