import type { Art, Points } from '../art/art.ts';
import { drawSmile } from './face.ts';
import { Sketch } from './Sketch.ts';
import { blob, ellipse, roundRect, starRing } from './shapes.ts';

/** A round moon with craters, or with a face. */
export function fullMoon(smiling: boolean): Art {
  const sketch = new Sketch();
  sketch.area([ellipse(0, 0, 100)]);
  const craters = smiling
    ? [
        [-58, -52, 15],
        [60, 50, 17],
        [-52, 58, 11],
      ]
    : [
        [-42, -38, 25],
        [36, 22, 31],
        [44, -50, 14],
        [-30, 48, 17],
        [-66, 14, 10],
      ];
  for (const [x = 0, y = 0, r = 0] of craters) sketch.area([ellipse(x, y, r)]);
  if (smiling) drawSmile(sketch, 0, 0, 70);
  return sketch.art();
}

/** A sun of 200 units with rays in one of three shapes; smiling when asked. */
export function sun(smiling: boolean, variant: number): Art {
  const sketch = new Sketch();
  if (variant % 3 === 0) drawPetalRays(sketch);
  else if (variant % 3 === 1) sketch.area([starRing([0, 0], 100, 14, 0.66)]);
  else drawSpikes(sketch);
  sketch.area([ellipse(0, 0, 60)]);
  if (smiling) drawSmile(sketch, 0, 0, 60);
  return sketch.art();
}

function drawPetalRays(sketch: Sketch): void {
  for (let i = 0; i < 16; i += 1) {
    const [turn, reach] = [(i / 16) * 2 * Math.PI, i % 2 === 0 ? 100 : 88];
    const wide = i % 2 === 0 ? 0.2 : 0.16;
    const point = (radius: number, angle: number) =>
      `${radius * Math.cos(angle)} ${radius * Math.sin(angle)}`;
    const [left, right] = [turn - wide, turn + wide];
    sketch.area(
      i % 2 === 0
        ? `M${point(52, left)} L${point(reach, turn)} L${point(52, right)} Z`
        : `M${point(52, left)} Q${point(82, left)} ${point(reach, turn)} Q${point(82, right)} ${point(52, right)} Z`,
    );
  }
}

function drawSpikes(sketch: Sketch): void {
  for (let i = 0; i < 12; i += 1) {
    const turn = (i / 12) * 2 * Math.PI;
    const at = (radius: number, offset: number) => [
      radius * Math.cos(turn + offset),
      radius * Math.sin(turn + offset),
    ];
    sketch.area([[...at(70, -0.2), ...at(100, 0), ...at(70, 0.2)]]);
  }
}

/** A cloud about 200 units wide with a flat foot, in one of three shapes. */
export function cloud(variant: number): Art {
  const bumps =
    [
      [-34, -26, 42, 24, -36, 50],
      [-44, -20, 32, 0, -46, 44, 48, -22, 34],
      [-20, -36, 52, 44, -18, 34],
    ][variant % 3] ?? [];
  const sketch = new Sketch();
  const first = sketch.area([roundRect(-96, -30, 192, 62, 31)]);
  for (let i = 0; i + 2 < bumps.length; i += 3) {
    sketch.join(first, [ellipse(bumps[i] ?? 0, bumps[i + 1] ?? 0, bumps[i + 2] ?? 0)]);
  }
  return sketch.art();
}

/** A crescent moon of 160 units, smiling when asked. */
export function moon(smiling: boolean): Art {
  const sketch = new Sketch();
  sketch.area(
    'M30 -78 C-30 -92 -88 -48 -88 4 C-88 58 -36 96 24 84 C-12 62 -26 34 -26 2 C-26 -30 -8 -58 30 -78 Z',
  );
  if (smiling) {
    sketch.ink([ellipse(-54, -10, 5, 8)]).line('M-62 20 C-54 32 -40 34 -30 28', 1);
  }
  return sketch.art();
}

/** A five-pointed star with round corners, 100 units. */
export function star(): Art {
  const sketch = new Sketch();
  sketch.area(
    'M0 -50 Q4 -50 7 -44 L17 -20 L44 -17 Q54 -15 47 -7 L27 11 L33 38 Q34 49 25 44 L0 30 L-25 44 Q-34 49 -33 38 L-27 11 L-47 -7 Q-54 -15 -44 -17 L-17 -20 L-7 -44 Q-4 -50 0 -50 Z',
  );
  return sketch.art();
}

/** A planet of 160 units: ringed, cratered or banded. */
export function planet(variant: number): Art {
  const sketch = new Sketch();
  const kind = variant % 3;
  const [outer, inner] = [ellipse(0, 0, 112, 34, -18), ellipse(0, 0, 84, 17, -18)];
  const ring = kind === 0 ? sketch.area([outer, inner]) : -1;
  sketch.area([ellipse(0, 0, 64)]);
  if (kind === 0) {
    sketch.line('M-54 -32 C-20 -22 20 -32 44 -46', 0.8);
    sketch.join(ring, [frontHalf(outer, inner)]);
  } else if (kind === 1) {
    for (const [x, y, r] of [
      [-22, -20, 16],
      [24, -34, 9],
      [22, 16, 20],
      [-24, 30, 11],
    ] as const)
      sketch.area([ellipse(x, y, r, r * 0.8)]);
  } else {
    sketch.area('M-60 -22 C-20 -6 24 -34 60 -22 L64 6 C24 -8 -20 22 -64 6 Z');
    sketch.line('M-56 30 C-20 44 22 22 56 32');
  }
  return sketch.art();
}

/** The near half (angles 0 to 180 degrees) of a ring. */
function frontHalf(outer: Points, inner: Points): Points {
  const half = outer.length / 4;
  const back: number[] = [];
  const near = inner.slice(0, 2 * Math.floor(inner.length / 4) + 2);
  for (let i = near.length - 2; i >= 0; i -= 2) back.push(near[i] ?? 0, near[i + 1] ?? 0);
  return [...outer.slice(0, 2 * Math.floor(half) + 2), ...back];
}

/** A rainbow of five bands, 240 units wide, its ends on clouds. */
export function rainbow(): Art {
  const sketch = new Sketch();
  for (let band = 0; band < 6; band += 1) {
    const r = 120 - band * 14;
    sketch.area(`M${-r} 0 C${-r} ${-1.33 * r} ${r} ${-1.33 * r} ${r} 0 Z`);
  }
  for (const side of [-1, 1]) {
    const base = sketch.area([ellipse(side * 85, -4, 30, 22)]);
    sketch.join(base, [ellipse(side * 85 - 26, 4, 20, 15)]);
    sketch.join(base, [ellipse(side * 85 + 26, 4, 20, 15)]);
  }
  return sketch.art();
}

/** A bolt of light and its burst where it strikes. */
export function burst(): Art {
  const sketch = new Sketch();
  sketch.area([starRing([0, 0], 60, 11, 0.58)]);
  sketch.area([starRing([0, 0], 32, 9, 0.5, 12)]);
  return sketch.art();
}

/** A snowflake for the background, all of one piece, which stays clear when it is small. */
export function flake(): Art {
  const sketch = new Sketch();
  const core = sketch.area([ellipse(0, 0, 20)]);
  for (let i = 0; i < 6; i += 1) {
    const turn = (i * Math.PI) / 3 + Math.PI / 6;
    const at = (radius: number) => [radius * Math.cos(turn), radius * Math.sin(turn)];
    sketch.tube([...at(0), ...at(44)], [22, 16], core);
    sketch.join(core, [ellipse(at(48)[0] ?? 0, at(48)[1] ?? 0, 14)]);
  }
  return sketch.art();
}

/** A snowflake of six feathered arms. */
export function snowflake(): Art {
  const sketch = new Sketch();
  for (let i = 0; i < 6; i += 1) {
    const turn = (i * Math.PI) / 3;
    const at = (along: number, across: number): [number, number] => [
      along * Math.cos(turn) - across * Math.sin(turn),
      along * Math.sin(turn) + across * Math.cos(turn),
    ];
    const arm = sketch.area([[...at(0, -5), ...at(56, -5), ...at(64, 0), ...at(56, 5), ...at(0, 5)]]);
    for (const side of [-1, 1]) {
      sketch.join(arm, [[...at(28, 0), ...at(46, side * 20), ...at(52, side * 14), ...at(40, 0)]]);
    }
  }
  sketch.area([starRing([0, 0], 18, 6, 0.86)]);
  return sketch.art();
}

/** A drop of rain or dew. */
export function drop(): Art {
  const sketch = new Sketch();
  sketch.area([blob([0, -30, 12, -4, 16, 12, 0, 28, -16, 12, -12, -4])]);
  return sketch.art();
}
