import type { Way } from '../Company.ts';
import { ringAround } from '../formations.ts';
import { spanAt } from '../silhouette.ts';
import { besideWays, type Casting, directionOf, isLively, type Meeting } from './rule.ts';

/** What several are around is no larger than it has to be: they are seen beside it. */
export function aroundIt(from: Casting, _to: Casting, { to }: { to: number }): void {
  if (from.count > 1 && isLively(from)) from.hosts.push({ thing: to, share: LEAST_AROUND });
}

const LEAST_AROUND = 0.4;

/** All in a ring; one alone is close beside, in the air where it flies. */
export function around(meeting: Meeting): boolean {
  const { company, from, to, count } = meeting;
  if (count === 1 && from.record.kind === 'flier') return flyBeside(meeting);
  if (count === 1) return company.join(from, to, besideWays(meeting, [0.05, 0], [1, -1]));
  return ringAround(company, company.of(from.thing), to);
}

/** Close to the side of what one flies around or up to, at two thirds of its height; it looks at it. */
function flyBeside({ company, from, to }: Meeting): boolean {
  const [own, other, part] = [company.groupBox(from), company.box(to), company.partOf(to)];
  const side = -directionOf(from);
  const ways = [0.3, 0.2, 0.4, 0.5].flatMap((down) => {
    const y = other.top + down * (other.bottom - other.top);
    const span = spanAt(to.body.art, (y - part.to.f) / part.to.d);
    if (span === undefined) return [];
    const edges = span.map((x) => x * part.to.a + part.to.e);
    const edge = side < 0 ? Math.min(...edges) : Math.max(...edges);
    return [-0.02, 0.06].map((gap): Way => {
      const near = side < 0 ? own.right : own.left;
      const x = edge + side * gap * (own.right - own.left) - near;
      return { x, y: y - (own.top + own.bottom) / 2, layer: 'before' };
    });
  });
  return company.join(from, to, ways);
}
