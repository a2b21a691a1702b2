import { CRAFTS } from '../../things/crafts.ts';
import { FIGURES } from '../../things/figures.ts';
import { isHandy } from '../../things/isHandy.ts';
import { isMotif, isPrinted } from '../../things/isPrinted.ts';
import { isSideDish } from '../../things/isSideDish.ts';
import { hasBody, hasInside, hasPart } from '../../things/parts.ts';
import type { Thing } from '../../things/Things.ts';
import { isTree } from '../../things/trees.ts';
import { COUNT_OF_PLURAL } from '../lexemes/lexemes.ts';
import type { RelationKind } from '../Scene.ts';
import { comesAboard } from './comesAboard.ts';
import { isDisguiseOf } from './readDisguise.ts';
import type { Sentence } from './Sentence.ts';
import { staysOutside } from './staysOutside.ts';

/** How what comes along is to those whom it comes along with. */
export function broughtAs(sentence: Sentence, hosts: readonly number[], index: number): RelationKind {
  const { draft } = sentence;
  if (isDisguiseOf(sentence, hosts.at(-1), index)) return 'wear';
  const host = draft.record(hosts.at(-1));
  if (host?.boarded !== undefined && draft.isBeing(hosts.at(-1)) && isInside(sentence)) return 'in';
  const record = draft.record(index);
  const thing = draft.things[index];
  if (thing?.count === 1 && isOnWorn(sentence, hosts.at(-1), record)) return 'on';
  if (draft.isBeing(hosts.at(-1)) && record !== undefined && thing !== undefined) {
    const isForNobody = host?.kind === 'person' && record.worn === 'hands' && record.clothes === undefined;
    if (isForNobody) return 'hold';
    if (record.collared !== undefined && draft.isAnimal(hosts.at(-1))) return 'wear';
    if (record.worn !== undefined || (record.kind === 'clothes' && record.uses === undefined)) return 'wear';
    // "a girl in the garden with flowers", "a hedgehog with leaves", "a turtle with coral": they are around them.
    const isAmid = draft.settings.length > 0 || draft.isAnimal(hosts.at(-1));
    const isGrowing = record.rests === 'underwater' || (thing.count > 1 && isAmid);
    if (record.kind === 'plant' && isGrowing) return 'next-to';
    const bearers = hosts.reduce((sum, one) => sum + (draft.things[one]?.count ?? 1), 0);
    // "two boys with umbrellas": one for each.
    const isBare = !draft.isCounted(index) && isHandy(record);
    if (isBare && bearers > 1 && thing.count === COUNT_OF_PLURAL) thing.count = bearers;
    const isMany = record.pluralForOne !== true && thing.count > MOST_HELD * bearers;
    const isLarge = thing.count > bearers && record.size > 0.6 * (host?.size ?? 1);
    if (!isMany && !isLarge && isHandy(record)) return 'hold';
    if (thing.count <= bearers && record.uses?.includes('played')) return 'play';
  }
  if (isHeldByFigure(sentence, hosts.at(-1), index)) return 'hold';
  const isOnHead = record?.worn === 'head' || record?.worn === 'eyes';
  const isForHead = isOnHead && host?.places?.head !== undefined;
  // "a pizza with a face and a mustache": what has a face wears what is worn on it.
  const { pose, looks } = draft.things[hosts.at(-1) ?? -1] ?? {};
  const isFaced = looks?.mood !== undefined || pose === 'sleep' || host?.kind === 'sky';
  // "a taco with sunglasses", "a pumpkin with a hat": nothing else is done with them there.
  const isBelow = record?.worn === 'neck' || record?.wornAs === 'cape';
  const isOnFace = record?.worn === 'eyes' || record?.worn === 'mouth' || isBelow;
  const isCraft = CRAFTS.has(host?.kind ?? 'object') && !HELMETS.test(thing?.key ?? '');
  const isDressed =
    (host !== undefined && FIGURES.has(host.kind) && (isOnHead || isOnFace)) ||
    (isCraft && (isOnHead || (isOnFace && !isBelow)));
  const isForFace = isDressed || (isFaced && (isOnHead || isOnFace));
  if (isForHead || isForFace || (record?.kind === 'clothes' && record.worn !== undefined && hasBody(host)))
    return 'wear';
  // "the earth with a camera": what has a face has hands, too.
  const isFace = host?.kind === 'sky' && host.arch === undefined;
  if (isFace && record !== undefined && thing?.count === 1 && isHandy(record)) return 'hold';
  // "a cloud with raindrops": they fall from it.
  if (host?.kind === 'sky' && record?.drifts !== undefined) return 'under';
  // "a cake with six candles": where it belongs by the drawing of the other.
  const isTopped = host?.places?.top !== undefined && !record?.uses?.includes('climbed');
  const isBorne = isTopped || host?.counted?.part === thing?.key;
  if (thing !== undefined && isBorne && host?.has?.includes(thing.key)) return 'on';
  // "a plate with cookies and a glass of milk", "a burger with fries".
  const isBeside = host !== undefined && record !== undefined && isSideDish(record, host);
  if (isBeside && thing?.count === 1) return 'next-to';
  if (isSetOn(host, record)) return 'on';
  if (record !== undefined && isInCrown(host, record)) return 'in';
  // "an apple tree with a ladder".
  if (host !== undefined && record !== undefined && isLeant(host, record)) return 'lean-on';
  // Cows are in a barn only where that is said.
  const isRoom = hasInside(host) && (host?.kind !== 'building' || host.places?.inside !== undefined);
  if (hasInside(host) && isInside(sentence)) return 'in';
  // "a bowl with fish": it has a picture of its own for who is in it.
  if (hasInside(host) && host?.boarded !== undefined && draft.isAnimal(index)) return 'in';
  // "a bowl with apples and bananas": in it, though bananas stick out.
  if (isFilledWith(host, record)) return 'in';
  const isOutside = staysOutside(draft, hosts.at(-1), index);
  if (isRoom && !isOutside && (record?.size ?? 1) < (host?.size ?? 0)) return 'in';
  // "a vase with roses".
  if (isRoom && record?.kind === 'plant' && host?.uses?.includes('poured-into')) return 'in';
  if (comesAboard(sentence, hosts.at(-1), index)) return host?.kind === 'boat' ? 'on' : 'in';
  if (record?.kind === 'food' && !isBeside && (host?.kind === 'furniture' || host?.kind === 'food'))
    return 'on';
  // "a mug with a heart": a picture on it.
  if (host !== undefined && record !== undefined && isPrinted(host) && isMotif(record)) {
    // "an egg with a chick": no picture of one; what is written on has no room for any.
    const isWritten = host.bearsWriting && draft.texts.length > 0;
    if (!isWritten && !(host.kind === 'food' && draft.isBeing(index))) return 'on';
  }
  return 'next-to';
}

/** Food in what food is put into: a bowl, a jar, a basket. */
function isFilledWith(host: Thing | undefined, record: Thing | undefined): boolean {
  if (host === undefined || record?.kind !== 'food' || record.served === true || !hasInside(host))
    return false;
  const isVessel = host.kind === 'object' && host.uses?.includes('held') === true;
  return isVessel && record.size < STICKS_OUT * host.size;
}

/** What sticks out of a vessel is at most so many times as long as that. */
const STICKS_OUT = 1.3;

/** "a tree with a nest", "with apples", "with birds": up there, and not at its foot. */
function isInCrown(host: Thing | undefined, record: Thing): boolean {
  if (host === undefined || !isTree(host)) return false;
  const isOne = record.within?.[host.key] !== undefined;
  return (
    isOne || NESTS.test(record.key) || record.rests === 'branch' || isFruitOf(host, record) || isBird(record)
  );
}

function isFruitOf({ key }: Thing, { kind, key: fruit, growsOn }: Thing): boolean {
  return kind === 'food' && (growsOn !== undefined || key.includes(fruit));
}

function isBird(record: Thing): boolean {
  return record.kind === 'flier' && hasPart(record, 'beak');
}

const NESTS = /(?:^|-)nest(?:-|$)/;

function isLeant({ kind, has = [] }: Thing, { key }: Thing): boolean {
  return LADDERS.test(key) && LEANT_ON.has(kind) && !has.includes(key);
}

const LADDERS = /(?:^|-)ladder$/;
const LEANT_ON: ReadonlySet<string> = new Set(['plant', 'building']);

/** "a girl wearing a shirt with a butterfly": the picture is on the shirt. */
function isOnWorn(sentence: Sentence, host: number | undefined, record?: Thing): boolean {
  const { draft, verb, last } = sentence;
  // Who does something comes along.
  if (sentence.ahead(1)?.senses.some(({ kind }) => kind === 'verb')) return false;
  const [worn] = last;
  const cloth = draft.record(worn);
  if (record === undefined || cloth?.board === undefined || verb?.record.relation !== 'wear') return false;
  const isWorn = draft.relations.some(
    ({ kind, from, to }) => kind === 'wear' && from === host && to === worn,
  );
  return isWorn && isPrinted(cloth) && isMotif(record) && record.kind !== 'person';
}

/** "a detective apple looking around with a magnifying glass": what does something has a tool in its hand. */
function isHeldByFigure({ draft, verb }: Sentence, host = -1, index = -1): boolean {
  const [figure, record] = [draft.record(host), draft.record(index)];
  const isTool = record?.kind === 'object' && record.uses?.includes('held') === true && isHandy(record);
  if (figure === undefined || !FIGURES.has(figure.kind) || !isTool) return false;
  const isDoing = draft.things[host]?.pose !== undefined || verb?.doers.includes(host) === true;
  const isInCalling = draft.relations.some(({ kind, from }) => kind === 'wear' && from === host);
  const isOne = (draft.things[index]?.count ?? 1) <= (draft.things[host]?.count ?? 1);
  return isOne && record.worn === undefined && (isDoing || isInCalling);
}

/** "an excavator with a pirate hat"; a helmet is of who drives. */
const HELMETS = /(?:^|-)helmet$/;

/** "a desk with a lamp and crayons", "a shelf with teddy bears", "a windowsill with flower pots": on it. */
function isSetOn(host: Thing | undefined, record: Thing | undefined): boolean {
  if (host === undefined || record === undefined) return false;
  // "a plate with nuggets and fries", "a tray with cups".
  if (PLATES.test(host.key)) return record.kind === 'food' || isDish(host, record);
  if (host.rests === 'table' || HANGING.has(record.rests ?? '')) return false;
  const isTop = host.uses?.includes('sat-at') === true || DESKS.test(host.key);
  const isSmall = record.size < MOST_SET * host.size && record.kind !== 'furniture';
  // Of what grows only what is in a pot stands there.
  const isPotted = host.rests === 'wall' && record.kind === 'plant';
  return (isTop || SILLS.test(host.key)) && (isSmall || isPotted || record.rests === 'table');
}

function isDish(host: Thing, { rests, size }: Thing): boolean {
  return rests === 'table' && size < host.size;
}

const PLATES = /(?:^|-)(?:plate|tray)$/;
const DESKS = /(?:^|-)(?:table|desk|dresser|counter|shelf|nightstand)$/;
const SILLS = /^window(?:sill)?$/;
const HANGING: ReadonlySet<string> = new Set(['wall', 'air']);
const MOST_SET = 0.5;

/** "with a house inside": nothing follows that it is in. */
function isInside(sentence: Sentence): boolean {
  const after = sentence.ahead(2);
  return (
    sentence.isPrepositionAt(1, 'in') &&
    (after === undefined || after.kind === 'comma' || after.kind === 'stop')
  );
}

/** So many of a kind one can have in hand. */
const MOST_HELD = 6;
