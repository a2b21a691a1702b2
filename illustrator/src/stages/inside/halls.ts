import type { Sketch } from '../../parts/Sketch.ts';
import { ellipse, roundRect, starRing } from '../../parts/shapes.ts';
import { BOTTOM, type BuildLayer, LEFT, MIDDLE, paint, RIGHT, TOP } from '../Build.ts';
import { drawBoards } from './room.ts';

const RED = '#d86a63';
const GOLD = '#f2cf6b';

/** The boards of a stage and their edge. */
export const stageBoards: BuildLayer = (build) => {
  const y = build.stage.horizon;
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${y} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#e0bb86');
    if (!build.room.isBare) drawBoards(sketch, y, 6);
    sketch.area(`M${LEFT} 1545 H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#b98f66');
  });
  build.stage.surfaces.push({ of: 'stage', left: 270, right: 1005, y: y + 120 });
};

/** A stage's curtains, drawn aside. */
export const curtains: BuildLayer = (build) => {
  const y = build.stage.horizon + 60;
  paint(build, (sketch) => {
    for (const side of [-1, 1]) {
      const at = (x: number) => MIDDLE + side * (MIDDLE - x);
      sketch.area(
        `M${at(-20)} ${TOP} H${at(330)} C${at(330)} ${y * 0.4} ${at(250)} ${y * 0.58} ${at(150)} ${y * 0.66} L${at(215)} ${y} Q${at(100)} ${y + 30} ${at(-20)} ${y} Z`,
        RED,
      );
      sketch.line(
        `M${at(210)} 250 C${at(200)} ${y * 0.42} ${at(150)} ${y * 0.55} ${at(80)} ${y * 0.63}`,
        0.9,
      );
      if (!build.room.isBare) {
        sketch.line(`M${at(106)} ${y * 0.7} L${at(140)} ${y + 6}`, 0.9);
        sketch.area([roundRect(Math.min(at(-20), at(170)), y * 0.64, 190, 44, 18)], GOLD);
      }
    }
    const valance = sketch.area(`M${LEFT} ${TOP} H${RIGHT} V190 H${LEFT} Z`, RED);
    for (let x = 0; x <= 1290; x += 212) sketch.join(valance, [ellipse(x + 106, 180, 106, 70)]);
    if (build.room.isBare) return;
    for (let x = 212; x < 1275; x += 212) sketch.line(`M${x} 60 V176`, 0.9);
  });
};

/** Two columns of stone. */
export const columns: BuildLayer = (build) => {
  const y = build.stage.horizon + 20;
  paint(build, (sketch) => {
    for (const x of [120, 1155]) {
      sketch.area([roundRect(x - 56, 130, 112, y - 170, 2)], '#f3eee6');
      if (!build.room.isBare) for (const dx of [-18, 18]) sketch.line(`M${x + dx} 190 V${y - 90}`, 0.9);
      sketch.area([roundRect(x - 84, 90, 168, 84, 12)], '#e4dac9');
      sketch.area([roundRect(x - 84, y - 84, 168, 94, 12)], '#e4dac9');
    }
  });
};

/** The striped inside of a big tent. */
export const bigTop: BuildLayer = (build) => {
  const y = build.stage.horizon;
  const low = Math.min(430, y - 480);
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${TOP} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#fdf0d5');
    for (const x of [190, 1085]) sketch.area([roundRect(x - 20, 200, 40, y - 160, 6)], '#d9b384');
    const count = build.room.isBare ? 5 : 9;
    const pitch = (RIGHT - LEFT + 240) / count;
    for (let i = 0; i < count; i += 1) {
      const x = LEFT - 120 + i * pitch;
      const color = i % 2 === 0 ? RED : '#fffaf0';
      const far = (at: number) => MIDDLE + (at - MIDDLE) * 0.12;
      const panel = sketch.area(`M${far(x)} -60 H${far(x + pitch)} L${x + pitch} ${low} H${x} Z`, color);
      sketch.join(panel, [ellipse(x + pitch / 2, low, pitch / 2, 46)]);
    }
  });
};

/** A ring of sand with a curb. */
export const ring: BuildLayer = (build) => {
  const y = build.stage.horizon;
  const [cy, rx, ry] = [y + 330, 720, 330];
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${y - 60} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#c9b79a');
    const arc = (drop: number, turn: 1 | -1) =>
      Array.from({ length: 61 }, (_, i) => {
        const angle = Math.PI + (Math.PI * (turn > 0 ? i : 60 - i)) / 60;
        return [MIDDLE + rx * Math.cos(angle), cy + drop + ry * Math.sin(angle)];
      }).flat();
    sketch.area([[...arc(0, 1), RIGHT + 200, BOTTOM, LEFT - 200, BOTTOM]], '#f0dfb4');
    sketch.area([[...arc(-20, 1), ...arc(76, -1)]], '#a9cbe0');
    if (!build.room.isBare) drawStars(sketch, { cy: cy + 28, rx, ry });
  });
};

function drawStars(sketch: Sketch, { cy, rx, ry }: { cy: number; rx: number; ry: number }): void {
  for (const degrees of [205, 228, 312, 335]) {
    const angle = (degrees * Math.PI) / 180;
    sketch.area([starRing([MIDDLE + rx * Math.cos(angle), cy + ry * Math.sin(angle)], 36, 5, 0.52)], GOLD);
  }
}
