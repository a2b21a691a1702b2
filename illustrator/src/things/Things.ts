import type { AnyRecord, CollectiveRecord, ThingRecord } from './recordSchema.ts';

/** A thing that can be drawn: its record with the key that stands for it, for ever. */
export interface Thing extends ThingRecord {
  key: string;
  /** The key of what it is a kind of: the cat, for a kitten. */
  like?: string;
}

/** Everything that the illustrator knows, by key. Keys are the names of the records' files. */
export class Things {
  readonly #things = new Map<string, Thing>();
  readonly #collectives = new Map<string, CollectiveRecord>();
  /** The key of the young of each kind that has one of a record of their own. */
  readonly #young = new Map<string, string>();

  /** Throws where a record is like one that is not there, or like itself by way of others. */
  constructor(records: ReadonlyMap<string, AnyRecord>) {
    for (const [key, record] of records) {
      if ('of' in record) this.#collectives.set(key, record);
      else {
        const like = 'like' in record ? { like: record.like } : {};
        this.#things.set(key, { key, ...resolve(records, key, []), ...like });
      }
    }
    for (const key of this.#things.keys()) {
      const grown = this.grownOf(key);
      if (grown !== key && !this.#young.has(grown)) this.#young.set(grown, key);
    }
  }

  get(key: string): Thing | undefined {
    return this.#things.get(key);
  }

  /** The key of the kind that a young one grows up to: a cat for a kitten. Any other key is its own. */
  grownOf(key: string): string {
    const thing = this.#things.get(key);
    // A muskrat is like a beaver and no young one.
    const isYoung = thing?.names.en.some((name) => name.startsWith('baby ')) === true;
    const grown = isYoung ? thing?.like : undefined;
    const isSmaller = (this.#things.get(grown ?? '')?.size ?? 0) > (thing?.size ?? 0);
    return grown !== undefined && isSmaller ? grown : key;
  }

  /** The key of the young of a kind, where they have a record of their own: a kitten for a cat. */
  youngOf(key: string): string | undefined {
    return this.#young.get(key);
  }

  all(): IterableIterator<Thing> {
    return this.#things.values();
  }

  collectives(): IterableIterator<[string, CollectiveRecord]> {
    return this.#collectives.entries();
  }
}

/** A record with all that it takes over from the one that it is like; what belongs to a picture only with the picture. */
function resolve(records: ReadonlyMap<string, AnyRecord>, key: string, seen: readonly string[]): ThingRecord {
  const record = records.get(key);
  if (record === undefined || 'of' in record) throw new Error(`${seen.at(-1)} is like ${key}: no such thing`);
  if (!('like' in record)) return { ...record, drawing: record.drawing ?? { svg: key } };
  if (seen.includes(key)) throw new Error(`${[...seen, key].join(' is like ')}`);
  const { like, ...own } = record;
  const taken = resolve(records, like, [...seen, key]);
  return own.drawing === undefined ? { ...taken, ...own } : { ...withoutPicture(taken), ...own };
}

function withoutPicture({ alternatives, poses, places, hollow, faces, ...rest }: ThingRecord): ThingRecord {
  return rest;
}
