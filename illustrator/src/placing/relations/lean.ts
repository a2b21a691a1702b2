import { isTree } from '../../things/trees.ts';
import { type Actor, boxOfPart, type Part, turned } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { edgeAt } from './pull.ts';
import { directionOf, type Meeting } from './rule.ts';

/** Its back to a thing, tilted so that the shoulders touch it. */
export function leanOn(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from) > 0 ? 1 : -1;
  const box = company.box(from);
  const high = box.bottom - box.top;
  // What is long stands upright.
  const isLong = box.right - box.left > LONG * high;
  const turn = isLong ? 0 : (-side * LEAN * Math.PI) / 180;
  const level = isTree(to.record) ? onTrunk(company, to) : box.top + 0.35 * high;
  const edge = edgeAt(company, to, { y: level, side });
  return company.join(
    from,
    to,
    (isLong ? BEFORE_IT : [0.02, 0, 0.06]).map((gap): Way => {
      const x =
        edge +
        side * gap * high -
        (side > 0 ? box.left : box.right) +
        side * Math.sin(-side * turn) * 0.5 * high;
      return { x, y: 0, layer: 'before', isHeld: true, cut: (part) => tilted(part, turn) };
    }),
  );
}

/** Where the trunk of a tree is seen below its crown, as a share of its height. */
const TRUNK = 0.86;

function onTrunk(company: Company, tree: Actor): number {
  const { top, bottom } = company.box(tree);
  return top + TRUNK * (bottom - top);
}

/** So much wider than high is what is not tilted. */
const LONG = 1.1;
/** So far, as shares of its height, it reaches before what it leans on. */
const BEFORE_IT = [-0.5, -0.3, 0];

/** Degrees that who leans on something is tilted. */
const LEAN = 9;

/** A part turned around the middle of its foot. */
export function tilted(part: Part, turn: number): Part {
  const { left, right, bottom } = boxOfPart(part);
  const x = (left + right) / 2;
  return { ...part, to: turned(part.to, { x, y: bottom }, turn) };
}
