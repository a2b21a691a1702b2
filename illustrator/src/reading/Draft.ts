import type { Style, Weather } from '../scene.ts';
import { BEINGS } from '../things/beings.ts';
import { hasBody } from '../things/parts.ts';
import type { BodySpot } from '../things/recordTerms.ts';
import type { Thing, Things } from '../things/Things.ts';
import { hangsOn } from './hangsOn.ts';
import type { Typed } from './lexemes/lexemes.ts';
import { DONE_AT, isOnItself, MUTUAL } from './mutual.ts';
import type { NamedSetting } from './NamedSetting.ts';
import { occasionOf } from './occasionOf.ts';
import {
  CARRYING,
  type Looks,
  type Meaning,
  type Pose,
  type ReadWord,
  type RelationKind,
  type SceneRelation,
  type SceneThing,
} from './Scene.ts';

/** A content word while its description is being read; its meaning may still change. */
export type Slot = ReadWord;

/** A scene while its description is being read. */
export class Draft {
  readonly things: SceneThing[] = [];
  readonly relations: SceneRelation[] = [];
  readonly settings: NamedSetting[] = [];
  readonly styles: Style[] = [];
  readonly weather = new Set<Weather>();
  readonly texts: string[] = [];
  /** Where the letters are: amid what is named, or on a thing. */
  textAt: 'amid' | number | undefined;
  readonly words: Slot[] = [];
  /** Words for a lap, shoulders or, without a kind, a head or a hand that somebody may be on. */
  readonly bearers: { slot: Slot; kind: RelationKind | undefined; at?: BodySpot }[] = [];
  /** Things that somebody is dressed as. */
  readonly disguises = new Set<SceneThing>();
  /** What those in costumes are dressed as, one after the other, by their costume. */
  readonly costumes = new Map<SceneThing, readonly string[]>();
  /** Who is ahead in a race, and who is behind. */
  readonly ranks = new Map<SceneThing, { rank: 'first' | 'last'; slot: Slot }>();
  /** What nobody has named: what one of a calling has in hand. */
  readonly implied = new Set<SceneThing>();
  /** What somebody picks. */
  readonly plucked = new Set<SceneThing>();
  /** Who gives somebody what they have, and who lends somebody a hand with what that one does. */
  readonly giving = new Set<SceneThing>();
  readonly guiding = new Set<SceneThing>();
  /** Who does the same as another one, by the word for it. */
  readonly copying: { copier: SceneThing; of: SceneThing | undefined; slot: Slot }[] = [];
  /** Food that is named without a number or an article: each has some of it. */
  readonly portions = new Set<SceneThing>();
  /** The setting where what is done is done, where no place is named, and that of an animal's calling. */
  home: string | undefined;
  callingHome: string | undefined;
  /** The word for a food chain, which all that is named is in. */
  chain: Slot | undefined;
  /** Words that ask for names of what is drawn, or of its parts. */
  readonly labeling: { slot: Slot; of: 'names' | 'parts' }[] = [];
  readonly #records: Things;
  constructor(records: Things) {
    this.#records = records;
  }

  /** A content word; it is not done until something is made of it. */
  addWord({ text, readAs, isAgain }: Typed, meaning: Meaning = { as: 'unknown' }): Slot {
    const slot: Slot = { text, meaning, ...(readAs === undefined ? {} : { readAs }) };
    if (!isAgain) this.words.push(slot);
    return slot;
  }

  /** Takes out words that have become part of another one. */
  dropWords(slots: readonly Slot[]): void {
    this.words.splice(0, this.words.length, ...this.words.filter((word) => !slots.includes(word)));
  }

  addThing(thing: { key: string; words: string; count?: number; looks?: Looks; pose?: Pose }): number {
    this.things.push({ looks: {}, ...thing, count: Math.max(1, Math.min(MAX_COUNT, thing.count ?? 1)) });
    return this.things.length - 1;
  }

  /** A thing that nobody has named yet: what a verb takes. */
  imply(key: string, words: string): number {
    const index = this.addThing({ key, words });
    const thing = this.things[index];
    if (thing !== undefined) this.implied.add(thing);
    return index;
  }

  /** Takes a thing out again; its words and those about it mean something else. */
  removeThing(removed: number, meaning: Meaning): void {
    this.things.splice(removed, 1);
    const kept: number[] = [];
    for (let index = this.relations.length - 1; index >= 0; index -= 1) {
      const relation = this.relations[index];
      if (relation === undefined) continue;
      if ([relation.from, relation.to, relation.also].includes(removed)) this.relations.splice(index, 1);
      else kept.unshift(index);
    }
    const shift = (index: number): number => (index > removed ? index - 1 : index);
    for (const relation of this.relations) {
      relation.from = shift(relation.from);
      relation.to = shift(relation.to);
      if (relation.also !== undefined) relation.also = shift(relation.also);
    }
    // Only its name is that of a part.
    const aside = meaning.as === 'thing' ? { as: meaning.as, thing: meaning.thing } : meaning;
    for (const word of this.words) {
      const read = word.meaning;
      const said = read.as === 'thing' ? meaning : aside;
      if ('thing' in read)
        word.meaning = read.thing === removed ? said : { ...read, thing: shift(read.thing) };
      if (read.as === 'relation') {
        const relation = kept.indexOf(read.relation);
        word.meaning = relation < 0 ? aside : { as: 'relation', relation };
      }
    }
  }

  /** Makes a thing the same as another one, which does and is what it did and was. */
  joinThing(joined: number, kept: number): void {
    for (const relation of this.relations) {
      if (relation.from === joined) relation.from = kept;
      if (relation.to === joined) relation.to = kept;
      if (relation.also === joined) relation.also = kept;
    }
    const first = ({ from, kind, to }: SceneRelation): number =>
      this.relations.findIndex((each) => each.from === from && each.kind === kind && each.to === to);
    for (let index = this.relations.length - 1; index >= 0; index -= 1) {
      const relation = this.relations[index];
      const same = relation === undefined ? index : first(relation);
      if (same !== index) this.dropRelation(index, same);
      else if (relation?.from === kept && isOnItself(relation) && this.record(kept)?.kind === 'building')
        this.#joinSlots(index, kept);
    }
    this.removeThing(joined, { as: 'thing', thing: kept > joined ? kept - 1 : kept });
  }

  /** "a house with smoke from the chimney": what stood to what it is now is part of it. */
  #joinSlots(relation: number, thing: number): void {
    for (const word of this.words)
      if (word.meaning.as === 'relation' && word.meaning.relation === relation)
        word.meaning = { as: 'part', thing };
    this.dropRelation(relation);
  }

  /** Says how one thing stands to another; returns the relation's index, or undefined where it would go round in a circle. */
  relate(from: number, kind: RelationKind, to: number, also?: number): number | undefined {
    const known = this.relations.findIndex(
      (each) => each.from === from && each.to === to && each.kind === kind,
    );
    if (known >= 0) return known;
    if (from === to && !(MUTUAL.has(kind) && (this.things[from]?.count ?? 1) > 1)) return undefined;
    if (from !== to && CARRYING.has(kind) && hangsOn(this.relations, to, from)) return undefined;
    this.relations.push({ kind, from, to, ...(also === undefined ? {} : { also }) });
    return this.relations.length - 1;
  }

  /** Says where on the body of another one somebody does it; returns the first relation that is done there. */
  locate(
    doers: readonly number[],
    objects: readonly number[],
    at: BodySpot,
    only?: RelationKind,
  ): number | undefined {
    const isDoneAt = ({ kind, from, to }: SceneRelation) =>
      (only ? kind === only : DONE_AT.has(kind)) &&
      doers.includes(from) &&
      objects.includes(to) &&
      (this.isBeing(to) || hasBody(this.record(to)));
    for (const relation of this.relations.filter(isDoneAt)) relation.at = at;
    const first = this.relations.findIndex(isDoneAt);
    return first < 0 ? undefined : first;
  }

  /** Takes a relation out again; its word is not done, or is a word for an earlier one that says the same. */
  dropRelation(dropped: number, same?: number): void {
    this.relations.splice(dropped, 1);
    for (const word of this.words) {
      if (word.meaning.as !== 'relation' || word.meaning.relation < dropped) continue;
      const { relation } = word.meaning;
      const kept = relation === dropped ? same : relation - 1;
      word.meaning = kept === undefined ? { as: 'unknown' } : { as: 'relation', relation: kept };
    }
  }

  /** Says something else of two things than what was said before; the word for it is done. */
  replaceRelation(
    [one, other]: readonly [number, number],
    relation: SceneRelation,
    slot: Slot | undefined,
  ): void {
    const before = this.relations.findIndex(
      ({ from, to }) => (from === one && to === other) || (from === other && to === one),
    );
    const index = before >= 0 ? before : this.relate(relation.from, relation.kind, relation.to);
    if (index !== undefined) this.relations[index] = relation;
    if (slot !== undefined && index !== undefined) slot.meaning = { as: 'relation', relation: index };
  }

  record(index: number | undefined): Thing | undefined {
    return this.#records.get(this.things[index ?? -1]?.key ?? '');
  }

  recordOf(key: string): Thing | undefined {
    return this.#records.get(key);
  }

  isOccasion(word: string): boolean {
    return occasionOf(word, this.#records) !== undefined;
  }

  /** Whether a young one is drawn as its kind made smaller: no child, and no kitten with a record of its own. */
  isYoungOfOwn(key: string): boolean {
    return this.grownOf(key) === key && this.recordOf(key)?.kind !== 'person';
  }

  grownOf(key: string): string {
    return this.#records.grownOf(key);
  }

  /** Whether a word says how many of a thing there are. */
  isCounted(index: number): boolean {
    return this.words.some(
      ({ meaning }) => meaning.as === 'look' && meaning.thing === index && meaning.look === 'count',
    );
  }

  /** The kind that has a record of its own for the young of a kind: a duckling for a duck. */
  youngOf(key: string): string | undefined {
    return this.#records.youngOf(key);
  }

  isBeing(index: number | undefined): boolean {
    return BEINGS.has(this.record(index)?.kind ?? '');
  }

  isAnimal(index: number | undefined): boolean {
    return this.isBeing(index) && this.record(index)?.kind !== 'person';
  }

  /** Whether a thing is on somebody's body: clothes, or what they are dressed as. */
  isWorn(index: number): boolean {
    return this.relations.some(({ kind, to }) => kind === 'wear' && to === index);
  }
}

const MAX_COUNT = 12;
