import { MARGIN, OFFSET, type PageParts, type Part } from './findParts.ts';
import { type Meaning, nearness } from './nearness.ts';

/** Radius in page pixels (150 dpi) of a circle 12 mm wide: the least that an area for small hands holds. */
const LEAST_RADIUS = (12 / 25.4) * 75;
/** Most areas of a page for the smallest. */
export const MOST_AREAS = 25;

/** A part that joins another one. */
export interface Join {
  from: number;
  into: number;
}

/** A circle on the page, in its pixels. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** Parts that are to become one area each. */
export interface Grouping {
  joins: Join[];
  /** Of groups in which no part alone is large enough: where the whole is. */
  cores: Disc[];
  rootOf: (part: number) => number;
}

/** Whether each of a page's parts holds the least circle, and there are few enough of them. */
export function arePlain({ parts }: PageParts): boolean {
  return parts.length <= MOST_AREAS && parts.every(({ radius }) => radius >= LEAST_RADIUS + SPARE);
}

/** Joins parts until each group holds the least circle, and there are few enough of them. */
export function groupParts(
  { parts }: PageParts,
  meaningOf: (label: number) => Meaning,
  page: { width: number; height: number; owners: Uint16Array },
): Grouping {
  const groups = new Groups(parts);
  const joins: Join[] = [];
  const merge = (root: number): boolean => {
    const join = bestJoin(groups.membersOf(root), { parts, groups, meaningOf });
    if (join === undefined) return false;
    joins.push(join);
    groups.unite(join.from, join.into);
    return true;
  };
  const stuck = new Set<number>();
  let discs = new Map<number, Disc>();
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    discs = groups.hasLarge() ? widestDiscs(groups, page) : discs;
    const small = groups.roots().filter((root) => !stuck.has(root) && !groups.isWide(root, discs));
    if (small.length === 0) break;
    for (const root of small) if (groups.find(root) === root && !merge(root)) stuck.add(root);
  }
  for (const root of groups.roots()) {
    if (groups.roots().length <= MOST_AREAS) break;
    if (groups.find(root) === root) merge(root);
  }
  const cores = groups.roots().flatMap((root) => {
    const disc = discs.get(root);
    return disc && !groups.isWideAlone(root) ? [disc] : [];
  });
  return { joins, cores, rootOf: (part) => groups.find(part) };
}

const MOST_PASSES = 12;

/** Which parts are one, and what of a group no line has to be taken away for. */
class Groups {
  readonly #parents: number[];
  readonly #members: number[][];

  constructor(readonly parts: readonly Part[]) {
    this.#parents = parts.map((_, index) => index);
    this.#members = parts.map((_, index) => [index]);
  }

  find(part: number): number {
    let root = part;
    while (this.#parents[root] !== undefined && this.#parents[root] !== root)
      root = this.#parents[root] ?? root;
    return root;
  }

  unite(from: number, into: number): void {
    const [gone, kept] = [this.find(from), this.find(into)];
    this.#parents[gone] = kept;
    this.#members[kept] = [...this.membersOf(kept), ...this.membersOf(gone)];
  }

  membersOf(root: number): readonly number[] {
    return this.#members[root] ?? [];
  }

  /** One part of each group, the smallest group first. */
  roots(): number[] {
    return this.parts
      .map((_, index) => index)
      .filter((index) => this.find(index) === index)
      .sort((a, b) => this.#pixelsOf(a) - this.#pixelsOf(b));
  }

  isWideAlone(root: number): boolean {
    return this.membersOf(root).some((part) => (this.parts[part]?.radius ?? 0) >= LEAST_RADIUS + SPARE);
  }

  isWide(root: number, discs: ReadonlyMap<number, Disc>): boolean {
    return this.isWideAlone(root) || (discs.get(root)?.radius ?? 0) >= LEAST_RADIUS + CORE_SPARE;
  }

  /** Whether there are groups of several parts that are large at most together. */
  hasLarge(): boolean {
    return this.roots().some((root) => this.membersOf(root).length > 1 && !this.isWideAlone(root));
  }

  #pixelsOf(root: number): number {
    return this.membersOf(root).reduce((sum, part) => sum + (this.parts[part]?.pixels ?? 0), 0);
  }
}

/** What is lost by looking at every second pixel. */
const SPARE = 1.5;
/** The same, and the line around a group. */
const CORE_SPARE = 7;

/** Into which neighbor a group goes: its like, its own thing, where most of its edge is; what is small itself before what is not. */
function bestJoin(
  members: readonly number[],
  on: { parts: readonly Part[]; groups: Groups; meaningOf: (label: number) => Meaning },
): Join | undefined {
  const { parts, groups, meaningOf } = on;
  const root = groups.find(members[0] ?? 0);
  const lengths = members.flatMap((from) =>
    [...(parts[from]?.walls ?? [])]
      .filter(([into]) => into === MARGIN || groups.find(into) !== root)
      .map(([into, wall]) => ({ from, into, length: wall.length })),
  );
  const around = lengths.reduce((sum, { length }) => sum + length, 0);
  let best: (Join & { score: number }) | undefined;
  for (const { from, into, length } of lengths) {
    const [own, other] = [parts[from], parts[into]];
    if (own === undefined || other === undefined) continue;
    const score =
      length / around +
      nearness(meaningOf(own.label), meaningOf(other.label)) +
      (groups.isWideAlone(groups.find(into)) ? 0 : 0.5) -
      (length < SHORT ? 3 : 0);
    if (best === undefined || score > best.score) best = { from, into, score };
  }
  return best;
}

/** A line shorter than this many pixels is no way from one area to another. */
const SHORT = 30;

/** Of each group the largest disc in it, the lines between its parts left out; on every second pixel. */
function widestDiscs(
  groups: Groups,
  { width, height, owners }: { width: number; height: number; owners: Uint16Array },
): Map<number, Disc> {
  const [columns, rows] = [width >> 1, height >> 1];
  const roots = Uint16Array.from(groups.parts, (_, part) => groups.find(part) + OFFSET);
  const group = new Uint16Array(columns * rows);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const owner = owners[2 * y * width + 2 * x] ?? 0;
      group[y * columns + x] = owner < OFFSET ? owner : (roots[owner - OFFSET] ?? 0);
    }
  }
  const far = new Uint16Array(columns * rows);
  // Beyond the edge of a group it is half a pixel back.
  const from = (at: number, other: number): number =>
    group[other] === group[at] ? (far[other] ?? 0) : -HALF;
  for (let at = columns + 1; at < far.length; at += 1)
    far[at] = Math.min(
      STRAIGHT + from(at, at - 1),
      STRAIGHT + from(at, at - columns),
      DIAGONAL + from(at, at - columns - 1),
      DIAGONAL + from(at, at - columns + 1),
    );
  const discs = new Map<number, Disc>();
  for (let at = far.length - columns - 2; at >= 0; at -= 1) {
    const distance = Math.min(
      far[at] ?? 0,
      STRAIGHT + from(at, at + 1),
      STRAIGHT + from(at, at + columns),
      DIAGONAL + from(at, at + columns + 1),
      DIAGONAL + from(at, at + columns - 1),
    );
    far[at] = distance;
    const root = (group[at] ?? 0) - OFFSET;
    const radius = (2 * distance) / STRAIGHT;
    if (root >= 0 && radius > (discs.get(root)?.radius ?? 0))
      discs.set(root, { x: 2 * (at % columns), y: 2 * Math.floor(at / columns), radius });
  }
  return discs;
}

/** The 3-4 chamfer, in thirds of a pixel. */
const STRAIGHT = 3;
const DIAGONAL = 4;
/** The edge of a pixel lies half a pixel from its middle. */
const HALF = 1;
