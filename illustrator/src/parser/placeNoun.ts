import { artData } from '../art/artData.ts';
import { catalogue } from '../art/catalogue.ts';
import type { RelationKind } from '../scene.ts';
import { addSubject, categoryOf, type Draft, type Link, relate } from './draft.ts';
import { placeVerb } from './placeVerb.ts';
import { SKY_THINGS } from './tables/places.ts';
import { CONTAINERS, HOLDABLE, PLURAL_FOR_ONE, WEARABLE } from './tables/things.ts';

/** A noun of the prompt: `arts` are catalogue keys, several for a collective. */
export interface Noun {
  words: string;
  arts: readonly string[];
  plural: boolean;
}

/** Puts a noun where the words before it say: worn, held, in the sky, or a subject of its own. */
export function placeNoun(draft: Draft, noun: Noun): void {
  const isPlaced =
    isLeftOut(draft) ||
    isTheirFamily(draft, noun) ||
    joinsHost(draft, noun) ||
    joinsSky(draft, noun) ||
    isTheirFishing(draft, noun) ||
    isTheirYoung(draft, noun) ||
    isTheirParent(draft, noun) ||
    isBasketOfBalloon(draft, noun) ||
    isNamedAgain(draft, noun);
  if (!isPlaced) placeSubjects(draft, noun);
  draft.pending = {};
  draft.isJoined = false;
  draft.previous = 'noun';
}

const BEINGS = new Set(['person', 'animal', 'flier', 'swimmer']);
const LARGEST_HELD = 2;

function isLeftOut(draft: Draft): boolean {
  if (draft.link?.kind !== 'without') return false;
  draft.link = undefined;
  return true;
}

/** "a swan family" is several swans. */
function isTheirFamily(draft: Draft, { words }: Noun): boolean {
  const last = draft.subjects.at(-1);
  if (!/^famil/i.test(words) || draft.previous !== 'noun' || last === undefined) return false;
  last.count = Math.max(last.count, FAMILY_SIZE);
  return true;
}

const FAMILY_SIZE = 3;

/** "grandpa fishing": who was named before holds the rod. */
function isTheirFishing(draft: Draft, { words }: Noun): boolean {
  const last = draft.group.at(-1) ?? -1;
  if (!/^fishing$/i.test(words) || draft.previous !== 'noun' || !BEINGS.has(categoryOf(draft, last) ?? ''))
    return false;
  for (const index of draft.group) draft.subjects[index]?.attributes.holding.push('fishing-pole');
  return true;
}

/** "an elephant and her baby" is a second, smaller elephant. */
function isTheirYoung(draft: Draft, { words, arts, plural }: Noun): boolean {
  const parent = draft.subjects.at(-1);
  if (parent === undefined || !YOUNG.has(arts[0] ?? '') || draft.link?.kind === 'hold') return false;
  if (!ANIMALS.has(categoryOf(draft, draft.subjects.length - 1) ?? '')) return false;
  const count = draft.pending.count;
  draft.pending = { size: 'small', ...(count === undefined ? {} : { count }) };
  const index = addSubject(draft, words, parent.art, plural);
  linkTo(draft, index);
  draft.group = [...draft.group, index];
  return true;
}

/** "ducklings following their mother": a larger one of their kind. */
function isTheirParent(draft: Draft, { words, plural }: Noun): boolean {
  const young = draft.subjects.at(-1);
  const { isTheirs, isDefinite } = draft.pending;
  const isOwned = isTheirs === true || (draft.link?.kind === 'with' && isDefinite === undefined);
  if (young === undefined || !PARENT.test(words) || !isOwned) return false;
  const isOfAnimals = draft.subjects.every((_, index) => ANIMALS.has(categoryOf(draft, index) ?? ''));
  if (!isOfAnimals) return false;
  young.attributes.size = 'small';
  draft.pending = { count: plural ? 2 : 1 };
  const index = addSubject(draft, words, grownUp(young.art), plural);
  linkTo(draft, index);
  return true;
}

function grownUp(key: string): string {
  return artData().things.get(key)?.like ?? key;
}

const PARENT = /^(mother|mom|mommy|mum|mummy|mama|momma|father|dad|daddy|papa|parent)s?$/i;

const YOUNG = new Set(['baby']);
const ANIMALS = new Set(['animal', 'flier', 'swimmer']);

/** "in the basket" of a balloon named before. */
function isBasketOfBalloon(draft: Draft, { arts }: Noun): boolean {
  const index = draft.subjects.findIndex(({ art }) => art === 'hot-air-balloon');
  if (arts[0] !== 'basket' || index < 0 || draft.link?.kind !== 'in') return false;
  for (const from of draft.link.hosts) {
    const rider = draft.subjects[from];
    if (rider?.relation?.kind === 'nextTo') delete rider.relation;
    relate(draft, from, 'in', index);
  }
  draft.link = undefined;
  return true;
}

/** Worn and held things, and the smile of "with a big smiling face". */
function joinsHost(draft: Draft, noun: Noun): boolean {
  const { link } = draft;
  const [art] = noun.arts;
  if (link === undefined || link.hosts.length === 0 || art === undefined || noun.arts.length > 1)
    return false;
  const hosts = noun.plural ? link.hosts : link.hosts.slice(-1);
  const attributes = hosts.flatMap((index) => draft.subjects[index]?.attributes ?? []);
  if (link.kind === 'with' && art === SMILEY) {
    for (const each of attributes) each.smiling = true;
    return true;
  }
  if (link.kind === 'with' && art === 'candle' && draft.subjects[hosts[0] ?? -1]?.art === 'birthday-cake') {
    const count = draft.pending.count ?? (noun.plural ? 3 : 1);
    for (const each of attributes) each.holding.push(...Array.from({ length: count }, () => art));
    return true;
  }
  if (WORN_LINKS.has(link.kind) && WEARABLE.has(art) && !isManyFor(draft, noun)) {
    for (const each of attributes) each.wearing.push(art);
    return true;
  }
  if (!isHeld(draft, link, art) || isManyFor(draft, noun)) return false;
  for (const each of attributes) {
    each.holding.push(art);
    // It is the kite that flies.
    if (art === 'kite' && each.action === 'fly') delete each.action;
  }
  return true;
}

const SMILEY = 'smiling-face-with-smiling-eyes';
const WORN_LINKS = new Set<Link['kind']>(['wear', 'with', 'in', 'hold']);

function isHeld(draft: Draft, link: Link, art: string): boolean {
  const category = categoryOf(draft, link.hosts.at(-1) ?? -1) ?? '';
  const size = catalogue().get(art)?.size ?? LARGEST_HELD + 1;
  if (link.kind === 'hold') return BEINGS.has(category) && (HOLDABLE.has(art) || size <= LARGEST_HELD);
  return link.kind === 'with' && category === 'person' && HOLDABLE.has(art);
}

/** "a girl with five balloons" cannot hold them as one thing; "three bears with hats" wear one each. */
function isManyFor(draft: Draft, { arts, plural }: Noun): boolean {
  const { count } = draft.pending;
  if (count !== undefined) return count > 1 && !PLURAL_FOR_ONE.has(arts[0] ?? '');
  const hosts = draft.link?.hosts ?? [];
  const isOneHost = hosts.length === 1 && draft.subjects[hosts[0] ?? 0]?.count === 1;
  return plural && isOneHost && !PLURAL_FOR_ONE.has(arts[0] ?? '');
}

/** Sun, moon, stars and clouds that come along with other things belong to the background. */
function joinsSky(draft: Draft, { arts }: Noun): boolean {
  const weather = SKY_THINGS[arts[0] ?? ''];
  const { count, smiling, size } = draft.pending;
  const isPlain = count === undefined && smiling === undefined && size === undefined;
  const isBackground = draft.link === undefined || SKY_LINKS.has(draft.link.kind);
  const isAlone = draft.subjects.length === 0 && draft.settings.length === 0;
  if (weather === undefined || !isPlain || !isBackground || isAlone) return false;
  draft.weather.add(weather);
  return true;
}

const SKY_LINKS = new Set<Link['kind']>(['with', 'under']);

/** "the cat" after "a cat" is the same cat. */
function isNamedAgain(draft: Draft, { arts }: Noun): boolean {
  if (draft.pending.isDefinite !== true) return false;
  const index = draft.subjects.findIndex(({ art }) => art === arts[0]);
  if (index < 0) return false;
  linkTo(draft, index);
  draft.group = [index];
  return true;
}

function placeSubjects(draft: Draft, { words, arts, plural }: Noun): void {
  const isMany = plural && arts.length === 1 && !PLURAL_FOR_ONE.has(arts[0] ?? '');
  const { verb, count } = draft.pending;
  const counts = count === undefined ? [] : shareOut(count, arts.length);
  const added = arts.slice(0, counts.length || arts.length).map((art, k) => {
    if (counts[k] !== undefined) draft.pending.count = counts[k];
    return addSubject(draft, words, art, isMany);
  });
  const { link } = draft;
  for (const index of added) linkTo(draft, index);
  if (link === undefined || link.hosts.length === 0) {
    draft.group = draft.isJoined ? [...draft.group, ...added] : added;
    draft.tail = [];
  } else {
    draft.tail = added;
  }
  if (verb !== undefined) placeVerb({ ...draft, group: added, previous: 'noun' }, verb);
}

/** "five dinosaurs" of two kinds are three of one and two of the other. */
function shareOut(count: number, kinds: number): number[] {
  const used = Math.max(1, Math.min(count, kinds));
  return Array.from({ length: used }, (_, k) => Math.floor((count + used - 1 - k) / used));
}

/** Food that comes with food lies on it. */
const TOPPINGS = new Set(['meatball', 'strawberry', 'cherries', 'blueberries', 'butter']);

function linkTo(draft: Draft, index: number): void {
  const { link } = draft;
  if (link === undefined) return;
  const holder = link.hosts.find((each) => CONTAINERS.has(draft.subjects[each]?.art ?? ''));
  const host = (link.kind === 'with' ? holder : undefined) ?? link.hosts[0];
  if (link.kind === 'with' || link.kind === 'surrounded' || link.kind === 'filled') {
    const isInside = link.kind === 'filled' || CONTAINERS.has(draft.subjects[host ?? -1]?.art ?? '');
    const isTable = draft.subjects[host ?? -1]?.art === 'table';
    const isOnTop =
      isTable || (TOPPINGS.has(draft.subjects[index]?.art ?? '') && categoryOf(draft, host ?? -1) === 'food');
    const kind = link.kind === 'surrounded' ? 'around' : isInside ? 'in' : isOnTop ? 'on' : 'nextTo';
    if (host !== undefined && host !== index) relate(draft, index, kind, host);
    return;
  }
  if (link.kind === 'wear' || link.kind === 'hold' || link.kind === 'without') {
    if (host !== undefined) relate(draft, index, 'nextTo', host);
    return;
  }
  for (const from of link.hosts) relateAs(draft, from, link.kind, index);
  draft.link = undefined;
}

/** Nobody drives in a person, and people climb in pictures of their own. */
function isImpossible(draft: Draft, from: number, kind: RelationKind, to: number): boolean {
  if (kind === 'climb') return categoryOf(draft, from) === 'person';
  return kind === 'in' && categoryOf(draft, to) === 'person';
}

/** What is pulled hangs on who pulls it. */
function relateAs(draft: Draft, from: number, kind: RelationKind, to: number): void {
  if (kind === 'trail') relate(draft, to, kind, from);
  else relate(draft, from, isImpossible(draft, from, kind, to) ? 'nextTo' : kind, to);
}
