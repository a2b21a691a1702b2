import { CORE_LUMINANCE } from './runs.ts';

/** One pixel away, straight or diagonally: the 3-4 chamfer distance (Borgefors 1986). */
const STRAIGHT = 3;
const DIAGONAL = 4;
/** What pigment adds to a wash by the distance from the wet edge, in pixels: a dark rim, then a paler band, then the wash. */
const RISE_BY_PX = [70, 82, 84, 74, 56, 38, 24, 14, 8, 6, 6, 8, 11, 14, 16, 18];
/** The distance from which on nothing changes, in chamfer units. */
export const FAR = STRAIGHT * (RISE_BY_PX.length - 1);
/** What pigment adds by the chamfer distance, 0 to `FAR`. */
export const RISE = Uint8Array.from({ length: FAR + 1 }, (_, distance) => {
  const px = Math.floor(distance / STRAIGHT);
  const part = distance % STRAIGHT;
  const from = RISE_BY_PX[px] as number;
  return Math.round(from + (((RISE_BY_PX[px + 1] ?? from) - from) * part) / STRAIGHT);
});
/** Rows of a step: a slow phone is held up by 3 ms at most. */
const STEP_ROWS = 50;

/** The chamfer distance of something `px` pixels inside an edge. */
export function chamferOf(px: number): number {
  return Math.min(FAR, STRAIGHT * px);
}

/** How far each pixel of a page is from the nearest line, for washes to gather at: made step by step, once a page. */
export class WashField {
  readonly #distance: Uint8Array<ArrayBuffer>;
  readonly #steps: Iterator<void>;
  #isDone = false;

  constructor(lines: Uint8Array, width: number) {
    this.#distance = new Uint8Array(lines.length);
    this.#steps = sweeps(this.#distance, lines, width);
  }

  /** Does the next step; false once there is nothing left to do. */
  step(): boolean {
    this.#isDone ||= this.#steps.next().done === true;
    return !this.#isDone;
  }

  /** Chamfer distances, up to `FAR`; does what is left to do first. */
  get distance(): Uint8Array<ArrayBuffer> {
    while (this.step());
    return this.#distance;
  }
}

function* sweeps(distance: Uint8Array, lines: Uint8Array, width: number): Generator<void> {
  const rows = lines.length / width;
  for (let y = 0; y < rows; y++) {
    for (let i = y * width; i < (y + 1) * width; i++) {
      distance[i] = (lines[i] as number) < CORE_LUMINANCE ? 0 : FAR;
    }
    sweepRow(distance, { from: y * width, width, step: 1, hasRow: y > 0 });
    if (y % STEP_ROWS === 0) yield;
  }
  for (let y = rows - 1; y >= 0; y--) {
    sweepRow(distance, { from: (y + 1) * width - 1, width, step: -1, hasRow: y < rows - 1 });
    if (y % STEP_ROWS === 0) yield;
  }
}

interface RowPass {
  from: number;
  width: number;
  /** 1 in raster order, -1 against it. */
  step: 1 | -1;
  /** Whether there is a row that this pass has behind it. */
  hasRow: boolean;
}

function sweepRow(distance: Uint8Array, { from, width, step, hasRow }: RowPass): void {
  const up = step * width;
  let behind = FAR;
  for (let k = 0, i = from; k < width; k++, i += step) {
    let best = Math.min(distance[i] as number, behind + STRAIGHT);
    if (hasRow && best > 0) {
      best = Math.min(best, (distance[i - up] as number) + STRAIGHT);
      if (k > 0) best = Math.min(best, (distance[i - up - step] as number) + DIAGONAL);
      if (k < width - 1) best = Math.min(best, (distance[i - up + step] as number) + DIAGONAL);
    }
    distance[i] = best;
    behind = best;
  }
}
