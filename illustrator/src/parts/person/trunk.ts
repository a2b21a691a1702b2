import { Sketch } from '../Sketch.ts';
import { ellipse, placement, starRing } from '../shapes.ts';
import { tinted } from './colors.ts';
import type { Frame } from './limbs.ts';
import { drawBow, drawBump } from './overTrunk.ts';
import type { PersonLook } from './PersonLook.ts';
import { drawSkirt, isLong } from './skirt.ts';
import { drawUniform, isUniform } from './uniform.ts';

/** Draws the trunk in its clothes, with the skirt that hangs from it. `spread`: legs are not side by side below. */
export function drawTrunk(sketch: Sketch, frame: Frame, { isSpread }: { isSpread: boolean }): void {
  const { joints, sizes, look } = frame;
  const local = new Sketch();
  const [t, s] = [sizes.trunk, sizes.shoulder];
  const h = sizes.hip + 10 * sizes.stout;
  const hem = look.lower === 'dress' || look.lower === 'tutu' ? -t * 0.3 : 8;
  const low = hem + 5;
  const outline = `M-8 ${-t} Q${-s + 2} ${-t} ${-s - 4} ${-t + 9} C${-s - 2} ${-t + 24} ${-h + 2} ${-t * 0.45} ${-h} ${hem} Q0 ${low} ${h} ${hem} C${h - 2} ${-t * 0.45} ${s + 2} ${-t + 24} ${s + 4} ${-t + 9} Q${s - 2} ${-t} 8 ${-t} Z`;
  local.area(
    outline,
    look.lower === 'dress' && look.front !== 'belt' ? frame.colors.accent : frame.colors.top,
  );
  if (look.front) drawFront(local, frame, h);
  drawNeckline(local, look, t);
  if (look.lower === 'shorts' || look.lower === 'trousers') local.line(`M${-h} 2 Q0 7 ${h} 2`, 0.8);
  if (isLong(look) && !isSpread) drawGown(local, frame, h);
  if (look.lower === 'tutu') drawTutu(local, h);
  sketch.add(tinted(local.art(), [frame.colors.accent]), placement(0, 0, 1, joints.lean));
  if (look.lower === 'dress' || (isLong(look) && isSpread)) drawSkirt(sketch, frame, h);
  if (look.bump) drawBump(sketch, frame, h);
}

function drawGown(local: Sketch, { sizes, look, colors }: Frame, h: number): void {
  const foot = 2 * sizes.leg - 2;
  const wide = look.lower === 'gown' ? 56 : 40;
  const waist = -sizes.trunk * 0.3;
  let edge = `M${-h + 3} ${waist} C${-h - 10} ${waist + 24} ${-wide + 4} ${foot - 40} ${-wide} ${foot}`;
  for (let i = 0; i < 4; i += 1)
    edge += ` Q${-wide + (i + 0.5) * (wide / 2)} ${foot + 11} ${-wide + (i + 1) * (wide / 2)} ${foot}`;
  local.area(
    `${edge} C${wide - 4} ${foot - 40} ${h + 10} ${waist + 24} ${h - 3} ${waist} Q0 ${waist + 7} ${-h + 3} ${waist} Z`,
    colors.top,
  );
  if (look.lower === 'gown') {
    local.area(
      `M-5 ${waist + 5} C${-10} ${foot * 0.4} ${-18} ${foot * 0.7} ${-wide * 0.45} ${foot + 4} Q0 ${foot + 12} ${wide * 0.45} ${foot + 4} C18 ${foot * 0.7} 10 ${foot * 0.4} 5 ${waist + 5} Z`,
    );
  } else {
    for (const side of [-1, 1])
      local.line(`M${side * 17} ${foot + 3} Q${side * 14} ${foot - 22} ${side * 8} ${foot - 44}`, 0.8);
  }
}

function drawTutu(local: Sketch, h: number): void {
  for (const [wide, y] of [
    [62, 8],
    [50, -2],
  ] as const) {
    let edge = `M${-wide} ${y}`;
    for (let i = 0; i < 6; i += 1)
      edge += ` Q${-wide + (i + 0.5) * (wide / 3)} ${y + 18} ${-wide + (i + 1) * (wide / 3)} ${y}`;
    local.area(`${edge} C${wide - 20} -22 ${h} -24 0 -24 C${-h} -24 ${-wide + 20} -22 ${-wide} ${y} Z`);
  }
}

function drawNeckline(local: Sketch, { neckline, tie }: PersonLook, t: number): void {
  if (neckline === 'collar')
    for (const side of [-1, 1])
      local.area(`M0 ${-t + 10} L${side * 15} ${-t - 1} L${side * 19} ${-t + 9} L${side * 8} ${-t + 19} Z`);
  if (neckline === 'hood')
    local.area(
      `M-20 ${-t + 4} Q0 ${-t - 10} 20 ${-t + 4} Q14 ${-t + 18} 0 ${-t + 17} Q-14 ${-t + 18} -20 ${-t + 4} Z`,
    );
  if (tie) {
    local.area(`M-6 ${-t + 8} H6 L4 ${-t + 16} H-4 Z`);
    local.area(`M-4 ${-t + 16} H4 L8 ${-t + 42} L0 ${-t + 50} L-8 ${-t + 42} Z`);
  }
  if (neckline === 'bow') drawBow(local, -t + 12, 1);
}

function drawFront(local: Sketch, frame: Frame, h: number): void {
  const { sizes, look, colors, isMirrored } = frame;
  const t = sizes.trunk;
  const y = -t * 0.46;
  const band = (from: number, to: number, color?: string): void => {
    const half = (at: number) => h + (sizes.shoulder - h) * Math.min(1, Math.max(0, -at / (t - 14)));
    local.area(
      `M${-half(from)} ${from} Q0 ${from + 6} ${half(from)} ${from} L${half(to)} ${to} Q0 ${to + 6} ${-half(to)} ${to} Z`,
      color,
    );
  };
  if (isUniform(look.front)) {
    drawUniform(local, look.front, { ...frame, t, y, h, band });
    return;
  }
  switch (look.front) {
    case 'star':
      local.area([starRing([0, y], 14, 5, 0.48)], colors.accent);
      return;
    case 'heart':
      local.area(
        `M0 ${y + 11} C-24 ${y - 6} -10 ${y - 19} 0 ${y - 6} C10 ${y - 19} 24 ${y - 6} 0 ${y + 11} Z`,
      );
      return;
    case 'stripe':
      band(y - 9, y + 1);
      band(y + 11, y + 20);
      return;
    case 'dots':
      for (const [dx, dy] of [
        [-11, -9],
        [11, -9],
        [0, 4],
        [-12, 16],
        [12, 16],
      ] as const)
        local.area([ellipse(dx, y + dy, 5)], colors.accent);
      return;
    case 'checks':
      for (const dx of [-9, 9]) local.line(`M${dx} ${-t + 6} V6`, 0.7);
      for (const dy of [-8, 10]) local.line(`M${-h + 3} ${y + dy} Q0 ${y + dy + 5} ${h - 3} ${y + dy}`, 0.7);
      return;
    case 'pocket':
      local.area(`M-13 ${y + 6} H13 L17 ${y + 24} H-17 Z`, colors.accent);
      return;
    case 'zip':
      local.line(`M0 ${-t + 12} V10`, 0.9);
      for (const side of [-1, 1]) local.line(`M${side * 16} ${y + 14} L${side * 9} ${y + 24}`, 0.8);
      return;
    case 'number':
      drawOne(local, y, isMirrored ? -1 : 1);
      return;
    case 'buttons':
      local.line(`M0 ${-t + 12} V8`, 0.7);
      for (const dy of [-8, 4, 16]) local.ink([ellipse(5.5, y + dy, 2.2)]);
      return;
    case 'coat':
      local.area(`M${-h} -10 L${-h - 5} 24 Q0 33 ${h + 5} 24 L${h} -10 Q0 -3 ${-h} -10 Z`, colors.top);
      local.area(`M${-h - 2} 4 Q0 12 ${h + 2} 4 L${h + 4} 14 Q0 22 ${-h - 4} 14 Z`);
      band(y - 8, y + 2);
      local.line(`M0 ${-t + 12} V${y - 4} M0 ${y + 7} V7 M0 19 V28`, 0.8);
      return;
    default:
      drawWorkFront(local, frame, { t, y, h });
  }
}

/** A one, the other way around where the whole will be mirrored. */
function drawOne(local: Sketch, y: number, side: 1 | -1): void {
  local.line(
    `M${-3 * side} ${y - 7} L${4 * side} ${y - 11} V${y + 13} M${-4 * side} ${y + 13} H${11 * side}`,
    1.3,
  );
}

function drawWorkFront(
  local: Sketch,
  { look: { front }, colors }: Frame,
  { t, y, h }: { t: number; y: number; h: number },
): void {
  switch (front) {
    case 'apron':
      local.area(
        `M-13 ${-t + 16} H13 L15 ${y + 6} L${h - 2} ${y + 12} L${h} 20 Q0 30 ${-h} 20 L${-h + 2} ${y + 12} L-15 ${y + 6} Z`,
      );
      local.area('M-11 -4 H11 V8 Q0 14 -11 8 Z');
      return;
    case 'bib':
      for (const side of [-1, 1])
        local.area(
          `M${side * 9} ${y - 8} L${side * 13} ${-t + 1} L${side * 19} ${-t + 2} L${side * 15} ${y - 8} Z`,
        );
      local.area(`M-16 ${y - 9} H16 L${h} ${y + 14} V9 Q0 14 ${-h} 9 V${y + 14} Z`);
      local.area(`M-8 ${y} H8 V${y + 11} Q0 ${y + 15} -8 ${y + 11} Z`);
      return;
    case 'seat-belt':
      local.area(`M13 ${-t + 2} L24 ${-t + 5} L${-h + 9} 0 L${-h} -12 Z`);
      local.area(`M${-h} -9 Q0 -3 ${h} -9 L${h} 3 Q0 9 ${-h} 3 Z`);
      return;
    case 'plate':
      local.area(`M-16 ${y - 14} Q0 ${y - 6} 16 ${y - 14} V${y + 4} Q0 ${y + 27} -16 ${y + 4} Z`);
      return;
    case 'panel':
      local.area(`M-14 ${y - 8} H14 V${y + 13} H-14 Z`);
      local
        .ink([ellipse(-6, y - 1, 2.4)])
        .ink([ellipse(5, y - 1, 2.4)])
        .line(`M-8 ${y + 7} H8`, 0.8);
      return;
    case 'white-coat':
    case 'stethoscope':
      local.area(`M${-h} -10 L${-h - 6} 34 Q0 43 ${h + 6} 34 L${h} -10 Q0 -3 ${-h} -10 Z`, colors.top);
      local.line(`M0 ${y + 16} V38`, 0.8);
      for (const side of [-1, 1])
        local.area(`M${side * 7} 4 H${side * (h - 2)} V17 Q${side * 13} 21 ${side * 7} 17 Z`, colors.top);
      if (front === 'white-coat') {
        for (const side of [-1, 1])
          local.line(`M${side * 7} ${-t + 8} L${side * 13} ${y - 6} L0 ${y + 16}`, 0.8);
        return;
      }
      local.line(
        `M-13 ${-t + 4} C-16 ${y - 4} -7 ${y - 2} 0 ${y - 1} C7 ${y - 2} 16 ${y - 4} 13 ${-t + 4}`,
        1.5,
      );
      local.line(`M0 ${y - 1} V${y + 6}`, 1.5);
      local.area([ellipse(0, y + 12, 7)], '#b9c4cc');
      return;
    case 'cross':
      local.area(`M-4 ${y - 12} H4 V${y - 4} H12 V${y + 4} H4 V${y + 12} H-4 V${y + 4} H-12 V${y - 4} H-4 Z`);
      return;
    default:
      local.area(`M${-h} -11 Q0 -5 ${h} -11 L${h} 0 Q0 6 ${-h} 0 Z`);
      local.area('M-6 -10 H6 V4 H-6 Z');
  }
}
