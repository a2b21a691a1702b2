import type { Way } from '../company/Company.ts';
import { spanAt } from '../geometry/silhouette.ts';
import { put } from './carry.ts';
import type { Meeting } from './rule.ts';

/** How wide a cloud at a peak is, as a share of how large that is, and how far down it the first one is and each after it. */
const FLOATING = 0.26;
const FIRST_DOWN = 0.06;
const NEXT_DOWN = 0.07;
/** How far out from the slope they are in turn, as shares of the peak's width. */
const OUT = [0.1, 0.22];

/** Clouds at both slopes of a peak, before it and none below its middle. */
export function floatAt({ company, from, to, index }: Meeting): boolean {
  const [own, other, part] = [company.groupBox(from), company.box(to), company.partOf(to)];
  const [wide, high] = [other.right - other.left, other.bottom - other.top];
  const factor = (FLOATING * Math.max(wide, high)) / (own.right - own.left);
  const side = index % 2 === 0 ? -1 : 1;
  const down = FIRST_DOWN + NEXT_DOWN * index;
  const out = OUT[Math.floor(index / 2) % OUT.length] ?? 0;
  const ways = [0, 0.03, -0.03, -0.06].map((lower): Way => {
    const y = other.top + (down + lower) * high;
    const span = spanAt(to.body.art, (y - part.to.f) / part.to.d) ?? [0, 0];
    const edges = span.map((x) => x * part.to.a + part.to.e);
    const edge = side < 0 ? Math.min(...edges) : Math.max(...edges);
    return { ...put(own, { x: edge + side * out * wide, y }, factor), spare: 0 };
  });
  return company.join(from, to, ways);
}
