import type { Way } from '../company/Company.ts';
import { reachFor } from './reach.ts';
import { isLively, type Meeting } from './rule.ts';

/** So many times as wide as high is what is long. */
const LONG = 1.8;

/** Several in a row under what they carry, the hands of all at it. */
export function bearTogether(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  const body = company.box(from);
  const wide = (isLively(to) ? CLOSE : ABREAST) * (body.right - body.left);
  if (index === 0) {
    if (!takeUp(meeting, wide)) return false;
  } else {
    const { left, right } = company.box(to);
    const step = stepOf(meeting, wide);
    const x = (left + right) / 2 + (index - (count - 1) / 2) * step - (body.left + body.right) / 2;
    const isBorne = company.groupOf(to).host.thing === from.thing;
    if (!isBorne || !company.join(from, to, [{ x, y: 0, layer: 'before' }])) return false;
  }
  const [own, load] = [company.box(from), company.box(to)];
  const middle = (own.left + own.right) / 2;
  const y = load.bottom - 0.1 * (load.bottom - load.top);
  const within = (x: number) => {
    const rim = 0.08 * (load.right - load.left);
    return Math.min(load.right - rim, Math.max(load.left + rim, x));
  };
  const far = GRASP * (own.right - own.left);
  // Whose arms would cross the face has them up.
  if (isLively(to) && within(middle - far) !== middle - far) return true;
  if (isLively(to) && within(middle + far) !== middle + far) return true;
  [1, 0.8, 1.2].some((share) => {
    const [leftHand, rightHand] = [middle - share * far, middle + share * far].map(within);
    const goals = { leftHand: { x: leftHand ?? 0, y }, rightHand: { x: rightHand ?? 0, y } };
    return reachFor(company, from, goals, { over: 'arms' });
  });
  return true;
}

/** Brings what several carry to the first of them, who is at its left end: over the head. */
function takeUp(meeting: Meeting, wide: number): boolean {
  const { company, from, to, count } = meeting;
  const body = company.box(from);
  const high = body.bottom - body.top;
  const middle = (body.left + body.right) / 2;
  const { art, to: at } = company.partOf(to);
  const isLong = !isLively(to) && art.width > LONG * art.height;
  const isRound = !isLong && art.height < TALL * art.width;
  const most = ((isLong ? 1 : 0.9) * count * wide) / art.width;
  const d = Math.min(most, ((isRound ? ROUND : LOAD) * high) / art.height);
  const a = isLong ? Math.min(most, STRETCHED * d) : d;
  if (!isLively(to)) company.redraw(to, { art, to: { ...at, a, d } });
  const box = company.box(to);
  const step = stepOf(meeting, wide);
  const x = middle + 0.5 * (count - 1) * step - (box.left + box.right) / 2;
  const downs = isLively(to) ? AMONG : [0.02];
  // What is round rests on those who come next.
  const ways = downs.map((down): Way => {
    const y = body.top + down * high - box.bottom;
    return { x, y, layer: 'behind', ...(isLong ? { isHeld: true } : {}) };
  });
  return company.join(to, from, ways);
}

/** How far apart those who carry stand: under all of the load, somebody who is lifted aside. */
function stepOf({ company, to, count }: Meeting, wide: number): number {
  const { left, right } = company.box(to);
  return isLively(to) ? wide : Math.max(wide, (right - left) / count);
}

/**
 * Those who carry are so many of their widths apart; the load is so high as a share of them at most, a round one more, so many times as
 * long as it is, their hands so far apart.
 */
const ABREAST = 1.1;
const AMONG = [0.05, 0.02];
const CLOSE = 0.94;
const LOAD = 0.6;
const ROUND = 2.4;
const TALL = 1.3;
const STRETCHED = 2.4;
const GRASP = 0.42;
