import { PAGE_WIDTH } from '../../page.ts';
import type { Sketch } from '../../parts/Sketch.ts';
import { roundRect } from '../../parts/shapes.ts';
import type { Random } from '../../Random.ts';
import { BOTTOM, type Build, type BuildLayer, LEFT, paint, RIGHT, standingPiece } from '../Build.ts';
import { isSmall } from '../isSmall.ts';
import { propArt } from '../propArt.ts';

const WOOD = '#d9b384';
const DARK_WOOD = '#b98f66';

/** A table top before a room, wide as the page: what stands on the stage stands on it. */
export function addTable(build: Build): void {
  const y = build.stage.horizon;
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${y} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#f0d2a2');
    sketch.area(`M${LEFT} ${TABLE_EDGE} H${RIGHT} V${BOTTOM} H${LEFT} Z`, DARK_WOOD);
  });
  build.stage.surfaces = [{ of: 'table', left: 70, right: 1205, y: y + 60 }];
}

const TABLE_EDGE = 1530;

/** A counter along the wall, things on both of its ends where it is not for those of the scene. */
export const counter: BuildLayer = (build, { color = '#e9b989', things = [] }) => {
  const { stage } = build;
  const [top, foot] = [stage.horizon - 250, stage.horizon + 40];
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${foot} V${top} H${RIGHT} V${foot} Z`, color);
    if (!build.room.isBare)
      for (const [x, wide] of [
        [110, 300],
        [865, 300],
      ] as const)
        sketch.area([roundRect(x, top + 84, wide, foot - top - 130, 14)], '#fdf0d5');
    sketch.area(`M${LEFT} ${top} H${RIGHT} V${top + 48} H${LEFT} Z`, DARK_WOOD);
  });
  stage.surfaces.push({ of: 'counter', left: 90, right: 1185, y: top });
  const isFree = build.room.has?.some(isSmall) !== true;
  const goods = !isFree ? [] : build.room.isBare ? things.slice(0, 1) : things;
  const each = build.room.isBare ? { wide: 300, tall: 300 } : { wide: 170, tall: 180 };
  stand(build, goods, { slots: slotsBeside(goods.length), foot: top + 4, room: each });
};

/** Places for so many things on both sides of the middle, where faces are. */
function slotsBeside(count: number): number[] {
  return count === 1 ? [240] : [170, 1105, 345, 930].slice(0, count);
}

/** Things side by side on a level; those that the scene has of its own are left out. */
function stand(
  build: Build,
  things: readonly string[],
  { slots, foot, room }: { slots: readonly number[]; foot: number; room: { wide: number; tall: number } },
): void {
  for (const [index, key] of things.entries()) {
    if (build.room.has?.includes(key)) continue;
    const art = propArt(key, index);
    const scale = Math.min(room.tall / art.height, room.wide / art.width);
    build.into.push(standingPiece(art, { x: slots[index] ?? 0, foot, tall: art.height * scale }));
  }
}

/** A board on the wall with things on it. */
export const wallShelf: BuildLayer = (build, { x = 0.2, below = -560, things = [] }) => {
  const { stage } = build;
  const y = stage.horizon + (typeof below === 'number' ? below : below[0]);
  const [left, right] = [x * PAGE_WIDTH - 190, x * PAGE_WIDTH + 190];
  paint(build, (sketch) => {
    for (const bracket of [left + 70, right - 70])
      sketch.area(
        `M${bracket - 16} ${y + 20} H${bracket + 16} V${y + 90} L${bracket - 16} ${y + 66} Z`,
        DARK_WOOD,
      );
    sketch.area([roundRect(left, y, right - left, 36, 8)], WOOD);
  });
  stage.surfaces.push({ of: 'shelf', left: left + 20, right: right - 20, y });
  if (build.room.isBare) return;
  const slots = things.map((_, index) => left + (380 * (index + 0.5)) / things.length);
  stand(build, things, { slots, foot: y + 3, room: { wide: 340 / Math.max(1, things.length), tall: 150 } });
};

/** A shelf from the floor up with goods on its boards, one kind on each. */
export const shelves: BuildLayer = (build, { x = 0.17, things = [] }) => {
  const { stage, room } = build;
  const [left, wide] = [x * PAGE_WIDTH - 165, 330];
  const boards = room.isBare ? 2 : room.isCrowded ? 3 : 4;
  const foot = stage.horizon + 30;
  const pitch = 205;
  paint(build, (sketch) => {
    const top = foot - boards * pitch - 40;
    sketch.area([roundRect(left - 30, top, wide + 60, foot - top, 10)], '#dfe8d5');
    for (let board = 0; board <= boards; board += 1)
      sketch.area([roundRect(left - 30, foot - 40 - board * pitch, wide + 60, 40, 6)], WOOD);
  });
  if (room.isBare) return;
  for (let board = 1; board <= boards; board += 1) {
    const key = things[(board - 1) % Math.max(1, things.length)];
    if (key === undefined) continue;
    const y = foot - 37 - board * pitch + pitch;
    stand(build, [key, key, key], {
      slots: [0, 1, 2].map((slot) => left + 55 + slot * 110),
      foot: y,
      room: { wide: 96, tall: pitch - 64 },
    });
    stage.surfaces.push({ of: 'shelf', left, right: left + wide, y });
  }
};

const SPINES = ['#c9745c', '#a9cbe0', '#b9dd98', '#ffd766', '#d8c3dc', '#f2b8b5'] as const;

/** Two high shelves full of books. */
export const bookwall: BuildLayer = (build) => {
  const { stage, room, random } = build;
  const foot = stage.horizon + 30;
  const boards = room.isBare ? 2 : Math.max(3, Math.min(5, Math.floor((foot - 130) / 205)));
  for (const left of [75, 880]) {
    paint(build, (sketch) => {
      const top = foot - boards * 205 - 40;
      sketch.area([roundRect(left - 30, top - 30, 380, foot - top + 30, 12)], DARK_WOOD);
      for (let board = 0; board < boards; board += 1) {
        const y = foot - 40 - board * 205;
        sketch.area([roundRect(left, y - 165, 320, 165, 3)], '#fdf0d5');
        drawBooks(sketch, { left, right: left + 320, y, isBare: room.isBare }, random);
      }
    });
  }
};

function drawBooks(
  sketch: Sketch,
  { left, right, y, isBare }: { left: number; right: number; y: number; isBare: boolean },
  random: Random,
): void {
  for (let x = left + 6, book = random.below(6); ; book += 1) {
    const wide = (isBare ? 92 : 46) + random.below(18);
    if (x + wide > right - 6) return;
    const tall = 104 + random.below(42);
    sketch.area([roundRect(x, y - tall, wide, tall, 4)], SPINES[book % SPINES.length]);
    if (random.chance(0.35) && !isBare) sketch.line(`M${x} ${y - tall + 34} H${x + wide}`, 0.8);
    x += wide + (random.chance(0.15) ? 40 : 0);
  }
}
