import { CRAFTS } from '../../things/crafts.ts';
import { hasBody } from '../../things/parts.ts';
import type { Preposition } from '../languages/LanguageWords.ts';
import { INSIDE } from '../languages/surfaceWords.ts';
import { relateAll } from '../relateAll.ts';
import type { RelationKind } from '../Scene.ts';
import { applyVerb } from './applyVerb.ts';
import { bringAlong } from './bringAlong.ts';
import { byDoers, drawFrom, useAtBody } from './byUse.ts';
import { compareThings } from './compareThings.ts';
import { contain } from './contain.ts';
import { drinkThrough, eatWith } from './dine.ts';
import { doTo } from './doTo.ts';
import { goAlong } from './goAlong.ts';
import { goByPart } from './goByPart.ts';
import { goByVerb, isAmongCrafts } from './goByVerb.ts';
import { isOverhead } from './isOverhead.ts';
import { isPlayedOn } from './isPlayedOn.ts';
import { isPutOn, putOnInClothes } from './isPutOn.ts';
import { joinBetween } from './joinBetween.ts';
import { joinDeed, joinIn } from './joinIn.ts';
import { marksObject } from './marksObject.ts';
import { isAboard, isMeantOn, isOnFrom } from './meantPlace.ts';
import { placedBy } from './placedBy.ts';
import { placeWork } from './placeWork.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';
import { seek } from './seek.ts';
import { reachThrough, sendOver } from './sendOver.ts';
import { sitOnWorn } from './sitOnWorn.ts';
import { takeFrom } from './takeFrom.ts';
import { tugAgainst } from './tugAgainst.ts';
import { visit } from './visit.ts';
import { workIn } from './workIn.ts';

/** What a preposition says of two things when no verb says otherwise. */
export function relationOf(preposition: Preposition): RelationKind | undefined {
  return RELATIONS[preposition] ?? (preposition as RelationKind);
}

const RELATIONS: Partial<Record<Preposition, RelationKind>> = {
  at: 'next-to',
  to: 'face',
  after: 'follow',
  from: 'in',
  'out-of': 'in',
  up: 'on',
  down: 'on',
  across: 'on',
  of: 'in',
  'full-of': 'in',
  surrounded: 'around',
  against: 'lean-on',
  'on-top': 'on',
};

/** Puts things where a preposition says; what no word stands for is told by those from the preposition to its noun. */
export function placeBy(sentence: Sentence, open: OpenPreposition, added: readonly number[]): void {
  const { lexemes, draft } = sentence;
  const known = new Set(draft.relations);
  place(sentence, open, added);
  if (open.at === undefined) return;
  const words = lexemes.slice(open.at, sentence.at + 1).map(({ text }) => text);
  for (const relation of draft.relations) if (!known.has(relation)) relation.words = words.join(' ');
}

function place(sentence: Sentence, open: OpenPreposition, added: readonly number[]): void {
  const { draft } = sentence;
  const { preposition, hosts, slot, verb } = open;
  if (preposition === 'without') return;
  if (preposition === 'with') {
    if (joinDeed(sentence, verb ?? sentence.verb, added) || eatWith(sentence, verb, added)) return;
    if (!playWith(sentence, open, added)) bringAlong(sentence, byDoers(sentence, open, added), added);
    return;
  }
  if (preposition === 'against' && tugAgainst(sentence, verb ?? sentence.verb, added)) {
    if (slot !== undefined) slot.meaning = { as: 'remark' };
    return;
  }
  // "playing chess against his sister".
  if (preposition === 'against' && joinDeed(sentence, verb ?? sentence.verb, added)) {
    if (slot !== undefined) slot.meaning = { as: 'remark' };
    return;
  }
  if (preposition === 'bigger-than' || preposition === 'smaller-than') {
    compareThings(sentence, open, added);
    return;
  }
  // "gets a haircut from a zebra".
  const isHadFrom = verb?.isPassive === true && verb.record.doneBy !== undefined && preposition === 'from';
  if (preposition === 'by' || (isHadFrom && added.every((index) => draft.isBeing(index)))) {
    if (verb?.isPassive) {
      const active = { ...verb, doers: [...added], isPassive: false };
      applyVerb(sentence, verb.record, verb.slot, added);
      doTo(sentence, active, verb.doers);
      sentence.verb = { ...active, objects: [...verb.doers] };
    } else if (sentence.verbLast !== undefined) sentence.verbLast.by = [...added];
    else relateAll(sentence, 'next-to', [hosts, added], slot);
    return;
  }
  if (useAtBody(sentence, open, added) || visit(sentence, open, added)) return;
  if (putOnInClothes(sentence, open, added)) return;
  if (sendOver(sentence, open, added) || takeFrom(sentence, open, added) || drawFrom(sentence, open, added))
    return;
  if (seek(sentence, open, added)) return;
  if (placeWork(sentence, open, added) || reachThrough(sentence, open, added)) return;
  if (workIn(sentence, open, added) || drinkThrough(sentence, open, added)) return;
  const isSeatAt = preposition === 'at' && draft.record(added[0])?.uses?.includes('sat-at') === true;
  if (
    (!isSeatAt && goByVerb(sentence, open, added)) ||
    goByPart(sentence, open, [relationOf(preposition), added[0]])
  )
    return;
  if (
    verb !== undefined &&
    verb.objects.length === 0 &&
    verb.record.relation !== undefined &&
    marksObject(sentence, open) &&
    !isSeatAt &&
    (preposition !== 'at' || verb.record.mutual !== true || draft.isBeing(added[0]))
  ) {
    doTo(sentence, verb, added);
    return;
  }
  if (preposition === 'full-of' || preposition === 'of' || preposition === 'surrounded') {
    contain(sentence, open, added);
    return;
  }
  if (sitOnWorn(sentence, open, added)) return;
  if (isPlayedOn(sentence, open, added)) {
    relateAll(sentence, 'play', [hosts, added], slot);
    return;
  }
  const isEntered = preposition === 'down' && draft.record(added[0])?.uses?.includes('entered') === true;
  // Whoever is against somebody else is no ladder.
  const isBeside = preposition === 'against' && draft.isBeing(added[0]);
  // "gets a bath from an elephant": in nobody.
  const isFromOne = preposition === 'from' && draft.isBeing(added[0]);
  // "five kids at the barre": along it.
  const isStoodAt = preposition === 'at' && draft.record(added[0])?.uses?.includes('stood-at') === true;
  const besides = (preposition === 'on' && verb?.isOnPart === true) || isBeside || isFromOne;
  // "lifting a baby up to the ceiling": nobody stands on what is overhead.
  const isUnder = isOverhead(preposition, draft.record(added[0]));
  const said = isUnder
    ? 'under'
    : isEntered
      ? 'in'
      : isStoodAt
        ? 'behind'
        : besides
          ? 'next-to'
          : relationOf(preposition);
  const kind =
    (preposition === 'in' || (preposition === 'on' && draft.record(added[0])?.worn === 'feet')) &&
    hosts.some((host) => draft.isBeing(host) || hasBody(draft.record(host))) &&
    !INSIDE.test(lexemesOf(sentence, open)) &&
    isPutOn(sentence, hosts, added)
      ? 'wear'
      : said === 'in' && (isMeantOn(sentence, added[0]) || isOnFrom(open, draft.record(added[0])))
        ? 'on'
        : said === 'on' && isAboard(sentence, open, added[0])
          ? 'in'
          : said === 'on' && isLeantOn(sentence, hosts, added)
            ? 'hold'
            : said === 'on' && isSwungOn(sentence, hosts, added)
              ? 'swing-on'
              : preposition === 'at' && isHovering(sentence, hosts, added)
                ? 'around'
                : said === 'through' && isAmongCrafts(sentence, [...hosts, ...added])
                  ? 'next-to'
                  : said;
  // "playing in a band", "in a crowd of people": one of them.
  if (said === 'in' && kind === 'in' && isGroup(sentence, hosts, added)) {
    relateAll(sentence, 'next-to', [hosts, added.slice(0, 1)], slot);
    return;
  }
  if (kind === 'between' && joinBetween(sentence, hosts, added)) return;
  if (kind !== undefined) relateAll(sentence, kind, [placedBy(sentence, open, added), added], slot);
}

/** "a hummingbird at a flower": in the air close to it. */
function isHovering({ draft }: Sentence, hosts: readonly number[], [flower]: readonly number[]): boolean {
  return (
    hosts.every((host) => draft.record(host)?.kind === 'flier') && draft.record(flower)?.kind === 'plant'
  );
}

/** "a girl on crutches": what is as tall as she is and is for hands alone. */
function isLeantOn({ draft }: Sentence, [host]: readonly number[], [stick]: readonly number[]): boolean {
  const { uses = [], size = 0, rests, places } = draft.record(stick) ?? {};
  const isStick = uses.length === 1 && uses[0] === 'held' && rests === 'ground' && places === undefined;
  return draft.record(host)?.kind === 'person' && isStick && size > 0.8;
}

/** Who is on a swing swings. */
function isSwungOn({ draft }: Sentence, hosts: readonly number[], [swing]: readonly number[]): boolean {
  return (
    hosts.every((host) => draft.isBeing(host)) && draft.record(swing)?.uses?.includes('swung-on') === true
  );
}

function isGroup({ draft }: Sentence, [host, mate]: readonly number[], things: readonly number[]): boolean {
  const isMany = (one = -1) => (draft.things[one]?.count ?? 1) > 1;
  const isInMany = mate === undefined && !isMany(host) && isMany(things[0]);
  return (things.length > 1 || isInMany) && things.every((one) => draft.record(one)?.kind === 'person');
}

/** "playing soccer with his dog": what the verb says of whom it is done with. Returns whether it says so. */
function playWith(sentence: Sentence, { verb }: OpenPreposition, added: readonly number[]): boolean {
  if (verb === undefined) return false;
  if (isGoneWith(sentence, verb, added[0])) {
    doTo(sentence, verb, added);
    return true;
  }
  const kind = verb.record.by?.with;
  const isBeing = sentence.draft.isBeing(added[0]);
  // "juggling with balls", but "juggling with a clown".
  const isOfThings = verb.record.relation === kind && kind === 'juggle';
  if (isOfThings && verb.objects.length === 0 && !isBeing) doTo(sentence, verb, added);
  if (!isBeing) return verb.objects.includes(added[0] ?? -1);
  if (kind === undefined || isOfThings) {
    joinIn(sentence, verb, added);
    return false;
  }
  goAlong(sentence, verb.record.pose, added);
  return relateAll(sentence, kind, [verb.doers, added], verb.slot);
}

/** "fährt mit dem Traktor": in German one goes with what one drives. */
function isGoneWith(
  { language, draft }: Sentence,
  { record, objects }: NonNullable<OpenPreposition['verb']>,
  thing: number | undefined,
): boolean {
  const isRide = record.relation !== undefined && RIDING.has(record.relation);
  if (language !== 'de' || !isRide || objects.length > 0 || draft.isBeing(thing)) return false;
  const { kind, uses } = draft.record(thing) ?? {};
  return (kind !== undefined && CRAFTS.has(kind)) || uses?.includes('ridden') === true;
}

function lexemesOf({ lexemes }: Sentence, { at }: OpenPreposition): string {
  return at === undefined ? '' : (lexemes[at]?.phrase ?? '');
}

const RIDING: ReadonlySet<RelationKind> = new Set(['drive', 'ride', 'row']);
