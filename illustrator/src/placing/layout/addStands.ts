import type { Stage } from '../../stages/Stage.ts';
import type { Actor } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { isOfTables, memberOf } from '../company/Troupe.ts';
import { LEAST_WIDTH, tableUnder } from '../company/tableUnder.ts';
import { isLively } from '../relations/rule.ts';

/** So many share a table. */
const MOST_ON_TABLE = 5;

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
    const box = company.groupBox(first);
    const wide = Math.max(LEAST_WIDTH, 1.12 * (box.right - box.left));
    company.add(first, { under: [tableUnder(box, wide)] });
  }
}
