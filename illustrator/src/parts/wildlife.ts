import type { Art } from '../art/art.ts';
import { drawSmile } from './face.ts';
import { Sketch } from './Sketch.ts';
import { blob, ellipse } from './shapes.ts';

/** A dinosaur's body from the side, its head end to the right, on four stout legs. */
function drawDinosaur(sketch: Sketch): number {
  for (const x of [-44, 52]) sketch.area(`M${x - 18} 20 V92 Q${x} 104 ${x + 20} 92 V20 Z`);
  const body = sketch.area([
    blob([-190, 62, -140, 20, -84, -28, -10, -48, 60, -30, 104, 0, 96, 44, 30, 62, -50, 60, -120, 46]),
  ]);
  for (const x of [-78, 22]) {
    sketch.area(
      `M${x - 22} 14 C${x - 26} 50 ${x - 20} 70 ${x - 20} 98 Q${x} 110 ${x + 24} 98 C${x + 22} 70 ${x + 26} 50 ${x + 20} 14 Z`,
    );
    for (const dx of [-10, 4]) sketch.line(`M${x + dx} 98 V88`, 0.8);
  }
  return body;
}

/** A triceratops with a frill and three horns. */
export function triceratops(): Art {
  const sketch = new Sketch();
  drawDinosaur(sketch);
  sketch.area([blob([64, -74, 96, -112, 136, -104, 150, -60, 132, -6, 92, 6, 64, -24])]);
  for (const [x, y] of [
    [84, -84],
    [112, -92],
    [82, -20],
  ] as const)
    sketch.area([ellipse(x, y, 8)]);
  sketch.area('M136 -56 L196 -116 L164 -44 Z');
  sketch.area([blob([112, -44, 146, -62, 188, -40, 210, -4, 196, 22, 156, 24, 120, 4])]);
  sketch.area('M120 -54 L166 -128 L148 -44 Z');
  sketch.area('M192 -34 L226 -56 L208 -14 Z');
  sketch.ink([ellipse(160, -26, 6, 8), ellipse(158, -29, 2.2)]);
  sketch.line('M204 12 Q176 18 158 6', 1);
  return sketch.art();
}

/** A stegosaurus with two rows of plates. */
export function stegosaurus(): Art {
  const sketch = new Sketch();
  for (const [x, y, size] of [
    [-128, -10, 26],
    [-84, -46, 36],
    [-32, -66, 44],
    [24, -62, 40],
    [68, -40, 28],
  ] as const)
    sketch.area(
      `M${x - size * 0.6} ${y + size * 0.7} L${x - size * 0.5} ${y - size * 0.4} L${x} ${y - size} L${x + size * 0.5} ${y - size * 0.4} L${x + size * 0.6} ${y + size * 0.7} Z`,
    );
  for (const x of [-176, -152]) sketch.area(`M${x - 6} 46 L${x - 22} 4 L${x + 12} 34 Z`);
  const body = drawDinosaur(sketch);
  sketch.join(body, [blob([84, -10, 120, -20, 164, -12, 182, 12, 166, 34, 120, 40, 84, 30])]);
  sketch.ink([ellipse(146, 2, 6, 8), ellipse(144, -1, 2.2)]);
  sketch.line('M178 18 Q160 28 144 22', 1);
  return sketch.art();
}

/** A pterodactyl with spread wings. */
export function pterodactyl(): Art {
  const sketch = new Sketch();
  for (const side of [-1, 1]) {
    const x = (value: number) => side * value;
    sketch.area(
      `M${x(14)} -30 C${x(60)} -70 ${x(120)} -84 ${x(204)} -54 C${x(170)} -40 ${x(160)} -22 ${x(150)} 4 C${x(126)} -12 ${x(104)} -6 ${x(90)} 28 C${x(66)} 8 ${x(40)} 14 ${x(16)} 34 Z`,
    );
    sketch.line(`M${x(120)} -66 L${x(144)} -8`, 0.8).line(`M${x(66)} -56 L${x(88)} 18`, 0.8);
    sketch.area(`M${x(6)} 56 L${x(14)} 96 L${x(30)} 100 L${x(22)} 54 Z`);
  }
  sketch.area([ellipse(0, 14, 28, 58)]);
  sketch.area('M-10 -66 L-56 -112 L14 -96 Z');
  sketch.area([ellipse(0, -66, 28, 32)]);
  sketch.area('M12 -84 L92 -50 L10 -42 Z');
  sketch.line('M18 -60 L84 -51', 0.8);
  sketch.ink([ellipse(2, -76, 5, 7)]);
  return sketch.art();
}

/** A walrus with tusks and whiskers. */
export function walrus(): Art {
  const sketch = new Sketch();
  sketch.area(
    'M96 74 C140 66 168 40 186 46 C190 66 176 84 152 92 C170 96 176 108 168 116 C136 118 110 106 96 98 Z',
  );
  sketch.area([blob([-96, 20, -90, -70, -30, -112, 34, -92, 90, -10, 130, 70, 92, 112, 0, 118, -76, 108])]);
  for (const side of [-1, 1])
    sketch.area(
      `M${side * 40 - 30} 86 C${side * 90 - 40} 92 ${side * 100 - 40} 120 ${side * 70 - 36} 128 C${side * 40 - 36} 128 ${side * 26 - 30} 110 ${side * 40 - 30} 86 Z`,
    );
  for (const x of [-52, -12]) sketch.area(`M${x - 9} -6 L${x} 58 L${x + 9} -6 Z`);
  const cheeks = sketch.area([ellipse(-52, -22, 32, 26)]);
  sketch.area([ellipse(-12, -22, 32, 26)]);
  for (const [x, y] of [
    [-62, -26],
    [-50, -14],
    [-4, -26],
    [-16, -14],
  ] as const)
    sketch.ink([ellipse(x, y, 2.6)]);
  sketch.area([ellipse(-32, -44, 14, 10)]);
  if (cheeks >= 0) for (const x of [-56, -8]) sketch.ink([ellipse(x, -66, 6, 8), ellipse(x - 2, -69, 2.2)]);
  return sketch.art();
}

/** An axolotl with feathery gills. */
export function axolotl(): Art {
  const sketch = new Sketch();
  for (const side of [-1, 1])
    for (const turn of [-0.5, 0, 0.5]) {
      const [x, y] = [side * 78, -52];
      const [dx, dy] = [side * 56 * Math.cos(turn), 56 * Math.sin(turn)];
      sketch.tube([x, y, x + dx * 0.6, y + dy * 0.6, x + dx, y + dy - 6], [26, 22, 14]);
    }
  sketch.area('M20 40 C80 50 120 90 160 60 C176 90 150 128 100 122 C60 120 30 100 10 80 Z');
  const body = sketch.area([ellipse(0, 58, 54, 52)]);
  for (const side of [-1, 1]) {
    sketch.tube([side * 40, 40, side * 66, 62, side * 78, 58], [24, 20, 16]);
    sketch.tube([side * 30, 92, side * 50, 112, side * 66, 112], [26, 22, 16]);
  }
  sketch.area([ellipse(0, 64, 32, 34)]);
  if (body >= 0) sketch.area([ellipse(0, -42, 96, 66)]);
  drawSmile(sketch, 0, -38, 78);
  return sketch.art();
}

/** A dragonfly from above. */
export function dragonfly(): Art {
  const sketch = new Sketch();
  for (const side of [-1, 1]) {
    for (const [y, tilt] of [
      [-34, -14],
      [0, 14],
    ] as const) {
      sketch.area([ellipse(side * 82, y + tilt, 78, 20, side * tilt)]);
      sketch.line(`M${side * 20} ${y} L${side * 140} ${y + tilt * 1.6}`, 0.8);
    }
  }
  for (let i = 0; i < 5; i += 1) sketch.area([ellipse(0, 30 + i * 28, 13 - i, 17)]);
  sketch.area([ellipse(0, -16, 20, 34)]);
  sketch.area([ellipse(0, -62, 26, 22)]);
  for (const side of [-1, 1]) sketch.area([ellipse(side * 20, -72, 15, 16)]);
  for (const side of [-1, 1]) sketch.ink([ellipse(side * 20, -74, 5, 6)]);
  sketch.line('M-8 -52 Q0 -46 8 -52', 0.8);
  return sketch.art();
}

/** A ray seen from above, with a long tail. */
export function stingray(): Art {
  const sketch = new Sketch();
  sketch.tube([0, 70, 14, 120, -6, 160, 16, 196], [16, 12, 9, 6]);
  sketch.area(
    'M0 -96 C50 -84 120 -30 166 -20 C140 20 70 40 40 84 Q0 100 -40 84 C-70 40 -140 20 -166 -20 C-120 -30 -50 -84 0 -96 Z',
  );
  drawSmile(sketch, 0, -34, 44);
  for (const [x, y, r] of [
    [-84, -6, 10],
    [84, -6, 10],
    [-44, 34, 8],
    [44, 34, 8],
    [0, 48, 10],
  ] as const)
    sketch.area([ellipse(x, y, r)]);
  return sketch.art();
}

/** A toucan on a branch, its bill to the right. */
export function toucan(): Art {
  const sketch = new Sketch();
  sketch.area('M-30 70 L-74 158 L-34 150 L-8 84 Z');
  sketch.area('M-130 92 H130 V114 H-130 Z');
  sketch.area([blob([-56, 40, -60, -30, -22, -96, 26, -104, 58, -66, 56, 20, 24, 84, -26, 90])]);
  sketch.area([blob([4, -36, 40, -60, 58, -30, 46, 20, 18, 30])]);
  sketch.area('M40 -100 C90 -124 168 -104 176 -32 C140 -54 92 -52 52 -58 Z');
  sketch.line('M50 -76 C96 -84 140 -70 168 -46', 0.9);
  sketch.area([ellipse(24, -80, 17)]);
  sketch.ink([ellipse(26, -80, 6, 7)]);
  sketch.area('M-46 -10 C-20 -20 6 10 -12 62 C-40 50 -54 20 -46 -10 Z');
  for (const x of [-14, 14]) sketch.area([ellipse(x, 96, 11, 13)]);
  return sketch.art();
}

/** An ostrich with a feathered body and long legs. */
export function ostrich(): Art {
  const sketch = new Sketch();
  for (const x of [-22, 18]) {
    sketch.tube([x, 30, x - 4, 84, x + 6, 140], [16, 12, 12]);
    sketch.area(`M${x - 6} 136 H${x + 20} Q${x + 36} 142 ${x + 34} 152 H${x - 8} Z`);
  }
  sketch.tube([44, -10, 70, -70, 62, -140], [32, 22, 22]);
  const tail = sketch.area([ellipse(-96, -24, 30)]);
  sketch.join(tail, [ellipse(-104, 4, 26)]);
  const body = sketch.area([ellipse(-10, 0, 84, 52)]);
  sketch.join(body, [ellipse(-72, -16, 34)]);
  sketch.area(
    'M-56 -18 C-20 -36 30 -24 34 4 C14 34 -34 34 -60 16 C-50 10 -46 4 -44 -2 C-52 -4 -56 -10 -56 -18 Z',
  );
  sketch.area([ellipse(66, -158, 28, 25)]);
  sketch.area('M84 -172 L128 -156 L86 -144 Z');
  sketch.ink([ellipse(74, -164, 6, 8), ellipse(72, -167, 2.4)]);
  return sketch.art();
}

/** A shaggy, friendly monster; two kinds. */
export function monster(variant: number): Art {
  const sketch = new Sketch();
  for (const side of [-1, 1]) {
    sketch.area(`M${side * 36} -104 L${side * 66} -164 L${side * 76} -86 Z`);
    sketch.tube([side * 88, 0, side * 128, 20, side * 136, -24], [34, 30, 28]);
    sketch.area([ellipse(side * 40, 128, 40, 22)]);
  }
  let edge = '';
  for (let i = 0; i <= 24; i += 1) {
    const turn = (i / 24) * 2 * Math.PI - Math.PI / 2;
    const reach = i % 2 === 0 ? 1.1 : 0.98;
    edge += `${i === 0 ? 'M' : ' L'}${104 * reach * Math.cos(turn)} ${6 + 120 * reach * Math.sin(turn)}`;
  }
  sketch.area(`${edge} Z`);
  sketch.area([ellipse(0, 56, 62, 52)]);
  const eyes = variant % 2 === 0 ? [0] : [-36, 36];
  for (const x of eyes) {
    const r = eyes.length === 1 ? 40 : 28;
    sketch.area([ellipse(x, -46, r)]);
    sketch.ink([ellipse(x, -44, r * 0.42), ellipse(x - 4, -50, r * 0.14)]);
  }
  sketch.area('M-46 8 Q0 50 46 8 Q0 22 -46 8 Z');
  for (const x of [-20, 16]) sketch.area(`M${x - 9} 19 L${x} 36 L${x + 9} 19 Z`);
  return sketch.art();
}
