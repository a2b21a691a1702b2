/** A letter's outline as an SVG path, 1000 units an em with the foot on the base line, and the way to the next letter. */
export interface Letter {
  readonly advance: number;
  readonly path: string;
  /** Outlines that lie over it: accents that the font has no letter for. */
  readonly over?: readonly string[];
}

/** The letters that pages carry, by sign. */
export type Letters = Readonly<Record<string, Letter | undefined>>;
