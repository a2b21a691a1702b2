import type { Points } from '../art/art.ts';

/** Flattens SVG path data (absolute M, L, H, V, C, Q, Z) into polylines, each within 0.15 units of its curve. Throws on other commands. */
export function readPath(path: string): Points[] {
  const lines: number[][] = [];
  let line: number[] = [];
  let [x, y] = [0, 0];
  const tokens = path.match(TOKENS) ?? [];
  for (let at = 0, end = 0; at < tokens.length; at = end) {
    const command = tokens[at] ?? '';
    for (end = at + 1; end < tokens.length && !COMMAND.test(tokens[end] ?? ''); ) end += 1;
    const numbers = tokens.slice(at + 1, end).map(Number);
    if (command === 'Z') {
      line.push(line[0] ?? 0, line[1] ?? 0);
      continue;
    }
    const size = ARGUMENTS[command];
    if (size === undefined) throw new Error(`Path command ${command} is not supported`);
    for (let i = 0; i < numbers.length; i += size) {
      const given = numbers.slice(i, i + size);
      if (command === 'M' && i === 0) {
        line = [...given];
        lines.push(line);
      } else if (command === 'C' || command === 'Q') line.push(...curve([x, y, ...given]));
      else if (command === 'H') line.push(given[0] ?? x, y);
      else if (command === 'V') line.push(x, given[0] ?? y);
      else line.push(...given);
      [x, y] = [line.at(-2) ?? 0, line.at(-1) ?? 0];
    }
  }
  return lines;
}

const TOKENS = /[A-DF-Za-df-z]|-?\d*\.?\d+(?:e[+-]?\d+)?/g;
const COMMAND = /^[A-Za-z]/;
const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4 };
const LEAST_STEPS = 14;
/** How far a straight piece may be from its curve, in units of the path: less than a pixel on a page that it fills. */
const TOLERANCE = 0.15;

/** Points of a Bezier curve of any degree after its first (de Casteljau). */
export function curve(control: readonly number[]): number[] {
  const out: number[] = [];
  const steps = stepsOf(control);
  const points = new Float64Array(control.length);
  for (let step = 1; step <= steps; step += 1) {
    const t = step / steps;
    points.set(control);
    for (let left = points.length - 2; left > 0; left -= 2) {
      for (let at = 0; at < left; at += 1) {
        const value = points[at] ?? 0;
        points[at] = value + t * ((points[at + 2] ?? 0) - value);
      }
    }
    out.push(points[0] ?? 0, points[1] ?? 0);
  }
  return out;
}

/** As many steps as its bend asks for: the bound of its second differences (Wang's formula). */
function stepsOf(control: readonly number[]): number {
  const degree = control.length / 2 - 1;
  let bend = 0;
  for (let index = 0; index + 5 < control.length; index += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = control.slice(index, index + 6);
    bend = Math.max(bend, Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2));
  }
  return Math.max(LEAST_STEPS, Math.ceil(Math.sqrt((degree * (degree - 1) * bend) / (8 * TOLERANCE))));
}
