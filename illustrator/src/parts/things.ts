import type { Art } from '../art/art.ts';
import { Sketch } from './Sketch.ts';
import { ellipse, placement, roundRect, starRing } from './shapes.ts';

/** A piece of picket fence, 300 units wide. */
export function fencePiece(): Art {
  const sketch = new Sketch();
  for (const y of [-64, -8]) sketch.area([roundRect(-150, y, 300, 20, 4)]);
  for (const x of [-126, -66, -6, 54, 114]) {
    sketch.area(`M${x - 20} 46 V-78 L${x} -104 L${x + 20} -78 V46 Z`);
  }
  return sketch.art();
}

/** A round-bellied vase with a band. */
export function vase(): Art {
  const sketch = new Sketch();
  sketch.area(
    'M-34 -84 C-40 -40 -76 -30 -70 26 C-66 64 -44 84 -34 90 H34 C44 84 66 64 70 26 C76 -30 40 -40 34 -84 Z',
  );
  sketch.area('M-68 2 Q0 26 68 2 Q74 22 67 40 Q0 62 -67 40 Q-74 22 -68 2 Z');
  sketch.area([roundRect(-44, -98, 88, 18, 8)]);
  return sketch.art();
}

/** A flower pot with a rim. */
export function flowerPot(): Art {
  const sketch = new Sketch();
  sketch.area('M-62 -30 H62 L46 80 H-46 Z');
  sketch.area([roundRect(-74, -62, 148, 40, 8)]);
  sketch.area([starRing([0, 28], 22, 5, 0.48)]);
  return sketch.art();
}

/** A snowman with a hat, a carrot for a nose, a scarf and arms of twigs. */
export function snowman(variant: number): Art {
  const sketch = new Sketch();
  for (const side of [-1, 1]) {
    sketch.line(`M${side * 52} -6 L${side * 106} -46`, 1.2);
    sketch.line(`M${side * 88} -32 L${side * 112} -24`, 1.1);
    sketch.line(`M${side * 88} -32 L${side * 90} -60`, 1.1);
  }
  sketch.area([ellipse(0, 92, 88, 76)]);
  sketch.area([ellipse(0, -4, 62, 56)]);
  for (const y of [-2, 30, 76]) sketch.ink([ellipse(0, y, 6)]);
  sketch.area([ellipse(0, -92, 50, 46)]);
  if (variant % 2 === 0) sketch.area('M16 -44 L40 -36 L52 34 L24 40 Z');
  sketch.area('M-46 -62 C-20 -46 20 -46 46 -62 L50 -42 C20 -24 -20 -24 -50 -42 Z');
  for (const x of [-18, 18]) sketch.ink([ellipse(x, -102, 5, 7)]);
  sketch.area('M-4 -94 L52 -82 L-4 -78 Z');
  sketch.line('M-24 -76 Q-6 -58 14 -66', 0.9);
  sketch.area('M-34 -132 L-32 -186 H32 L34 -132 Z');
  sketch.area('M-33 -150 H33 L34 -132 H-34 Z');
  sketch.area([roundRect(-60, -138, 120, 17, 8)]);
  return sketch.art();
}

/** A present with a bow. */
export function present(): Art {
  const sketch = new Sketch();
  sketch.area([roundRect(-70, -40, 140, 120, 6)]);
  sketch.area([roundRect(-80, -62, 160, 34, 6)]);
  sketch.area([roundRect(-14, -62, 28, 142, 2)]);
  for (const side of [-1, 1])
    sketch.area(
      `M0 -64 C${side * 16} -110 ${side * 66} -118 ${side * 64} -88 C${side * 62} -68 ${side * 26} -62 0 -64 Z`,
    );
  sketch.area([ellipse(0, -66, 14, 12)]);
  return sketch.art();
}

/** A cake of two tiers with so many candles. */
export function birthdayCake(count: number): Art {
  const sketch = new Sketch();
  sketch.area([ellipse(0, 92, 150, 22)]);
  tier(sketch, { x: 118, top: 6, foot: 90 });
  tier(sketch, { x: 80, top: -72, foot: 10 });
  for (let i = 0; i < count; i += 1) {
    const x = (i - (count - 1) / 2) * (count > 5 ? 146 / count : 120 / count);
    sketch.area([roundRect(x - Math.min(7, 44 / count), -126, Math.min(14, 88 / count), 50, 3)]);
    sketch.area(
      `M${x} -164 C${x + 15} -148 ${x + 12} -132 ${x} -130 C${x - 12} -132 ${x - 15} -148 ${x} -164 Z`,
    );
  }
  return sketch.art();
}

function tier(sketch: Sketch, { x, top, foot }: { x: number; top: number; foot: number }): void {
  sketch.area([roundRect(-x, top, 2 * x, foot - top, 10)]);
  let icing = `M${-x} ${top + 8} Q${-x} ${top - 8} ${-x + 12} ${top - 8} H${x - 12} Q${x} ${top - 8} ${x} ${top + 8}`;
  const step = x / 3;
  for (let i = 0; i < 6; i += 1)
    icing += ` Q${x - (i + 0.5) * step} ${top + 52} ${x - (i + 1) * step} ${top + 8}`;
  sketch.area(`${icing} Z`);
  for (let i = 0; i < 3; i += 1) sketch.area([ellipse((i - 1) * x * 0.62, foot - 20, 10)]);
}

/** A bench with a back. */
export function bench(): Art {
  const sketch = new Sketch();
  for (const x of [-104, 104]) sketch.area([roundRect(x - 10, -8, 20, 92, 4)]);
  for (const y of [-88, -52]) sketch.area([roundRect(-130, y, 260, 28, 8)]);
  for (const x of [-104, 104]) sketch.area([roundRect(x - 8, -94, 16, 96, 4)]);
  sketch.area([roundRect(-138, -8, 276, 24, 8)]);
  return sketch.art();
}

/** An acoustic guitar, its neck up to the right. */
export function guitar(): Art {
  const upright = new Sketch();
  const body = upright.area([ellipse(0, 70, 78, 70)]);
  upright.join(body, [ellipse(0, -18, 58, 54)]);
  upright.area([roundRect(-13, -190, 26, 170, 3)]);
  for (const y of [-160, -130, -100]) upright.line(`M-13 ${y} H13`, 0.8);
  upright.area([ellipse(0, 6, 30)]);
  upright.area([roundRect(-38, 84, 76, 18, 6)]);
  upright.line('M0 -186 V86', 0.8);
  upright.area('M-20 -186 L-26 -250 Q0 -264 26 -250 L20 -186 Z');
  for (const side of [-1, 1]) for (const y of [-236, -208]) upright.area([ellipse(side * 34, y, 10, 8)]);
  return new Sketch().add(upright.art(), placement(0, 0, 1, 32)).art();
}
