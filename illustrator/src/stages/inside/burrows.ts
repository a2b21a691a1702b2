import type { Sketch } from '../../parts/Sketch.ts';
import { ellipse } from '../../parts/shapes.ts';
import { BOTTOM, type BuildLayer, LEFT, MIDDLE, paint, RIGHT, TOP } from '../Build.ts';

const EARTH = '#b98a5e';
const HOLLOW = '#ead3b0';
/** Page y of the grass over it, and how far over the floor the hollow begins. */
const SURFACE = 262;
const HIGH = 520;

/** A cut through the earth: grass above with carrots in it, a hollow below with a way up, and a small one beside it. */
export const burrows: BuildLayer = (build) => {
  const y = build.stage.horizon;
  const side = build.isSwapped ? 1 : -1;
  const at = (x: number) => MIDDLE + side * (x - MIDDLE);
  const top = Math.max(SURFACE + 150, y - HIGH);
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${TOP} H${RIGHT} V${SURFACE + 40} H${LEFT} Z`, '#cdeaf7');
    sketch.area(
      `M${LEFT} ${SURFACE} C300 ${SURFACE - 26} 480 ${SURFACE + 20} ${MIDDLE} ${SURFACE - 6} C850 ${SURFACE - 22} 1000 ${SURFACE + 18} ${RIGHT} ${SURFACE} V${BOTTOM} H${LEFT} Z`,
      '#a9d98a',
    );
    sketch.area(`M${LEFT} ${SURFACE + 44} H${RIGHT} V${BOTTOM} H${LEFT} Z`, EARTH);
    const hollow = sketch.area(
      `M${LEFT} ${BOTTOM} V${top + 330} C${60} ${top + 90} 360 ${top + 10} ${MIDDLE} ${top} C880 ${top - 8} 1210 ${top + 90} ${RIGHT} ${top + 330} V${BOTTOM} Z`,
      HOLLOW,
    );
    sketch.join(
      hollow,
      `M${at(900)} ${top + 60} C${at(930)} ${top - 40} ${at(990)} ${SURFACE + 90} ${at(1000)} ${SURFACE - 20} H${at(1120)} C${at(1115)} ${SURFACE + 130} ${at(1070)} ${top + 30} ${at(1050)} ${top + 130} Z`,
    );
    sketch.area(
      `M${LEFT} ${y} C300 ${y + 20} 420 ${y - 16} ${MIDDLE} ${y + 4} C850 ${y + 20} 1000 ${y - 10} ${RIGHT} ${y} V${BOTTOM} H${LEFT} Z`,
      '#d3ad7c',
    );
    for (const [x, high] of [
      [250, 120],
      [430, 140],
      [610, 112],
    ] as const)
      drawCarrot(sketch, at(x), high);
    sketch.area([ellipse(at(150), SURFACE + 120, 52, 34)], '#c5bfb6');
  });
};

function drawCarrot(sketch: Sketch, x: number, high: number): void {
  const y = SURFACE + 22;
  sketch.area(
    `M${x} ${y} C${x - 60} ${y - 40} ${x - 70} ${y - 90} ${x - 52} ${y - 120} C${x - 20} ${y - 100} ${x - 8} ${y - 60} ${x} ${y} Z`,
    '#6cb86a',
  );
  sketch.area(
    `M${x} ${y} C${x + 8} ${y - 60} ${x + 20} ${y - 100} ${x + 52} ${y - 120} C${x + 70} ${y - 90} ${x + 60} ${y - 40} ${x} ${y} Z`,
    '#6cb86a',
  );
  sketch.area(
    `M${x - 38} ${y} C${x - 40} ${y - 22} ${x + 40} ${y - 22} ${x + 38} ${y} C${x + 34} ${y + 0.6 * high} ${x + 8} ${y + high} ${x} ${y + high} C${x - 8} ${y + high} ${x - 34} ${y + 0.6 * high} ${x - 38} ${y} Z`,
    '#f2994a',
  );
}
