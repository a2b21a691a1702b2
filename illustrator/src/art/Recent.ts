/** What was made last, by key, as much of it as weighs no more than a limit together; what was not asked for longest goes first. */
export class Recent<Value> {
  readonly #made = new Map<string, { value: Value; weight: number }>();
  readonly #limit: number;
  readonly #weigh: (value: Value) => number;
  #weight = 0;

  constructor(limit: number, weigh: (value: Value) => number) {
    this.#limit = limit;
    this.#weigh = weigh;
  }

  get(key: string): Value | undefined {
    const known = this.#made.get(key);
    if (known === undefined) return undefined;
    this.#made.delete(key);
    this.#made.set(key, known);
    return known.value;
  }

  /** Keeps a value under a key that has none. */
  set(key: string, value: Value): void {
    const weight = this.#weigh(value);
    this.#made.set(key, { value, weight });
    this.#weight += weight;
    for (const [oldest, one] of this.#made) {
      if (this.#weight <= this.#limit || oldest === key) return;
      this.#made.delete(oldest);
      this.#weight -= one.weight;
    }
  }
}
