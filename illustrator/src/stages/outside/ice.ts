import { PAGE_HEIGHT } from '../../page.ts';
import type { Sketch } from '../../parts/Sketch.ts';
import { BOTTOM, type BuildLayer, LEFT, paint, RIGHT } from '../Build.ts';

const ICE = '#ffffff';
const EDGE = '#cfe8f5';
const WATER = '#9fd3ee';
/** How thick the sheet is at its near edge. */
const THICK = 44;

/** A sheet of ice with cracks, its broken edge toward the viewer, and floes in the water behind it. */
export const iceSheet: BuildLayer = (build, { below = 30 }) => {
  const top = build.stage.horizon + (typeof below === 'number' ? below : below[0]);
  const near = Math.min(build.room.bottom, PAGE_HEIGHT) - NEAR;
  paint(build, (sketch) => {
    for (const [x, wide] of FLOES) drawFloe(sketch, x, top - 46, wide);
    sketch.area(`M${LEFT} ${top} ${steps(FAR_EDGE, top)} L${RIGHT} ${BOTTOM} H${LEFT} Z`, WATER);
    sketch.area(`M${LEFT} ${top} ${steps(FAR_EDGE, top)} ${back(NEAR_EDGE, near + THICK)} Z`, EDGE);
    sketch.area(`M${LEFT} ${top} ${steps(FAR_EDGE, top)} ${back(NEAR_EDGE, near)} Z`, ICE);
    drawCracks(sketch, top, near);
  });
};

/** How far its near edge is from the foot of the page. */
const NEAR = 118;

/** Points of its edges: across the page, and up or down. */
const FAR_EDGE = [
  [LEFT, 0],
  [190, -16],
  [420, 8],
  [700, -12],
  [960, 10],
  [1120, -14],
  [RIGHT, 0],
] as const;
const NEAR_EDGE = [
  [LEFT, -20],
  [130, 16],
  [300, -6],
  [470, 26],
  [690, 4],
  [880, 30],
  [1010, 0],
  [1150, 18],
  [RIGHT, -16],
] as const;

/** Floes by their middles and widths. */
const FLOES = [
  [610, 220],
  [800, 130],
] as const;

/** Cracks from an edge of the page inward: how far down the sheet each corner is, as a share of it. */
const CRACKS = [
  [
    [LEFT, 0.34],
    [90, 0.4],
    [150, 0.36],
    [235, 0.45],
  ],
  [
    [RIGHT, 0.52],
    [1190, 0.57],
    [1120, 0.53],
    [1040, 0.6],
  ],
  [
    [470, 1.03],
    [520, 0.95],
    [500, 0.9],
    [560, 0.84],
  ],
] as const;

function steps(edge: readonly (readonly [number, number])[], y: number): string {
  return edge.map(([x, down]) => `L${x} ${y + down}`).join(' ');
}

function back(edge: readonly (readonly [number, number])[], y: number): string {
  return steps([...edge].reverse(), y);
}

function drawCracks(sketch: Sketch, top: number, near: number): void {
  for (const crack of CRACKS)
    sketch.line(
      crack.flatMap(([x, down]) => [x, top + down * (near - top)]),
      0.9,
    );
}

function drawFloe(sketch: Sketch, x: number, y: number, wide: number): void {
  const half = wide / 2;
  const rim = `L${x + half} ${y - 6} L${x + half * 0.5} ${y + 16} L${x - half * 0.6} ${y + 14}`;
  const upper = `M${x - half} ${y - 8} L${x - half * 0.4} ${y - 26} L${x + half * 0.6} ${y - 24}`;
  sketch.area(
    `${upper} L${x + half} ${y - 6} L${x + half * 0.5} ${y + 38} L${x - half * 0.6} ${y + 36} Z`,
    EDGE,
  );
  sketch.area(`${upper} ${rim} Z`, ICE);
}
