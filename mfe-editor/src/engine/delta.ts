import { ByteReader, ByteWriter, IntList } from './bytes.ts';
import { type Page, regionsOf, setPage } from './page.ts';
import { type Picture, regionRect, setOver, setRegionEntry, showPixel } from './picture.ts';
import { type Rect, unionRect } from './rect.ts';

/**
 * The difference between two states of a picture, applicable both ways: regions by number, single pixels as
 * runs of equal change. On line art a fill costs 12 bytes.
 */
export interface Delta extends PlaneDelta {
  /** Triples of region, entry before, entry after. */
  readonly regions: Uint32Array;
  /** Where lines change, and with them what regions there are; `regions` is empty then. */
  readonly page?: PageDelta;
}

/** A change of lines with the entries of all regions, which have other numbers before and after it. */
interface PageDelta {
  readonly lines: PlaneDelta;
  readonly flatBefore: Uint32Array;
  readonly flatAfter: Uint32Array;
}

/** The difference between two states of a plane. */
interface PlaneDelta {
  /** Pairs of values (`over` entries), before and after, that the runs refer to. */
  readonly changes: Uint32Array;
  /** Runs in raster order as variable-length integers: gap since the last run, length, number of the change. */
  readonly runs: Uint8Array;
}

/** Bytes that a delta keeps in memory. */
export function byteSize(delta: Delta): number {
  const { page } = delta;
  const pageBytes = page ? page.flatBefore.byteLength + page.flatAfter.byteLength + planeSize(page.lines) : 0;
  return delta.regions.byteLength + planeSize(delta) + pageBytes;
}

function planeSize({ changes, runs }: PlaneDelta): number {
  return changes.byteLength + runs.byteLength;
}

/** Whether a delta changes nothing. */
export function isEmpty(delta: Delta): boolean {
  return delta.regions.length === 0 && delta.runs.length === 0 && !delta.page;
}

// Fills change no single pixels; an array that holds nothing can be everybody's.
const NO_CHANGES = new Uint32Array(0);
const NO_RUNS = new Uint8Array(0);

/** The delta that changes whole regions alone: triples of region, entry before, entry after. */
export function regionsDelta(triples: readonly number[]): Delta {
  return { regions: new Uint32Array(triples), changes: NO_CHANGES, runs: NO_RUNS };
}

// More changes than this are not compared with one another: where every pixel has its own, looking for equal ones is
// all that takes time.
const MAX_COMPARED = 65_536;

/** Collects a delta; pixels must come in raster order. */
export class DeltaWriter {
  private readonly regions: number[] = [];
  private readonly changes = new IntList();
  private readonly numbers = new Map<number, Map<number, number>>();
  private readonly runs = new ByteWriter();
  private start = 0;
  private end = 0;
  private lastEnd = 0;
  private before = 0;
  private after = 0;

  region(id: number, before: number, after: number): void {
    if (before !== after) this.regions.push(id, before, after);
  }

  /** Notes that the `over` entry of a pixel changes. */
  pixel(index: number, before: number, after: number): void {
    if (before === after) return;
    if (index === this.end && before === this.before && after === this.after && this.end > this.start) {
      this.end++;
      return;
    }
    this.flush();
    this.start = index;
    this.end = index + 1;
    this.before = before;
    this.after = after;
  }

  finish(): Delta {
    this.flush();
    return {
      regions: new Uint32Array(this.regions),
      changes: new Uint32Array(this.changes.view()),
      runs: this.runs.take(),
    };
  }

  private flush(): void {
    if (this.end === this.start) return;
    this.runs.varint(this.start - this.lastEnd);
    this.runs.varint(this.end - this.start);
    this.runs.varint(this.changeNumber());
    this.lastEnd = this.end;
    this.start = this.end;
  }

  private changeNumber(): number {
    const known = this.numbers.get(this.after)?.get(this.before);
    if (known !== undefined) return known;
    const number = this.changes.length / 2;
    if (number < MAX_COMPARED) this.note(number);
    this.changes.push(this.before);
    this.changes.push(this.after);
    return number;
  }

  private note(number: number): void {
    const ofAfter = this.numbers.get(this.after) ?? new Map<number, number>();
    ofAfter.set(this.before, number);
    this.numbers.set(this.after, ofAfter);
  }
}

type PageState = Omit<Page, 'regions'>;

/** The change from one page to another. */
export function deltaBetween(before: PageState, after: PageState): Delta {
  const writer = new DeltaWriter();
  writePixels(writer, before.over, after.over);
  const lines = linesBetween(before.lines, after.lines);
  if (!isEmpty(lines)) {
    const page = { lines, flatBefore: before.flat.slice(), flatAfter: after.flat.slice() };
    return { ...writer.finish(), page };
  }
  before.flat.forEach((entry, id) => {
    writer.region(id, entry, after.flat[id] as number);
  });
  return writer.finish();
}

function linesBetween(before: Uint8Array, after: Uint8Array): Delta {
  const writer = new DeltaWriter();
  if (before !== after) writePixels(writer, before, after);
  return writer.finish();
}

function writePixels<Plane extends Uint8Array | Uint32Array>(
  writer: DeltaWriter,
  before: Plane,
  after: Plane,
): void {
  for (let i = 0; i < before.length; i++) {
    if (before[i] !== after[i]) writer.pixel(i, before[i] as number, after[i] as number);
  }
}

/** Brings a picture from one side of a delta to the other and shows it; returns what was touched. */
export function applyDelta(picture: Picture, delta: Delta, isUndo: boolean): Rect | null {
  if (delta.page) return applyPage(picture, { ...delta, page: delta.page }, isUndo);
  if (delta.runs.length === 0) return applyRegions(picture, delta, isUndo);
  eachRun(delta, (start, end, change) => {
    const entry = delta.changes[2 * change + (isUndo ? 0 : 1)] as number;
    for (let i = start; i < end; i++) setOver(picture, i, entry);
  });
  return unionRect(applyRegions(picture, delta, isUndo), showRuns(picture, delta));
}

function applyPage(picture: Picture, delta: Required<Delta>, isUndo: boolean): Rect | null {
  const { page } = delta;
  const lines = picture.lines.slice();
  const over = picture.over.slice();
  writePlane(lines, page.lines, isUndo);
  writePlane(over, delta, isUndo);
  const flat = (isUndo ? page.flatBefore : page.flatAfter).slice();
  return setPage(picture, { lines, regions: regionsOf(picture, lines), flat, over });
}

function writePlane(plane: Uint8Array | Uint32Array, delta: PlaneDelta, isUndo: boolean): void {
  eachRun(delta, (start, end, change) => {
    plane.fill(delta.changes[2 * change + (isUndo ? 0 : 1)] as number, start, end);
  });
}

function applyRegions(picture: Picture, { regions }: Delta, isUndo: boolean): Rect | null {
  let rect: Rect | null = null;
  for (let k = 0; k < regions.length; k += 3) {
    const id = regions[k] as number;
    setRegionEntry(picture, id, regions[k + (isUndo ? 1 : 2)] as number);
    rect = unionRect(rect, regionRect(picture.regions, id));
  }
  return rect;
}

function showRuns(picture: Picture, delta: Delta): Rect | null {
  const width = picture.regions.width;
  let left = width;
  let right = 0;
  let first = -1;
  let last = 0;
  eachRun(delta, (start, end) => {
    if (first < 0) first = start;
    last = end - 1;
    const x = start % width;
    const isWrapped = x + end - start > width;
    left = isWrapped ? 0 : Math.min(left, x);
    right = isWrapped ? width : Math.max(right, x + end - start);
    for (let i = start; i < end; i++) showPixel(picture, i);
  });
  if (first < 0) return null;
  return { left, top: Math.floor(first / width), right, bottom: Math.floor(last / width) + 1 };
}

function eachRun(delta: PlaneDelta, visit: (start: number, end: number, change: number) => void): void {
  const reader = new ByteReader(delta.runs);
  let at = 0;
  while (!reader.isAtEnd) {
    const start = at + reader.varint();
    at = start + reader.varint();
    visit(start, at, reader.varint());
  }
}
