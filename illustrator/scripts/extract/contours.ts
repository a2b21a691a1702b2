/** A border between two labels: a polyline in pixel units of the label map, x and y alternating. */
export interface Arc {
  left: number;
  right: number;
  closed: boolean;
  points: number[];
}

interface Grid {
  labels: Int32Array;
  size: number;
  /** Bit 0: the edge to the right of the vertex is walked, bit 1: the edge below it. */
  walked: Uint8Array;
}

/** Vertex steps: right, down, left, up. */
const STEP_X = [1, 0, -1, 0] as const;
const STEP_Y = [0, 1, 0, -1] as const;

/**
 * All borders of a square label map whose outermost pixels are 0, split where three or more labels meet, smoothed
 * and simplified. Regions share their borders, so that they still tile.
 */
export function traceArcs(labels: Int32Array, size: number, tolerance: number): Arc[] {
  const grid: Grid = { labels, size, walked: new Uint8Array(size * size) };
  const arcs: Arc[] = [];
  for (const onlyJunctions of [true, false]) {
    for (let y = 1; y < size; y += 1) {
      for (let x = 1; x < size; x += 1) {
        if (isFlat(labels, y * size + x, size) || (onlyJunctions && degree(grid, x, y) < 3)) continue;
        for (let direction = 0; direction < 4; direction += 1) {
          if (isOpen(grid, x, y, direction)) arcs.push(walk(grid, x, y, direction));
        }
      }
    }
  }
  for (const arc of arcs) arc.points = simplify(smooth(arc.points, arc.closed, 2.2), tolerance);
  return arcs;
}

/** Gaussian smoothing along a polyline of even steps; the ends of an open one stay. */
export function smooth(points: number[], closed: boolean, sigma: number): number[] {
  const count = points.length / 2;
  if (count < 5) return points;
  const reach = Math.ceil(sigma * 2.5);
  const period = closed ? count - 1 : count;
  const out = points.slice();
  for (let i = 0; i < count; i += 1) {
    const span = closed ? reach : Math.min(reach, i, count - 1 - i);
    let [sumX, sumY, total] = [0, 0, 0];
    for (let k = -span; k <= span; k += 1) {
      const weight = Math.exp(-(k * k) / (2 * sigma * sigma));
      const j = closed ? (((i + k) % period) + period) % period : i + k;
      sumX += weight * (points[2 * j] ?? 0);
      sumY += weight * (points[2 * j + 1] ?? 0);
      total += weight;
    }
    out[2 * i] = sumX / total;
    out[2 * i + 1] = sumY / total;
  }
  return out;
}

/** Ramer-Douglas-Peucker with the given tolerance; a closed polyline is split at its far point first. */
export function simplify(points: number[], tolerance: number): number[] {
  const count = points.length / 2;
  const kept = new Uint8Array(count);
  kept[0] = 1;
  kept[count - 1] = 1;
  const stack: [number, number][] = [];
  if (
    Math.hypot(at(points, 0) - at(points, 2 * count - 2), at(points, 1) - at(points, 2 * count - 1)) < 1e-9
  ) {
    const middle = farthest(points, 0, count - 1).index;
    kept[middle] = 1;
    stack.push([0, middle], [middle, count - 1]);
  } else stack.push([0, count - 1]);
  for (let range = stack.pop(); range; range = stack.pop()) {
    const [first, last] = range;
    if (last - first < 2) continue;
    const far = farthest(points, first, last);
    if (far.distance <= tolerance) continue;
    kept[far.index] = 1;
    stack.push([first, far.index], [far.index, last]);
  }
  const out: number[] = [];
  for (let i = 0; i < count; i += 1) if (kept[i]) out.push(at(points, 2 * i), at(points, 2 * i + 1));
  return out;
}

function farthest(points: number[], first: number, last: number): { index: number; distance: number } {
  const [ax, ay] = [at(points, 2 * first), at(points, 2 * first + 1)];
  const [dx, dy] = [at(points, 2 * last) - ax, at(points, 2 * last + 1) - ay];
  const length = Math.hypot(dx, dy);
  let best = { index: first + 1, distance: -1 };
  for (let i = first + 1; i < last; i += 1) {
    const [px, py] = [at(points, 2 * i) - ax, at(points, 2 * i + 1) - ay];
    const distance = length < 1e-9 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
    if (distance > best.distance) best = { index: i, distance };
  }
  return best;
}

function at(points: number[], index: number): number {
  return points[index] ?? 0;
}

/** Labels on the two sides of the edge that leaves vertex (x, y) in a direction: left and right of travel. */
function sides(grid: Grid, x: number, y: number, direction: number): [number, number] {
  const [fromX, fromY] = [x - (direction === 1 || direction === 2 ? 1 : 0), y - (direction >= 2 ? 1 : 0)];
  const ahead = pixel(grid, fromX, fromY);
  if (direction === 0) return [pixel(grid, x, y - 1), ahead];
  if (direction === 1) return [pixel(grid, x, y), ahead];
  if (direction === 2) return [pixel(grid, x - 1, y), ahead];
  return [pixel(grid, x - 1, y - 1), ahead];
}

function pixel(grid: Grid, x: number, y: number): number {
  return x < 0 || y < 0 || x >= grid.size || y >= grid.size ? 0 : (grid.labels[y * grid.size + x] ?? 0);
}

function isFlat(labels: Int32Array, index: number, size: number): boolean {
  const here = labels[index];
  return here === labels[index - 1] && here === labels[index - size] && here === labels[index - size - 1];
}

function isBorder(grid: Grid, x: number, y: number, direction: number): boolean {
  const [left, right] = sides(grid, x, y, direction);
  return left !== right;
}

function degree(grid: Grid, x: number, y: number): number {
  let count = 0;
  for (let direction = 0; direction < 4; direction += 1) count += isBorder(grid, x, y, direction) ? 1 : 0;
  return count;
}

function edgeSlot(grid: Grid, x: number, y: number, direction: number): { index: number; bit: number } {
  const fromX = direction === 2 ? x - 1 : x;
  const fromY = direction === 3 ? y - 1 : y;
  return { index: fromY * grid.size + fromX, bit: direction % 2 === 0 ? 1 : 2 };
}

function isOpen(grid: Grid, x: number, y: number, direction: number): boolean {
  const { index, bit } = edgeSlot(grid, x, y, direction);
  return ((grid.walked[index] ?? 0) & bit) === 0 && isBorder(grid, x, y, direction);
}

function walk(grid: Grid, startX: number, startY: number, startDirection: number): Arc {
  const [left, right] = sides(grid, startX, startY, startDirection);
  const points = [startX, startY];
  let [x, y, direction] = [startX, startY, startDirection];
  for (;;) {
    const { index, bit } = edgeSlot(grid, x, y, direction);
    grid.walked[index] = (grid.walked[index] ?? 0) | bit;
    x += STEP_X[direction] ?? 0;
    y += STEP_Y[direction] ?? 0;
    points.push(x, y);
    if (degree(grid, x, y) !== 2) break;
    const next = [direction, (direction + 1) % 4, (direction + 3) % 4].find((turn) =>
      isOpen(grid, x, y, turn),
    );
    if (next === undefined) break;
    direction = next;
  }
  const closed = x === startX && y === startY && degree(grid, x, y) === 2;
  return { left, right, closed, points };
}
