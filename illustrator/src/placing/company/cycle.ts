import { Sketch } from '../../parts/Sketch.ts';
import { placement } from '../../parts/shapes.ts';
import { centered, lettered } from '../lettering/labelOn.ts';
import { type Actor, boxAround, moved } from './Actor.ts';
import type { Company } from './Company.ts';
import { joinAll } from './joinAll.ts';
import { arrow, type Spot } from './props.ts';

/** Longest side of each stage, and how far apart two are, in the units of groups. */
const STAGE = 560;
const APART = 900;
/** An arrow reaches so far from the middle of one stage to that of the next, as shares of the way. */
const FROM = 0.36;
const TO = 0.66;
const BROAD = 110;
/** How high letters are under a stage, and how wide its name is at most. */
const LETTER = 74;
const WIDEST = 600;
/** How far a name at a side of the ring reaches toward its middle. */
const INWARD = 190;

/** What grows in turn: clockwise in a ring, two side by side, an arrow from each to the next. */
export function inCycle(company: Company, actors: readonly Actor[]): boolean {
  const stages = [...actors].sort((one, other) => ageOf(one, actors) - ageOf(other, actors));
  return inTurn(company, stages, { isClosed: stages.length > 2 });
}

/** Who eats whom: clockwise, an arrow from each to the one that eats it. */
export function inChain(company: Company, actors: readonly Actor[]): boolean {
  return inTurn(company, actors, { isClosed: false });
}

function inTurn(company: Company, stages: readonly Actor[], { isClosed }: { isClosed: boolean }): boolean {
  const [first] = stages;
  if (!first) return false;
  for (const one of stages) {
    const { art, to } = company.partOf(one);
    const size = Math.max(art.width, art.height) * Math.hypot(to.a, to.b);
    company.redraw(one, moved({ art, to }, 0, 0, STAGE / size));
  }
  const spots = spotsOf(stages.length);
  const isDone = joinAll(company, stages, (actor, index) => {
    const [middle, spot] = [middleOf(company, actor), spots[index] ?? { x: 0, y: 0 }];
    return { x: spot.x - middle.x, y: spot.y - middle.y, layer: 'before' };
  });
  if (!isDone) return false;
  const [middle, start] = [middleOf(company, first), spots[0] ?? { x: 0, y: 0 }];
  const at = spots.map(({ x, y }) => ({ x: x - start.x + middle.x, y: y - start.y + middle.y }));
  const over = at.flatMap((spot, index) => {
    const next = at[(index + 1) % at.length];
    return next && (isClosed || index < at.length - 1) ? [between(spot, next)] : [];
  });
  company.add(first, { over });
  nameStages(company, stages);
  return true;
}

/** Which of the stages of the grown one an actor is; the grown one is the last. */
function ageOf({ record }: Actor, actors: readonly Actor[]): number {
  const grown = actors.find((one) =>
    one.record.grows?.some((key) => actors.some((other) => other.record.key === key)),
  );
  const stages = grown?.record.grows ?? [];
  return stages.includes(record.key) ? stages.indexOf(record.key) : stages.length;
}

/** Where the middles of so many stages are. */
function spotsOf(count: number): Spot[] {
  if (count === 2) return [0, 1].map((index) => ({ x: index * APART, y: 0 }));
  const radius = APART / (2 * Math.sin(Math.PI / count));
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI - Math.PI / 2;
    return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
  });
}

/** Puts the names of stages that are labeled under them. */
function nameStages(company: Company, stages: readonly Actor[]): void {
  const all = boxAround(stages.map((stage) => company.partOf(stage)));
  for (const stage of stages) {
    const [label] = stage.labels ?? [];
    if (label === undefined) continue;
    const { art, to } = company.partOf(stage);
    const { left, right, bottom } = boxAround([{ art, to }]);
    const name = lettered(label, { high: LETTER, wide: WIDEST });
    const [x, off] = [(left + right) / 2, (left + right - all.left - all.right) / 2];
    // At a side of the ring it keeps out of the way of the arrows.
    const out = Math.max(0, (name.art.width * name.scale) / 2 - INWARD);
    const side = Math.abs(off) < STAGE / 2 ? 0 : Math.sign(off);
    const named = new Sketch()
      .add(art, to)
      .add(name.art, centered(name, { x: x + side * out, y: bottom + LETTER }));
    company.redraw(stage, { art: named.art(), to: placement(0, 0) });
  }
}

function middleOf(company: Company, actor: Actor): Spot {
  const { left, right, top, bottom } = boxAround([company.partOf(actor)]);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function between(one: Spot, next: Spot) {
  const along = (part: number): Spot => ({
    x: one.x + part * (next.x - one.x),
    y: one.y + part * (next.y - one.y),
  });
  return arrow(along(FROM), along(TO), BROAD);
}
