import type { BodySpot, State } from '../../things/recordTerms.ts';
import type { Draft, Slot } from '../Draft.ts';
import type { Language, Preposition } from '../languages/LanguageWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Looks, SceneThing } from '../Scene.ts';
import { isBeforeNoun, isGoingOn, type Sense } from '../words/Sense.ts';
import type { VerbRecord } from '../words/verbSchema.ts';

/** How what a compound begins with stands to what it ends with: a "unicorn cat" wears, a "banana cat" has, a "bus cat" drives, a "cat mermaid" is. */
export type CompoundLink =
  | 'wear'
  | 'with'
  | 'drive'
  | 'play'
  | 'shape'
  | 'motif'
  | 'print'
  | 'sex'
  | 'as'
  | 'calling';

/** Words that wait for their noun. */
export interface Modifiers {
  slots: { slot: Slot; look: keyof Looks | 'count' | 'order' }[];
  /** Verbs before their noun: "a sleeping cat". */
  verbs: { slot: Slot; record: VerbRecord; isDone?: boolean }[];
  /** States that it is said to be in. */
  states: { slot: Slot; state: State }[];
  /** Words that are one with the noun: "chocolate" before "cake". */
  parts: Slot[];
  count?: number;
  looks: Looks;
  order?: NonNullable<SceneThing['order']>;
  determiner?: 'a' | 'the' | 'its' | 'each';
  /** What an animal puts on that is called by a calling: "a pirate parrot". */
  worn?: { key: string; slot: Slot };
  /** What the noun begins with: "robot" before "dog". */
  compound?: { key: string; link: CompoundLink; slot: Slot };
}

/** A verb that waits for what it is done to. */
export interface OpenVerb {
  record: VerbRecord;
  slot: Slot;
  doers: number[];
  objects: number[];
  /** Words that belong to it: "pouring water". */
  asides: Slot[];
  /** Set where a machine does it by its own drawing. */
  isWork?: true;
  /** Set where it is done with a part of the body: "with its claws". */
  isByPart?: true;
  /** Set where a setting is what it is done on: "sliding on ice". */
  isOnSetting?: true;
  /** Set where it is done to a part of somebody: "licking her face". */
  isOnPart?: true;
  /** Where on the body that is. */
  spot?: BodySpot;
  /** Set where it is given as a noun, to whom it is done: "gives a hug to". */
  isGiven?: true;
  /** What was there for them to do it to: "a carrot for a horse to eat". */
  given?: readonly number[];
  /** Set where what was named before is what it is done to: "kicked by". */
  isPassive: boolean;
}

/** A preposition, or "with", that waits for its noun. */
export interface OpenPreposition {
  preposition: Preposition | 'with' | 'without' | 'by';
  /** Which of the lexemes a mere sign of place is: the words from there on tell what is not done. */
  at?: number;
  hosts: number[];
  /** Undefined for those that are mere grammar. */
  slot: Slot | undefined;
  verb?: OpenVerb;
  /** Set where a part of its noun is named: "on the back of". */
  part?: 'window' | 'other';
}

/** How far the reading of a description has come. */
export class Sentence {
  readonly draft: Draft;
  readonly verbs: ReadonlyMap<string, VerbRecord>;
  readonly language: Language;
  readonly lexemes: readonly Lexeme[];
  at = 0;
  modifiers: Modifiers = { slots: [], verbs: [], states: [], parts: [], looks: {} };
  /** What the clause is about. */
  subject: number[] = [];
  /** The things named last, and as what. */
  last: number[] = [];
  lastRole: 'subject' | 'object' | 'place' | 'with' = 'subject';
  verb: OpenVerb | undefined;
  /** What is had or done for somebody who is named next, and who that is: "a ball for a dog". */
  benefit: { whom: number[]; objects: number[] } | undefined;
  /** Who did something last, to go on after "and". */
  doers: number[] = [];
  preposition: OpenPreposition | undefined;
  /** Adds one more to what was named last: "next to a tree and a rock". */
  goOn: ((added: number[]) => void) | undefined;
  /** The preposition of which `goOn` takes more. */
  goesOnBy: OpenPreposition['preposition'] | undefined;
  joint: 'and' | 'comma' | undefined;
  /** Set after "while": what comes next does something of its own. */
  isNewSubject = false;
  /** Whose the next thing is: "a magician's hat". */
  owners: number[] | undefined;
  /** Set after "each": what comes next is there once for each of the subject. */
  isEach = false;
  /** Who is left of a group that is told of one by one: "two cats, one is asleep". */
  rest: number[] = [];
  /** Who was taken from a group to be told of by themselves, and from whom: "three owls on a branch, one is asleep". */
  readonly splits: { one: number; of: number }[] = [];
  /** What "it" was said of last as a place: "a tree with a swing on it and a bird above it". */
  place: number | undefined = undefined;
  /** Set where a comma and no "and" is before the last of the subject: "a castle, a princess on a throne". */
  isLooseList = false;
  /** Set where the subject has its place: "a dog by the lake and a bird over the fire". */
  isSubjectPlaced = false;
  /** Set after a part of something, for "arms and legs". */
  isAfterPart = false;
  /** Set after "is": what comes next is what the subject is. */
  isSaid = false;
  /** Set where it is told what the subject is like: "a dog is happy and a cat is jumping" is of two. */
  isStated = false;
  /** Set before what somebody is dressed as: "a costume of". */
  isDisguise = false;
  /** The word for a part of what comes next: "the back of". */
  part: Slot | undefined;
  /** The head of a relative clause, until its verb. */
  relative: number[] | undefined;
  /** A clause whose verb comes last: its head, and what stands before the verb, by whom it is done where that is said. */
  verbLast: { head: number[]; objects: number[]; isPassive: boolean; by?: number[] } | undefined;
  previous: 'noun' | 'determiner' | 'verb' | 'preposition' | 'join' | 'start' = 'start';

  constructor(facts: Pick<Sentence, 'draft' | 'verbs' | 'language' | 'lexemes'>) {
    this.draft = facts.draft;
    this.verbs = facts.verbs;
    this.language = facts.language;
    this.lexemes = facts.lexemes;
  }

  /** The lexeme so many after the one that is being read. */
  ahead(steps: number): Lexeme | undefined {
    return this.lexemes[this.at + steps];
  }

  /** Whether the lexeme so many after this one may be one of the prepositions. */
  isPrepositionAt(steps: number, ...prepositions: readonly Preposition[]): boolean {
    const senses = this.ahead(steps)?.senses ?? [];
    return senses.some((sense) => sense.kind === 'preposition' && prepositions.includes(sense.preposition));
  }

  /** Whether the lexeme so many after this one may be a deed that goes on: "running". */
  isGoingOnAt(steps: number): boolean {
    const senses = this.ahead(steps)?.senses ?? [];
    return senses.some(isGoingOn);
  }

  /** Whether the very next word is a thing. */
  isBeforeThing(): boolean {
    const next = this.ahead(1);
    return next?.kind === 'known' && next.senses.some(({ kind }) => kind === 'thing');
  }

  /** The next lexeme that is more than an article, an adjective or a number, and how far it is. */
  nextNoun(from = 1): Lexeme | undefined {
    for (let steps = from; steps < from + 5; steps += 1) {
      const lexeme = this.ahead(steps);
      // "a short fat hippo": an adjective that nobody knows.
      const isAdjective = lexeme?.kind === 'unknown' && this.ahead(steps + 1)?.senses.some(isNoun) === true;
      if (isAdjective && this.previous !== 'noun') continue;
      // "a big thank you card": what is lettered on it.
      if (lexeme?.kind === 'texts' && this.ahead(steps + 1)?.senses.some(isNoun) === true) continue;
      // "so angry that steam comes out".
      if (lexeme?.kind !== 'known' || (steps > from - 1 && lexeme.phrase === 'that')) return undefined;
      if (
        lexeme.senses.some(({ kind }) => kind === 'thing' || (kind === 'setting' && !isPlacePhrase(lexeme)))
      )
        return lexeme;
      if (!lexeme.senses.some(isBeforeNoun)) return undefined;
    }
    return undefined;
  }

  /** Whether what the verb is done to may do what comes next: "helps a lady cross a street". */
  canLet(): boolean {
    const { verb, previous, preposition, benefit } = this;
    if (benefit?.whom.every((one) => this.last.includes(one)))
      return previous === 'noun' || preposition?.preposition === 'to';
    if (verb?.record.letsDo !== true || verb.objects.length === 0) return false;
    return previous === 'noun' || preposition?.preposition === 'to';
  }

  takeModifiers(): Modifiers {
    const taken = this.modifiers;
    this.modifiers = { slots: [], verbs: [], states: [], parts: [], looks: {} };
    return taken;
  }
}

function isNoun({ kind }: Sense): boolean {
  return kind === 'thing';
}

/** "in the rain", "at night": no noun that an adjective goes with. */
export function isPlacePhrase({ senses }: Pick<Lexeme, 'senses'>): boolean {
  return senses.some((sense) => sense.kind === 'setting' && sense.isPhrase === true);
}
