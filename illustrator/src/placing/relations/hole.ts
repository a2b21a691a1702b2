import { Sketch } from '../../parts/Sketch.ts';
import { ellipse } from '../../parts/shapes.ts';
import type { Kind } from '../../things/recordSchema.ts';
import { type Actor, isKnown, type Part } from '../Actor.ts';
import type { Way } from '../Company.ts';
import { spanAt } from '../silhouette.ts';
import { MOST_RATIO, UNIT } from '../sizes.ts';
import { bustOf } from './bust.ts';
import { cutAtY } from './cutAt.ts';
import type { Meeting } from './rule.ts';

/** Kinds that a hole can be made in. */
const SOLID: ReadonlySet<Kind> = new Set(['food', 'object']);
/** A hole is so wide as a share of its host there, and so high as a share of its width. */
const WIDE = 0.74;
const HIGH = 0.3;
/** Where it is, as a share of the host's height; that of food, which has no top, is in its middle. */
const LEVEL = 0.3;
const MIDDLE = 0.52;
/** Who rises out of it takes so much of its width. */
const FILLS = 0.88;
/** The same of several, who overlap. */
const CLOSE = 1.2;
/** So much of a head's width is seen below it, or half of who has no such head. */
const NECK = 0.15;
/** Longest side of who rises, at least: no smaller than things on a page are. */
const LEAST = (1.005 * UNIT) / MOST_RATIO;
/** How large a host is beside who is in its hole. */
export const HOLED = 2.1;

/** Whether nothing is known of how a thing is entered, and a hole is made for it. */
export function isClosed(host: Pick<Actor, 'record'>): boolean {
  return SOLID.has(host.record.kind) && !isKnown(host, 'inside') && !isKnown(host, 'window');
}

/** Rises out of a hole in what has no opening, cut at its middle; several side by side. */
export function riseFromHole(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  const host = company.partOf(to);
  const box = company.box(to);
  const level = to.record.kind === 'food' ? MIDDLE : LEVEL;
  const y = box.top + level * (box.bottom - box.top);
  const [left, right] = spanAt(host.art, (y - host.to.f) / host.to.d) ?? [0, 0];
  const [wide, middle] = [(right - left) * host.to.a, ((left + right) / 2) * host.to.a + host.to.e];
  const { own, cutY: shoulders } = bustOf(meeting, NECK);
  const cutY = Math.max(shoulders, (own.top + own.bottom) / 2);
  const x = middle + ((index + 0.5) / count - 0.5) * WIDE * wide;
  const room = (count > 1 ? CLOSE : FILLS) * WIDE * wide;
  const fits = Math.min(1, room / count / (own.right - own.left));
  const { art, to: at } = company.partOf(from);
  const long = Math.max(art.width, art.height) * Math.hypot(at.a, at.b);
  const factors = [1, 0.85, 0.7].map((part) => fits * part);
  const ways = factors
    .filter((factor) => factor * long > LEAST)
    .map((factor): Way => {
      return {
        x: x - ((own.left + own.right) / 2) * factor,
        y: y - cutY * factor,
        factor,
        layer: 'before',
        cut: (one) => cutAtY(one, y),
        under: index === 0 ? [hole(middle, y, (WIDE * wide) / 2)] : [],
      };
    });
  return company.join(from, to, ways);
}

function hole(x: number, y: number, radius: number): Part {
  const sketch = new Sketch();
  sketch.area([ellipse(x, y, radius, radius * HIGH)], '#8a7a6c');
  return { art: sketch.art(), to: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }, role: 'subject' };
}
