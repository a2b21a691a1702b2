import { PAGE_HEIGHT } from '../../page.ts';
import type { Sketch } from '../../parts/Sketch.ts';
import { ellipse, roundRect } from '../../parts/shapes.ts';
import type { Random } from '../../Random.ts';
import { BOTTOM, type BuildLayer, LEFT, MIDDLE, paint, RIGHT, within } from '../Build.ts';

const WALLS = ['#f2c6a0', '#c8d6e8', '#e6d3b3', '#d8c3dc'] as const;
const ROOF = '#c9745c';
const GLASS = '#cdeaf7';

/** A road with a dashed middle. */
export const road: BuildLayer = (build, { below = 150 }) => {
  const y = build.stage.horizon + within(below, build.random);
  const middle = y + Math.max(150, (1500 - y) / 2);
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${y} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#c9c9cf');
    if (build.room.isBare) return;
    for (let x = 60; x < RIGHT; x += 250) sketch.area([roundRect(x, middle - 15, 150, 30, 6)], '#ffffff');
  });
};

/** A road that is crossed on white bars. */
export const zebra: BuildLayer = (build, { below = 150 }) => {
  const top = build.stage.horizon + within(below, build.random);
  const [far, near] = [top + 130, BOTTOM];
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${top} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#c9c9cf');
    for (let x = LEFT + 50; x < RIGHT - 60; x += build.room.isBare ? 460 : 230) {
      const [left, right] = [x - LEAN * (MIDDLE - x), x + BAR - LEAN * (MIDDLE - x - BAR)];
      sketch.area(`M${x} ${far} H${x + BAR} L${right} ${near} H${left} Z`, '#ffffff');
    }
  });
};

/** How wide a bar is, and how far its near end is from the middle beside the far one. */
const BAR = 120;
const LEAN = 0.12;

/** A road that goes away to the horizon, with white bars across it where one goes over it before everybody's feet. */
export const roadAhead: BuildLayer = (build, { below = 0 }) => {
  const top = build.stage.horizon + within(below, build.random);
  const half = (y: number): number => 70 + ((y - top) / (BOTTOM - top)) * 620;
  const across = (y: number, share: number): string => `${MIDDLE + share * half(y)} ${y}`;
  const strip = (far: number, near: number, left: number, right: number): string =>
    `M${across(far, left)} L${across(far, right)} L${across(near, right)} L${across(near, left)} Z`;
  const [far, near] = [Math.max(top + 200, BARS.far), BARS.near];
  paint(build, (sketch) => {
    sketch.area(strip(top, BOTTOM, -1, 1), '#c9c9cf');
    const bars = build.room.isBare ? 3 : 5;
    const step = (2 * BARS.out) / (bars - 1 + BARS.wide);
    for (let bar = 0; bar < bars; bar += 1) {
      const left = bar * step - BARS.out;
      sketch.area(strip(far, near, left, left + BARS.wide * step), '#ffffff');
    }
    if (build.room.isBare) return;
    for (let y = top + 60; y + 60 < far - 20; y += 110) sketch.area(strip(y, y + 60, -0.09, 0.09), '#ffffff');
  });
};

/** From where to where on the page the bars go, how far out, as a share of half the road, and how wide one is, as a share of the next one's distance. */
const BARS = { far: 1190, near: 1560, out: 0.86, wide: 0.55 };

/** Grass along the foot of the page, on the near side of a road. */
export const verge: BuildLayer = (build) => {
  const y = Math.min(build.room.bottom, PAGE_HEIGHT) - VERGE;
  paint(build, (sketch) => {
    let edge = `M${LEFT} ${y}`;
    for (let x = LEFT; x < RIGHT; x += 260)
      edge += ` H${x + 150} L${x + 162} ${y - 44} L${x + 184} ${y - 14} L${x + 205} ${y - 62} L${x + 226} ${y - 14} L${x + 248} ${y - 44} L${x + 260} ${y}`;
    sketch.area(`${edge} V${BOTTOM} H${LEFT} Z`, '#9fd07c');
  });
};

/** Page pixels that a verge is high. */
const VERGE = 110;

/** A picket fence across the page. */
export const fence: BuildLayer = (build, { tall = 140, below = 100 }) => {
  const y = build.stage.horizon + within(below, build.random);
  const height = within(tall, build.random);
  paint(build, (sketch) => {
    for (const rail of [0.35, 0.72])
      sketch.area(
        `M${LEFT} ${y - height * rail - 18} H${RIGHT} V${y - height * rail + 18} H${LEFT} Z`,
        '#d9b384',
      );
    for (let x = 20; x < RIGHT; x += 118) {
      sketch.area(
        `M${x} ${y} V${y - height + 34} L${x + 34} ${y - height} L${x + 68} ${y - height + 34} V${y} Z`,
        '#efd3a8',
      );
    }
  });
};

/** Houses and towers, each with windows, lower in the middle. */
export const skyline: BuildLayer = (build, { tall = 480 }) => {
  const { stage, random, room } = build;
  const high = within(tall, random);
  paint(build, (sketch) => {
    for (let x = LEFT, house = 0; x < RIGHT; house += 1) {
      const wide = room.isBare ? 330 : 160 + random.next() * 70;
      const isMiddle = x + wide > 470 && x < 800;
      const height = high * (isMiddle ? random.between(0.4, 0.55) : random.between(0.6, 1));
      const box = { x, y: stage.horizon, wide, height };
      drawTower(sketch, { ...box, color: WALLS[house % WALLS.length] ?? WALLS[0] }, random);
      if (!room.isBare) drawTowerWindows(sketch, box);
      x += wide;
    }
  });
};

interface Tower {
  x: number;
  y: number;
  wide: number;
  height: number;
}

function drawTower(
  sketch: Sketch,
  { x, y, wide, height, color }: Tower & { color: string },
  random: Random,
): void {
  sketch.area(`M${x} ${y + 80} V${y - height} H${x + wide} V${y + 80} Z`, color);
  if (random.chance(0.4))
    sketch.area(`M${x} ${y - height} L${x + wide / 2} ${y - height - 80} L${x + wide} ${y - height} Z`, ROOF);
}

function drawTowerWindows(sketch: Sketch, { x, y, wide, height }: Tower): void {
  for (let row = y - height + 44; row + 60 < y + 20; row += 116) {
    for (const column of [0.27, 0.73])
      sketch.area([roundRect(x + wide * column - 24, row, 48, 60, 4)], '#fff3b8');
  }
}

/** House fronts on both sides of a street, a hedge between them. */
export const houses: BuildLayer = (build, { tall = 470 }) => {
  const y = build.stage.horizon;
  const high = within(tall, build.random);
  paint(build, (sketch) => {
    const hedge = sketch.area(`M380 ${y + 30} V${y - 60} H900 V${y + 30} Z`, '#9fd07c');
    for (let x = 420; x <= 860; x += 88) sketch.join(hedge, [ellipse(x, y - 66, 58, 44)]);
    const fronts = [
      [LEFT, 226, 0.92, 0],
      [211, 214, 0.74, 1],
      [850, 214, 0.82, 2],
      [1064, 226, 1, 3],
    ] as const;
    for (const [x, wide, share, index] of fronts)
      drawFront(sketch, { x, y, wide, height: high * share, color: WALLS[index] }, build.room.isBare);
  });
};

function drawFront(
  sketch: Sketch,
  { x, y, wide, height, color }: Tower & { color: string },
  isBare: boolean,
): void {
  const [middle, top] = [x + wide / 2, y - height];
  sketch.area(`M${x} ${y + 30} V${top} H${x + wide} V${y + 30} Z`, color);
  sketch.area(`M${x - 14} ${top + 6} L${middle} ${top - 130} L${x + wide + 14} ${top + 6} Z`, ROOF);
  sketch.area(
    `M${middle - 38} ${y + 30} V${y - 96} Q${middle} ${y - 140} ${middle + 38} ${y - 96} V${y + 30} Z`,
    '#b98556',
  );
  if (isBare) return;
  for (const side of [-1, 1]) sketch.area([roundRect(middle + side * 52 - 30, top + 64, 60, 76, 5)], GLASS);
}

/** Flags of stone and a curb. */
export const sidewalk: BuildLayer = (build) => {
  const y = build.stage.horizon;
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${y + 30} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#e6e0d6');
    sketch.area(`M${LEFT} ${y + 150} H${RIGHT} V${y + 190} H${LEFT} Z`, '#f5f1ea');
  });
};

/** A broad sidewalk of flags, where everybody stands, and the edge of the street before it. */
export const pavement: BuildLayer = ({ stage, room, ...build }) => {
  const [far, near] = [stage.horizon + 30, Math.min(room.bottom, PAGE_HEIGHT) - VERGE];
  paint({ stage, room, ...build }, (sketch) => {
    sketch.area(`M${LEFT} ${far} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#e6e0d6');
    const joints = room.isBare ? [] : [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5];
    for (const joint of joints)
      sketch.line(`M${MIDDLE + joint * 250} ${far + 4} L${MIDDLE + joint * 330} ${near}`, 0.8);
    sketch.area(`M${LEFT} ${near} H${RIGHT} V${near + 44} H${LEFT} Z`, '#f5f1ea');
    sketch.area(`M${LEFT} ${near + 44} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#c9c9cf');
  });
};

/** A fence of logs, and a sign with a paw. */
export const railing: BuildLayer = (build) => {
  const y = build.stage.horizon + 70;
  const x = build.random.chance(0.5) ? 220 : 1055;
  paint(build, (sketch) => {
    if (!build.room.isBare) {
      for (const rail of [70, 150])
        sketch.area([roundRect(LEFT - 20, y - rail - 22, RIGHT + 60, 38, 18)], '#d9b384');
      for (const post of [60, 430, 845, 1215])
        sketch.area([roundRect(post - 24, y - 220, 48, 230, 16)], '#c79a6b');
    }
    sketch.area([roundRect(x - 20, y - 300, 40, 320, 8)], '#c79a6b');
    sketch.area([roundRect(x - 150, y - 470, 300, 210, 26)], '#f3d9a4');
    drawPaw(sketch, x, y - 356);
  });
};

function drawPaw(sketch: Sketch, x: number, y: number): void {
  const pad = '#a87b4f';
  sketch.area([ellipse(x, y + 30, 52, 40)], pad);
  for (const [dx, dy] of [
    [-62, -14],
    [-24, -50],
    [24, -50],
    [62, -14],
  ] as const)
    sketch.area([ellipse(x + dx, y + dy, 21, 25)], pad);
}
