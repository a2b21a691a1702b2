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

  /** Throws where a record is like one that is not there, or like itself by way of others. */
  constructor(records: ReadonlyMap<string, AnyRecord>) {
    for (const [key, record] of records) {
      if ('of' in record) this.#collectives.set(key, record);
      else {
        const like = 'like' in record ? { like: record.like } : {};
        this.#things.set(key, { key, ...resolve(records, key, []), ...like });
      }
    }
  }

  get(key: string): Thing | undefined {
    return this.#things.get(key);
  }

  /** The key of what a smaller variant is like: a cat for a kitten. Any other key is its own. */
  grownOf(key: string): string {
    const grown = this.#things.get(key)?.like;
    const isSmaller = (this.#things.get(grown ?? '')?.size ?? 0) > (this.#things.get(key)?.size ?? 0);
    return grown !== undefined && isSmaller ? grown : key;
  }

  /** The key of a young one of a kind, by its English names, where it has a record: a kitten for a cat. */
  youngOf(key: string, names: ReadonlySet<string>): string | undefined {
    const isYoung = (one: Thing) => one.like === key && one.names.en.some((name) => names.has(name));
    return [...this.all()].find(isYoung)?.key;
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

function withoutPicture({ alternatives, poses, places, faces, ...rest }: ThingRecord): ThingRecord {
  return rest;
}
