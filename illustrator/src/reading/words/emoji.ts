import type { ArtData } from '../../art/artData.ts';
import { wordsForEmoji } from '../languages/emojiWords.ts';
import type { Lexicon } from './Lexicon.ts';
import type { Sense } from './Sense.ts';

/** What an emoji means, by its code points as `tokenize` writes them; one of several joined ones is its first that is known. */
export class Emoji {
  readonly #names: ReadonlyMap<string, string>;
  readonly #lexicon: Lexicon;
  readonly #keys = new Map<string, string>();

  constructor({ emoji, things }: Pick<ArtData, 'emoji' | 'things'>, lexicon: Lexicon) {
    this.#names = emoji;
    this.#lexicon = lexicon;
    for (const { key, drawing } of things.all())
      if (drawing !== undefined && 'noto' in drawing && !this.#keys.has(drawing.noto))
        this.#keys.set(drawing.noto, key);
    for (const { key } of things.all()) this.#keys.set(key, key);
  }

  /** English words for what it shows, where its name alone does not say it: "person running". */
  wordsFor(code: string): string | undefined {
    const name = this.#names.get(plainCode(code));
    return name === undefined ? undefined : wordsForEmoji(name);
  }

  find(code: string): Sense | undefined {
    const plain = plainCode(code);
    for (const each of [plain, ...plain.split('-200d-')]) {
      const sense = this.#read(this.#names.get(each));
      if (sense !== undefined) return sense;
    }
    return undefined;
  }

  /** Its icon's own thing, or what is called so: a dog's face is a dog, a woman firefighter one as well. */
  #read(name: string | undefined): Sense | undefined {
    if (name === undefined) return undefined;
    const shorter = name
      .replace(/-face$/, '')
      .replace(/^(man|woman|person)-/, '')
      .replace(/^(red|blue|green|yellow|orange|purple|black|white|brown)-/, '');
    for (const each of [name, name.replace(/-face$/, ''), shorter]) {
      const key = this.#keys.get(each);
      if (key !== undefined) return { kind: 'thing', keys: [key] };
      const senses = this.#lexicon.find(each.replaceAll('-', ' '), 'en')?.senses;
      const sense = senses?.find(({ kind }) => kind === 'thing' || kind === 'setting' || kind === 'weather');
      if (sense !== undefined) return sense;
    }
    return undefined;
  }
}

/** Without variation selectors and skin tones. */
function plainCode(code: string): string {
  return code.replace(/-(fe0f|1f3f[b-f])/g, '');
}
