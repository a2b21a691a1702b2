import { drawBody } from '../bodies/drawBody.ts';
import type { Stage } from '../stages/Stage.ts';
import { type Actor, moved, type Part } from './Actor.ts';
import type { Company } from './Company.ts';
import { isLively } from './relations/rule.ts';
import { boxUnder } from './silhouette.ts';
import { isOfTables, memberOf } from './Troupe.ts';

/** So many share a table. */
const MOST_ON_TABLE = 5;
/** Width of a table, in the units of groups: no doll's table. */
const LEAST_WIDTH = 400;
/** A table is so much lower than it is drawn. */
const LOW = 0.75;

/** Gives what stands on tables a table, in a room where others stand on the floor and which has no counter. */
export function addStands(company: Company, stage: Stage): void {
  if (stage.medium !== 'inside') return;
  const groups = company.groups();
  const small = groups.filter(isOfTables);
  if (!groups.some(({ host }) => isLively(host) || host.record.kind === 'furniture')) return;
  // Where one of a kind is in somebody's hands the others lie beside them.
  const isFree = (host: Actor) => company.of(host.thing).every((one) => isOfTables(company.groupOf(one)));
  const loose = small
    .filter((group) => memberOf(group, stage).support === 'ground' && isFree(group.host))
    .map(({ host }) => host);
  for (let at = 0; at < loose.length; at += MOST_ON_TABLE) {
    const [first, ...others] = loose.slice(at, at + MOST_ON_TABLE);
    if (!first) continue;
    for (const other of others) {
      const [own, row] = [company.groupBox(other), company.groupBox(first)];
      company.join(other, first, [{ x: row.right - own.left + 20, y: 0, layer: 'before' }]);
    }
    company.add(first, { under: [tableUnder(company, first)] });
  }
}

/** A table whose top is at the feet of a group. */
function tableUnder(company: Company, host: Actor): Part {
  const box = company.groupBox(host);
  const { art, places } = drawBody({ key: 'table', looks: {}, wears: [], variant: 0 });
  const wide = Math.max(LEAST_WIDTH, 1.2 * (box.right - box.left));
  const scale = wide / art.width;
  const to = { a: scale, b: 0, c: 0, d: scale * LOW, e: 0, f: 0 };
  const under = boxUnder(to, art);
  const part: Part = { art, to, role: 'scenery' };
  const x = (box.left + box.right - under.left - under.right) / 2;
  return moved(part, x, box.bottom - (places.top?.y ?? art.top) * scale * LOW - 6);
}
