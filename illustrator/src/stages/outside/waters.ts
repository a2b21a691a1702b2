import { PAGE_HEIGHT } from '../../page.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { ellipse, roundRect } from '../../parts/shapes.ts';
import { BOTTOM, type BuildLayer, LEFT, MIDDLE, paint, RIGHT, wholePiece, within } from '../Build.ts';

const WATER = '#9fd3ee';
const WOOD = '#d9b384';
/** Height of a row of waves. */
const ROW_HEIGHT = 105;

/** Two rows of waves behind the land. */
export const sea: BuildLayer = (build, { below = -120 }) => {
  const y = build.stage.horizon + within(below, build.random);
  const phase = build.random.next();
  const rows = build.room.isBare ? [0] : [0, 1];
  paint(build, (sketch) => {
    for (const row of rows) drawWaves(sketch, y + row * ROW_HEIGHT, phase + row * 0.5);
  });
};

/** The rows of waves among which things swim, each a piece of its own. */
export const waves: BuildLayer = ({ stage, random, room }, { tall }) => {
  const phase = random.next();
  const high = tall === undefined ? undefined : within(tall, random);
  const pitch = room.isBare || high !== undefined ? ROW_HEIGHT * 2 : ROW_HEIGHT;
  for (let top = stage.horizon, row = 0; top < room.bottom - 60; top += pitch, row += 1) {
    const sketch = new Sketch();
    if (high === undefined) drawWaves(sketch, top, phase + row * 0.5);
    else drawSwell(sketch, { y: top, high, phase: phase + row * 0.5 });
    stage.rows.push({ top, piece: wholePiece(sketch.art()) });
  }
};

/** Water before an island, below the feet of what stands there. */
export const nearWaves: BuildLayer = (build) => {
  const y = Math.min(build.room.bottom, PAGE_HEIGHT) - 110;
  paint(build, (sketch) => drawWaves(sketch, y, build.random.next()));
};

/** Water down to the foot of the page under a scalloped edge. `phase` from 0 to 1 moves its waves. */
function drawWaves(sketch: Sketch, y: number, phase: number): void {
  const pitch = 150;
  const start = LEFT - 2 * pitch + (phase % 1) * pitch;
  let path = `M${start} ${y}`;
  for (let x = start; x < RIGHT; x += pitch) {
    path += ` Q${x + pitch * 0.28} ${y + 34} ${x + pitch * 0.52} ${y + 12} Q${x + pitch * 0.72} ${y - 22} ${x + pitch} ${y}`;
  }
  sketch.area(`${path} V${BOTTOM} H${start} Z`, WATER);
}

/** The same with high waves, whose crests curl over. */
function drawSwell(sketch: Sketch, { y, high, phase }: { y: number; high: number; phase: number }): void {
  const pitch = 3.1 * high;
  const start = LEFT - 2 * pitch + (phase % 1) * pitch;
  const [at, up] = [(x: number, share: number) => x + share * pitch, (share: number) => y - share * high];
  let path = `M${start} ${y}`;
  for (let x = start; x < RIGHT; x += pitch) {
    path += ` C${at(x, 0.3)} ${up(0)} ${at(x, 0.36)} ${up(1)} ${at(x, 0.62)} ${up(1)}`;
    path += ` C${at(x, 0.8)} ${up(1)} ${at(x, 0.86)} ${up(0.7)} ${at(x, 0.8)} ${up(0.5)}`;
    path += ` C${at(x, 0.77)} ${up(0.72)} ${at(x, 0.64)} ${up(0.74)} ${at(x, 0.63)} ${up(0.5)}`;
    path += ` C${at(x, 0.63)} ${up(0.2)} ${at(x, 0.8)} ${up(0)} ${at(x, 1)} ${y}`;
  }
  sketch.area(`${path} V${BOTTOM} H${start} Z`, WATER);
}

/** A sea floor with ripples. */
export const seaFloor: BuildLayer = (build) => {
  const y = build.stage.horizon;
  const phase = build.random.next();
  paint(build, (sketch) => {
    const line: number[] = [];
    for (let x = LEFT; x <= RIGHT; x += 15)
      line.push(x, y + 30 * Math.sin((x / 1275 + phase) * 2 * Math.PI) + 10 * Math.sin(x / 120));
    sketch.area([[...line, RIGHT, BOTTOM, LEFT, BOTTOM]], '#efd9a0');
    if (build.room.isBare) return;
    for (const [x, dy] of [
      [180, 130],
      [560, 170],
      [900, 120],
      [1030, 220],
      [340, 230],
    ] as const) {
      if (y + dy > LOWEST_RIPPLE) continue;
      sketch.line(
        `M${x} ${y + dy} Q${x + 35} ${y + dy - 22} ${x + 70} ${y + dy} Q${x + 105} ${y + dy + 22} ${x + 140} ${y + dy}`,
        0.9,
      );
    }
  });
};

const LOWEST_RIPPLE = 1500;

/** A river that winds from the horizon to the foot of the page, wider the nearer it is. */
export const windingWater: BuildLayer = (build) => {
  const { isSwapped, stage } = build;
  const [top, side] = [stage.horizon - 16, isSwapped ? 1 : -1];
  const at = (t: number) => ({
    x: MIDDLE + side * (130 + 190 * t) * Math.sin(7.2 * t ** 0.75),
    y: top + t * (BOTTOM - top),
    half: 26 + 250 * t ** 1.3,
  });
  const steps = Array.from({ length: 41 }, (_, step) => at(step / 40));
  const left = steps.flatMap(({ x, y, half }) => [x - half, y]);
  const right = steps.reverse().flatMap(({ x, y, half }) => [x + half, y]);
  paint(build, (sketch) => {
    sketch.area([[...left, ...right]], WATER);
    for (const t of RIPPLES) {
      const { x, y, half } = at(t);
      const wide = 0.24 * half;
      sketch.line(
        `M${x - 2 * wide} ${y} Q${x - wide} ${y - wide / 2} ${x} ${y} Q${x + wide} ${y + wide / 2} ${x + 2 * wide} ${y}`,
        0.9,
      );
    }
  });
};

/** How far down it there are ripples. */
const RIPPLES = [0.3, 0.45, 0.6, 0.74];

/** The near bank of a river. */
export const bank: BuildLayer = (build) => {
  const y = Math.min(build.room.bottom, PAGE_HEIGHT) - 100;
  paint(build, (sketch) =>
    sketch.area(
      `M${LEFT} ${y - 40} C200 ${y - 60} 380 ${y + 30} 640 ${y + 26} C900 ${y + 24} 1080 ${y - 50} ${RIGHT} ${y - 60} V${BOTTOM} H${LEFT} Z`,
      '#a9d98a',
    ),
  );
};

/** The tiled edge of a pool. */
export const poolside: BuildLayer = (build) => {
  const y = build.stage.horizon;
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${y - 90} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#f3e7d3');
    sketch.area(`M${LEFT} ${y - 36} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#d5ecf5');
    if (build.room.isBare) return;
    for (let x = 90; x < RIGHT; x += 140) sketch.line(`M${x} ${y - 36} V${y + 30}`, 0.9);
  });
};

/** The ladder of a pool, its foot in the water. */
export const poolLadder: BuildLayer = (build) => {
  const y = build.stage.horizon;
  const x = build.random.chance(0.5) ? 230 : 1045;
  paint(build, (sketch) => {
    for (const step of [-70, -10]) sketch.area([roundRect(x - 70, y + step, 140, 26, 6)], '#e6e9ec');
    for (const side of [-1, 1])
      sketch.tube(
        [x + side * 84, y + 60, x + side * 84, y - 150, x + side * 66, y - 186, x + side * 36, y - 186],
        [30, 30],
      );
  });
};

/** Planks and two bollards at the foot of the page. */
export const quay: BuildLayer = (build) => {
  const y = Math.min(build.room.bottom, PAGE_HEIGHT) - 110;
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${y} H${RIGHT} V${BOTTOM} H${LEFT} Z`, WOOD);
    if (build.room.isBare) return;
    for (const x of [70, 1205]) {
      sketch.area([roundRect(x - 36, y - 90, 72, 130, 12)], '#9aa7b8');
      sketch.area([roundRect(x - 52, y - 120, 104, 44, 20)], '#9aa7b8');
    }
    for (const x of [260, 520, 780, 1040]) sketch.line(`M${x} ${y} V${BOTTOM}`, 0.9);
  });
};

/** The frame of a fish tank, and the water's surface. */
export const tank: BuildLayer = (build) => {
  paint(build, (sketch) => {
    sketch.area(
      [
        [LEFT, LEFT, RIGHT, LEFT, RIGHT, BOTTOM, LEFT, BOTTOM, LEFT, LEFT],
        roundRect(86, 104, 1103, 1456, 24),
      ],
      '#9aa7b8',
    );
    sketch.line(
      'M86 170 Q160 196 230 170 Q300 144 370 170 Q440 196 510 170 Q580 144 650 170 Q720 196 790 170 Q860 144 930 170 Q1000 196 1070 170 Q1140 144 1189 166',
      0.9,
    );
  });
};

/** Ice with the boards around it. */
export const rink: BuildLayer = (build) => {
  const y = build.stage.horizon;
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${y - 100} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#ffffff');
    sketch.area(`M${LEFT} ${y} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#dff1fa');
    sketch.area([roundRect(LEFT - 20, y - 128, RIGHT + 60, 40, 16)], '#7fa6c9');
    if (build.room.isBare) return;
    for (const x of [215, 425, 850, 1060]) sketch.line(`M${x} ${y - 90} V${y}`, 0.9);
    for (const [x, below] of [
      [130, 130],
      [860, 200],
      [420, 330],
    ] as const)
      sketch.line(`M${x} ${y + below} Q${x + 130} ${y + below + 50} ${x + 270} ${y + below - 14}`, 0.9);
    sketch.area([ellipse(1030, y + 110, 130, 30)], '#cfe8f5');
  });
};
