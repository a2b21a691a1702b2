import type { Sketch } from '../Sketch.ts';
import { ellipse } from '../shapes.ts';
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
    `M${-h + 3} ${waist} C${-h - 4} ${waist + 18} ${left[0] + 4} ${left[1] - 22} ${left[0]} ${left[1]} ${hemOf(look, at)} C${right[0] - 4} ${right[1] - 22} ${h + 4} ${waist + 18} ${h - 3} ${waist} Q0 ${waist + 7} ${-h + 3} ${waist} Z`,
    colors.accent,
  );
  const hem = { left, right, waist, h };
  if (look.front === 'fur') drawFurSpots(sketch, hem);
  else if (look.front === 'armor') drawStrips(sketch, hem);
  else drawPleats(sketch, hem);
}

function drawPleats(sketch: Sketch, { left, right, waist }: Hem): void {
  for (const where of [0.25, 0.5, 0.75]) {
    const [x, y] = between(left, right, where);
    sketch.line(`M${x} ${y + 3} Q${x * 0.8} ${y - 12} ${x * 0.45} ${waist + 22}`, 0.7);
  }
}

/** The lower edge of a skirt, from its left end: waves, the points of a fur, or the ends of strips of leather. */
function hemOf({ front }: PersonLook, at: (part: number, drop: number) => string): string {
  if (front === 'fur')
    return [0.08, 0.17, 0.29, 0.4, 0.52, 0.63, 0.74, 0.85, 0.94, 1]
      .map((part, i) => `L${at(part, i % 2 === 0 ? 13 : i === 9 ? 0 : -2)}`)
      .join(' ');
  if (front === 'armor') return `L${at(0, 8)} Q${at(0.5, 17)} ${at(1, 8)} L${at(1, 0)}`;
  return `Q${at(0.13, 9)} ${at(0.25, 3)} Q${at(0.38, 11)} ${at(0.5, 4)} Q${at(0.63, 11)} ${at(0.75, 3)} Q${at(0.88, 9)} ${at(1, 0)}`;
}

interface Hem {
  left: Point;
  right: Point;
  waist: number;
  /** Half the width of the hips. */
  h: number;
}

/** The strips of a soldier's skirt, a stud near the end of each. */
function drawStrips(sketch: Sketch, { left, right, waist, h }: Hem): void {
  for (const where of [0.2, 0.4, 0.6, 0.8]) {
    const [x, y] = between(left, right, where);
    sketch.line(`M${x} ${y + 13} L${(2 * where - 1) * (h - 4)} ${waist + 5}`, 0.9);
  }
  for (const where of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    const [x, y] = between(left, right, where);
    sketch.area([ellipse(x, y + 1, 4)], '#f7cf5c');
  }
}

function drawFurSpots(sketch: Sketch, { left, right, waist }: Hem): void {
  for (const [where, up] of [
    [0.2, 0.25],
    [0.46, 0.55],
    [0.56, 0.2],
    [0.78, 0.4],
  ] as const) {
    const [x, y] = between(left, right, where);
    sketch.area([ellipse(x, y + up * (waist - y), 6, 4.5, where * 60)], '#8a5a3c');
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
