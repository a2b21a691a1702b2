import type { Art } from '../../art/art.ts';
import { artData } from '../../art/artData.ts';
import { drawBody } from '../../bodies/drawBody.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { ellipse } from '../../parts/shapes.ts';
import type { Scene, SceneRelation } from '../../reading/Scene.ts';
import type { Actor, Part } from './Actor.ts';
import type { Company } from './Company.ts';
import { feetOf } from './grounding.ts';
import { heightOf, joinAll, middleOf, widthOf } from './joinAll.ts';

/** Share of a figure's height that a head takes, at most. */
const HEAD = 0.42;
/** A ring with nothing in its middle is so wide as a share of what its members take side by side, and so many times as wide as deep. */
const OPEN = 0.58;
const OPEN_DEEP = 0.52;
const FLAT = 1.25;
/** Those at the near side of a ring are so much farther apart than those in its middle, and those at its far side nearer each other. */
const NEARER = 0.16;

/** All in a ring, around a center where there is one: those at its far side are higher and behind, those at its near side lower. */
export function ringAround(
  company: Company,
  actors: readonly Actor[],
  center?: Actor,
  open = OPEN_DEEP,
): boolean {
  const starts = [Math.PI / 2 + Math.PI / actors.length, Math.PI / 2];
  return [1, 1.2, 1.45, 1.7].some((far) =>
    starts.some((start) => inRing(company, actors, { far, start, open, ...(center ? { center } : {}) })),
  );
}

/** At both sides of somebody, those next to that one nearer the viewer: nobody is over another's head. */
export function sitAtSides(company: Company, actors: readonly Actor[], center: Actor): boolean {
  const box = company.box(center);
  const wide = Math.max(...actors.map((actor) => widthOf(company, actor)));
  const high = Math.max(...actors.map((actor) => heightOf(company, actor)));
  const half = (box.right - box.left) / 2;
  return [0.28, 0.36, 0.46, 0.58].some((near) =>
    joinAll(
      company,
      actors,
      (actor, index) => {
        const [side, out] = [index % 2 === 0 ? -1 : 1, Math.floor(index / 2)];
        const x = (box.left + box.right) / 2 + side * (half + (near + SEATS_APART * out) * wide);
        const down = out % 2 === 0 ? NEARER_DOWN * high : 0;
        return { x: x - middleOf(company, actor), y: down, back: -down, layer: down > 0 ? 'before' : 'back' };
      },
      center,
    ),
  );
}

/** So far apart are those at one side, as a share of their width, and so much lower is every other one, of their height. */
const SEATS_APART = 0.8;
const NEARER_DOWN = 0.3;

function inRing(
  company: Company,
  actors: readonly Actor[],
  { far, start, open, center }: { far: number; start: number; open: number; center?: Actor },
): boolean {
  const count = actors.length;
  const box = center ? company.box(center) : { left: 0, right: 0, top: 0, bottom: 0 };
  const [x, y] = radiiOf(company, actors, { open, center });
  const turns = actors.map((_, index) => start + (index / count) * 2 * Math.PI);
  const order = [...actors.keys()].sort((a, b) => Math.sin(turns[b] ?? 0) - Math.sin(turns[a] ?? 0));
  return joinAll(
    company,
    order.flatMap((index) => actors[index] ?? []),
    (actor, at) => {
      const turn = turns[order[at] ?? 0] ?? 0;
      const down = count === 2 ? 0 : far * y * Math.sin(turn);
      const out = far * x * (1 + NEARER * Math.sin(turn)) * Math.cos(turn);
      return {
        x: (box.left + box.right) / 2 + out - middleOf(company, actor),
        y: down,
        back: -down,
        layer: center && down >= 0 ? 'before' : 'back',
      };
    },
    center,
  );
}

/** How far to the side and to the back a ring reaches. */
function radiiOf(
  company: Company,
  actors: readonly Actor[],
  { open, center }: { open: number; center: Actor | undefined },
): [number, number] {
  const count = actors.length;
  const [wide, high] = [
    Math.max(...actors.map((actor) => widthOf(company, actor))),
    Math.max(...actors.map((actor) => heightOf(company, actor))),
  ];
  const free = Math.abs(Math.sin(Math.PI / count));
  const apart = count > 4 ? HEAD / Math.sin((2 * Math.PI) / count) : 0.5;
  if (center === undefined) {
    const deep = Math.max(apart, open) * high;
    return [Math.max((OPEN * wide) / free, FLAT * deep), deep];
  }
  const box = company.box(center);
  return [
    Math.max((box.right - box.left) / 2 + 0.5 * wide, (0.42 * wide) / free),
    Math.max(apart * high, 0.3 * (box.bottom - box.top)),
  ];
}

/** Whether a ring sits or stands on what lies on the ground: a rug, a blanket. */
export function isRingOn({ things }: Scene, { kind, from, to }: SceneRelation): boolean {
  const cover = things[to];
  return (
    kind === 'on' &&
    things[from]?.order === 'ring' &&
    cover?.count === 1 &&
    artData().things.get(cover.key)?.lies !== undefined
  );
}

/** All in a ring with nothing in its middle; of those who sit, the near ones are seen from behind: they look to it. */
export function openRing(company: Company, actors: readonly Actor[]): boolean {
  const isSitting = actors.every(({ request }) => request.pose === 'sit');
  if (!isSitting || !ringAround(company, actors, undefined, SITTING_DEEP)) return ringAround(company, actors);
  const feet = actors.map((actor) => company.box(actor).bottom);
  const middle = (Math.min(...feet) + Math.max(...feet)) / 2;
  for (const actor of actors) turnAway(company, actor, middle);
  return true;
}

/** So many times as high as one of them is half the depth of a ring of those who sit. */
const SITTING_DEEP = 0.74;

function turnAway(company: Company, actor: Actor, middle: number): void {
  const { top, bottom } = company.box(actor);
  if (bottom < middle + NEAR_SIDE * (bottom - top)) return;
  const request = { ...actor.request, looks: { ...actor.request.looks, away: true as const } };
  const body = drawBody(request);
  company.embody(actor, { body, request }, { moves: (part) => part, isOver: false });
}

/** So far nearer than the middle, as a share of the height of who sits there. */
const NEAR_SIDE = 0.25;

/** A cover as it is seen from above: two ovals, one in the other. */
function oval({ art }: Part): Art {
  const [x, y] = [art.left + art.width / 2, art.top + art.height / 2];
  const sketch = new Sketch();
  for (const [share, fill] of OVALS)
    sketch.area([ellipse(x, y, (share * art.width) / 2, (share * OVAL * art.width) / 2)], fill);
  return sketch.art();
}

const OVAL = 0.62;
const OVALS = [
  [1, '#c9705c'],
  [0.9, '#f0d9a8'],
] as const;

/** Makes what a ring is on no larger than one of them: it is laid under all of them once they are there. */
function shrinkCover(company: Company, [leader]: readonly Actor[], cover: Actor): void {
  const part = company.partOf(cover);
  const { to } = part;
  const art = cover.record.kind === 'furniture' ? oval(part) : part.art;
  const factor = Math.min(1, leader ? widthOf(company, leader) / widthOf(company, cover) : 1);
  const scaled = { a: factor * to.a, b: to.b, c: to.c, d: factor * to.d, e: factor * to.e, f: factor * to.f };
  company.redraw(cover, { art, to: scaled, actor: cover });
}

/** All in a ring on a cover; false where one cannot be had. */
export function ringOn(company: Company, actors: readonly Actor[], [cover]: readonly Actor[]): boolean {
  if (cover === undefined) return false;
  const restore = company.save();
  shrinkCover(company, actors, cover);
  const isDone = openRing(company, actors) && layUnderRing(company, actors, cover);
  if (!isDone) restore();
  return isDone;
}

/** Lays under the feet of a ring what it is on, so large that all have their place there. */
function layUnderRing(company: Company, [leader]: readonly Actor[], cover: Actor): boolean {
  if (leader === undefined) return false;
  const group = company.groupOf(leader);
  const feet = feetOf(group);
  const [xs, ys] = [feet.map(({ x }) => x), feet.map(({ y }) => y)];
  const [wide, own] = [Math.max(...xs) - Math.min(...xs), company.box(cover)];
  company.letHide(cover);
  return [1.5, 1.35, 1.2, 1.7].some((share) => {
    const factor = (share * wide) / (own.right - own.left);
    const x = (Math.max(...xs) + Math.min(...xs)) / 2 - (factor * (own.left + own.right)) / 2;
    const y = (Math.max(...ys) + Math.min(...ys)) / 2 - (factor * (own.top + own.bottom)) / 2;
    return company.join(cover, leader, [{ x, y, factor, layer: 'back' }]);
  });
}

/** Whether a ring is formed of those who hold hands, or on a rug, once all else is done. */
export function isOfRing(scene: Scene, relation: SceneRelation): boolean {
  const { things } = scene;
  const { kind, from, to } = relation;
  if (isRingOn(scene, relation)) return true;
  return kind === 'hold-hands' && from === to && things[from]?.order === 'ring';
}
