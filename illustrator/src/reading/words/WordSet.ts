/** Bits that each word sets; with eight bits of room a word, one of 46 other words is taken for a member. */
const HASHES = 5;
const BITS_PER_WORD = 8;

/**
 * The words of a language in very little room, without the words themselves: a member is always found, another word in one of
 * 46 cases too. A Bloom filter, https://en.wikipedia.org/wiki/Bloom_filter.
 */
export class WordSet {
  readonly bits: Uint8Array;

  /** `bits` as `WordSet.of` made them. */
  constructor(bits: Uint8Array) {
    this.bits = bits;
  }

  /** A set of words, in lower case and without accents, as they will be asked for. */
  static of(words: ReadonlySet<string>): WordSet {
    const set = new WordSet(new Uint8Array(Math.ceil((words.size * BITS_PER_WORD) / 8)));
    for (const word of words)
      for (const at of set.#places(word)) set.bits[at >> 3] = (set.bits[at >> 3] ?? 0) | (1 << (at & 7));
    return set;
  }

  has(word: string): boolean {
    return this.#places(word).every((at) => (((this.bits[at >> 3] ?? 0) >> (at & 7)) & 1) === 1);
  }

  /** Two hashes make all: https://www.eecs.harvard.edu/~michaelm/postscripts/rsa2008.pdf */
  #places(word: string): number[] {
    const [first, second] = [hash(word, 0x811c9dc5), hash(word, 0x9747b28c) | 1];
    return Array.from({ length: HASHES }, (_, k) => ((first + k * second) >>> 0) % (this.bits.length * 8));
  }
}

/** 32 bits of a word, others for each seed: FNV-1a with a last mix, http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hash(word: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < word.length; at += 1) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
}
