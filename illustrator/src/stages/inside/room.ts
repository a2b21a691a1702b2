import { PAGE_WIDTH } from '../../page.ts';
import type { Sketch } from '../../parts/Sketch.ts';
import { ellipse, roundRect } from '../../parts/shapes.ts';
import { BOTTOM, type Build, type BuildLayer, LEFT, MIDDLE, paint, RIGHT, TOP } from '../Build.ts';

const FRAME_WOOD = '#d9b384';

/** A wall over the whole page, which floors and furniture are painted over. */
export const wall: BuildLayer = (build, { color = '#fdf0d5', pattern }) => {
  const y = build.stage.horizon;
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${TOP} H${RIGHT} V${BOTTOM} H${LEFT} Z`, color);
    if (build.room.isBare) return;
    if (pattern === 'stones') drawStones(sketch, y);
    else if (pattern === 'tiles') drawWainscot(sketch, y, isDetailed(build));
    else if (isDetailed(build)) (pattern === 'planks' ? drawPlanks : drawPanels)(sketch, y);
  });
};

function isDetailed(build: Build): boolean {
  return build.room.isDetailed === true && !build.room.isBare;
}

/** Boards under a rail, low enough to leave faces alone. */
function drawPanels(sketch: Sketch, y: number): void {
  const top = y - 250;
  sketch.area(`M${LEFT} ${top} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#f3dfbd');
  sketch.area(`M${LEFT} ${top - 34} H${RIGHT} V${top} H${LEFT} Z`, '#fffaf0');
  for (let x = 106; x < PAGE_WIDTH - 50; x += 106) sketch.line(`M${x} ${top} V${y}`, 0.8);
}

/** Planks from the floor to the roof; none in the middle third. */
function drawPlanks(sketch: Sketch, y: number): void {
  for (const x of [150, 256, 362, 913, 1019, 1125]) sketch.line(`M${x} ${TOP} V${y}`, 0.8);
}

/** Some of the stones, as walls are drawn: here and there a few. */
function drawStones(sketch: Sketch, y: number): void {
  for (const [x, up] of [
    [215, 300],
    [330, 420],
    [860, 330],
  ] as const) {
    if (y - up < 110) continue;
    sketch.area([roundRect(x, y - up, 130, 62, 12)], '#d5cdc2');
    sketch.area([roundRect(x + 52, y - up + 62, 120, 58, 12)], '#dcd5cb');
  }
}

/** Tiles up to the height of a washstand. */
function drawWainscot(sketch: Sketch, y: number, isFine: boolean): void {
  const top = y - 300;
  sketch.area(`M${LEFT} ${top} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#bfe3ea');
  sketch.area(`M${LEFT} ${top - 36} H${RIGHT} V${top} H${LEFT} Z`, '#ffffff');
  const gap = isFine ? 106 : 212;
  for (let x = gap / 2; x < RIGHT; x += gap) sketch.line(`M${x} ${top} V${y}`, 0.8);
  sketch.line(`M${LEFT} ${top + 150} H${RIGHT}`, 0.8);
}

/** A floor, with a skirting board at its far edge where the wall has one (`tall`, 44 where nothing is said). */
export const floor: BuildLayer = (build, { color = '#e8c99b', tall = 44, pattern }) => {
  const y = build.stage.horizon;
  const skirting = typeof tall === 'number' ? tall : tall[0];
  paint(build, (sketch) => {
    if (skirting > 0) sketch.area(`M${LEFT} ${y - skirting} H${RIGHT} V${y} H${LEFT} Z`, '#fffaf0');
    sketch.area(`M${LEFT} ${y} H${RIGHT} V${BOTTOM} H${LEFT} Z`, color);
    if (pattern === 'planks' && !build.room.isBare) drawBoards(sketch, y, 6);
    else if (pattern === 'boards' && isDetailed(build)) drawBoards(sketch, y, 10);
    else if (pattern === 'checks' && isDetailed(build)) drawChecks(sketch, y);
  });
};

/** Seams of boards that run toward the viewer. */
export function drawBoards(sketch: Sketch, y: number, count: number): void {
  for (let i = 0; i <= count; i += 1) {
    const far = LEFT + ((RIGHT - LEFT) * i) / count;
    const near = MIDDLE + (far - MIDDLE) * 1.9;
    sketch.line(`M${far} ${y} L${near} ${BOTTOM}`, 0.8);
  }
}

function drawChecks(sketch: Sketch, y: number): void {
  drawBoards(sketch, y, 8);
  for (const share of [0.2, 0.48]) sketch.line(`M${LEFT} ${y + share * 600} H${RIGHT}`, 0.8);
}

/** A window of four panes, with what the weather is like; anywhere on one side where no `x` is said. */
export const paneWindow: BuildLayer = (build, { x, wide = 290, tall = 330, curtains }) => {
  const { stage, random, room } = build;
  const at = (x ?? (random.chance(0.5) ? 0.23 : 0.77)) * PAGE_WIDTH;
  const high = typeof tall === 'number' ? tall : tall[0];
  const isMiddle = Math.abs(at - MIDDLE) < 200;
  const lowest = stage.horizon - (isMiddle ? 520 : 440);
  const top = Math.max(curtains ? 160 : 130, lowest - high - 60);
  const box = { left: at - wide / 2, top, wide, tall: Math.max(150, Math.min(high, lowest - top)) };
  paint(build, (sketch) => {
    const bar = 16;
    const { left } = box;
    sketch.area([roundRect(left - 26, top - 26, wide + 52, box.tall + 52, 14)], FRAME_WOOD);
    const [columns, rows] = room.isBare ? [1, 1] : [2, box.tall > 220 ? 2 : 1];
    const pane = { wide: (wide - bar * (columns - 1)) / columns, tall: (box.tall - bar * (rows - 1)) / rows };
    for (let column = 0; column < columns; column += 1)
      for (let row = 0; row < rows; row += 1) {
        const [dx, dy] = [column * (pane.wide + bar), row * (pane.tall + bar)];
        sketch.area([roundRect(left + dx, top + dy, pane.wide, pane.tall, 6)], '#cdeaf7');
      }
    sketch.area([roundRect(left - 52, top + box.tall + 26, wide + 104, 34, 8)], FRAME_WOOD);
    if (curtains && !room.isBare) drawCurtains(sketch, box);
  });
};

function drawCurtains(
  sketch: Sketch,
  { left, top, wide, tall }: { left: number; top: number; wide: number; tall: number },
): void {
  const low = top + tall + 50;
  for (const side of [-1, 1]) {
    const edge = side < 0 ? left - 60 : left + wide + 60;
    const at = (x: number) => edge - side * x;
    sketch.area(
      `M${at(0)} ${top - 50} H${at(110)} C${at(120)} ${top + tall * 0.4} ${at(60)} ${top + tall * 0.6} ${at(52)} ${top + tall * 0.68} L${at(84)} ${low} H${at(-10)} L${at(0)} ${top + tall * 0.68} Z`,
      '#f2b8b5',
    );
    sketch.line(`M${at(-2)} ${top + tall * 0.68} H${at(52)}`, 1);
  }
  sketch.area([roundRect(left - 90, top - 72, wide + 180, 30, 15)], FRAME_WOOD);
}

/** A carpet on the floor, under what stands there. */
export const rug: BuildLayer = (build, { color = '#f2b8b5' }) => {
  const y = build.stage.horizon + (1560 - build.stage.horizon) * 0.56;
  paint(build, (sketch) => {
    sketch.area([ellipse(MIDDLE, y, 480, 112)], color);
    if (build.room.isBare) return;
    sketch.area([ellipse(MIDDLE, y, 418, 84)], '#fdf0d5');
  });
};

/** A runner from the foot of the page to the wall. */
export const carpet: BuildLayer = (build, { color = '#c94f4f' }) => {
  const y = build.stage.horizon;
  paint(build, (sketch) => {
    sketch.area(`M460 ${y} H815 L985 ${BOTTOM} H290 Z`, '#f2cf6b');
    sketch.area(`M490 ${y} H785 L935 ${BOTTOM} H340 Z`, color);
  });
};

/** A mat to tumble on. */
export const mat: BuildLayer = (build, { color = '#a9cbe0' }) => {
  const y = build.stage.horizon + (1560 - build.stage.horizon) * 0.36;
  paint(build, (sketch) => {
    sketch.area(`M250 ${y + 190} V${y + 230} H1025 V${y + 190} Z`, '#8fb4cc');
    sketch.area(`M330 ${y} H945 L1025 ${y + 190} H250 Z`, color);
  });
};

/** A border inside the frame. */
export const border: BuildLayer = (build) => {
  paint(build, (sketch) => {
    const outer = [48, 48, 1227, 48, 1227, 1602, 48, 1602, 48, 48];
    sketch.area([outer, roundRect(84, 84, 1107, 1482, 20)], '#ffd9a8');
  });
};

const TABLE_EDGE = 1500;

/** A table top down to the scalloped edge of its cloth, at the foot of the page. */
export const table: BuildLayer = (build) => {
  const { stage, random, room } = build;
  const isDotted = random.chance(0.5) && !room.isBare;
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${stage.horizon} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#f7e3e0');
    let path = `M${LEFT} ${TABLE_EDGE - 70} H${RIGHT} V${TABLE_EDGE}`;
    for (let x = RIGHT; x > LEFT; x -= 145) path += ` Q${x - 72} ${TABLE_EDGE + 84} ${x - 145} ${TABLE_EDGE}`;
    sketch.area(`M${LEFT} ${TABLE_EDGE - 10} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#e8c99b');
    sketch.area(`${path} Z`, '#f2b8b5');
    if (isDotted)
      for (let x = 130; x < 1200; x += 145) sketch.area([ellipse(x, TABLE_EDGE - 18, 26)], '#ffffff');
  });
};
