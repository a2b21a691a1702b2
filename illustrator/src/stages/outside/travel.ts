import { PAGE_HEIGHT } from '../../page.ts';
import { ellipse, roundRect } from '../../parts/shapes.ts';
import { BOTTOM, type BuildLayer, LEFT, paint, RIGHT, within } from '../Build.ts';

const STEEL = '#c3ccd4';
const GLASS = '#cdeaf7';

/** A roof on two posts over a platform, with a clock. */
export const station: BuildLayer = (build) => {
  const y = build.stage.horizon;
  const top = Math.max(110, y - 900);
  paint(build, (sketch) => {
    for (const x of [120, 1155]) {
      sketch.area([roundRect(x - 24, top + 60, 48, y - top - 60, 4)], '#7fa6b8');
      sketch.area([roundRect(x - 42, y - 60, 84, 60, 6)], '#7fa6b8');
    }
    const roof = sketch.area(`M${LEFT} ${top} H${RIGHT} V${top + 90} H${LEFT} Z`, '#c9745c');
    for (let x = 20; x < RIGHT; x += 106) sketch.join(roof, [ellipse(x, top + 88, 46, 40)]);
    sketch.area(`M${LEFT} ${top - 40} H${RIGHT} V${top + 26} H${LEFT} Z`, '#e0a48f');
    if (build.room.isBare) return;
    const clock = { x: 360, y: top + 250 };
    sketch.area([roundRect(clock.x - 9, top + 120, 18, 70, 2)], STEEL);
    sketch.area([ellipse(clock.x, clock.y, 84)], STEEL);
    sketch.area([ellipse(clock.x, clock.y, 64)], '#ffffff');
    sketch.line(`M${clock.x} ${clock.y - 42} V${clock.y} L${clock.x + 30} ${clock.y + 18}`, 1.3);
  });
};

/** A platform's edge and a track before it. */
export const rails: BuildLayer = (build, { below = 0 }) => {
  const y = build.stage.horizon + within(below, build.random);
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${y - 70} H${RIGHT} V${y + 40} H${LEFT} Z`, '#e6e0d6');
    sketch.area(`M${LEFT} ${y - 70} H${RIGHT} V${y - 30} H${LEFT} Z`, '#f7d774');
    sketch.area(`M${LEFT} ${y + 40} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#dcd3c4');
    if (!build.room.isBare)
      for (let x = 10; x < RIGHT; x += 150) sketch.area([roundRect(x, y + 74, 70, 128, 4)], '#b98f66');
    for (const rail of [98, 156])
      sketch.area(`M${LEFT} ${y + rail} H${RIGHT} V${y + rail + 20} H${LEFT} Z`, STEEL);
  });
};

/** A track on its bed of stones, where everybody stands. */
export const track: BuildLayer = ({ room, ...build }) => {
  const y = Math.min(room.bottom, PAGE_HEIGHT) - BED;
  paint({ room, ...build }, (sketch) => {
    sketch.area(`M${LEFT} ${y} H${RIGHT} V${y + BED - 60} H${LEFT} Z`, '#dcd3c4');
    const pitch = room.isBare ? 330 : 165;
    for (let x = -20; x < RIGHT; x += pitch) sketch.area([roundRect(x, y + 40, 84, 200, 6)], '#b98f66');
    for (const rail of [76, 180])
      sketch.area(`M${LEFT} ${y + rail} H${RIGHT} V${y + rail + 24} H${LEFT} Z`, STEEL);
  });
};

/** How high over the foot of the page its far edge is. */
const BED = 350;

/** Asphalt with the lines of bays to park in along its far edge. */
export const parkingBays: BuildLayer = (build, { below = 60 }) => {
  const y = build.stage.horizon + within(below, build.random);
  paint(build, (sketch) => {
    sketch.area(`M${LEFT} ${y} H${RIGHT} V${BOTTOM} H${LEFT} Z`, '#c9c9cf');
    const edge = y + 40;
    sketch.area(`M${LEFT} ${edge} H${RIGHT} V${edge + 22} H${LEFT} Z`, '#ffffff');
    for (let at = -2; at <= 2; at += 1) {
      const [far, near] = [637 + at * 250, 637 + at * 330];
      sketch.area(
        `M${far - 10} ${edge + 22} H${far + 10} L${near + 13} ${edge + 280} H${near - 13} Z`,
        '#ffffff',
      );
    }
  });
};

/** A terminal and a tower, on either side. */
export const tower: BuildLayer = (build) => {
  const y = build.stage.horizon;
  const side = build.isSwapped ? 1 : -1;
  const at = (x: number) => 637 + side * (x - 637);
  const box = (left: number, right: number) => ({ left: Math.min(at(left), at(right)), wide: right - left });
  paint(build, (sketch) => {
    if (!build.room.isBare) {
      const hall = box(LEFT, 400);
      sketch.area([roundRect(hall.left, y - 170, hall.wide, 200, 20)], '#e6e9ec');
      for (const x of [125, 225, 325]) {
        const pane = box(x - 36, x + 36);
        sketch.area([roundRect(pane.left, y - 120, pane.wide, 80, 8)], GLASS);
      }
    }
    sketch.area(
      `M${at(1010)} ${y + 30} L${at(1034)} ${y - 420} H${at(1106)} L${at(1130)} ${y + 30} Z`,
      '#e6e9ec',
    );
    sketch.area(
      `M${at(1000)} ${y - 420} L${at(960)} ${y - 540} H${at(1180)} L${at(1140)} ${y - 420} Z`,
      GLASS,
    );
    if (!build.room.isBare)
      for (const x of [1030, 1110])
        sketch.line(`M${at(x)} ${y - 422} L${at(x + (x - 1070) / 6)} ${y - 538}`, 0.9);
    const lid = box(942, 1198);
    sketch.area([roundRect(lid.left, y - 580, lid.wide, 44, 14)], '#c9745c');
    const pole = box(1060, 1080);
    sketch.area([roundRect(pole.left, y - 670, pole.wide, 92, 6)], STEEL);
  });
};
