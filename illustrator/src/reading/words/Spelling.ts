import type { ArtData } from '../../art/artData.ts';
import { LANGUAGES, type Language } from '../languages/LanguageWords.ts';
import { COMMON_SLIPS } from './commonSlips.ts';
import { foldWord } from './fold.ts';
import { singularsOf } from './inflect.ts';
import type { Lexicon } from './Lexicon.ts';
import { isFramedAlike, isLikely, mostAlike, slipsBetween, squeeze } from './slips.ts';
import { consonantsOf, soundOf } from './soundOf.ts';
import { WordSet } from './WordSet.ts';

/** Words shorter than this are too near to others. */
const SHORTEST = 5;
/** Shorter ones still may be written by ear: "kat". */
const SHORTEST_BY_EAR = 3;
/** With the words before it that it ends a known phrase with, a shorter word is near to no other: "ice cream truk". */
const SHORTEST_IN_PHRASE = 4;
/** Up to this length one slip is forgiven, two above. */
const LONGEST_OF_ONE_SLIP = 7;
const VOWELS = /^[aeiou]{2}$/;
/** Words so long are known too where they are only a part of what is known: "constuction site". */
const LONG_PART = 8;
/** Words of another language than the description's are read so from here on. */
const SHORTEST_FOREIGN = 6;

/** With fewer consonants too many words sound alike. */
const LEAST_CONSONANTS = 4;

/** Kinds of what a page shows. */
const SHOWN: ReadonlySet<string> = new Set(['thing', 'verb', 'setting', 'weather']);

/** What misspelled words were meant to be. */
export class Spelling {
  readonly #lexicon: Lexicon;
  /** Words that records know to be something else. */
  readonly #undrawn = new Set<string>();
  readonly #real: (language: Language) => Uint8Array;
  readonly #realWords = new Map<Language, WordSet>();
  readonly #words = new Map<Language, ReadonlyMap<number, readonly string[]>>();

  constructor(lexicon: Lexicon, { words, things }: Pick<ArtData, 'words' | 'things'>) {
    this.#lexicon = lexicon;
    this.#real = words;
    for (const { insteadOf = [] } of things.all())
      for (const word of insteadOf) this.#undrawn.add(foldWord(word));
  }

  /**
   * The one known word that a word is nearest to: in the language of the description, else in the others; none where the word
   * is known, short, as near to several, or a real word that nobody has drawn ("cannon" is no canyon). Without accents and
   * capitals, as `word`.
   */
  correct(word: string, language: Language): string | undefined {
    // "gril": a grill elsewhere.
    if (language === 'en' && COMMON_SLIPS.has(word) && !this.#lexicon.has(word, 'en'))
      return COMMON_SLIPS.get(word);
    if (word.length < SHORTEST_BY_EAR || !/^\p{L}+$/u.test(word) || this.#lexicon.isKnown(word))
      return undefined;
    if (this.#undrawn.has(word)) return undefined;
    if (this.#lexicon.has(word, language) || this.#isReal(word, language)) return undefined;
    const swapped = word.length < SHORTEST ? undefined : this.#swapped(word, language);
    if (swapped !== undefined && this.#lexicon.has(swapped, language)) return swapped;
    const heard = language === 'en' ? this.#heard(word) : undefined;
    if (heard !== undefined || word.length < SHORTEST) return heard;
    if (language === 'de' && this.#lexicon.compound(word) !== undefined) return undefined;
    if (swapped !== undefined) return swapped;
    const slips = word.length > LONGEST_OF_ONE_SLIP ? 2 : 1;
    for (const each of [language, ...LANGUAGES.filter((other) => other !== language)]) {
      const isForeign = each !== language;
      if (isForeign && word.length < SHORTEST_FOREIGN) return undefined;
      if (isForeign && this.#isReal(word, each)) continue;
      const nearest =
        this.#nearest(word, each, isForeign ? 1 : slips) ??
        (isForeign ? undefined : this.#undoubled(word, each)) ??
        (each === 'en' && !isForeign ? this.#halfHeard(word) : undefined);
      if (nearest !== undefined) return nearest;
    }
    return undefined;
  }

  /** The one English word for a thing, a deed, a place or a weather that sounds as a word does. */
  #heard(word: string): string | undefined {
    const sound = soundOf(word);
    const found = [word.length - 1, word.length, word.length + 1, word.length + 2]
      .flatMap((length) => this.#wordsOf('en').get(length) ?? [])
      .filter((known) => soundOf(known) === sound)
      .filter((known) => this.#lexicon.find(known, 'en')?.senses.some(({ kind }) => SHOWN.has(kind)));
    // "a prinses": of a princess and princes, the one.
    const single = found.filter((known) => this.#lexicon.find(known, 'en')?.plural === false);
    return found.length === 1 ? found[0] : single.length === 1 ? single[0] : undefined;
  }

  /** The one English word for a thing that has the consonants of a word by their sound and is nearest to it: "dinasor". */
  #halfHeard(word: string): string | undefined {
    const sound = soundOf(word);
    const consonants = consonantsOf(sound);
    if (consonants.length < LEAST_CONSONANTS) return undefined;
    const near = [-2, -1, 0, 1, 2]
      .flatMap((more) => this.#wordsOf('en').get(word.length + more) ?? [])
      .filter((known) => known[0] === word[0] && this.#isThing(known, 'en'))
      .map((known) => ({ known, sound: soundOf(known) }))
      .filter((one) => consonantsOf(one.sound) === consonants)
      .map((one) => ({ ...one, slips: slipsBetween(sound, one.sound, 2) }))
      .sort((one, other) => one.slips - other.slips);
    const [best, next] = near;
    return best !== undefined && best.slips <= 2 && best.slips !== next?.slips ? best.known : undefined;
  }

  /** The word of a language that one of another language was meant to be, where it ends a phrase: "hot air ballon". */
  completing(word: string, language: Language, isPhrase: (known: string) => boolean): string | undefined {
    if (word.length < SHORTEST_IN_PHRASE || this.#lexicon.has(word, language) || isPhrase(word))
      return undefined;
    return [word.length - 1, word.length, word.length + 1]
      .flatMap((length) => this.#wordsOf(language).get(length) ?? [])
      .find((known) => slipsBetween(word, known, 1) === 1 && isPhrase(known));
  }

  /** A real word, or the plural of one. */
  #isReal(word: string, language: Language): boolean {
    let words = this.#realWords.get(language);
    if (words === undefined) {
      words = new WordSet(this.#real(language));
      this.#realWords.set(language, words);
    }
    return words.has(word) || singularsOf(word, language).some((singular) => words.has(singular));
  }

  /** The one known word that a word is once two neighboring letters within it change places: "peice" is a piece, no peace. */
  #swapped(word: string, language: Language): string | undefined {
    const found = Array.from({ length: word.length - 3 }, (_, before) => {
      const pair = word.slice(before + 1, before + 3);
      const swapped = `${word.slice(0, before + 1)}${pair[1]}${pair[0]}${word.slice(before + 3)}`;
      // The set of real words holds a few more than there are: only "ie" and its like are looked up there.
      const isMeant =
        this.#lexicon.has(swapped, language) || (VOWELS.test(pair) && this.#isReal(swapped, language));
      return swapped !== word && isMeant ? [swapped] : [];
    }).flat();
    return found.length === 1 ? found[0] : undefined;
  }

  #nearest(word: string, language: Language, slips: number): string | undefined {
    let best: string[] = [];
    let least = slips;
    for (let length = word.length - slips; length <= word.length + slips; length += 1) {
      for (const known of this.#wordsOf(language).get(length) ?? []) {
        if (!isLikely(word, known)) continue;
        const distance = slipsBetween(word, known, least);
        if (distance > least || (distance === 2 && !isFramedAlike(word, known))) continue;
        if (distance < least) best = [];
        least = distance;
        best.push(known);
      }
    }
    const doubled = best.filter((known) => squeeze(known) === squeeze(word));
    if (doubled.length === 1) return doubled[0];
    if (/(?:ing|ed)$/.test(word)) {
      const verbs = best.filter((known) => known[0] === word[0] && this.#isVerb(known, language));
      return verbs.length === 1 ? verbs[0] : undefined;
    }
    const alike = best.filter((known) => known[0] === word[0]);
    const chosen = alike.length > 0 ? alike : best;
    const things = chosen.filter((known) => this.#isThing(known, language));
    const left = things.length > 0 ? things : chosen;
    return left.length === 1 ? left[0] : mostAlike(word, left);
  }

  /** The one thing that a word is at one slip from where doubled letters count as one: "giraf". */
  #undoubled(word: string, language: Language): string | undefined {
    const found = [word.length + 1, word.length + 2]
      .flatMap((length) => this.#wordsOf(language).get(length) ?? [])
      .filter((known) => squeeze(known) !== known && known.slice(0, 3) === word.slice(0, 3))
      .filter(
        (known) => slipsBetween(squeeze(word), squeeze(known), 1) <= 1 && this.#isThing(known, language),
      );
    return found.length === 1 ? found[0] : undefined;
  }

  #isVerb(word: string, language: Language): boolean {
    return this.#lexicon.find(word, language)?.senses.some(({ kind }) => kind === 'verb') === true;
  }

  /**
   * The verb that a real word in -ing was meant to be that differs from it by a doubled letter alone and is none that is known:
   * "ridding" for "riding".
   */
  meantVerb(word: string): string | undefined {
    if (this.#lexicon.isKnown(word)) return undefined;
    if (/^\p{L}{3,}in$/u.test(word) && this.#isVerb(`${word}g`, 'en')) return `${word}g`;
    if (!/^\p{L}{3,}ing$/u.test(word)) return undefined;
    const known = (this.#wordsOf('en').get(word.length - 1) ?? []).concat(
      this.#wordsOf('en').get(word.length + 1) ?? [],
    );
    return known.find((each) => squeeze(each) === squeeze(word) && this.#isVerb(each, 'en'));
  }

  #isThing(word: string, language: Language): boolean {
    return this.#lexicon.find(word, language)?.senses.some(({ kind }) => kind === 'thing') === true;
  }

  /** Words by length, plurals among them. */
  #wordsOf(language: Language): ReadonlyMap<number, readonly string[]> {
    const known = this.#words.get(language);
    if (known !== undefined) return known;
    const words = new Map<number, string[]>();
    const seen = new Set<string>();
    const add = (word: string): void => {
      if (word.length < SHORTEST_BY_EAR || word.includes(' ') || seen.has(word)) return;
      seen.add(word);
      const list = words.get(word.length);
      if (list === undefined) words.set(word.length, [word]);
      else list.push(word);
    };
    for (const [phrase, senses] of this.#lexicon.phrases(language)) {
      add(phrase);
      for (const part of phrase.split(' ')) if (part.length >= LONG_PART) add(part);
      if (senses.some(({ kind }) => kind === 'thing') && !phrase.endsWith('s')) add(`${phrase}s`);
    }
    this.#words.set(language, words);
    return words;
  }
}
