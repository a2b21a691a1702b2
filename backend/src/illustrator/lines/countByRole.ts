import { findComponents } from '../../raster/components.ts';
import type { TracedScene } from '../index.ts';
import type { Role } from './paintArt.ts';

/** How many of a page's enclosed areas belong to what was asked for, to the place, to fillers and to the frame. */
export function countByRole({ bitmap, map, placed }: TracedScene): Record<Role, number> {
  const roleOf = rolesByLabel(placed);
  const counts: Record<Role, number> = { subject: 0, scenery: 0, filler: 0, frame: 0 };
  const paper = findComponents(bitmap, 0);
  const labels = Array.from(paper.areas, () => new Map<number, number>());
  for (let run = 0; run < paper.runCount; run += 1) {
    const owner = paper.owners[run] ?? 0;
    const middle = ((paper.starts[run] ?? 0) + (paper.ends[run] ?? 0)) >> 1;
    const label = map.labels[2 * (paper.rows[run] ?? 0) * map.width + 2 * middle] ?? 0;
    const seen = labels[owner];
    seen?.set(label, (seen.get(label) ?? 0) + 1);
  }
  for (const [owner, seen] of labels.entries()) {
    if (paper.touchesEdge[owner] === 1) continue;
    const [label] = [...seen].sort((a, b) => b[1] - a[1])[0] ?? [0];
    counts[roleOf(label)] += 1;
  }
  return counts;
}

function rolesByLabel(placed: TracedScene['placed']): (label: number) => Role {
  const roles: Role[] = ['scenery'];
  for (const { art, role } of placed) for (const _ of art.items) roles.push(role ?? 'scenery');
  return (label) => roles[label] ?? 'scenery';
}
