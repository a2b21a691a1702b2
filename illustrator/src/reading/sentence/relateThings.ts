import { CRAFTS } from '../../things/crafts.ts';
import { hasBody } from '../../things/parts.ts';
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
import { goByVerb } from './goByVerb.ts';
import { isPlayedOn } from './isPlayedOn.ts';
import { putOnInClothes } from './isPutOn.ts';
import { joinBetween } from './joinBetween.ts';
import { joinDeed, joinIn } from './joinIn.ts';
import { kindOfPlace, relationOf } from './kindOfPlace.ts';
import { marksObject } from './marksObject.ts';
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
  const { said, kind } = kindOfPlace(sentence, { ...open, preposition }, added);
  // "playing in a band", "in a crowd of people": one of them.
  if (said === 'in' && kind === 'in' && isGroup(sentence, hosts, added)) {
    relateAll(sentence, 'next-to', [hosts, added.slice(0, 1)], slot);
    return;
  }
  if (kind === 'between' && joinBetween(sentence, hosts, added)) return;
  if (kind !== undefined) relateAll(sentence, kind, [placedBy(sentence, open, added), added], slot);
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
  // "boxing with a teddy bear": what has a body does it as well.
  const isMate = verb.record.mutual === true && hasBody(sentence.draft.record(added[0]));
  const isBeing = isMate || sentence.draft.isBeing(added[0]);
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

const RIDING: ReadonlySet<RelationKind> = new Set(['drive', 'ride', 'row']);
