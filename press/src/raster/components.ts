import type { Bitmap, Components, Runs } from './bitmap.ts';
import type { Bits } from './bits.ts';

/**
 * Finds the connected components of the pixels of one color: ink counts diagonal neighbors, paper does not, so that a
 * one-pixel diagonal line parts two areas. One pass over runs with union-find (Rosenfeld and Pfaltz 1966).
 */
export function findComponents(bitmap: Bitmap, color: 0 | 1): Components {
  return joinRuns(collectRuns(bitmap, color), bitmap, color);
}

/** `findComponents` of the set bits, counted as `color`. */
export function findBitComponents(bits: Bits, color: 0 | 1): Components {
  return joinRuns(collectBitRuns(bits), bits, color);
}

function joinRuns(runs: Runs, size: { width: number; height: number }, color: 0 | 1): Components {
  const parents = new Uint32Array(runs.runCount);
  for (let run = 0; run < runs.runCount; run += 1) parents[run] = run;
  joinRows(runs, parents, color);
  return summarise(runs, parents, size);
}

/** Gives every pixel of the components that `isChosen` picks the color `to`, in place. */
export function recolor(
  bitmap: Bitmap,
  components: Components,
  isChosen: (component: number) => boolean,
  to: 0 | 1,
): void {
  const chosen = Uint8Array.from(components.areas, (_area, component) => (isChosen(component) ? 1 : 0));
  for (let run = 0; run < components.runCount; run += 1) {
    if (chosen[components.owners[run] ?? 0] !== 1) continue;
    const row = (components.rows[run] ?? 0) * bitmap.width;
    bitmap.ink.fill(to, row + (components.starts[run] ?? 0), row + (components.ends[run] ?? 0));
  }
}

/** Components without those that `isChosen` picks, numbered as if they had never been there. */
export function withoutComponents(
  components: Components,
  isChosen: (component: number) => boolean,
): Components {
  const { areas, touchesEdge, rows, starts, ends, owners, runCount } = components;
  const kept: number[] = [];
  const numbers = Int32Array.from(areas, (_, component) =>
    isChosen(component) ? -1 : kept.push(component) - 1,
  );
  const [own, runs] = [new Uint32Array(runCount), new RunList()];
  let count = 0;
  for (let run = 0; run < runCount; run += 1) {
    const number = numbers[owners[run] ?? 0] ?? -1;
    if (number < 0) continue;
    runs.add(rows[run] ?? 0, starts[run] ?? 0, ends[run] ?? 0);
    own[count] = number;
    count += 1;
  }
  return {
    ...runs.done(),
    owners: own,
    areas: Uint32Array.from(kept, (component) => areas[component] ?? 0),
    touchesEdge: Uint8Array.from(kept, (component) => touchesEdge[component] ?? 0),
  };
}

/** Takes runs in order; its arrays grow as they must. */
class RunList {
  #capacity = 1 << 16;
  #rows = new Uint16Array(this.#capacity);
  #starts = new Uint16Array(this.#capacity);
  #ends = new Uint16Array(this.#capacity);
  #count = 0;
  #open = -1;
  #row = -1;
  #rowEnd = 0;

  add(row: number, start: number, end: number): void {
    if (this.#count === this.#capacity) {
      this.#capacity *= 2;
      this.#rows = grow(this.#rows, this.#capacity);
      this.#starts = grow(this.#starts, this.#capacity);
      this.#ends = grow(this.#ends, this.#capacity);
    }
    this.#rows[this.#count] = row;
    this.#starts[this.#count] = start;
    this.#ends[this.#count] = end;
    this.#count += 1;
  }

  /** Begins a run at a pixel counted through the raster, or ends the one that is open there; each row has its own part of it. */
  turn(at: number, width: number): void {
    if (this.#open < 0) {
      this.#open = at;
      return;
    }
    for (let from = this.#open; from < at; from = this.#rowEnd) {
      for (; from >= this.#rowEnd; this.#rowEnd += width) this.#row += 1;
      const start = this.#rowEnd - width;
      this.add(this.#row, from - start, Math.min(at, this.#rowEnd) - start);
    }
    this.#open = -1;
  }

  done(): Runs {
    return { rows: this.#rows, starts: this.#starts, ends: this.#ends, runCount: this.#count };
  }
}

/** Finds where the color changes, 32 pixels at a time, through the whole raster as one row. */
function collectRuns({ width, ink }: Bitmap, color: 0 | 1): Runs {
  const runs = new RunList();
  const bytes = ink.byteOffset % 4 === 0 ? ink : Uint8Array.from(ink);
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  const flip = color === 1 ? 0 : -1;
  const whole = words.length & ~7;
  let isIn = 0;
  for (let at = 0; at < whole; at += 8) {
    const bits = bitsAt(words, at) ^ flip;
    for (let changes = bits ^ ((bits << 1) | isIn); changes !== 0; changes &= changes - 1)
      runs.turn(4 * at + 31 - Math.clz32(changes & -changes), width);
    isIn = bits >>> 31;
  }
  for (let at = 4 * whole; at < bytes.length; at += 1) {
    if ((bytes[at] === color) === (isIn === 1)) continue;
    isIn = 1 - isIn;
    runs.turn(at, width);
  }
  if (isIn === 1) runs.turn(bytes.length, width);
  return runs.done();
}

/** Eight words of four pixels, a byte each, as 32 bits. */
function bitsAt(words: Uint32Array, at: number): number {
  let bits = 0;
  for (let k = 0; k < 8; k += 1) {
    const four = words[at + k] ?? 0;
    // The lowest bits of the four bytes come to stand side by side at the top.
    if (four !== 0) bits |= (Math.imul(four, 0x10204080) >>> 28) << (4 * k);
  }
  return bits;
}

/** Finds where bits change, word by word. */
function collectBitRuns({ width, height, stride, words }: Bits): Runs {
  const runs = new RunList();
  for (let y = 0; y < height; y += 1) {
    let start = -1;
    for (let word = 0; word < stride; word += 1) {
      const bits = words[y * stride + word] ?? 0;
      let changes = (bits ^ ((bits << 1) | (start >= 0 ? 1 : 0))) >>> 0;
      while (changes !== 0) {
        const x = word * 32 + 31 - Math.clz32(changes & -changes);
        if (start < 0) start = x;
        else {
          runs.add(y, start, x);
          start = -1;
        }
        changes = (changes & (changes - 1)) >>> 0;
      }
    }
    if (start >= 0) runs.add(y, start, width);
  }
  return runs.done();
}

function grow(array: Uint16Array<ArrayBuffer>, capacity: number): Uint16Array<ArrayBuffer> {
  const larger = new Uint16Array(capacity);
  larger.set(array);
  return larger;
}

/** Unites runs of neighboring rows that touch; `reach` is 1 where diagonals count. */
function joinRows({ rows, starts, ends, runCount }: Runs, parents: Uint32Array, reach: 0 | 1): void {
  let above = 0;
  for (let run = 0; run < runCount; run += 1) {
    const rowAbove = (rows[run] ?? 0) - 1;
    const start = starts[run] ?? 0;
    const end = ends[run] ?? 0;
    while ((rows[above] ?? 0) < rowAbove || (rows[above] === rowAbove && (ends[above] ?? 0) + reach <= start))
      above += 1;
    for (
      let other = above;
      rows[other] === rowAbove && (starts[other] ?? 0) < end + reach && other < run;
      other += 1
    ) {
      unite(parents, run, other);
    }
  }
}

function unite(parents: Uint32Array, a: number, b: number): void {
  const [rootA, rootB] = [rootOf(parents, a), rootOf(parents, b)];
  if (rootA < rootB) parents[rootB] = rootA;
  else parents[rootA] = rootB;
}

function rootOf(parents: Uint32Array, run: number): number {
  let root = run;
  while (parents[root] !== root) {
    const grandparent = parents[parents[root] ?? 0] ?? 0;
    parents[root] = grandparent;
    root = grandparent;
  }
  return root;
}

function summarise(
  runs: Runs,
  parents: Uint32Array,
  { width, height }: { width: number; height: number },
): Components {
  const { rows, starts, ends, runCount } = runs;
  const owners = new Uint32Array(runCount);
  const areas: number[] = [];
  const edges: number[] = [];
  for (let run = 0; run < runCount; run += 1) {
    const root = rootOf(parents, run);
    const owner = root === run ? areas.push(0) - 1 : (owners[root] ?? 0);
    if (root === run) edges.push(0);
    owners[run] = owner;
    const [y, start, end] = [rows[run] ?? 0, starts[run] ?? 0, ends[run] ?? 0];
    areas[owner] = (areas[owner] ?? 0) + end - start;
    if (y === 0 || y === height - 1 || start === 0 || end === width) edges[owner] = 1;
  }
  return { ...runs, owners, areas: Uint32Array.from(areas), touchesEdge: Uint8Array.from(edges) };
}
