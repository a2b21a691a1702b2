import { LANGUAGE_WORDS } from '../languages/index.ts';
import type { Language } from '../languages/LanguageWords.ts';
import { foldWord } from './fold.ts';
import { type VerbForm, verbForms } from './inflect.ts';
import type { Sense } from './Sense.ts';
import type { VerbRecord } from './verbSchema.ts';

/**
 * What is said of somebody's own body in a language: "* up", any arms or hands a star, a single one a hash, and of other parts by
 * their names: "tie shoes".
 */
export class Gestures {
  readonly #senses = new Map<string, Extract<Sense, { kind: 'verb' }>>();
  readonly #signs = new Map<string, string>();
  readonly #own: ReadonlySet<string>;
  /** Words of which a phrase has one. */
  readonly #telling: Set<string>;

  constructor(verbs: Iterable<readonly [key: string, VerbRecord]>, language: Language) {
    const { one, several, own } = LANGUAGE_WORDS[language].limbs;
    this.#own = new Set(wordsOf(own));
    for (const word of wordsOf(one)) this.#signs.set(word, '#');
    for (const word of wordsOf(several)) this.#signs.set(word, '*');
    this.#telling = new Set(this.#signs.keys());
    for (const [verb, { gestures }] of verbs)
      for (const said of gestures?.[language] ?? [])
        for (const [phrase, form] of formsOf(foldWord(said), language))
          this.#add(this.#bare(phrase.split(' ')), { kind: 'verb', verb, form });
  }

  #add(said: string, sense: Extract<Sense, { kind: 'verb' }>): void {
    this.#senses.set(said, sense);
    const last = said.split(' ').at(-1) ?? '';
    if (!/[*#]/.test(said)) this.#telling.add(last);
  }

  /** Every word of it, limbs aside. */
  *words(): Iterable<string> {
    for (const said of this.#senses.keys()) yield* said.split(' ');
  }

  /** The longest beginning of these words that says it: "with both her arms up in the air". */
  find(words: readonly string[]): { sense: Extract<Sense, { kind: 'verb' }>; length: number } | undefined {
    if (!words.some((word) => this.#telling.has(word))) return undefined;
    for (let length = words.length; length > 1; length -= 1) {
      const said = this.#bare(words.slice(0, length));
      const sense = this.#senses.get(said) ?? this.#senses.get(this.#signed(said));
      if (sense === undefined || this.#own.has(words[length - 1] ?? '')) continue;
      // "with a loose tooth" does nothing by itself.
      return { sense: this.#own.has(words[0] ?? '') ? { ...sense, form: 'going-on' } : sense, length };
    }
    return undefined;
  }

  /** Without articles and whose they are. */
  #bare(words: readonly string[]): string {
    return words.filter((word) => !this.#own.has(word)).join(' ');
  }

  #signed(said: string): string {
    return said.replace(/\S+/g, (word) => this.#signs.get(word) ?? word);
  }
}

/** More words than so many say no gesture. */
export const MOST_GESTURE_WORDS = 8;

function wordsOf(list: string): string[] {
  return list.split(', ').map(foldWord);
}

/** "raise *" is a verb with its forms, "* up" tells how they are. */
function formsOf(said: string, language: Language): [string, VerbForm][] {
  if (/^[*#]/.test(said)) return [[said, 'going-on']];
  return verbForms(said, language).map(([word, form]) => [word, form === 'done' ? 'going-on' : form]);
}
