import { PAGE_WIDTH } from '../../page.ts';
import type { Sketch } from '../../parts/Sketch.ts';
import { ellipse, roundRect } from '../../parts/shapes.ts';
import {
  BOTTOM,
  type BuildLayer,
  countWithin,
  LEFT,
  MIDDLE,
  paint,
  RIGHT,
  standingPiece,
  within,
  withinFrame,
} from '../Build.ts';
import { propArt } from '../propArt.ts';

const BARK = '#c79a6b';
const LEAF = '#8cc873';
const SOIL = '#c99b6d';

/** One to four trees along the horizon, on both sides of the middle. */
export const grove: BuildLayer = (build, { things = ['tree'], count = 2, tall = 340, below = 50 }) => {
  const { stage, random } = build;
  const art = propArt(things[random.below(things.length)] ?? '', random.below(6));
  const slots = random
    .shuffle([180, 1095, 370, 900])
    .slice(0, countWithin(count, random))
    .sort((a, b) => a - b);
  for (const slot of slots) {
    const high = within(tall, random);
    const x = withinFrame(slot + random.between(-30, 30), (high * art.width) / art.height);
    build.into.push(standingPiece(art, { x, foot: stage.horizon + within(below, random), tall: high }));
  }
};

/** A tree at each side of what winds between, the nearer one larger. */
export const banks: BuildLayer = (build, { things = ['tree'] }) => {
  const { stage, random, isSwapped } = build;
  for (const [at, down, tall] of [
    [0.86, 130, 360],
    [0.12, 330, 470],
  ] as const) {
    const art = propArt(things[random.below(things.length)] ?? '', random.below(6));
    const x = withinFrame(PAGE_WIDTH * (isSwapped ? 1 - at : at), (tall * art.width) / art.height);
    build.into.push(standingPiece(art, { x, foot: stage.horizon + down, tall }));
  }
};

/** Trunks on both sides under one roof of leaves. */
export const woods: BuildLayer = (build) => {
  const y = build.stage.horizon;
  const trunks = [
    [105, 84, 70],
    [1180, 90, 60],
    [318, 62, 30],
    [968, 58, 36],
  ] as const;
  paint(build, (sketch) => {
    for (const [x, wide, foot] of build.room.isBare ? trunks.slice(0, 2) : trunks) {
      const half = wide / 2;
      sketch.area(
        `M${x - half} 120 C${x - half + 6} ${y * 0.5} ${x - half - 2} ${y * 0.8} ${x - half - 34} ${y + foot} Q${x} ${y + foot - 22} ${x + half + 34} ${y + foot} C${x + half + 2} ${y * 0.8} ${x + half - 6} ${y * 0.5} ${x + half} 120 Z`,
        BARK,
      );
      if (wide > 70) sketch.area([ellipse(x, y - 260, 18, 34)], '#a87b4f');
    }
    drawCanopy(sketch);
  });
};

/** Lower at the sides than in the middle, where faces are. */
function drawCanopy(sketch: Sketch): void {
  const roof = sketch.area(`M${LEFT} ${LEFT} H${RIGHT} V200 H${LEFT} Z`, LEAF);
  for (let x = 0; x <= 1290; x += 129) {
    const low = 190 + 130 * (Math.abs(x - MIDDLE) / MIDDLE) ** 1.6;
    sketch.join(roof, [ellipse(x, low - 70, 96, 100)]);
  }
  for (const [x, y] of [
    [150, 190],
    [420, 140],
    [860, 144],
    [1120, 186],
  ] as const)
    sketch.line(`M${x - 34} ${y} Q${x} ${y + 30} ${x + 34} ${y}`, 0.9);
}

/** Broad leaves that reach in from the sides, and vines. */
export const jungle: BuildLayer = (build) => {
  const y = build.stage.horizon;
  paint(build, (sketch) => {
    drawVines(sketch, build.room.isBare === true);
    const leaves = [
      [40, y + 60, 8, 560],
      [30, y + 80, 40, 470],
      [10, y + 110, 70, 400],
      [60, y + 90, -14, 430],
    ] as const;
    for (const [x, foot, turn, long] of build.room.isBare ? leaves.slice(1, 3) : leaves) {
      drawLeaf(sketch, { x, y: foot, turn, long });
      drawLeaf(sketch, { x: 1275 - x, y: foot, turn: -turn, long });
    }
  });
};

function drawVines(sketch: Sketch, isBare: boolean): void {
  const top = sketch.area(`M${LEFT} ${LEFT} H${RIGHT} V110 H${LEFT} Z`, '#79b86a');
  for (let x = 0; x <= 1290; x += 107)
    sketch.join(top, [ellipse(x, 100 + 26 * Math.abs(x / MIDDLE - 1), 74, 62)]);
  if (isBare) return;
  for (const [x, low] of [
    [250, 420],
    [1010, 360],
  ] as const) {
    sketch.line(`M${x} 150 C${x - 24} ${low * 0.5} ${x + 26} ${low * 0.75} ${x} ${low}`, 1.2);
    for (const [along, side] of [
      [0.55, -1],
      [0.72, 1],
      [0.9, -1],
    ] as const)
      drawLeaf(sketch, { x: x + 2, y: 150 + (low - 150) * along, turn: side * 116, long: 84 });
  }
}

/** A leaf with its rib; `turn` is in degrees from upright. */
function drawLeaf(
  sketch: Sketch,
  { x, y, turn, long }: { x: number; y: number; turn: number; long: number },
): void {
  const angle = (turn * Math.PI) / 180;
  const at = (along: number, aside: number) =>
    `${x + long * (along * Math.sin(angle) + aside * Math.cos(angle))} ${y + long * (-along * Math.cos(angle) + aside * Math.sin(angle))}`;
  sketch.area(
    `M${at(0, -0.03)} C${at(0.25, -0.26)} ${at(0.75, -0.22)} ${at(1, 0)} C${at(0.75, 0.22)} ${at(0.25, 0.26)} ${at(0, 0.03)} Z`,
    LEAF,
  );
  sketch.line(`M${at(0.06, 0)} L${at(0.86, 0)}`, 0.9);
}

/** Two rows of soil, cabbages and carrots in the far one. */
export const beds: BuildLayer = (build) => {
  const y = build.stage.horizon;
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${y + 50} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#b9dd98');
    for (const [index, x] of [110, 250, 390, 885, 1025, 1165].entries()) {
      if (build.room.isBare && index !== 1 && index !== 4) continue;
      if (index % 2 === 0) drawCarrotTop(sketch, x, y + 120);
      else drawCabbage(sketch, x, y + 106);
    }
    for (const [top, low] of [
      [110, 190],
      [270, 360],
    ] as const) {
      sketch.area([roundRect(LEFT - 40, y + top, RIGHT - LEFT + 80, low - top, 40)], SOIL);
    }
  });
};

function drawCabbage(sketch: Sketch, x: number, y: number): void {
  for (const side of [-1, 1]) sketch.area([ellipse(x + side * 42, y - 16, 38, 48, side * 28)], '#9fd07c');
  sketch.area([ellipse(x, y - 34, 48, 50)], '#c4e6a4');
  sketch.line(
    `M${x} ${y - 70} V${y - 20} M${x} ${y - 34} L${x + 22} ${y - 56} M${x} ${y - 34} L${x - 22} ${y - 56}`,
    0.9,
  );
}

function drawCarrotTop(sketch: Sketch, x: number, y: number): void {
  for (const turn of [-34, 34, 0]) {
    const angle = (turn * Math.PI) / 180;
    sketch.area([ellipse(x + 56 * Math.sin(angle), y - 62 * Math.cos(angle), 19, 58, turn)], '#7fc06a');
  }
  sketch.area([ellipse(x, y + 4, 40, 28)], '#f2994a');
}

/** Furrows that run to the horizon. */
export const furrows: BuildLayer = (build) => {
  const y = build.stage.horizon + 30;
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${y} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#e3d28c');
    for (const row of build.room.isBare ? [-2, 2] : [-3, -2, -1, 0, 1, 2, 3]) {
      const [far, near] = [MIDDLE + row * 190, MIDDLE + row * 480];
      sketch.area(`M${far - 34} ${y} H${far + 34} L${near + 120} ${BOTTOM} H${near - 120} Z`, SOIL);
    }
  });
};
