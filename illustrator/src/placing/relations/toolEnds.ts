import { isKnown } from '../company/Actor.ts';
import { fitTo, put } from './carry.ts';
import { directionOf, type Meeting } from './rule.ts';
import { toolOf } from './tools.ts';

/** What is hit lies at the end of the stick in the hand, on the ground. */
export function atTip({ company, from, to }: Meeting): boolean {
  const stick = toolOf(company, from);
  if (stick === undefined || !isKnown(stick, 'tip') || !to.record.uses?.includes('pushed')) return false;
  const [tip, own] = [company.point(stick, 'tip'), company.groupBox(to)];
  const factor = fitTo(to, from, 0.34);
  const ways = [0.5, 0.65, 0.8].map((out) => {
    const x = tip.x + directionOf(from) * out * (own.right - own.left) * factor;
    return { ...put(own, { x, y: tip.y, edge: 'bottom' }, factor), isHeld: true as const };
  });
  return company.join(to, from, ways);
}

/** What is caught is at the mouth of the net in the hand, no larger than it. */
export function inNet({ company, from, to }: Meeting): boolean {
  const net = toolOf(company, from);
  if (!net) return false;
  const [box, own] = [company.box(net), company.groupBox(to)];
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const fits = Math.min(fitTo(to, from, 0.5), (0.8 * Math.max(wide, high)) / (own.right - own.left));
  const ways = [0.5, 0.9, 1.3].flatMap((out) =>
    [1, 0.8].map((part) => {
      const x = (box.left + box.right) / 2 + directionOf(from) * (out - 0.5) * wide;
      return put(own, { x, y: box.top + 0.25 * high }, Math.max(fits * part, fitTo(to, from, 0)));
    }),
  );
  return company.join(to, net, ways);
}
