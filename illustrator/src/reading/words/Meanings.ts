/** Kinds of kinds as wide as these say nothing: "artifact", "living thing". */
const SHALLOWEST = 7;

/** What kind of thing nouns mean, as `data/meanings.txt.gz` lists it (see `scripts/extract-meanings.ts`). English. */
export class Meanings {
  readonly #above: (number | undefined)[] = [];
  /** Lines of the kinds that a noun means, the likelier first. */
  readonly #kinds = new Map<string, number[]>();

  constructor(text: string) {
    for (const [at, line] of text.split('\n').entries()) {
      const [above = '', nouns = ''] = line.split(' ');
      this.#above.push(above === '' ? undefined : Number(above));
      for (const noun of nouns === '' ? [] : nouns.split(',')) {
        const isSecond = noun.endsWith('2');
        const name = isSecond ? noun.slice(0, -1) : noun;
        const known = this.#kinds.get(name) ?? [];
        if (isSecond) known.push(at);
        else known.unshift(at);
        this.#kinds.set(name, known);
      }
    }
  }

  has(noun: string): boolean {
    return this.#kinds.has(noun);
  }

  /**
   * How many steps another noun's likeliest meaning is away from this one's, up to a kind that both are of and down again; infinite
   * without one that says something.
   */
  stepsFrom(noun: string): (other: string) => number {
    const above = new Map<number, number>();
    for (const [rank, kind] of (this.#kinds.get(noun) ?? []).entries()) {
      const path = this.#upward(kind);
      for (const [up, each] of path.slice(0, -SHALLOWEST).entries())
        above.set(each, Math.min(above.get(each) ?? Number.POSITIVE_INFINITY, up + rank));
    }
    return (other) => {
      const [kind] = this.#kinds.get(other) ?? [];
      const path = kind === undefined ? [] : this.#upward(kind);
      return Math.min(
        Number.POSITIVE_INFINITY,
        ...path.map((each, down) => (above.get(each) ?? Number.POSITIVE_INFINITY) + down),
      );
    };
  }

  /** A kind, what it is a kind of, and so on. */
  #upward(kind: number): number[] {
    const path: number[] = [];
    for (let at: number | undefined = kind; at !== undefined; at = this.#above[at]) path.push(at);
    return path;
  }
}
