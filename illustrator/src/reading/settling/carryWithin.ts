import { hasNoHands } from '../../things/fourLegged.ts';
import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';
import { INTO } from '../languages/surfaceWords.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/** "carrying eggs in a basket", "cups on a tray", "a girl with kittens in a bag": what somebody has is in or on it, and it is in the hands or goes along. */
export function carryWithin(draft: Draft): void {
  const contentOf = (having: SceneRelation) => sidesOf(having)[1];
  // "pushing a cart with apples in a basket": what was named last is in it.
  for (const vessel of draft.things.keys())
    for (const having of [...draft.relations].sort((one, other) => contentOf(other) - contentOf(one))) {
      const [bearer, content] = sidesOf(having);
      const within = draft.relations.find((one) => isWithin(one, vessel, [bearer, content]));
      if (!HAVING.has(having.kind) || !draft.isBeing(bearer) || content === vessel || within === undefined)
        continue;
      if (isOverRim(draft, { vessel, having, within })) {
        Object.assign(having, { kind: 'next-to', from: content, to: vessel });
        continue;
      }
      if (isInItself(draft, { vessel, having, within })) {
        if (having.kind === 'next-to' && !draft.isBeing(content))
          Object.assign(having, { kind: within.kind, from: content, to: vessel });
      } else if (having.kind === 'catch' && isNet(draft.record(vessel)))
        Object.assign(within, { kind: 'hold', from: bearer });
      // "a girl with a cat next to a box": only what is in it is had with it.
      else if (having.kind !== 'next-to' || within.kind !== 'next-to')
        takeAlong(draft, { vessel, having, within });
    }
}

const HAVING: ReadonlySet<RelationKind> = new Set(['hold', 'catch', 'next-to', 'push', 'pull']);

/** Who has something, and what. */
function sidesOf({ kind, from, to }: SceneRelation): [bearer: number, content: number] {
  return kind === 'next-to' ? [to, from] : [from, to];
}

/** Whether a relation says that one of two is in or on it. */
function isWithin(
  { kind, from, to, words = '' }: SceneRelation,
  vessel: number,
  pair: readonly number[],
): boolean {
  const isIn = kind === 'in' || kind === 'on' || (kind === 'next-to' && INTO.test(words));
  return to === vessel && pair.includes(from) && isIn;
}

/** "a bunny in a basket with eggs": an animal that looks over its rim hides what is in it; several lie before it. */
function isOverRim(
  draft: Draft,
  { vessel, having, within }: { vessel: number; having: SceneRelation; within: SceneRelation },
): boolean {
  const [bearer, content] = sidesOf(having);
  const isFirst = draft.relations.indexOf(within) < draft.relations.indexOf(having);
  const isIn = within.kind === 'in' && within.from === bearer && draft.isAnimal(bearer);
  const isRim = draft.record(vessel)?.places?.inside?.rim === true;
  return isFirst && isIn && isRim && !draft.isBeing(content) && (draft.things[content]?.count ?? 1) > 1;
}

/** "a dog taking a bath with bubbles", "Santa in a sleigh with presents": who has it is in the tub or the sleigh, and what comes along is too. */
function isInItself(
  draft: Draft,
  { vessel, having, within }: { vessel: number; having: SceneRelation; within: SceneRelation },
): boolean {
  const [bearer] = sidesOf(having);
  const isFirst = draft.relations.indexOf(within) < draft.relations.indexOf(having);
  const isSeated = isFirst && draft.record(vessel)?.uses?.includes('harnessed') === true;
  if (isSeated && within.from === bearer) return true;
  const isBather = draft.things[bearer]?.pose === 'bathe' || isFirst;
  return within.from === bearer && within.kind === 'in' && isBather && isTub(draft.record(vessel));
}

/** Whether one sits in it rather than carries it. */
function isTub(record: Thing | undefined): boolean {
  return record?.home === 'bathroom' && record.places?.inside !== undefined && record.size > 1;
}

function takeAlong(
  draft: Draft,
  { vessel, having, within }: { vessel: number; having: SceneRelation; within: SceneRelation },
): void {
  const [bearer, content] = sidesOf(having);
  // Many in a hand are on a plate anyway.
  if (draft.record(vessel)?.flat && within.kind === 'on' && having.kind === 'hold') {
    within.from = content;
    if ((draft.things[content]?.count ?? 1) > 2)
      draft.removeThing(vessel, { as: 'part', thing: content > vessel ? content - 1 : content });
    return;
  }
  const kind = bornAs(draft, { vessel, having, isOn: within.kind === 'on' });
  if (kind === undefined) return;
  const { words } = draft.things[content] ?? {};
  const place = within.kind === 'on' ? 'on' : 'in';
  Object.assign(having, { kind, from: bearer, to: vessel });
  Object.assign(within, { kind: place, from: content });
  // All that one word stands for: vegetables.
  for (const one of draft.relations) {
    const [owner, other] = sidesOf(one);
    const isMate = other !== content && draft.things[other]?.words === words;
    if (HAVING.has(one.kind) && owner === bearer && isMate)
      Object.assign(one, { kind: place, from: other, to: vessel });
  }
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const { kind: said, from, to } = draft.relations[at] ?? {};
    const first = draft.relations.findIndex((one) => one.kind === said && one.to === to && one.from === from);
    const isOut = said === place && to === vessel && from === bearer;
    if (isOut || first < at) draft.dropRelation(at, isOut ? draft.relations.indexOf(within) : first);
  }
}

/** How somebody brings along what something is in or on; undefined where it is somewhere, or one sits in it. */
function bornAs(
  draft: Draft,
  { vessel, having, isOn }: { vessel: number; having: SceneRelation; isOn: boolean },
): RelationKind | undefined {
  const [bearer, content] = sidesOf(having);
  const [{ size = 1 } = {}, record] = [draft.record(bearer), draft.record(vessel)];
  if (record === undefined || draft.things[vessel]?.count !== 1) return undefined;
  const { uses = [] } = record;
  // A hole in the ground stays where it is.
  if (uses.includes('entered')) return undefined;
  if (uses.includes('harnessed')) return 'pull';
  if (uses.includes('pushed')) return 'push';
  // "a dog with a bone in a bowl": it has none in its hands, unless it is said to carry it.
  // "an owl in a tree with the moon": it is there, and has nothing there.
  const isThere = record.size > size || draft.record(content)?.kind === 'sky';
  if (!isSaid(draft, having) && hasNoHands(draft.record(bearer)))
    return isThere || draft.isBeing(content) ? undefined : 'next-to';
  const most = having.kind === 'next-to' ? MOST : LARGEST;
  const isFit = isOn ? isTray(record) : isVessel(draft, record);
  return isFit && record.size < most * size ? 'hold' : undefined;
}

/** Whether a word says it, as "carrying" does and "with" does not. */
function isSaid(draft: Draft, having: SceneRelation): boolean {
  const index = draft.relations.indexOf(having);
  return draft.words.some(({ meaning }) => meaning.as === 'relation' && meaning.relation === index);
}

/** What one has with one is smaller than that share of oneself; what is said to be carried may be larger. */
const MOST = 0.9;
const LARGEST = 1.1;

function isVessel(draft: Draft, { kind, size, uses = [], places, boarded = '' }: Thing): boolean {
  const isHollow = places?.inside !== undefined || uses.includes('poured-into');
  const isBag = kind === 'clothes' && draft.recordOf(boarded)?.uses?.includes('held') === true;
  const isLight = uses.includes('held') || size < HEAVY;
  return isBag || (isHollow && isLight && (kind === 'object' || kind === 'food') && !uses.includes('sat-on'));
}

/** In meters. */
const HEAVY = 0.7;

function isTray({ uses = [], rests }: Thing): boolean {
  return rests === 'table' && uses.includes('held');
}

/** What things are caught with, and nobody is in. */
function isNet({ uses = [], places }: Partial<Thing> = {}): boolean {
  return uses.includes('held') && !uses.includes('poured-into') && places?.inside === undefined;
}
