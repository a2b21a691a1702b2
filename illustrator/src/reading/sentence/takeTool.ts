import { huntsByMouth } from '../../things/fourLegged.ts';
import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';
import { relateAll } from '../relateAll.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';
import { sayFor } from '../words/verbSchema.ts';
import { isUnseen } from './doOfItself.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';

/** "sweeping": with a broom, unless something else is named for it. */
export function takeTool(sentence: Sentence, verb: OpenVerb): void {
  const { draft } = sentence;
  const { record, slot, objects } = verb;
  // A band in a parade has its instruments in hand, and no flags.
  const doers = verb.doers.filter((one) => !playsOwn(draft, one));
  const [doer] = doers;
  const tool = toolFor(draft, verb, doer);
  if (tool === undefined || doer === undefined || needsNone(draft, verb, { doer, tool })) return;
  const word = record.isPartly || slot.meaning.as !== 'unknown' ? undefined : slot;
  // Who speaks to others has the microphone at the own mouth.
  const isAtOwn = objects.length === 0 || record.relation === 'face';
  const kindOfOwn = isAtOwn && tool.usedAt !== undefined ? 'use-on-self' : 'hold';
  const inHand = heldBy(draft, doer);
  if (inHand >= 0) {
    useHeld(draft, verb, { held: draft.relations[inHand], tool, kind: kindOfOwn });
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

/** What it is done with to that where it is done; what is fed is what the one eats who gets it. */
function toolFor(
  draft: Draft,
  { record, objects, spot }: OpenVerb,
  doer: number | undefined,
): Thing | undefined {
  const { holdsFor, holds, relation } = record;
  const at = draft.relations.find(({ from, to }) => from === doer && to === objects[0])?.at ?? spot;
  const fed = relation === 'feed' ? draft.record(objects[0])?.eats : undefined;
  // Grain is thrown: it is on the ground, and in no hand.
  if (draft.recordOf(fed ?? '')?.strewn) return undefined;
  const key = (at && holdsFor?.[at]) ?? fed ?? sayFor(holdsFor, draft.record(objects[0])) ?? holds;
  return draft.recordOf(key ?? '');
}

/** Whether who does it has something else for it: "with its claws", the arm of a machine, a trunk; a dentist examines with what a dentist has. */
function needsNone(
  draft: Draft,
  { record, isByPart }: OpenVerb,
  { doer, tool }: { doer: number; tool: Thing },
): boolean {
  const own = draft.record(doer);
  if (isByPart || isUnseen(draft, record, doer)) return true;
  if (record.byPaws && own !== undefined && huntsByMouth(own)) return true;
  if (own?.places?.tool !== undefined) return true;
  if (record.relation === 'spray' && own?.places?.spout !== undefined) return true;
  const isByCalling = own?.holds?.some((key) => draft.recordOf(key)?.usedAt !== undefined) === true;
  return isByCalling && (tool.key === record.holds) === (tool.usedAt !== undefined);
}

/** What somebody has in hand, as a relation; "with pumpkins on the porch": those are there, and in no hand. */
function heldBy(draft: Draft, doer: number): number {
  const isThere = (thing: number) =>
    draft.relations.some(({ kind, from, to }) => kind === 'on' && from === thing && !draft.isBeing(to));
  return draft.relations.findIndex(
    ({ kind, from, to }) => from === doer && IN_HAND.has(kind) && !isThere(to),
  );
}

/** Does it with what is in hand. */
function useHeld(
  draft: Draft,
  { record, spot }: OpenVerb,
  { held, tool, kind }: { held: SceneRelation | undefined; tool: Thing; kind: RelationKind },
): void {
  if (held?.kind !== 'hold') return;
  const inIt = draft.record(held.to);
  const isAtOwn = kind === 'use-on-self';
  // "brushing her hair with a comb": what is used at a body is at her own.
  const isTool = inIt?.key === tool.key || (spot !== undefined && inIt?.usedAt !== undefined);
  // "combing her hair with a fork": where the comb would be.
  const isOther = isAtOwn && inIt?.usedAt !== tool.usedAt;
  if (isTool) Object.assign(held, { kind, ...(isOther ? { at: tool.usedAt } : {}) });
  // "trimming his beard with scissors": where he would have the razor.
  else if (isAtOwn && record.tools?.includes(inIt?.key ?? '')) Object.assign(held, { kind, at: tool.usedAt });
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
