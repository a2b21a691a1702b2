import { type Actor, moved } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { tipOf } from './atBody.ts';
import { handPoint } from './carry.ts';
import { farEnd } from './farEnd.ts';
import { reachFor } from './reach.ts';
import { leadingHand, type Meeting } from './rule.ts';

/** The other hand is nearer to the end of what is used on the ground, where its arm gets there. */
export function takeWithBoth({ company, from }: Meeting, tool: Actor): void {
  const lead = leadingHand(from);
  const [hand, box] = [company.point(from, lead), company.box(tool)];
  const end = farEnd(company, tool, tipOf(company, tool) ?? { x: (box.left + box.right) / 2, y: box.bottom });
  const other = lead === 'leftHand' ? 'rightHand' : 'leftHand';
  ENDS.some((share) => {
    const goal = { x: hand.x + share * (end.x - hand.x), y: hand.y + share * (end.y - hand.y) };
    return reachFor(company, from, { [other]: goal }, { over: 'hands' });
  });
}

/** How far from the leading hand to the end of the tool. */
const ENDS = [0.8, 0.6, 1];

/** A rake, a spade. */
export function isForGround({ record }: Actor): boolean {
  return record.rests === 'ground' || record.uses?.includes('dug-with') === true;
}

/** Makes what is used on the ground so long that it gets there from the hand. */
export function lengthen(
  company: Company,
  { from, to, tool }: { from: Actor; to: Actor; tool: Actor },
): void {
  const hand = handPoint(company, from);
  const end = tipOf(company, tool) ?? farEnd(company, tool, hand);
  const { top, bottom } = company.box(to);
  const down =
    company.box(from).bottom -
    Math.min(bottom - top, LOWEST * (company.box(from).bottom - hand.y)) / 2 -
    hand.y;
  const by = (SLOPE * down) / Math.hypot(end.x - hand.x, end.y - hand.y);
  if (by <= 1) return;
  const { art, to: at } = company.partOf(tool);
  const [x, y] = [hand.x * (1 - by), hand.y * (1 - by)];
  company.redraw(tool, moved({ art, to: at }, x, y, by));
}

/** A tool is so much longer than the way straight down. */
const SLOPE = 1.25;
/** What is worked on reaches so far up to the hand at most. */
const LOWEST = 0.6;
