import type { Random } from '../../Random.ts';
import type { Scene, SceneThing } from '../../reading/Scene.ts';
import type { Undone } from '../Placement.ts';
import type { Actor } from './Actor.ts';
import { assemble } from './assemble.ts';
import type { Company } from './Company.ts';
import { inChain, inCycle } from './cycle.ts';
import { inGrades } from './grades.ts';
import { handRing } from './handRing.ts';
import { handsAround, heldAround } from './handsAround.ts';
import { inSchool } from './inSchool.ts';
import { heightOf, joinAll, middleOf, widthOf } from './joinAll.ts';
import { inPile } from './piles.ts';
import { isRingOn, openRing, ringAround, ringOn } from './ringAround.ts';
import { standTogether } from './standTogether.ts';

/** More than a few in one row that is so many times as wide as high would be specks: they stand in two. */
const FLATTEST = 6;
const FEW_IN_ROW = 3;
/** More than so many stand in rows of four. */
const LONGEST_ROW = 6;
const LONGEST_FILE = 5;

/** Puts the copies of things that are to stand in a row, a ring or a pile together; notes what cannot be done. */
export function formUp(
  scene: Scene,
  company: Company,
  { undone, random }: { undone: Undone; random: Random },
): void {
  const done = assemble(scene, company);
  for (const index of scene.things.keys()) holdAround(scene, company, { index, undone });
  for (const [index, { order }] of scene.things.entries()) {
    if (order === undefined || done.has(index)) continue;
    const mates = matesOf(scene, index, order);
    for (const mate of mates) done.add(mate);
    const isRound = scene.relations.some(({ kind, from }) => kind === 'around' && from === index);
    const actors = mates.flatMap((mate) => company.of(mate));
    const hosts = new Map(actors.map((actor) => [company.groupOf(actor), actor]));
    const held = scene.relations.findIndex(
      ({ kind, from, to }) => kind === 'hold-hands' && from === index && to === index,
    );
    if (isRound || hosts.size < 2) continue;
    const isHandInHand = order === 'ring' && held >= 0;
    if (isHandInHand && !handRing(company, [...hosts.values()])) undone.relations.push(held);
    if (isHandInHand) continue;
    const cover = scene.relations.findIndex((one) => one.from === index && isRingOn(scene, one));
    const isOn = cover >= 0 && ringOn(company, actors, company.of(scene.relations[cover]?.to ?? -1));
    if (cover >= 0 && !isOn) undone.relations.push(cover);
    if (!isOn && !FORMS[order](company, [...hosts.values()]))
      undone.looks.push({ thing: index, look: 'order' });
  }
  for (const [index, { order }] of scene.things.entries())
    if (order === undefined) driveInLanes(scene, company, index);
  inSchool(scene, company);
  standTogether(scene, company, random);
}

/** Many vehicles of which nothing else is said are in two lanes, none on top of another. */
function driveInLanes({ relations }: Scene, company: Company, index: number): void {
  const actors = company.of(index);
  const isFree = relations.every(({ from, to }) => from !== index && to !== index);
  if (actors[0]?.record.kind !== 'vehicle' || actors.length < LEAST_IN_LANES || !isFree) return;
  const perRow = Math.ceil(actors.length / 2);
  const widest = Math.max(...actors.map((actor) => widthOf(company, actor)));
  const high = Math.max(...actors.map((actor) => heightOf(company, actor)));
  joinAll(company, actors, (actor, at) => {
    const [row, along] = [Math.floor(at / perRow), at % perRow];
    const back = row * LANE * high;
    return {
      x: (along + row * SHIFTED) * LANE_GAP * widest - middleOf(company, actor),
      y: -back,
      back,
      layer: row > 0 ? 'back' : 'before',
    };
  });
}

/** Fewer find their places by themselves. */
const LEAST_IN_LANES = 4;
/** How far behind the near lane the far one is, how much farther along those in it are, and how far apart two are, as shares of one. */
const LANE = 0.9;
const SHIFTED = 0.3;
const LANE_GAP = 1.06;

/** Those who hold hands around something; where they cannot, they are around it. */
function holdAround(
  scene: Scene,
  company: Company,
  { index, undone }: { index: number; undone: Undone },
): void {
  const center = company.of(heldAround(scene, index) ?? -1)[0];
  if (center === undefined) return;
  const actors = company.of(index);
  if (handsAround(company, actors, center)) return;
  const isRound = ringAround(company, actors, center);
  for (const [at, { kind, from, to }] of scene.relations.entries())
    if (from === index && ((kind === 'hold-hands' && to === index) || (kind === 'around' && !isRound)))
      undone.relations.push(at);
}

/** Things that are named one after the other in the same order stand together: a giraffe, a lion and a zebra side by side. */
function matesOf({ things }: Scene, index: number, order: NonNullable<SceneThing['order']>): number[] {
  const mates = [index];
  while (things[index + mates.length]?.order === order) mates.push(index + mates.length);
  return mates;
}

const FORMS: Record<
  NonNullable<SceneThing['order']>,
  (company: Company, actors: readonly Actor[]) => boolean
> = {
  row: inRows,
  'side-by-side': inRows,
  ring: openRing,
  pile: inPile,
  wedge: inWedge,
  portrait: inPortrait,
  cycle: inCycle,
  chain: inChain,
  graded: inGrades,
};

/** Signs and faces fill a page as on a chart, from its upper left; nothing of one is behind another one. */
function inGrid(company: Company, actors: readonly Actor[]): boolean {
  const widest = Math.max(...actors.map((actor) => widthOf(company, actor)));
  const high = Math.max(...actors.map((actor) => heightOf(company, actor)));
  const columns = actors.length > LONGEST_ROW ? 3 : 2;
  return joinAll(company, actors, (actor, index) => {
    const x = (index % columns) * CHART * widest - middleOf(company, actor);
    return { x, y: Math.floor(index / columns) * CHART * high, layer: 'before' };
  });
}

/** From one to the next, as a share of its size. */
const CHART = 1.12;
const CHARTED: ReadonlySet<string> = new Set(['face', 'symbol']);

/** One beside the other; those behind look through the gaps of those in front. */
function inRows(company: Company, actors: readonly Actor[]): boolean {
  const areSigns = actors.every(({ record }) => CHARTED.has(record.kind));
  if (areSigns && actors.length > FEW_IN_ROW) return inGrid(company, actors);
  const widest = Math.max(...actors.map((actor) => widthOf(company, actor)));
  const high = Math.max(...actors.map((actor) => heightOf(company, actor)));
  const isFlat = actors.length > FEW_IN_ROW && actors.length * widest > FLATTEST * high;
  const rows = actors.length > LONGEST_ROW ? Math.ceil(actors.length / LONGEST_FILE) : isFlat ? 2 : 1;
  const perRow = Math.ceil(actors.length / rows);
  return [0.62, 0.95].some((up) =>
    joinAll(company, actors, (actor, index) => {
      const [row, at] = [Math.floor(index / perRow), index % perRow];
      const back = row * up * high;
      const x = (at + (row % 2) * 0.5) * widest * (rows > 1 ? 1.04 : 0.96);
      return { x: x - middleOf(company, actor), y: -back, back, layer: row > 0 ? 'back' : 'before' };
    }),
  );
}

/** As geese fly: the others behind the first to both sides of it, each farther back. */
function inWedge(company: Company, actors: readonly Actor[]): boolean {
  const widest = Math.max(...actors.map((actor) => widthOf(company, actor)));
  const high = Math.max(...actors.map((actor) => heightOf(company, actor)));
  const ahead = actors[0]?.facing === 'right' ? 1 : -1;
  return joinAll(company, actors, (actor, index) => {
    const [rank, side] = [Math.ceil(index / 2), index % 2 === 0 ? 1 : -1];
    const x = -ahead * rank * 0.8 * widest - middleOf(company, actor);
    return { x, y: side * rank * 0.62 * high, layer: side > 0 ? 'before' : 'back' };
  });
}

/** As for a photograph: small ones in front, tall ones behind, who look over their heads. */
function inPortrait(company: Company, actors: readonly Actor[]): boolean {
  const bySize = [...actors].sort((a, b) => heightOf(company, b) - heightOf(company, a));
  if (actors.length < 4) {
    const [tallest, ...rest] = bySize;
    const [second, ...small] = rest;
    return inRows(
      company,
      [tallest, ...small, second].filter((actor) => actor !== undefined),
    );
  }
  const behind = bySize.slice(0, Math.ceil(actors.length / 2));
  const front = bySize.slice(behind.length);
  const step = 1.04 * Math.max(...actors.map((actor) => company.box(actor).right - company.box(actor).left));
  const high = Math.max(...front.map((actor) => heightOf(company, actor)));
  // Two and two would stand one behind the other.
  const spread = behind.length === front.length ? 1 + 1 / front.length : 1;
  return [0.35, 0.5, 0.65, 0.85].some((up) =>
    joinAll(company, [...front, ...behind], (actor, index) => {
      const isFront = index < front.length;
      const [at, count] = isFront ? [index, front.length] : [index - front.length, behind.length];
      const back = isFront ? 0 : up * high;
      const x = (at - (count - 1) / 2) * step * (isFront ? 1 : spread);
      return { x: x - middleOf(company, actor), y: -back, back, layer: isFront ? 'before' : 'back' };
    }),
  );
}

/** A file behind a leader who goes to a side; a long one winds to the back. */
export function procession(
  company: Company,
  actors: readonly Actor[],
  { leader, side }: { leader: Actor; side: 1 | -1 },
): boolean {
  const perRow = Math.ceil(actors.length / Math.ceil(actors.length / LONGEST_FILE));
  const box = company.groupBox(leader);
  const high = Math.max(...actors.map((actor) => heightOf(company, actor)));
  const step = 1.02 * Math.max(...actors.map((actor) => widthOf(company, actor)));
  const edge = side > 0 ? box.left : box.right;
  return joinAll(
    company,
    actors,
    (actor, index) => {
      const [row, at] = [Math.floor(index / perRow), index % perRow];
      const x = edge - side * (at + 0.5 + (row % 2) * 0.5) * step - middleOf(company, actor);
      return { x, y: -row * 0.85 * high, back: row * 0.85 * high, layer: row > 0 ? 'back' : 'before' };
    },
    leader,
  );
}
