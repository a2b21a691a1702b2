import type { ArtData } from '../../art/artData.ts';
import { LANGUAGE_WORDS } from '../languages/index.ts';
import { LANGUAGES, type Language } from '../languages/LanguageWords.ts';
import { addWords } from './addWords.ts';
import { foldWord } from './fold.ts';
import { Gestures } from './gestures.ts';
import { singularsOf, type VerbForm, verbForms } from './inflect.ts';
import { phraseOf } from './phraseOf.ts';
import { isUnmeant, type Sense } from './Sense.ts';
import { plotNames, settingNames } from './settingNames.ts';
import { breedNames, collectiveSense, growthNames, ownNames, thingSense } from './thingSenses.ts';

/** A sense, and whether the phrase was a plural of it. */
export interface Entry {
  senses: readonly Sense[];
  plural: boolean;
  language: Language;
}

/** The longest phrase that is looked for, in words. */
export const MAX_PHRASE_WORDS = 6;

/** Every word that reading knows, in four languages. */
export class Lexicon {
  readonly #words: Record<Language, Map<string, Sense[]>> = {
    en: new Map(),
    es: new Map(),
    fr: new Map(),
    de: new Map(),
  };

  readonly #gestures: Record<Language, Gestures>;

  /** Plurals that names give. */
  readonly #plurals: Record<Language, Set<string>> = {
    en: new Set(),
    es: new Set(),
    fr: new Set(),
    de: new Set(),
  };

  constructor({ things, verbs, settings }: ArtData) {
    const gesturesIn = (language: Language) => new Gestures(verbs, language);
    this.#gestures = {
      en: gesturesIn('en'),
      es: gesturesIn('es'),
      fr: gesturesIn('fr'),
      de: gesturesIn('de'),
    };
    for (const language of LANGUAGES) {
      const words = LANGUAGE_WORDS[language];
      const add = (phrase: string, sense: Sense): void => this.#add(language, phrase, sense);
      const addName = (name: string, sense: Sense): void => this.#addName(language, name, sense);
      for (const [occasion, record] of things.collectives())
        for (const name of ownNames(record, language))
          if (!record.alone) addName(name, collectiveSense(record));
          else if (/[ '-]/.test(name)) add(name, { kind: 'occasion', occasion });
      for (const record of things.all()) {
        for (const name of ownNames(record, language))
          addName(name, thingSense([record.key], record.pluralForOne));
        for (const name of language === 'en' ? breedNames(record) : [])
          addName(name, thingSense([record.key], record.pluralForOne));
      }
      for (const { names, costume } of things.all())
        if (costume !== undefined && things.get(costume)?.worn === 'head')
          for (const name of names[language])
            for (const hat of words.hatsOf.split(', '))
              add(hat.replace('*', name.split('/')[0] ?? name), thingSense([costume], undefined));
      for (const [phrase, sense] of growthNames(things, language)) add(phrase, sense);
      for (const [phrase, sense] of settingNames(language, settings)) add(phrase, sense);
      for (const [name, sense] of plotNames(language, things)) addName(name, sense);
      for (const { key, names, yields } of things.all())
        for (const name of names[language]) if (yields?.includes(name)) this.#addRival(language, name, key);
      addWords(add, words, language);
      for (const [verb, record] of verbs) {
        for (const name of record.names[language])
          for (const [word, form] of verbForms(foldWord(name), language))
            if (!this.#isThingFirst(word, form, language)) add(word, { kind: 'verb', verb, form });
        for (const noun of record.nouns?.[language] ?? [])
          addName(noun, { kind: 'verb', verb, form: 'base' });
        for (const form of record.forms?.[language] ?? [])
          add(form, { kind: 'verb', verb, form: formOf(foldWord(form), language) });
      }
      for (const name of words.youngNames.split(', ').map(foldWord)) {
        const senses = this.#words[language].get(name);
        const [first] = senses ?? [];
        if (senses !== undefined && first?.kind === 'thing') senses[0] = { ...first, isYoung: true };
      }
    }
  }

  /** A phrase as it stands or as a plural, in one language. */
  find(phrase: string, language: Language): Entry | undefined {
    const words = this.#words[language];
    const exact = words.get(phrase);
    const plural = singularsOf(phrase, language).flatMap(
      (singular) => words.get(singular)?.filter(hasPlural) ?? [],
    );
    if (exact === undefined)
      return plural.length === 0 ? undefined : { senses: distinct(plural), plural: true, language };
    // "swings": a plural as well as something done.
    const isThing = exact.some(({ kind }) => kind === 'thing' || kind === 'setting');
    // A German verb that looks like a plural ("bauen", "Bauen") is far more often the verb.
    if (isThing || plural.length === 0 || language === 'de') {
      const parts = plural.filter(({ kind }) => kind === 'part');
      return { senses: [...exact, ...parts], plural: this.#plurals[language].has(phrase), language };
    }
    return { senses: [...exact, ...plural], plural: true, language };
  }

  /** What the first of these words say of arms and hands. */
  gesture(words: readonly string[], language: Language): ReturnType<Gestures['find']> {
    return this.#gestures[language].find(words);
  }

  /** What a German compound is a kind of: "Ritterburg" is a castle, if a knight is known too. */
  compound(word: string): Entry | undefined {
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
      const entry = this.find(word.slice(at), 'de');
      if (entry?.senses[0]?.kind !== 'thing') continue;
      const first = word.slice(0, at);
      if (
        ['', 's', 'es', 'n', 'en', 'e', 'er'].some(
          (glue) => first.endsWith(glue) && this.#isPart(first, glue),
        )
      )
        return entry;
    }
    return undefined;
  }

  #isPart(first: string, glue: string): boolean {
    const part = first.slice(0, first.length - glue.length);
    const senses = part.length < SHORTEST_PART ? undefined : this.#words.de.get(part);
    return senses?.some(({ kind }) => NOUNS.has(kind)) === true;
  }

  has(word: string, language: Language): boolean {
    return this.find(word, language) !== undefined;
  }

  /** Whether a word, in its own right or within a phrase too, is known in any language. */
  isKnown(word: string, where?: 'alone'): boolean {
    // "Noah" without an ark is a name.
    const isShared = (language: Language) => this.#words[language].get(word)?.every(isUnmeant) === true;
    if (where === 'alone' && LANGUAGES.some(isShared)) return false;
    return (
      this.#words.de.has(word) ||
      NO_GERMAN.some((language) => this.has(word, language)) ||
      (where === undefined && this.#parts().has(word))
    );
  }

  /** All phrases of a language. */
  phrases(language: Language): Iterable<[string, readonly Sense[]]> {
    return this.#words[language];
  }

  #wordsOfPhrases: Set<string> | undefined;

  #parts(): ReadonlySet<string> {
    this.#wordsOfPhrases ??= new Set(
      LANGUAGES.flatMap((language) => [
        ...this.#gestures[language].words(),
        ...[...this.#words[language].keys()].flatMap((phrase) =>
          phrase.includes(' ') ? phrase.split(' ') : [],
        ),
      ]),
    );
    return this.#wordsOfPhrases;
  }

  /** "a swing on a tree" is a swing: a verb that begins like a thing needs a form of its own to go on. */
  #isThingFirst(phrase: string, form: VerbForm, language: Language): boolean {
    const [head = '', ...rest] = phrase.split(' ');
    if (rest.length === 0 || form === 'going-on' || form === 'done') return false;
    if (rest.some((word, at) => ASIDE.has(word) && (at === 0 || at === rest.length - 1))) return false;
    const senses = this.find(head, language)?.senses ?? [];
    return senses.some(({ kind }) => kind === 'thing') && senses.every(({ kind }) => kind !== 'role');
  }

  /** `mouse/mice`: a name and its plural. */
  #addName(language: Language, name: string, sense: Sense): void {
    const [singular = name, plural] = name.split('/');
    this.#add(language, singular, sense);
    if (plural === undefined) return;
    this.#add(language, plural, sense);
    if (phraseOf(plural) !== phraseOf(singular)) this.#plurals[language].add(phraseOf(plural));
  }

  /** A thing that is meant by a name only where what is near says so. */
  #addRival(language: Language, name: string, key: string): void {
    for (const phrase of new Set(name.split('/').map(phraseOf))) {
      const senses = this.#words[language].get(phrase) ?? [];
      if (senses.every(({ kind }) => kind === 'remark'))
        this.#add(language, phrase, { kind: 'thing', keys: [], rivals: [key] });
      const of = (wanted: Sense['kind']) => senses.find(({ kind }) => kind === wanted);
      const first = of('thing') ?? of('setting');
      if (first?.kind === 'thing' || first?.kind === 'setting')
        senses[senses.indexOf(first)] = { ...first, rivals: [...(first.rivals ?? []), key] };
    }
  }

  #add(language: Language, name: string, sense: Sense): void {
    const phrase = phraseOf(name);
    const senses = this.#words[language].get(phrase);
    if (phrase === '') return;
    if (senses === undefined) this.#words[language].set(phrase, [sense]);
    else if (
      !senses.some(
        (other) =>
          other.kind === sense.kind &&
          other.kind !== 'role' &&
          other.kind !== 'look' &&
          other.kind !== 'preposition',
      )
    )
      senses.push(sense);
  }
}

function formOf(form: string, language: Language): VerbForm {
  const isGoingOn = { en: /ing\b/, es: /ndo(?:se|le|les)?\b/, fr: /ant\b/, de: /end(?:e[rsnm]?)?\b/ }[
    language
  ];
  return isGoingOn.test(form) ? 'going-on' : language === 'en' && /[dn]\b/.test(form) ? 'done' : 'finite';
}

/** What goes with a verb rather than with a thing: "kids dress up", "he sticks out his tongue". */
const ASIDE: ReadonlySet<string> = new Set(['up', 'out', 'off', 'around', 'away', 'together']);

/** Letters of half a German compound, at least. */
const SHORTEST_PART = 4;
const NOUNS = new Set<Sense['kind']>(['thing', 'setting', 'part', 'weather']);

/** German endings make a plural of nearly any slip. */
const NO_GERMAN: readonly Language[] = ['en', 'es', 'fr'];

const PLURALS = new Set<Sense['kind']>(['thing', 'setting', 'part', 'feature', 'parent', 'weather']);

function hasPlural({ kind }: Sense): boolean {
  return PLURALS.has(kind);
}

function distinct(senses: readonly Sense[]): Sense[] {
  return senses.filter((sense, index) => senses.findIndex(({ kind }) => kind === sense.kind) === index);
}
