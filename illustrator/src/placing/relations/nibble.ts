import { isSmallBuild } from '../../bodies/smallAnimal.ts';
import { buildOf } from '../../things/fourLegged.ts';
import type { Thing } from '../../things/Things.ts';
import { type Actor, isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { asMorsel, faceOf, fitAtBody, put } from './carry.ts';
import { holdByEnd } from './holdByEnd.ts';
import { reachFor } from './reach.ts';
import { directionOf, isLively, type Meeting } from './rule.ts';

/** How large what is nibbled or held is beside who has it between the paws, the largest first. */
const SIZES = [0.3, 0.26, 0.22];
/** How far from its middle the paws are, as shares of its width, and how far down it. */
const OUT = [0.42, 0.34, 0.26];
const DOWN = [0.55, 0.7, 0.4];

/** Whether a small animal has it between both paws: an acorn, cheese. */
export function isInPaws(from: { record: Thing }, to: { record: Thing }): boolean {
  const build = buildOf(from.record);
  const isLoose = to.record.rests !== 'air' && !isKnown(to, 'string') && !isLively(to);
  const isTool = to.record.uses?.some((use) => !NO_TOOL.has(use)) === true;
  return build !== undefined && isSmallBuild(build) && isLoose && !isTool;
}

/** Uses of what is only had or eaten. */
const NO_TOOL: ReadonlySet<string> = new Set(['held', 'eaten', 'thrown', 'kicked', 'drunk']);

/** Both paws have it right below the mouth; what has an end to be held by has its other end there. */
export function nibble(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (!isInPaws(from, to) || from.body.facing !== 'front') return false;
  if (isKnown(to, 'handle') && nibbleEnd(meeting)) return true;
  const mouth = company.point(from, 'mouth');
  const below = { x: mouth.x, y: mouth.y + AT_LIPS * (company.box(from).bottom - mouth.y) };
  return inPaws(meeting, below);
}

/** How far below the middle of the mouth it begins, as a share of what is below that. */
const AT_LIPS = 0.03;

/** Both paws have it before the belly, the face free. */
export function holdInPaws(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (!isInPaws(from, to) || isKnown(to, 'handle') || from.body.facing !== 'front') return false;
  const face = faceOf(company, from);
  return inPaws(meeting, { x: (face.left + face.right) / 2, y: face.bottom });
}

/** Puts its upper edge at a point, a paw on either side. */
function inPaws({ company, from, to }: Meeting, at: { x: number; y: number }): boolean {
  const restore = company.save();
  for (const share of SIZES) {
    const way = put(company.groupBox(to), { ...at, edge: 'top' }, fitAtBody(to, from, share));
    const ways: Way[] = [{ ...way, isHeld: true, cut: (one) => ({ ...one, ...asMorsel(from) }) }];
    if (company.join(to, from, ways) && clasp(company, from, to)) return true;
    restore();
  }
  return false;
}

function clasp(company: Meeting['company'], from: Actor, to: Actor): boolean {
  const { left, right, top, bottom } = company.box(to);
  const [middle, wide] = [(left + right) / 2, right - left];
  return OUT.some((out) =>
    DOWN.some((down) => {
      const y = top + down * (bottom - top);
      const goals = { leftHand: { x: middle - out * wide, y }, rightHand: { x: middle + out * wide, y } };
      return reachFor(company, from, goals, { over: 'hands', at: from });
    }),
  );
}

/** How long it is beside who nibbles it, and how steep it hangs down, in degrees. */
const LONG = [0.42, 0.36, 0.3];
const STEEP = [66, 54, 78];

/** Its end is at the mouth, both paws along it, the other end down at the side. */
function nibbleEnd(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  return holdByEnd(meeting, {
    goal: company.point(from, 'mouth'),
    sizes: LONG.map((share) => fitAtBody(to, from, share)),
    steep: STEEP,
    note: asMorsel(from),
    handsAt: (along) => {
      const [near, far] = [along(0.45), along(0.78)];
      return directionOf(from) > 0 ? { leftHand: near, rightHand: far } : { leftHand: far, rightHand: near };
    },
  });
}

/** Those that are not at the mouth lie on both sides of the feet, as large as that one. */
export function layOthers({ company, from, to }: Meeting, others: readonly Actor[]): boolean {
  const factor = (company.box(to).bottom - company.box(to).top) / heightOf(company, others[0] ?? to);
  return others.every((one, index) => {
    const [group, own] = [company.groupBox(from), company.box(one)];
    const side = index % 2 === 0 ? 1 : -1;
    const half = ((own.right - own.left) * factor) / 2;
    const x = side > 0 ? group.right + 1.1 * half : group.left - 1.1 * half;
    const bottom = company.box(from).bottom;
    // Where that is too small for a page, larger.
    const ways = [1, 1.2, 1.5].map(
      (times): Way => ({
        ...put(own, { x, y: bottom, edge: 'bottom' }, factor * times),
        isHeld: true,
      }),
    );
    return company.join(one, from, ways);
  });
}

function heightOf(company: Meeting['company'], actor: Actor): number {
  const { top, bottom } = company.box(actor);
  return bottom - top;
}
