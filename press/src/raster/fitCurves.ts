import type { Ring } from './contours.ts';

/** A closed path of cubic Bezier curves in pixels: where it starts, then six numbers a curve (two controls, an end). */
export interface CurvePath {
  x: number;
  y: number;
  curves: number[];
}

/**
 * Smooths a ring but for its corners and lays as few cubic curves along it as stay within `tolerance` pixels of its points (the
 * method of Schneider, "An Algorithm for Automatically Fitting Digitized Curves", Graphics Gems, 1990). A tolerance of more than
 * half a pixel irons out the steps of the raster.
 */
export function fitCurves(ring: Ring, tolerance: number): CurvePath {
  const corners = findCorners(ring);
  const starts = corners.length === 0 ? [0] : corners;
  const curves: number[] = [];
  let start: Float64Array | undefined;
  for (const [index, corner] of starts.entries()) {
    const next = starts[index + 1] ?? (starts[0] ?? 0) + ring.length / 2;
    const section = cutSection(ring, corner, next, corners.length === 0);
    start ??= section;
    fitSection(section, tolerance, curves);
  }
  return { x: start?.[0] ?? 0, y: start?.[1] ?? 0, curves };
}

function fitSection(points: Float64Array, tolerance: number, curves: number[]): void {
  const last = points.length / 2 - 1;
  const spans: Span[] = [{ first: 0, last, from: tangentAt(points, 0), to: turned(tangentAt(points, last)) }];
  // A stack in place of recursion: the later half waits below the earlier.
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const fit = fitSpan(points, span, tolerance);
    if (fit.curve !== undefined) {
      curves.push(...fit.curve);
      continue;
    }
    const tangent = tangentAt(points, fit.splitAt);
    spans.push({ first: fit.splitAt, last: span.last, from: tangent, to: span.to });
    spans.push({ first: span.first, last: fit.splitAt, from: span.from, to: turned(tangent) });
  }
}

interface Vector {
  x: number;
  y: number;
}

/** Points `first` to `last` with the directions in which a curve leaves them, both inwards. */
interface Span {
  first: number;
  last: number;
  from: Vector;
  to: Vector;
}

type Curve = readonly [number, number, number, number, number, number];

/** Binomial weights over five points. */
const WEIGHTS = [6 / 16, 4 / 16, 1 / 16] as const;
/** Points on each side from which a direction is taken: fewer would follow the raster's steps. */
const TANGENT_REACH = 6;
/** A corner is where the directions over CORNER_REACH points before and after differ by more than 50 degrees. */
const CORNER_REACH = 5;
const CORNER_COSINE = 0.64;
const MOST_ROUNDS = 3;

/** Indices of the sharpest points of the bends that are corners, in order. */
function findCorners(ring: Ring): number[] {
  const count = ring.length / 2;
  if (count < 4 * CORNER_REACH) return [];
  const cosines = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    const before = 2 * ((at - CORNER_REACH + count) % count);
    const after = 2 * ((at + CORNER_REACH) % count);
    const [x, y] = [ring[2 * at] ?? 0, ring[2 * at + 1] ?? 0];
    const [ax, ay] = [x - (ring[before] ?? 0), y - (ring[before + 1] ?? 0)];
    const [bx, by] = [(ring[after] ?? 0) - x, (ring[after + 1] ?? 0) - y];
    cosines[at] = (ax * bx + ay * by) / (Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by)) || 1);
  }
  const corners: number[] = [];
  for (let at = 0; at < count; at += 1) if (isSharpest(cosines, at)) corners.push(at);
  return corners;
}

function isSharpest(cosines: Float64Array, at: number): boolean {
  const cosine = cosines[at] ?? 1;
  if (cosine > CORNER_COSINE) return false;
  const count = cosines.length;
  for (let reach = 1; reach <= CORNER_REACH; reach += 1) {
    if ((cosines[(at - reach + count) % count] ?? 1) <= cosine) return false;
    if ((cosines[(at + reach) % count] ?? 1) < cosine) return false;
  }
  return true;
}

/** The points from one corner to the next, smoothed between the two; a ring without corners is smoothed all round. */
function cutSection(ring: Ring, from: number, to: number, isRound: boolean): Float64Array {
  const count = ring.length / 2;
  const points = new Float64Array(2 * (to - from + 1));
  for (let at = from; at <= to; at += 1) {
    const most = isRound ? 2 : Math.min(2, at - from, to - at);
    for (let axis = 0; axis < 2; axis += 1) {
      let [sum, weights] = [0, 0];
      for (let reach = -most; reach <= most; reach += 1) {
        const weight = WEIGHTS[Math.abs(reach)] ?? 0;
        sum += (ring[2 * ((at + reach + count) % count) + axis] ?? 0) * weight;
        weights += weight;
      }
      points[2 * (at - from) + axis] = sum / weights;
    }
  }
  return points;
}

/** The direction of a section at one of its points; round a closed one where it ends as it begins. */
function tangentAt(points: Float64Array, at: number): Vector {
  const last = points.length / 2 - 1;
  const isClosed = points[0] === points[2 * last] && points[1] === points[2 * last + 1];
  const place = (index: number): number =>
    2 * (isClosed ? (index + last) % last : Math.max(0, Math.min(last, index)));
  const reach = isClosed ? Math.min(TANGENT_REACH, Math.max(1, last >> 2)) : TANGENT_REACH;
  // The point of a corner is cut off half a pixel before it: directions there are taken from the point beside it.
  const cut = isClosed || last < 4 ? 0 : 1;
  const [before, after] = [
    Math.max(place(at - reach), 2 * cut),
    Math.min(place(at + reach), 2 * (last - cut)),
  ];
  const x = (points[after] ?? 0) - (points[before] ?? 0);
  const y = (points[after + 1] ?? 0) - (points[before + 1] ?? 0);
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

function turned({ x, y }: Vector): Vector {
  return { x: -x, y: -y };
}

type Fit = { curve: Curve; splitAt?: undefined } | { curve?: undefined; splitAt: number };

/** One curve for a span, or where the span is best split. */
function fitSpan(points: Float64Array, span: Span, tolerance: number): Fit {
  const { first, last } = span;
  if (last - first < 2) return { curve: straight(points, span) };
  const places = chordPlaces(points, first, last);
  let splitAt = (first + last) >> 1;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const curve = layCurve(points, span, places);
    const worst = findWorst(points, { first, curve, places });
    if (worst.distance <= tolerance) return { curve };
    splitAt = Math.max(first + 1, Math.min(last - 1, worst.at));
    // So far off that better places along the curve cannot mend it.
    if (worst.distance > 4 * tolerance) break;
    improvePlaces(points, { first, curve, places });
  }
  return { splitAt };
}

function straight(points: Float64Array, { first, last, from, to }: Span): Curve {
  const [x0 = 0, y0 = 0] = points.subarray(2 * first, 2 * first + 2);
  const [x3 = 0, y3 = 0] = points.subarray(2 * last, 2 * last + 2);
  const reach = Math.hypot(x3 - x0, y3 - y0) / 3;
  return [x0 + from.x * reach, y0 + from.y * reach, x3 + to.x * reach, y3 + to.y * reach, x3, y3];
}

/** Each point's share of the way along the points, 0 to 1. */
function chordPlaces(points: Float64Array, first: number, last: number): Float64Array {
  const places = new Float64Array(last - first + 1);
  for (let at = first + 1; at <= last; at += 1) {
    const dx = (points[2 * at] ?? 0) - (points[2 * at - 2] ?? 0);
    const dy = (points[2 * at + 1] ?? 0) - (points[2 * at - 1] ?? 0);
    places[at - first] = (places[at - first - 1] ?? 0) + Math.sqrt(dx * dx + dy * dy);
  }
  const length = places.at(-1) || 1;
  for (let i = 0; i < places.length; i += 1) places[i] = (places[i] ?? 0) / length;
  return places;
}

/** The control points, at free distances along the two directions, that leave the least squared error. */
function layCurve(points: Float64Array, span: Span, places: Float64Array): Curve {
  const { first, last, from, to } = span;
  const [x0 = 0, y0 = 0] = points.subarray(2 * first, 2 * first + 2);
  const [x3 = 0, y3 = 0] = points.subarray(2 * last, 2 * last + 2);
  let [c00, c11, right0, right1, mixed] = [0, 0, 0, 0, 0];
  for (let i = 0; i < places.length; i += 1) {
    const t = places[i] ?? 0;
    const s = 1 - t;
    const [b1, b2] = [3 * t * s * s, 3 * t * t * s];
    const [atStart, atEnd] = [s * s * s + b1, t * t * t + b2];
    const dx = (points[2 * (first + i)] ?? 0) - x0 * atStart - x3 * atEnd;
    const dy = (points[2 * (first + i) + 1] ?? 0) - y0 * atStart - y3 * atEnd;
    c00 += b1 * b1;
    mixed += b1 * b2;
    c11 += b2 * b2;
    right0 += b1 * (from.x * dx + from.y * dy);
    right1 += b2 * (to.x * dx + to.y * dy);
  }
  const c01 = mixed * (from.x * to.x + from.y * to.y);
  const determinant = c00 * c11 - c01 * c01;
  const start = (right0 * c11 - right1 * c01) / determinant;
  const end = (c00 * right1 - c01 * right0) / determinant;
  const least = 1e-3 * Math.hypot(x3 - x0, y3 - y0);
  if (!(start > least && end > least)) return straight(points, span);
  return [x0 + from.x * start, y0 + from.y * start, x3 + to.x * end, y3 + to.y * end, x3, y3];
}

/** A curve that is tried on the points from `first` on, at these places along it. */
interface Trial {
  first: number;
  curve: Curve;
  places: Float64Array;
}

function findWorst(points: Float64Array, { first, curve, places }: Trial): { at: number; distance: number } {
  const [x1, y1, x2, y2, x3, y3] = curve;
  const [x0 = 0, y0 = 0] = points.subarray(2 * first, 2 * first + 2);
  let [at, worst] = [first, 0];
  for (let i = 1; i < places.length - 1; i += 1) {
    const t = places[i] ?? 0;
    const s = 1 - t;
    const [b0, b1, b2, b3] = [s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t];
    const dx = b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3 - (points[2 * (first + i)] ?? 0);
    const dy = b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3 - (points[2 * (first + i) + 1] ?? 0);
    const square = dx * dx + dy * dy;
    if (square > worst) [at, worst] = [first + i, square];
  }
  return { at, distance: Math.sqrt(worst) };
}

/** Moves each place toward the foot of its point's perpendicular on the curve: one step of Newton and Raphson. */
function improvePlaces(points: Float64Array, { first, curve, places }: Trial): void {
  const [x1, y1, x2, y2, x3, y3] = curve;
  const [x0 = 0, y0 = 0] = points.subarray(2 * first, 2 * first + 2);
  for (let i = 1; i < places.length - 1; i += 1) {
    const t = places[i] ?? 0;
    const s = 1 - t;
    const px = points[2 * (first + i)] ?? 0;
    const py = points[2 * (first + i) + 1] ?? 0;
    const dx = s * s * s * x0 + 3 * t * s * s * x1 + 3 * t * t * s * x2 + t * t * t * x3 - px;
    const dy = s * s * s * y0 + 3 * t * s * s * y1 + 3 * t * t * s * y2 + t * t * t * y3 - py;
    const vx = 3 * (s * s * (x1 - x0) + 2 * s * t * (x2 - x1) + t * t * (x3 - x2));
    const vy = 3 * (s * s * (y1 - y0) + 2 * s * t * (y2 - y1) + t * t * (y3 - y2));
    const ax = 6 * (s * (x2 - 2 * x1 + x0) + t * (x3 - 2 * x2 + x1));
    const ay = 6 * (s * (y2 - 2 * y1 + y0) + t * (y3 - 2 * y2 + y1));
    const slope = vx * vx + vy * vy + dx * ax + dy * ay;
    if (slope !== 0) places[i] = Math.max(0, Math.min(1, t - (dx * vx + dy * vy) / slope));
  }
}
