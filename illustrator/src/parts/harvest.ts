import type { Art } from '../art/art.ts';
import { Sketch } from './Sketch.ts';
import { ellipse, placement, roundRect, starRing } from './shapes.ts';

/** A plump pumpkin without a face, with ribs, stem and a leaf. */
export function pumpkin(): Art {
  const sketch = new Sketch();
  sketch.area('M-12 -70 C-16 -96 -30 -104 -26 -114 C-8 -118 8 -104 14 -70 Z');
  for (const side of [-1, 1]) sketch.area([ellipse(side * 78, 10, 52, 74)]);
  for (const side of [-1, 1]) sketch.area([ellipse(side * 42, 10, 50, 82)]);
  sketch.area([ellipse(0, 10, 40, 86)]);
  sketch.area('M14 -78 C40 -116 84 -112 92 -84 C70 -70 40 -66 14 -78 Z');
  sketch.line('M14 -78 Q48 -94 80 -88', 0.8);
  return sketch.art();
}

/** A round stool on three legs. */
export function stool(): Art {
  const sketch = new Sketch();
  sketch.area([roundRect(-14, -30, 28, 122, 10)]);
  for (const side of [-1, 1])
    sketch.area(`M${side * 52} -34 L${side * 82} -34 L${side * 98} 100 L${side * 68} 100 Z`);
  sketch.area([roundRect(-84, 28, 168, 18, 8)]);
  sketch.area([ellipse(0, -40, 112, 26)]);
  sketch.area([ellipse(0, -54, 112, 24)]);
  return sketch.art();
}

/** A bin on wheels with three arrows that chase one another. */
export function recyclingBin(): Art {
  const sketch = new Sketch();
  sketch.area('M-78 -84 H78 L62 100 H-62 Z');
  sketch.area([roundRect(-92, -112, 184, 32, 12)]);
  sketch.area([roundRect(-28, -128, 56, 18, 8)]);
  for (const side of [-1, 1]) sketch.area([ellipse(side * 46, 100, 20)]);
  for (const turn of [0, 120, 240]) sketch.add(bentArrow(), placement(0, 12, 1, turn));
  return sketch.art();
}

function bentArrow(): Art {
  const sketch = new Sketch();
  sketch.area('M-36 -30 C-20 -52 12 -54 28 -36 L38 -46 L44 -8 L8 -14 L16 -24 C6 -34 -10 -32 -20 -18 Z');
  return sketch.art();
}

/** A meatball. */
export function meatball(): Art {
  const sketch = new Sketch();
  sketch.area([ellipse(0, 0, 60, 56)]);
  sketch
    .line('M-30 -20 Q-20 -34 -4 -32', 0.9)
    .line('M8 22 Q22 24 32 10', 0.9)
    .line('M-30 18 Q-26 28 -16 30', 0.9);
  return sketch.art();
}

/** Three bursts of fireworks, of petals and stars, over one another. */
export function fireworks(): Art {
  const sketch = new Sketch();
  burst(sketch, [-92, 46], 92, 10);
  burst(sketch, [104, 70], 70, 8);
  burst(sketch, [30, -96], 104, 12);
  return sketch.art();
}

function burst(sketch: Sketch, [x, y]: readonly [number, number], radius: number, rays: number): void {
  sketch.area([starRing([x, y], 1.28 * radius, rays, 0.86)]);
  for (let i = 0; i < rays; i += 1) {
    const angle = (i / rays) * 2 * Math.PI;
    const at = (share: number, turn: number) =>
      `${x + share * radius * Math.cos(angle + turn)} ${y + share * radius * Math.sin(angle + turn)}`;
    sketch.area(`M${at(0.32, 0)} Q${at(0.6, -0.2)} ${at(0.82, 0)} Q${at(0.6, 0.2)} ${at(0.32, 0)} Z`);
    sketch.area([
      ellipse(x + 0.97 * radius * Math.cos(angle), y + 0.97 * radius * Math.sin(angle), 0.085 * radius),
    ]);
  }
  sketch.area([starRing([x, y], 0.22 * radius, 5, 0.5)]);
}

/** A woven basket with a high handle; what is in it looks out over its rim. */
export function basket(): Art {
  const sketch = new Sketch();
  sketch.area('M-112 0 C-112 -150 112 -150 112 0 L94 0 C94 -126 -94 -126 -94 0 Z');
  sketch.area('M-122 0 H122 L98 112 Q0 128 -98 112 Z');
  // Each band sags; the strokes between two of them end on both.
  const bands = [
    { y: 10, half: 120, sag: 0 },
    { y: 42, half: 113, sag: 12 },
    { y: 78, half: 106, sag: 12 },
    { y: 112, half: 98, sag: 16 },
  ];
  const heightAt = (band: number, x: number): number => {
    const { y, half, sag } = bands[band] ?? { y: 0, half: 1, sag: 0 };
    const along = (x + half) / (2 * half);
    return y + 2 * along * (1 - along) * sag;
  };
  for (const { y, half, sag } of bands.slice(1, -1))
    sketch.line(`M${-half} ${y} Q0 ${y + sag} ${half} ${y}`, 1);
  for (let row = 0; row + 1 < bands.length; row += 1) {
    for (let x = row % 2 === 0 ? -72 : -48; x <= 76; x += 48)
      sketch.line(`M${x} ${heightAt(row, x)} V${heightAt(row + 1, x)}`, 1);
  }
  sketch.area([roundRect(-132, -16, 264, 32, 14)]);
  return sketch.art();
}
