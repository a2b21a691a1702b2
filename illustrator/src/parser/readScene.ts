import type { RelationKind } from '../scene.ts';
import { type Draft, emptyDraft, type Link, relate } from './draft.ts';
import type { Lexeme } from './lex.ts';
import type { Sense } from './lexicon.ts';
import { placeNoun } from './placeNoun.ts';
import { placeVerb } from './placeVerb.ts';
import { CONTAINERS } from './tables/things.ts';

/** Reads lexemes from the left into a draft of the scene. */
export function readScene(lexemes: readonly Lexeme[]): Draft {
  const draft = emptyDraft();
  for (const lexeme of lexemes) readLexeme(draft, lexeme);
  return draft;
}

type Known = Extract<Lexeme, { kind: 'known' }>;

function readLexeme(draft: Draft, lexeme: Lexeme): void {
  switch (lexeme.kind) {
    case 'known':
      readKnown(draft, lexeme);
      return;
    case 'letters':
      draft.letters.push(...lexeme.letters);
      draft.link = undefined;
      draft.previous = 'noun';
      return;
    case 'unknown':
      readUnknown(draft, lexeme.words);
      return;
    case 'comma':
      readJoin(draft);
      return;
    case 'stop':
      Object.assign(draft, { link: undefined, group: [], tail: [], pending: {}, previous: 'start' });
  }
}

/** An unknown word in -ing right after a thing is something that it does: there is no thing to letter. */
function readUnknown(draft: Draft, words: string): void {
  if (draft.previous === 'noun' && draft.group.length > 0 && DOING.test(words)) {
    placeVerb(draft, words.toLowerCase());
    return;
  }
  if (draft.link?.kind !== 'without' && !draft.unknown.includes(words)) draft.unknown.push(words);
  Object.assign(draft, { link: undefined, pending: {}, previous: 'noun' });
}

const DOING = /^(?!pudding|earring|wedding|stocking|string|dumpling|icing)[a-z]{3,}ing$/i;

/** A list goes on; what was worn, held or brought along may go on with it. */
function readJoin(draft: Draft): void {
  if (draft.link !== undefined && !LISTED_LINKS.has(draft.link.kind)) draft.link = undefined;
  draft.isJoined = true;
  draft.previous = 'join';
}

const LISTED_LINKS = new Set(['with', 'wear', 'hold', 'surrounded', 'filled', 'without']);

function readKnown(draft: Draft, lexeme: Known): void {
  const sense = chooseSense(draft, lexeme);
  switch (sense?.kind) {
    case 'noun':
      placeNoun(draft, { words: lexeme.words, arts: sense.arts, plural: lexeme.plural });
      return;
    case 'verb':
      placeVerb(draft, sense.verb);
      return;
    case 'attribute':
      readAttribute(draft, sense.attribute);
      return;
    case 'connector':
      readConnector(draft, sense.connector);
      return;
    case 'relation':
    case 'surrounded':
      readPreposition(draft, sense.kind === 'relation' ? sense.relation : sense.kind, lexeme.phrase);
      return;
    default:
      readOther(draft, lexeme, sense);
  }
}

/**
 * A word that may be a thing or a doing is a doing right after a thing or "to": "a girl swings", "two
 * swings". A part of the body named after what has it is no thing of its own.
 */
function chooseSense(draft: Draft, { senses, phrase }: Known): Sense | undefined {
  const verb = senses.find(({ kind }) => kind === 'verb');
  if (draft.previous === 'noun' && verb !== undefined && !phrase.endsWith('fishing')) return verb;
  const inherent = senses.find(({ kind }) => kind === 'inherent');
  const { link } = draft;
  const isBrought = link !== undefined && LISTED_LINKS.has(link.kind) && link.hosts.length > 0;
  const isOfHost = isBrought || draft.previous === 'noun';
  return isOfHost && inherent !== undefined ? inherent : senses[0];
}

function readOther(draft: Draft, { phrase }: Known, sense: Sense | undefined): void {
  switch (sense?.kind) {
    case 'setting':
      if (draft.link?.kind !== 'without' && !draft.settings.includes(sense.setting))
        draft.settings.push(sense.setting);
      Object.assign(draft, { link: undefined, pending: {}, previous: 'noun' });
      return;
    case 'weather':
      draft.weather.add(sense.weather);
      return;
    case 'style':
      draft.styles.push(sense.style);
      return;
    case 'count':
      if (phrase === 'full of') fillLast(draft);
      draft.pending.count = sense.count;
      draft.previous = 'determiner';
      return;
    case 'inherent':
      readInherent(draft, phrase);
      return;
    case 'costume':
      draft.pending.costume = sense.art;
      return;
    case 'pronoun':
      readPronoun(draft);
      return;
    case 'stop':
      readStopWord(draft, phrase);
      return;
    case 'adjective':
      if (draft.previous !== 'noun') draft.previous = 'determiner';
  }
}

function readStopWord(draft: Draft, phrase: string): void {
  if (phrase === 'of') fillLast(draft);
  if (!DETERMINERS.has(phrase)) return;
  draft.previous = 'determiner';
  draft.pending.isDefinite = phrase === 'the';
  draft.pending.isTheirs = /^(their|its|his)$/.test(phrase);
}

/** "a basket of apples", "a wagon full of pumpkins". */
function fillLast(draft: Draft): void {
  const last = draft.subjects.length - 1;
  if (draft.previous === 'noun' && CONTAINERS.has(draft.subjects[last]?.art ?? ''))
    draft.link = { kind: 'filled', hosts: [last] };
}

const DETERMINERS = new Set([
  'a',
  'an',
  'the',
  'my',
  'its',
  'your',
  'his',
  'their',
  'our',
  'this',
  'that',
  'these',
  'those',
  'of',
  'another',
]);

function readAttribute(draft: Draft, attribute: 'smiling' | 'sad' | 'big' | 'small'): void {
  const change = attribute === 'smiling' || attribute === 'sad' ? { [attribute]: true } : { size: attribute };
  const isAfterNoun = draft.previous === 'noun' && draft.subjects.length > 0;
  if (isAfterNoun)
    for (const index of draft.group) Object.assign(draft.subjects[index]?.attributes ?? {}, change);
  else Object.assign(draft.pending, change);
}

function readConnector(draft: Draft, connector: 'with' | 'without' | 'wear' | 'hold' | 'and'): void {
  if (connector === 'and') {
    readJoin(draft);
    return;
  }
  draft.link = { kind: connector, hosts: [...draft.group] };
  draft.tail = connector === 'with' ? [] : draft.tail;
  draft.pending = {};
  draft.previous = 'join';
}

function readPreposition(
  draft: Draft,
  kind: Extract<Sense, { kind: 'relation' }>['relation'] | 'surrounded',
  phrase: string,
): void {
  const free = draft.group.filter((index) => draft.subjects[index]?.relation === undefined);
  const isAboutTail = draft.link?.kind === 'with' && draft.tail.length > 0;
  const hosts = isAboutTail || free.length === 0 ? draft.tail : free;
  draft.link = { kind, hosts: hosts.length === 0 ? [...draft.group] : [...hosts] };
  if (phrase === 'on top') readPronoun(draft);
  draft.pending = {};
  draft.previous = phrase === 'to' ? 'noun' : 'join';
}

/** "with a smiling face": what a thing has by nature passes its attributes on and is drawn with it. */
function readInherent(draft: Draft, phrase: string): void {
  const hosts = draft.link?.hosts ?? draft.group;
  if (/^(?:\w+ )?wings?$/.test(phrase) && draft.link?.kind === 'with') {
    for (const index of hosts) draft.subjects[index]?.attributes.wearing.push('wing');
  }
  if (/^scoops?$/.test(phrase)) {
    for (const index of hosts) {
      const host = draft.subjects[index];
      if (host?.art === 'ice-cream-cone')
        host.attributes.holding.push(...repeated('scoop', draft.pending.count ?? 1));
    }
  }
  if (draft.pending.smiling === true) {
    for (const index of hosts) Object.assign(draft.subjects[index]?.attributes ?? {}, { smiling: true });
  }
  Object.assign(draft, { pending: {}, previous: 'noun' });
}

function repeated(key: string, count: number): string[] {
  return Array.from({ length: count }, () => key);
}

/** "with stars around it": the things brought along stand so to what brought them. */
function readPronoun(draft: Draft): void {
  const [main] = draft.group;
  const kind = draft.link?.kind;
  if (main !== undefined && kind !== undefined && isRelation(kind)) {
    for (const index of draft.tail) {
      const subject = draft.subjects[index];
      if (subject?.relation?.to === main) delete subject.relation;
      relate(draft, index, kind, main);
    }
  }
  Object.assign(draft, { link: undefined, previous: 'noun' });
}

function isRelation(kind: Link['kind']): kind is RelationKind {
  return !LISTED_LINKS.has(kind);
}
