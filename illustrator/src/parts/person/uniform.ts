import type { Sketch } from '../Sketch.ts';
import { ellipse, roundRect, starRing } from '../shapes.ts';
import type { Frame } from './limbs.ts';
import { type PersonLook, UNIFORMS, type Uniform } from './PersonLook.ts';

/** Whether a front is one of them. */
export function isUniform(front: PersonLook['front']): front is Uniform {
  return (UNIFORMS as readonly (string | undefined)[]).includes(front);
}

/** Measures of a trunk: heights of the shoulders and of the chest, half the width at the hips; `band` draws a ring around it. */
interface OnTrunk {
  t: number;
  y: number;
  h: number;
  band: (from: number, to: number, color?: string) => void;
}

/** What a uniform is drawn with: the person, and the measures of the trunk. */
type Worn = Frame & OnTrunk;

/** Draws one of them before a trunk, the origin between the hips. */
export function drawUniform(local: Sketch, uniform: Uniform, worn: Worn): void {
  DRAWN[uniform](local, worn);
}

const DRAWN: Readonly<Record<Uniform, (local: Sketch, worn: Worn) => void>> = {
  armor: drawArmor,
  satchel: (local, worn) => {
    drawBelt(local, worn.h);
    drawSatchel(local, worn);
  },
  reflective: drawVest,
  'long-coat': drawLongCoat,
  fur: drawFur,
  wrap: drawWrap,
  badge: drawBadge,
  wings: drawWings,
  'broad-collar': drawBroadCollar,
  sash: (local, { t, y, h, colors }) => {
    local.line(`M-11 ${-t + 3} L0 ${y - 2} L11 ${-t + 3}`, 0.9);
    drawKnotted(local, h, colors.accent);
  },
  camouflage: drawCamouflage,
};

const METAL = '#c9d2d9';
const LEATHER = '#8a5a3c';
const GOLD = '#f7cf5c';

/** Hoops of metal, and a belt with a buckle. */
function drawArmor(local: Sketch, { t, band }: Worn): void {
  for (const from of [-t + 12, -t + 24, -t + 36, -t + 48]) if (from < -10) band(from, from + 12, METAL);
  local.line(`M0 ${-t + 14} V-14`, 0.8);
  band(-12, -2, LEATHER);
  local.area([roundRect(-7, -12, 14, 13, 2)], GOLD);
}

/** Spots of a fur that hangs from one shoulder. */
function drawFur(local: Sketch, { colors, sizes, t, y }: Worn): void {
  const s = sizes.shoulder;
  for (const [dx, dy] of [
    [-12, -6],
    [9, -2],
    [-4, 11],
  ] as const)
    local.area([ellipse(dx, y + dy, 5.5, 4, dx * 3)], '#8a5a3c');
  local.area(
    `M8 ${-t} Q${s - 2} ${-t} ${s + 4} ${-t + 9} L${s - 1} ${-t + 24} L${-s - 1} ${-t + 11} Q${-s + 3} ${-t} -8 ${-t} Z`,
    colors.skin,
  );
}

/** A jacket that is laid over itself, and a knotted belt. */
function drawWrap(local: Sketch, { colors, t, y, h }: Worn): void {
  local.line(`M13 ${-t + 2} L${-h * 0.5} -11`, 1);
  local.line(`M-13 ${-t + 2} L2 ${y + 4}`, 1);
  drawKnotted(local, h, colors.accent);
}

/** A collar, a tie, a star and a belt. */
function drawBadge(local: Sketch, { colors, t, y, h }: Worn): void {
  drawBelt(local, h);
  for (const side of [-1, 1])
    local.area(`M${side * 5} ${-t + 6} L${side * 17} ${-t + 1} L${side * 13} ${-t + 15} Z`, colors.top);
  local.area(`M-4.5 ${-t + 9} H4.5 L7 ${y + 10} L0 ${y + 17} L-7 ${y + 10} Z`, '#4a5560');
  local.area([starRing([15, y + 1], 8.5, 5, 0.5)], GOLD);
}

/** Lapels, a tie, wings on the chest and two rows of buttons. */
function drawWings(local: Sketch, { colors, t, y }: Worn): void {
  for (const side of [-1, 1]) {
    local.area(
      `M0 ${-t + 8} L${side * 14} ${-t - 1} L${side * 18} ${-t + 9} L${side * 8} ${-t + 19} Z`,
      '#ffffff',
    );
    local.line(`M${side * 8} ${-t + 19} L0 ${y + 14}`, 0.8);
  }
  local.area(`M-4 ${-t + 12} H4 L6 ${y + 4} L0 ${y + 12} L-6 ${y + 4} Z`, colors.accent);
  local.area(
    `M17 ${y + 4} Q10 ${y + 2} 7 ${y - 5} Q17 ${y - 2} 27 ${y - 5} Q24 ${y + 2} 17 ${y + 4} Z`,
    GOLD,
  );
  for (const dy of [22, 32]) for (const dx of [-7, 7]) local.ink([ellipse(dx, y + dy, 2.3)]);
}

/** Rings of a collar over the shoulders, and a belt. */
function drawBroadCollar(local: Sketch, { sizes, t, band }: Worn): void {
  const s = sizes.shoulder;
  for (const [wide, deep, color] of [
    [s + 3, 36, '#4a90d8'],
    [s - 5, 25, GOLD],
    [s - 13, 14, '#4a90d8'],
  ] as const)
    local.area(
      `M${-wide} ${-t + 6} C${-wide * 0.9} ${-t + deep + 4} ${wide * 0.9} ${-t + deep + 4} ${wide} ${-t + 6} Q0 ${-t - 8} ${-wide} ${-t + 6} Z`,
      color,
    );
  band(-14, -3, GOLD);
}

/** Spots all over, and a belt. */
function drawCamouflage(local: Sketch, { y, h }: Worn): void {
  for (const [dx, dy] of [
    [-13, -12],
    [12, -7],
    [-3, 5],
    [14, 14],
    [-15, 15],
  ] as const)
    local.area([ellipse(dx, y + dy, 7.5, 5, dx * 5)], '#93a86a');
  drawBelt(local, h);
}

function drawBelt(local: Sketch, h: number): void {
  local.area(`M${-h} -9 Q0 -3 ${h} -9 L${h} 2 Q0 8 ${-h} 2 Z`, '#4a5560');
  local.area('M-6 -8 H6 V6 H-6 Z', GOLD);
}

/** A belt of cloth, its two ends hanging from the knot. */
function drawKnotted(local: Sketch, h: number, color: string): void {
  for (const side of [-1, 1])
    local.area(`M${side * 1} -4 L${side * 9} -6 L${side * 15} 17 L${side * 5} 19 Z`, color);
  local.area(`M${-h} -13 Q0 -7 ${h} -13 L${h} -2 Q0 4 ${-h} -2 Z`, color);
  local.area([roundRect(-6, -12, 12, 13, 4)], color);
}

/** A bag at the hip with letters looking out, its strap over the other shoulder. */
function drawSatchel(local: Sketch, { t, h }: OnTrunk): void {
  local.area(`M10 ${-t + 1} L21 ${-t + 3} L${-h + 14} -2 L${-h + 4} -10 Z`, LEATHER);
  local.area('M-24 -26 L0 -30 L3 0 L-22 2 Z', '#ffffff');
  local.line('M-24 -26 L-9 -16 L0 -30', 0.8);
  local.area([roundRect(-32, -12, 42, 38, 6)], '#b5763f');
  local.area('M-32 -9 Q-32 -13 -28 -13 H6 Q10 -13 10 -9 V3 Q-11 14 -32 3 Z', '#d9a066');
  local.area([ellipse(-11, 7, 5)], GOLD);
}

/** A vest with bands that shine in the light of cars, down to the hips. */
function drawVest(local: Sketch, { colors, t, band }: Worn): void {
  for (const side of [-1, 1])
    local.area(
      `M${side * 8} ${-t + 3} L${side * 17} ${-t} L${side * 19} ${-t * 0.5} L${side * 9} ${-t * 0.5} Z`,
      SHINE,
    );
  band(-t * 0.5, -t * 0.5 + 12, SHINE);
  band(-9, 3, SHINE);
  local.line(`M0 ${-t + 8} V${-t * 0.5}  M0 ${-t * 0.5 + 14} V-6`, 0.9);
  local.area([ellipse(0, -t + 7, 7, 4)], colors.accent);
}

const SHINE = '#eef3a8';

/** A long coat with bands that shine, its skirts over the knees. */
function drawLongCoat(local: Sketch, { colors, t, h, band }: Worn): void {
  const color = colors.accent;
  const low = 46;
  local.area(`M${-h} -12 L${-h - 9} ${low} Q0 ${low + 9} ${h + 9} ${low} L${h} -12 Q0 -5 ${-h} -12 Z`, color);
  local.area(
    `M${-h - 7} ${low - 21} Q0 ${low - 13} ${h + 7} ${low - 21} L${h + 8} ${low - 9} Q0 ${low} ${-h - 8} ${low - 9} Z`,
    SHINE,
  );
  band(-t * 0.56, -t * 0.56 + 11, SHINE);
  band(-13, -2, SHINE);
  local.line(
    `M0 ${-t + 10} V${-t * 0.56} M0 ${-t * 0.56 + 14} V-9 M0 3 V${low - 16} M0 ${low - 3} V${low + 4}`,
    0.9,
  );
  for (const side of [-1, 1])
    local.area(
      `M0 ${-t + 9} L${side * 15} ${-t - 1} L${side * 19} ${-t + 9} L${side * 9} ${-t + 18} Z`,
      color,
    );
}
