import type { Kind } from '../../things/recordSchema.ts';
import { isKnown } from '../Actor.ts';
import type { Way } from '../Company.ts';
import type { Meeting } from './rule.ts';

const OPEN_AIR: ReadonlySet<Kind> = new Set(['sky', 'aircraft', 'spacecraft']);

/** On its deck, around it as an arch, or in the air above it. */
export function over(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const deck = isKnown(to, 'top');
  if (deck && !OPEN_AIR.has(from.record.kind) && from.record.kind !== 'flier') {
    const [y, own] = [company.point(to, 'top'), company.groupBox(from)];
    return company.join(from, to, [{ x: y.x - (own.left + own.right) / 2, y: y.y, layer: 'before' }]);
  }
  const { index, count } = meeting;
  const [own, other] = [company.groupBox(from), count > 1 ? company.box(to) : company.groupBox(to)];
  // Several side by side.
  const aside = (index + 0.5) / count - 0.5;
  const x =
    (other.left + other.right - own.left - own.right) / 2 +
    aside * Math.max(other.right - other.left, count * (own.right - own.left));
  const high = other.bottom - other.top;
  const isArch = from.record.kind === 'sky' && own.right - own.left > 0.8 * (other.right - other.left);
  // Who leaps over a back pushes off from it.
  const gap = (from.request.pose === 'straddle' ? -0.1 : 0.05) * high;
  const above: Way[] = [gap, gap * 2].map((air) => ({ x, y: other.top - air - own.bottom, layer: 'back' }));
  const arch: Way[] = [0.3, 0.15].map((part) => ({
    x,
    y: other.top + part * high - own.bottom,
    layer: 'back',
  }));
  return company.join(from, to, isArch ? [...arch, ...above] : above);
}
