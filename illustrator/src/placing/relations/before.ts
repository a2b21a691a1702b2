import type { Actor } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { isLively, type Meeting } from './rule.ts';

/** Before what is there: amid a moon, beside the middle of a house. */
export function before(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  const [own, other] = [company.groupBox(from), company.groupBox(to)];
  const middle = (other.left + other.right - own.left - own.right) / 2;
  const reach = (other.right - other.left + own.right - own.left) / 2;
  const high = own.bottom - own.top;
  // Those who are together already come as one.
  const isGroup = company.groupOf(from).parts.filter(({ actor }) => actor && isLively(actor)).length > 1;
  const isMany = count > 1 && !isGroup;
  const spread = isMany ? (index / (count - 1) - 0.5) * 2 : 0;
  // The moon is a disc behind them.
  const isDisc = to.record.kind === 'sky';
  const parts = isMany
    ? [spread * 0.8, spread * 0.9, spread, spread * 1.2]
    : isBehindAs(from, to) && !isGroup && !isDisc
      ? BEFORE_HOUSE
      : [0, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 0.95];
  const ways = parts.flatMap((part) =>
    [0.12, 0.3].map((down): Way => ({ x: middle + part * reach, y: down * high, layer: 'before' })),
  );
  // Its craters tell little of it.
  if (isDisc) company.letHide(to);
  const isThere = company.join(from, to, ways);
  if (isDisc) company.letHide(to, false);
  return isThere;
}

/** Beside its middle a house is seen, and it is so large beside what is before it that it is known. */
const BEFORE_HOUSE = [0.5, -0.5, 0.65, -0.65, 0.35, -0.35, 0.8, -0.8, 0.95];
export const HOUSE_BEHIND = 1.35;

/** Whether one is before it as before a house: beside its middle. */
export function isBehindAs(from: Pick<Actor, 'record'>, to: Pick<Actor, 'record'>): boolean {
  const { kind, size } = to.record;
  return kind === 'building' || (!isLively(to) && size > LEAST_HOUSE * from.record.size);
}

const LEAST_HOUSE = 0.8;
