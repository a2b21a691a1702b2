import type { Way } from '../company/Company.ts';
import { directionOf, type Meeting } from './rule.ts';
import { toolOf } from './tools.ts';

/** Who stands in line overlaps those before by so much of the own width. */
const IN_LINE = [0.2, 0.1, 0, -0.05];
/** The same of who has a tool ahead. */
const TOOLS_IN_LINE = [0.03, 0, -0.05];

/** Behind who is at it from that side already. */
export function inLine({ company, from, to }: Meeting): boolean {
  const side = directionOf(from) > 0 ? -1 : 1;
  const [own, group] = [company.groupBox(from), company.groupBox(to)];
  const overlaps = toolOf(company, from) ? TOOLS_IN_LINE : IN_LINE;
  const ways = overlaps.map((overlap): Way => {
    const by = overlap * (own.right - own.left);
    return { x: side < 0 ? group.left - own.right + by : group.right - own.left - by, y: 0, layer: 'before' };
  });
  return company.join(from, to, ways);
}
