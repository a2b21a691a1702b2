import { isWindow } from '../../things/isWindow.ts';
import { hasBody } from '../../things/parts.ts';
import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';
import { isOnItsWay } from '../isOnItsWay.ts';
import type { Preposition } from '../languages/LanguageWords.ts';
import { INSIDE } from '../languages/surfaceWords.ts';
import type { RelationKind } from '../Scene.ts';
import { isAmongCrafts } from './goByVerb.ts';
import { isPutOn } from './isPutOn.ts';
import { isAboard, isMeantOn, isOnFrom } from './meantPlace.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

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
  along: 'on',
  of: 'in',
  'full-of': 'in',
  surrounded: 'around',
  against: 'lean-on',
  'on-top': 'on',
  'at-top': 'on',
};

/** One after which a place is named. */
type OpenPlace = OpenPreposition & { preposition: Preposition };

interface KindOfPlace {
  /** What the preposition says of such a place. */
  said: RelationKind | undefined;
  /** What that is on the page for those who are there. */
  kind: RelationKind | undefined;
}

/** How hosts are at what comes after a preposition, where no verb says otherwise. */
export function kindOfPlace(sentence: Sentence, open: OpenPlace, added: readonly number[]): KindOfPlace {
  const said = kindSaid(sentence, open, added[0]);
  return { said, kind: kindMeant(sentence, { open, said }, added) };
}

function kindSaid(
  { draft }: Sentence,
  { hosts, preposition, verb }: OpenPlace,
  added: number | undefined,
): RelationKind | undefined {
  const place = draft.record(added);
  if (isOverhead(preposition, place)) return 'under';
  if (preposition === 'down' && place?.uses?.includes('entered')) return 'in';
  // "a cat at the window", "a princess at the top of a tower": seen in it.
  const isSeenIn = (preposition === 'at' && isWindow(place)) || (preposition === 'at-top' && isTower(place));
  if (isSeenIn && hosts.some((host) => draft.isBeing(host))) return 'look-out-of';
  // "five kids at the barre": along it.
  if (preposition === 'at' && place?.uses?.includes('stood-at')) return 'behind';
  // Whoever is against somebody else is no ladder; "gets a bath from an elephant": in nobody.
  const isByOne = (preposition === 'against' || preposition === 'from') && draft.isBeing(added);
  if (isByOne || (preposition === 'on' && verb?.isOnPart === true)) return 'next-to';
  return relationOf(preposition);
}

function kindMeant(
  sentence: Sentence,
  { open, said }: { open: OpenPlace; said: RelationKind | undefined },
  added: readonly number[],
): RelationKind | undefined {
  const { hosts, preposition } = open;
  const place = sentence.draft.record(added[0]);
  if (isWornThere(sentence, open, added)) return 'wear';
  if (said === 'in' && (isMeantOn(sentence, added[0]) || isOnFrom(open, place))) return 'on';
  if (said === 'on' && isAboard(sentence, open, added[0])) return 'in';
  if (said === 'on' && isLeantOn(sentence, hosts, added)) return 'hold';
  if (said === 'on' && isSwungOn(sentence, hosts, added)) return 'swing-on';
  if (preposition === 'up' && isUpright(sentence, open, added)) return 'climb';
  if (preposition === 'at' && isHovering(sentence, hosts, added)) return 'around';
  if (said === 'through' && isAmongCrafts(sentence, [...hosts, ...added])) return 'next-to';
  return said;
}

/** "a bear in a hat", "a girl on skates". */
function isWornThere(sentence: Sentence, open: OpenPlace, added: readonly number[]): boolean {
  const { draft, lexemes } = sentence;
  const { preposition, hosts, at } = open;
  const isOnFeet = preposition === 'on' && draft.record(added[0])?.worn === 'feet';
  if (preposition !== 'in' && !isOnFeet) return false;
  if (INSIDE.test(lexemes[at ?? -1]?.phrase ?? '')) return false;
  return (
    hosts.some(
      (host) => draft.isBeing(host) || hasBody(draft.record(host)) || isDressed(draft, host, added),
    ) && isPutOn(sentence, hosts, added)
  );
}

/** "three apples in party hats", "the sun in pajamas": each in its own; "eggs in a hat" are not. */
function isDressed(draft: Draft, host: number, [index = -1]: readonly number[]): boolean {
  const { kind } = draft.record(host) ?? {};
  const isFigure = kind === 'food' || kind === 'sky';
  const isOnIt = WORN_BY_FIGURES.has(draft.record(index)?.worn ?? '');
  return isFigure && isOnIt && (draft.things[host]?.count ?? 1) <= (draft.things[index]?.count ?? 1);
}

const WORN_BY_FIGURES: ReadonlySet<string> = new Set(['head', 'eyes', 'mouth', 'neck', 'body']);

/** "lifting a baby up to the ceiling": what other things hang from is over all that stand, nobody is on it. */
function isOverhead(preposition: Preposition, place: Thing | undefined): boolean {
  if (preposition !== 'up' && preposition !== 'to') return false;
  return place?.rests === 'air' && place.spots?.some(({ hangs }) => hangs) === true;
}

/** "a squirrel running up a tree", "carrying a nut up a tree": what grows straight up is climbed by animals on their way; a cat up a tree is there already. */
function isUpright({ draft, verb }: Sentence, { hosts }: OpenPlace, [place]: readonly number[]): boolean {
  const { kind, flat } = draft.record(place) ?? {};
  if (kind !== 'plant' || flat === true) return false;
  const isLaden = (host: number) =>
    verb?.record.relation === 'hold' && verb.doers.includes(host) && draft.things[host]?.pose === undefined;
  return hosts.every(
    (host) => draft.isAnimal(host) && (isOnItsWay(draft.things[host]?.pose) || isLaden(host)),
  );
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

/** A building with a window high up. */
function isTower(place: Thing | undefined): boolean {
  const isSeenOut = place?.places?.window !== undefined || place?.uses?.includes('looked-out-of') === true;
  return place?.kind === 'building' && isSeenOut;
}
