import { ellipse, roundRect } from '../../parts/shapes.ts';
import { type BuildLayer, LEFT, paint, RIGHT, TOP } from '../Build.ts';

const DARK_WOOD = '#b98f66';

/** The rail of a ship. */
export const shipRail: BuildLayer = (build) => {
  const y = build.stage.horizon + 10;
  paint(build, (sketch) => {
    const posts = build.room.isBare ? [430, 845] : [60, 245, 430, 845, 1030, 1215];
    for (const x of posts)
      sketch.area(
        `M${x - 18} ${y} C${x - 48} ${y - 60} ${x - 40} ${y - 100} ${x - 16} ${y - 160} H${x + 16} C${x + 40} ${y - 100} ${x + 48} ${y - 60} ${x + 18} ${y} Z`,
        '#f0d2a2',
      );
    sketch.area([roundRect(LEFT - 20, y - 200, RIGHT + 60, 46, 16)], DARK_WOOD);
    sketch.area(`M${LEFT} ${y - 20} H${RIGHT} V${y + 20} H${LEFT} Z`, DARK_WOOD);
  });
};

/** A mast with a rolled sail. */
export const mast: BuildLayer = (build) => {
  const y = build.stage.horizon;
  paint(build, (sketch) => {
    sketch.area(`M140 ${TOP} H206 L214 ${y + 120} H132 Z`, '#d0a06a');
    const sail = { left: LEFT - 40, wide: 525 };
    sketch.area([roundRect(sail.left, 180, sail.wide, 34, 14)], DARK_WOOD);
    const cloth = sketch.area([roundRect(sail.left + 20, 204, sail.wide - 40, 76, 36)], '#fffaf0');
    for (let x = sail.left + 90; x < sail.left + sail.wide - 40; x += 115)
      sketch.join(cloth, [ellipse(x, 262, 62, 46)]);
    if (build.room.isBare) return;
    for (let x = sail.left + 148; x < sail.left + sail.wide - 60; x += 115)
      sketch.line(`M${x} 206 V286`, 1.2);
    sketch.area([roundRect(124, y - 30, 98, 50, 12)], DARK_WOOD);
  });
};
