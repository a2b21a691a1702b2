import type { Points } from '../art/art.ts';

/** Flattens SVG path data (absolute M, L, H, V, C, Q, Z) into polylines, curves in 14 steps. Throws on other commands. */
export function readPath(path: string): Points[] {
  const lines: number[][] = [];
  let line: number[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', text = ''] of path.matchAll(/([A-DF-Za-df-z])([^A-DF-Za-df-z]*)/g)) {
    const numbers = (text.match(/-?\d*\.?\d+(?:e[+-]?\d+)?/g) ?? []).map(Number);
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

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4 };
const STEPS = 14;

/** Points of a Bezier curve of any degree after its first (de Casteljau). */
function curve(control: number[]): number[] {
  const out: number[] = [];
  for (let step = 1; step <= STEPS; step += 1) {
    const t = step / STEPS;
    let points = control;
    while (points.length > 2) {
      points = points.slice(0, -2).map((value, index) => value + t * ((points[index + 2] ?? 0) - value));
    }
    out.push(...points);
  }
  return out;
}
