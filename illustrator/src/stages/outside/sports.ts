import { roundRect } from '../../parts/shapes.ts';
import { BOTTOM, type BuildLayer, LEFT, MIDDLE, paint, RIGHT } from '../Build.ts';

/** Tiers of seats, flags and lights. */
export const stands: BuildLayer = (build) => {
  const y = build.stage.horizon - 90;
  paint(build, (sketch) => {
    if (!build.room.isBare)
      for (const [x, lean] of [
        [150, 1],
        [1125, -1],
      ] as const) {
        const top = Math.max(80, y - 680);
        sketch.area([roundRect(x - 14, top + 120, 28, y - top - 320, 4)], '#9aa7b8');
        sketch.area([roundRect(x - 90 + lean * 6, top, 180, 130, 16)], '#fff3b8');
        sketch.line(
          `M${x - 30 + lean * 6} ${top} V${top + 130} M${x + 30 + lean * 6} ${top} V${top + 130}`,
          0.9,
        );
      }
    for (const [tier, color] of ['#c8d6e8', '#f2c6a0', '#c8d6e8'].entries()) {
      const top = y - 270 + tier * 90;
      sketch.area(
        `M${LEFT} ${top - 40} Q${MIDDLE} ${top + 40} ${RIGHT} ${top - 40} V${BOTTOM} H${LEFT} Z`,
        color,
      );
    }
  });
};

/** A pitch with its lines, and the boards behind it. */
export const pitch: BuildLayer = (build) => {
  const y = build.stage.horizon;
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${y - 90} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#ffffff');
    sketch.area(`M${LEFT} ${y} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#9fd07c');
    if (build.room.isBare) return;
    for (const x of [215, 425, 850, 1060]) sketch.line(`M${x} ${y - 90} V${y}`, 0.9);
    // Lines of the field are below the feet: higher up they run into heads.
    sketch.line(`M${LEFT} 1560 Q${MIDDLE} 1470 ${RIGHT} 1560`, 1.3);
  });
};
