import type { Sketch } from '../Sketch.ts';
import { between, direction, type Joints, type Point, SIDES, type Side } from './joints.ts';
import type { Frame } from './limbs.ts';
import type { PersonLook } from './PersonLook.ts';

/** Whether an outfit reaches to the ground. */
export function isLong({ lower }: PersonLook): boolean {
  return lower === 'gown' || lower === 'robe';
}

/** A skirt from the waist over both thighs, whatever the legs do. */
export function drawSkirt(sketch: Sketch, frame: Frame, h: number): void {
  const { joints, sizes, look, colors } = frame;
  const part = isLong(look) ? 1.05 : 0.86;
  if (isOverLap(joints)) {
    drawLap(sketch, frame, { h, part });
    return;
  }
  const edge = (side: Side): Point => {
    const [hip, knee] = [joints.hips[side], joints.knees[side]];
    const [dx, dy] = direction(hip, knee);
    const out = side === 'left' ? -1 : 1;
    const [x, y] = between(hip, knee, part);
    // Out from the thigh, less where it is level.
    return [x + out * 24 * Math.max(0.35, Math.abs(dy)), y - Math.abs(dx) * 14 + 4];
  };
  const [left, right] = [edge('left'), edge('right')];
  const waist = -sizes.trunk * 0.34;
  const at = (part: number, drop: number) => {
    const [x, y] = between(left, right, part);
    return `${x} ${y + drop}`;
  };
  sketch.area(
    `M${-h + 3} ${waist} C${-h - 4} ${waist + 18} ${left[0] + 4} ${left[1] - 22} ${left[0]} ${left[1]} Q${at(0.13, 9)} ${at(0.25, 3)} Q${at(0.38, 11)} ${at(0.5, 4)} Q${at(0.63, 11)} ${at(0.75, 3)} Q${at(0.88, 9)} ${at(1, 0)} C${right[0] - 4} ${right[1] - 22} ${h + 4} ${waist + 18} ${h - 3} ${waist} Q0 ${waist + 7} ${-h + 3} ${waist} Z`,
    colors.accent,
  );
  for (const where of [0.25, 0.5, 0.75]) {
    const [x, y] = between(left, right, where);
    sketch.line(`M${x} ${y + 3} Q${x * 0.8} ${y - 12} ${x * 0.45} ${waist + 22}`, 0.7);
  }
}

/** Whether both thighs go ahead to one side. */
function isOverLap({ hips, knees }: Joints): boolean {
  return SIDES.every((side) => direction(hips[side], knees[side])[0] > LEVEL);
}

/** So far aside a thigh goes that lies on a seat, its length being 1. */
const LEVEL = 0.7;

/** A skirt over both thighs of who sits, seen from the side. */
function drawLap(
  sketch: Sketch,
  { joints, sizes, colors }: Frame,
  { h, part }: { h: number; part: number },
): void {
  const waist = -sizes.trunk * 0.34;
  const [top, low] = SIDES.map((side) => between(joints.hips[side], joints.knees[side], part)).sort(
    (one, other) => one[1] - other[1],
  ) as [Point, Point];
  const ahead = Math.max(top[0], low[0]);
  sketch.area(
    `M${-h + 1} ${waist} C${-h - 6} ${waist + 16} ${-h - 8} 6 ${-h - 2} 13 Q0 17 ${low[0] - 6} ${low[1] + 15} Q${ahead + 9} ${(top[1] + low[1]) / 2 + 2} ${top[0] - 2} ${top[1] - 14} Q${h + 4} ${waist + 10} ${h - 2} ${waist} Q0 ${waist + 7} ${-h + 1} ${waist} Z`,
    colors.accent,
  );
}
