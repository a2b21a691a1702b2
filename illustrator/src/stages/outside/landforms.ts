import { CONTENT, PAGE_WIDTH } from '../../page.ts';
import type { Sketch } from '../../parts/Sketch.ts';
import { ellipse } from '../../parts/shapes.ts';
import { BOTTOM, type BuildLayer, LEFT, MIDDLE, paint, RIGHT, within } from '../Build.ts';
import { foam } from './foam.ts';

/** A rolling outline from edge to edge: a hill, a dune, a drift of snow. */
export const hill: BuildLayer = (build, { below = 0, swing = 24, color = '#a9d98a' }) => {
  const { stage, random } = build;
  const y = stage.horizon + within(below, random);
  const ring = hillRing(y, within(swing, random), random.next());
  paint(build, (sketch) => sketch.area([ring], color));
};

/** `phase` from 0 to 1 moves its waves. */
function hillRing(y: number, swing: number, phase: number): number[] {
  const line: number[] = [];
  for (let x = LEFT; x <= RIGHT; x += 15) {
    const turn = (x / PAGE_WIDTH + phase) * 2 * Math.PI;
    line.push(x, y + swing * (0.7 * Math.sin(turn) + 0.3 * Math.sin(1.7 * turn + 1)));
  }
  return [...line, RIGHT, BOTTOM, LEFT, BOTTOM];
}

/** Peaks with snow on top. */
export const mountains: BuildLayer = (build, { tall = 480 }) => {
  const { stage, random } = build;
  const [y, wanted, phase] = [stage.horizon, within(tall, random), random.next()];
  // Their tops are on the page, however high the horizon is.
  const high = Math.min(wanted, Math.max(LEAST_PEAK, HIGHEST_PEAK * (y - CONTENT.top)));
  const peaks = [
    [0.08 + phase * 0.1, 0.7, '#b8c2cf'],
    [0.86 - phase * 0.1, 0.82, '#b0bac8'],
    [0.46 + phase * 0.12, 1, '#9aa7b8'],
  ] as const;
  paint(build, (sketch) => {
    for (const [at, size, color] of peaks) drawPeak(sketch, { x: at * PAGE_WIDTH, y, h: high * size, color });
  });
};

const LEAST_PEAK = 420;
/** As a share of the sky. */
const HIGHEST_PEAK = 0.86;

function drawPeak(
  sketch: Sketch,
  { x, y, h, color }: { x: number; y: number; h: number; color: string },
): void {
  const half = h * 0.86;
  sketch.area(`M${x - half} ${y + 60} L${x} ${y - h} L${x + half} ${y + 60} Z`, color);
  const side = (t: number) => `${x + half * t * 0.95} ${y - h + Math.abs(t) * (h + 60) * 0.95}`;
  sketch.area(
    `M${x} ${y - h} L${side(0.3)} L${x + half * 0.16} ${y - h * 0.76} L${x + half * 0.06} ${y - h * 0.6} L${x - half * 0.07} ${y - h * 0.78} L${x - half * 0.2} ${y - h * 0.64} L${side(-0.3)} Z`,
    '#ffffff',
  );
}

/** Round hills one behind the other, over most of the sky's lower half. */
export const hills: BuildLayer = (build, { tall = 360 }) => {
  const { stage, random } = build;
  const [y, high, phase] = [stage.horizon, within(tall, random), random.next()];
  const domes = [
    [0.74 + phase * 0.1, 1, 0.48, '#d9efc0'],
    [0.16 + phase * 0.1, 0.78, 0.42, '#c9e8a8'],
    [0.5 + phase * 0.1, 0.5, 0.5, '#b9e09a'],
  ] as const;
  paint(build, (sketch) => {
    for (const [at, size, half, color] of domes)
      sketch.area([ellipse(at * PAGE_WIDTH, y + 70, half * PAGE_WIDTH, high * size + 70)], color);
  });
};

/** The sand of an island between waters. */
export const mound: BuildLayer = (build) => {
  const y = build.stage.horizon;
  paint(build, (sketch) =>
    sketch.area(
      `M-60 ${BOTTOM} V${y + 330} C60 ${y + 110} 330 ${y - 10} ${MIDDLE} ${y - 10} C940 ${y - 10} 1210 ${y + 110} 1335 ${y + 330} V${BOTTOM} Z`,
      '#f3dfa8',
    ),
  );
};

/** A path that winds from the foot of the page to the horizon. */
export const path: BuildLayer = (build) => {
  const y = build.stage.horizon + 34;
  const side = build.isSwapped ? 1 : -1;
  const at = (x: number) => MIDDLE + side * x;
  const deep = BOTTOM - y;
  paint(build, (sketch) =>
    sketch.area(
      `M${at(-40)} ${y} C${at(200)} ${y + deep * 0.2} ${at(-330)} ${y + deep * 0.42} ${at(-330)} ${BOTTOM} L${at(250)} ${BOTTOM} C${at(250)} ${y + deep * 0.56} ${at(330)} ${y + deep * 0.26} ${at(60)} ${y} Z`,
      '#f0dfb4',
    ),
  );
};

/** Two puddles. */
export const puddles: BuildLayer = (build) => {
  const y = build.stage.horizon;
  paint(build, (sketch) => {
    for (const [x, below, wide] of [
      [230, 190, 130],
      [1050, 290, 140],
    ] as const) {
      sketch.area([ellipse(x, y + below, wide, wide * 0.27)], '#a9d8ee');
      sketch.line(`M${x - 50} ${y + below} Q${x} ${y + below + 16} ${x + 50} ${y + below}`, 0.9);
    }
  });
};

/** Ice that floats far away. */
export const icebergs: BuildLayer = (build) => {
  const y = build.stage.horizon - 60;
  paint(build, (sketch) => {
    sketch.area(
      `M60 ${y} L130 ${y - 200} L210 ${y - 250} L300 ${y - 130} L370 ${y - 100} L420 ${y} Z`,
      '#e3f3fb',
    );
    sketch.line(`M210 ${y - 250} L190 ${y - 120} L250 ${y - 40}`, 0.9);
    sketch.area(
      `M880 ${y} L930 ${y - 110} L1000 ${y - 150} L1060 ${y - 300} L1130 ${y - 180} L1210 ${y} Z`,
      '#e3f3fb',
    );
    sketch.line(`M1060 ${y - 300} L1050 ${y - 130} L1100 ${y - 60}`, 0.9);
  });
};

/** How far above the horizon the far shore of a pool is: its near one is behind all feet. */
const POOL = 110;

/** Rocks with water that falls over them into a pool; on the left or on the right. */
export const fall: BuildLayer = (build) => {
  const y = build.stage.horizon - POOL;
  const side = build.isSwapped ? 1 : -1;
  const at = (x: number) => MIDDLE + side * (x - MIDDLE);
  const top = Math.max(150, y - 760);
  paint(build, (sketch) => {
    sketch.area(
      `M${at(-30)} ${y + 90} V${top + 30} L${at(90)} ${top - 20} L${at(380)} ${top - 10} L${at(440)} ${top + 90} L${at(420)} ${top + 220} L${at(500)} ${top + 300} L${at(480)} ${y - 150} L${at(590)} ${y - 60} L${at(610)} ${y + 90} Z`,
      '#c5bfb6',
    );
    for (const [x, from, to] of [
      [430, top + 330, y - 200],
      [40, top + 260, y - 260],
    ] as const)
      sketch.line(`M${at(x)} ${from} L${at(x - 24)} ${(from + to) / 2} L${at(x + 6)} ${to}`, 0.9);
    sketch.area(
      `M${at(120)} ${top - 20} C${at(130)} ${top + 100} ${at(90)} ${y - 200} ${at(84)} ${y + 50} H${at(356)} C${at(350)} ${y - 200} ${at(322)} ${top + 100} ${at(330)} ${top - 20} Z`,
      '#bfe6f7',
    );
    for (const [x, from, to] of [
      [185, top + 60, y - 120],
      [262, top + 160, y - 60],
    ] as const)
      sketch.line(
        `M${at(x)} ${from} C${at(x)} ${from + 100} ${at(x - 12)} ${to - 100} ${at(x - 12)} ${to}`,
        0.9,
      );
    sketch.area([ellipse(at(220), y + 110, 300, 66)], '#9fd3ee');
    foam(sketch, { left: Math.min(at(70), at(370)), right: Math.max(at(70), at(370)), y: y + 70 });
  });
};

/** The ground of a moon with craters. */
export const moonGround: BuildLayer = (build) => {
  const ring = hillRing(build.stage.horizon, 26, build.random.next());
  paint(build, (sketch) => {
    sketch.area([ring], '#d5d5dc');
    if (build.room.isBare) return;
    for (const [x, dy, r] of [
      [210, 100, 62],
      [560, 160, 54],
      [820, 92, 60],
      [1080, 170, 76],
    ] as const) {
      sketch.area([ellipse(x, build.stage.horizon + dy, r, r * 0.36)], '#b9b9c4');
    }
  });
};

/** Two rows of clouds along the foot of the page. */
export const cloudBank: BuildLayer = (build) => {
  const phase = build.random.next();
  paint(build, (sketch) => {
    for (const [row, radius, color] of [
      [0, 130, '#eef4fa'],
      [1, 110, '#ffffff'],
    ] as const) {
      const top = build.stage.horizon + row * 90;
      const bank = sketch.area(`M${LEFT} ${top + 40} H${RIGHT} V${BOTTOM} H${LEFT} Z`, color);
      for (let x = LEFT - phase * 150 - row * 80; x < RIGHT + 150; x += 190)
        sketch.join(bank, [ellipse(x, top + 60, radius)]);
    }
  });
};

/** A row of clouds before the feet of what stands in the sky. */
export const nearClouds: BuildLayer = (build) => {
  const phase = build.random.next();
  paint(build, (sketch) => {
    const top = build.room.bottom - 130;
    const bank = sketch.area(`M${LEFT} ${top + 40} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#ffffff');
    for (let x = LEFT - phase * 150; x < RIGHT + 150; x += 210)
      sketch.join(bank, [ellipse(x, top + 60, 112)]);
  });
};
