import type { Sketch } from '../../parts/Sketch.ts';
import { ellipse, roundRect } from '../../parts/shapes.ts';
import { moon } from '../../parts/sky.ts';
import { BOTTOM, type BuildLayer, LEFT, MIDDLE, paint, RIGHT, standingPiece, TOP } from '../Build.ts';

const WOOD = '#d9b384';
const DARK_WOOD = '#b98f66';
const ROCK = '#c5bfb6';
const SNOW = '#eaf4fb';

/** Rock all around, stones that hang and stand, and a way out at one side. */
export const cave: BuildLayer = (build) => {
  const y = build.stage.horizon;
  const side = build.isSwapped ? 1 : -1;
  const at = (x: number) => MIDDLE + side * (x - MIDDLE);
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${TOP} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#ded8cf');
    const top = Math.max(300, y - 520);
    sketch.area(
      `M${at(860)} ${y + 10} C${at(850)} ${y - 160} ${at(900)} ${top + 40} ${at(1010)} ${top} C${at(1130)} ${top - 20} ${at(1190)} ${top + 160} ${at(1180)} ${y + 10} Z`,
      '#cdeaf7',
    );
    sketch.area(
      `M${at(862)} ${y + 10} C${at(900)} ${y - 60} ${at(1000)} ${y - 90} ${at(1090)} ${y - 50} C${at(1130)} ${y - 40} ${at(1170)} ${y - 30} ${at(1181)} ${y + 10} Z`,
      '#a9d98a',
    );
    sketch.area(
      `M${LEFT} ${y} C300 ${y + 26} 420 ${y - 20} ${MIDDLE} ${y + 6} C850 ${y + 26} 1000 ${y - 12} ${RIGHT} ${y} V${BOTTOM} H${LEFT} Z`,
      ROCK,
    );
    drawHangingStones(sketch, at);
    drawStandingStones(sketch, at, y);
  });
};

function drawHangingStones(sketch: Sketch, at: (x: number) => number): void {
  const stones = [
    [-30, 140, 420],
    [110, 130, 290],
    [230, 120, 380],
    [340, 130, 230],
    [470, 150, 200],
    [620, 150, 180],
    [770, 140, 220],
    [905, 130, 250],
    [1030, 120, 210],
    [1150, 150, 330],
  ] as const;
  let path = `M${at(LEFT)} ${TOP} L${at(LEFT)} 150`;
  for (const [x, wide, low] of stones)
    path += ` L${at(x)} 150 Q${at(x + wide * 0.42)} ${low * 0.8} ${at(x + wide / 2)} ${low} Q${at(x + wide * 0.58)} ${low * 0.8} ${at(x + wide)} 150`;
  sketch.area(`${path} L${at(RIGHT)} ${TOP} Z`, ROCK);
}

function drawStandingStones(sketch: Sketch, at: (x: number) => number, y: number): void {
  for (const [x, wide, tall] of [
    [50, 190, 330],
    [230, 130, 190],
  ] as const)
    sketch.area(
      `M${at(x)} ${y + 70} Q${at(x + wide * 0.4)} ${y - tall * 0.6} ${at(x + wide / 2)} ${y - tall} Q${at(x + wide * 0.62)} ${y - tall * 0.5} ${at(x + wide)} ${y + 70} Q${at(x + wide / 2)} ${y + 100} ${at(x)} ${y + 70} Z`,
      '#b3aca2',
    );
}

/** Cloth on both sides and an open flap between them. */
export const tentInside: BuildLayer = (build) => {
  const y = build.stage.horizon;
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${TOP} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#f7cf8e');
    sketch.area(`M${MIDDLE} 60 L1330 ${y + 330} V${BOTTOM} H-55 V${y + 330} Z`, '#f3b763');
    sketch.area(`M${MIDDLE} 60 L1010 ${y} H265 Z`, '#fbe2b4');
    sketch.area(`M${MIDDLE} 240 L890 ${y} H385 Z`, '#8fa8d8');
    for (const side of [-1, 1]) {
      const at = (x: number) => MIDDLE + side * x;
      sketch.area(
        `M${at(0)} 240 C${at(120)} 420 ${at(150)} ${y - 320} ${at(150)} ${y - 250} C${at(190)} ${y - 170} ${at(200)} ${y - 60} ${at(210)} ${y} H${at(253)} Z`,
        '#f3b763',
      );
    }
    sketch.area(`M265 ${y} H1010 L1350 ${BOTTOM} H-75 Z`, '#c7e3b8');
    sketch.area(`M${MIDDLE - 16} 20 H${MIDDLE + 16} V240 H${MIDDLE - 16} Z`, WOOD);
  });
  if (build.room.isBare) return;
  build.into.push(standingPiece(moon(false), { x: MIDDLE, foot: 560, tall: 110 }));
};

/** Blocks of snow in an arch, and the way out. */
export const iglooInside: BuildLayer = (build) => {
  const y = build.stage.horizon;
  const side = build.isSwapped ? 1 : -1;
  const at = (x: number) => MIDDLE + side * (x - MIDDLE);
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${TOP} H${RIGHT} V${BOTTOM} H${LEFT} Z`, SNOW);
    if (!build.room.isBare) drawBlocks(sketch, y);
    const door = { top: y - 420, left: at(850), right: at(1180) };
    sketch.area(
      `M${door.left} ${y + 10} V${y - 240} C${door.left} ${door.top} ${door.right} ${door.top} ${door.right} ${y - 240} V${y + 10} Z`,
      '#ffffff',
    );
    sketch.area(
      `M${at(900)} ${y + 10} V${y - 220} C${at(900)} ${door.top + 60} ${at(1130)} ${door.top + 60} ${at(1130)} ${y - 220} V${y + 10} Z`,
      '#8fa8d8',
    );
    sketch.area(
      `M${at(901)} ${y + 10} Q${at(1010)} ${y - 120} ${at(1130)} ${y - 50} V${y + 10} Z`,
      '#ffffff',
    );
    sketch.area(`M${LEFT} ${y} Q${MIDDLE} ${y - 30} ${RIGHT} ${y} V${BOTTOM} H${LEFT} Z`, '#ffffff');
  });
};

const COURSES = 5;

/** Courses of blocks that lean in; their seams are at the sides, faces are in the middle. */
function drawBlocks(sketch: Sketch, y: number): void {
  const step = (y - 60) / (COURSES + 0.4);
  const level = (course: number, x: number) =>
    y - course * step + (40 + course * 22) * (2 * ((x - MIDDLE) / (RIGHT - LEFT))) ** 2;
  for (let course = 1; course <= COURSES; course += 1) {
    const edge = level(course, LEFT);
    const top = 2 * level(course, MIDDLE) - edge;
    sketch.line(`M${LEFT} ${edge} Q${MIDDLE} ${top} ${RIGHT} ${edge}`, 0.9);
  }
  for (let course = 0; course < COURSES; course += 1)
    for (const x of course % 2 === 0 ? [190, 410, 865, 1085] : [90, 300, 975, 1185]) {
      const lean = x + (MIDDLE - x) * 0.05;
      sketch.line([x, level(course, x), lean, level(course + 1, lean)], 0.9);
    }
}

/** The slanting sides of a roof, beams and a round window. */
export const rafters: BuildLayer = (build) => {
  const y = build.stage.horizon;
  const top = Math.max(200, Math.min(330, y - 690));
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${TOP} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#e3bd8b');
    sketch.area(`M${MIDDLE} -10 L1330 ${y * 0.78} V${y} H-55 V${y * 0.78} Z`, '#f3dfbd');
    for (const side of [-1, 1]) {
      const at = (x: number) => MIDDLE + side * x;
      sketch.area(
        `M${at(-36)} 20 L${at(0)} -24 L${at(710)} ${y * 0.78} L${at(710)} ${y * 0.78 + 90} Z`,
        DARK_WOOD,
      );
    }
    sketch.area([ellipse(MIDDLE, top + 110, 128)], WOOD);
    sketch.area([ellipse(MIDDLE, top + 110, 98)], '#cdeaf7');
    if (!build.room.isBare)
      sketch.line(`M${MIDDLE - 98} ${top + 110} H${MIDDLE + 98} M${MIDDLE} ${top + 12} V${top + 208}`, 1.2);
    if (build.room.isBare) return;
    for (const x of [190, 1085]) sketch.area([roundRect(x - 26, y * 0.5, 52, y * 0.5, 4)], DARK_WOOD);
  });
};

/** A beam under a roof, with a lantern. */
export const beams: BuildLayer = (build) => {
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} 100 H${RIGHT} V170 H${LEFT} Z`, DARK_WOOD);
    if (build.room.isBare) return;
    const x = build.random.chance(0.5) ? 500 : 775;
    sketch.line(`M${x} 170 V236 M${x - 40} 300 C${x - 40} 220 ${x + 40} 220 ${x + 40} 300`, 1);
    sketch.area(`M${x - 56} 300 L${x - 30} 262 H${x + 30} L${x + 56} 300 Z`, '#9aa7b8');
    sketch.area([roundRect(x - 46, 300, 92, 116, 16)], '#fff3b8');
    sketch.area(
      `M${x} 326 C${x + 26} 356 ${x + 22} 392 ${x} 394 C${x - 22} 392 ${x - 26} 356 ${x} 326 Z`,
      '#f2994a',
    );
    sketch.area([roundRect(x - 58, 410, 116, 30, 8)], '#9aa7b8');
  });
};

/** Half doors with a cross of boards on both sides. */
export const stalls: BuildLayer = (build) => {
  const y = build.stage.horizon + 30;
  const tall = 400;
  paint(build, (sketch) => {
    for (const [left, wide] of [
      [-60, 400],
      [935, 400],
    ] as const) {
      sketch.area([roundRect(left, y - tall, wide, tall, 4)], '#f0d2a2');
      if (!build.room.isBare) {
        sketch.area(
          `M${left + 20} ${y - tall + 60} L${left + 76} ${y - tall + 60} L${left + wide - 20} ${y - 60} L${left + wide - 76} ${y - 60} Z`,
          WOOD,
        );
        sketch.area(
          `M${left + wide - 20} ${y - tall + 60} L${left + wide - 76} ${y - tall + 60} L${left + 20} ${y - 60} L${left + 76} ${y - 60} Z`,
          WOOD,
        );
      }
      for (const row of [y - tall, y - 60]) sketch.area([roundRect(left - 10, row, wide + 20, 60, 8)], WOOD);
    }
    for (const x of [362, 913]) sketch.area([roundRect(x - 36, 150, 72, y - 130, 4)], DARK_WOOD);
  });
};

/** A trunk through the floor, and boughs under the roof. */
export const branches: BuildLayer = (build) => {
  const y = build.stage.horizon;
  paint(build, (sketch) => {
    const leaves = sketch.area(`M${LEFT} ${TOP} H400 V90 H${LEFT} Z`, '#8cc873');
    for (const [x, low, r] of [
      [40, 150, 120],
      [200, 120, 100],
      [340, 80, 90],
    ] as const)
      sketch.join(leaves, [ellipse(x, low, r)]);
    sketch.area(
      `M66 ${TOP} C86 ${y * 0.5} 70 ${y * 0.8} 36 ${y + 90} Q150 ${y + 120} 264 ${y + 90} C226 ${y * 0.8} 216 ${y * 0.62} 226 ${y * 0.5} L320 ${y * 0.34} L292 ${y * 0.3} L214 ${y * 0.4} C210 ${y * 0.2} 212 100 216 ${TOP} Z`,
      '#c79a6b',
    );
    if (build.room.isBare) return;
    sketch.area([ellipse(148, y * 0.66, 30, 46)], '#a87b4f');
    sketch.line(
      `M120 ${y * 0.3} C126 ${y * 0.38} 118 ${y * 0.42} 124 ${y * 0.5} M180 ${y * 0.82} C186 ${y * 0.88} 178 ${y * 0.92} 190 ${y * 0.98}`,
      0.9,
    );
    const right = sketch.area([ellipse(1200, 90, 130)], '#8cc873');
    for (const [x, low, r] of [
      [1060, 50, 100],
      [1270, 190, 90],
    ] as const)
      sketch.join(right, [ellipse(x, low, r)]);
  });
};
