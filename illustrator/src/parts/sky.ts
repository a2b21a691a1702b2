import type { Art } from '../art/art.ts';
import { drawSmile } from './face.ts';
import { Sketch } from './Sketch.ts';
import { ellipse, roundRect, starRing } from './shapes.ts';

/** A round moon with craters, or with a face. */
export function fullMoon(smiling: boolean): Art {
  const sketch = new Sketch();
  sketch.area([ellipse(0, 0, 100)], '#f5ecc8');
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
  for (const [x = 0, y = 0, r = 0] of craters) sketch.area([ellipse(x, y, r)], '#ddd0a4');
  if (smiling) drawSmile(sketch, 0, 0, 70);
  return sketch.art();
}

/** A sun of 200 units with rays in one of three shapes; smiling when asked. */
export function sun(smiling: boolean, variant: number): Art {
  const sketch = new Sketch();
  if (variant % 3 === 0) drawPetalRays(sketch);
  else if (variant % 3 === 1) sketch.area([starRing([0, 0], 100, 14, 0.66)], RAYS);
  else drawSpikes(sketch);
  sketch.area([ellipse(0, 0, 60)], '#f7cf5c');
  if (smiling) drawSmile(sketch, 0, 0, 60);
  return sketch.art();
}

/** The sun as it rises or sets, a disc of 200 units, and wide rays to 1,000 all over the sky above it; its middle is at the foot. */
export function sunset(): Art {
  const sketch = new Sketch();
  for (let i = 0; i < LOW_RAYS; i += 1) {
    const [from, to] = [i + 0.25, i + 0.75].map((at) => Math.PI * (1 + at / LOW_RAYS)) as [number, number];
    const at = (radius: number, turn: number) => [radius * Math.cos(turn), radius * Math.sin(turn)];
    sketch.area([[...at(125, from), ...at(1000, from), ...at(1000, to), ...at(125, to)]], RAYS);
  }
  sketch.area([ellipse(0, 0, 100)], '#f2994a');
  return sketch.art();
}

const LOW_RAYS = 7;

/** The sky of a storm in page pixels: a bank of clouds along the upper edge, and a flash of lightning at each side. */
export function stormSky(): Art {
  const sketch = new Sketch();
  for (const x of [190, 1070])
    sketch.area(
      `M${x} 190 L${x + 84} 190 L${x + 44} 300 L${x + 100} 300 L${x - 24} 500 L${x + 12} 356 L${x - 44} 356 Z`,
      RAYS,
    );
  let bank = 'M-20 -20 H1295 V190';
  for (const [right, left, deep] of BILLOWS) bank += ` C${right} ${deep} ${left} ${deep} ${left} 190`;
  sketch.area(`${bank} Z`, '#b9c4cc');
  for (const [right, left, deep] of BILLOWS.slice(1, -1)) {
    const [x, half] = [(right + left) / 2, 0.2 * (right - left)];
    sketch.line(`M${x - half} ${deep - 90} Q${x} ${deep - 60} ${x + half} ${deep - 90}`, 1);
  }
  return sketch.art();
}

/** The lower edge of a bank of clouds from right to left. */
const BILLOWS = [
  [1295, 1040, 280],
  [1040, 830, 250],
  [830, 560, 300],
  [560, 340, 250],
  [340, 130, 285],
  [130, -20, 250],
] as const;

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
      RAYS,
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
    sketch.area([[...at(70, -0.2), ...at(100, 0), ...at(70, 0.2)]], RAYS);
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
  const first = sketch.area([roundRect(-96, -30, 192, 62, 31)], CLOUD);
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
    '#f7e08a',
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
    '#f7cf5c',
  );
  return sketch.art();
}

/** A rainbow of five bands, 240 units wide, its ends on clouds. */
export function rainbow(): Art {
  const sketch = new Sketch();
  for (const [band, color] of BANDS.entries()) {
    const r = 120 - band * 14;
    sketch.area(`M${-r} 0 C${-r} ${-1.33 * r} ${r} ${-1.33 * r} ${r} 0 Z`, color);
  }
  for (const side of [-1, 1]) {
    const base = sketch.area([ellipse(side * 85, -4, 30, 22)], CLOUD);
    sketch.join(base, [ellipse(side * 85 - 26, 4, 20, 15)]);
    sketch.join(base, [ellipse(side * 85 + 26, 4, 20, 15)]);
  }
  return sketch.art();
}

/** A bolt of light and its burst where it strikes. */
export function burst(): Art {
  const sketch = new Sketch();
  sketch.area([starRing([0, 0], 60, 11, 0.58)], '#f2994a');
  sketch.area([starRing([0, 0], 32, 9, 0.5, 12)], '#f7cf5c');
  return sketch.art();
}

/** A snowflake for the background, all of one piece, which stays clear when it is small. */
export function flake(): Art {
  const sketch = new Sketch();
  const core = sketch.area([ellipse(0, 0, 20)], '#dff1fb');
  for (let i = 0; i < 6; i += 1) {
    const turn = (i * Math.PI) / 3 + Math.PI / 6;
    const at = (radius: number) => [radius * Math.cos(turn), radius * Math.sin(turn)];
    sketch.tube([...at(0), ...at(44)], [22, 16], core);
    sketch.join(core, [ellipse(at(48)[0] ?? 0, at(48)[1] ?? 0, 14)]);
  }
  return sketch.art();
}

/** A drop of rain or dew. */
export function drop(): Art {
  const sketch = new Sketch();
  sketch.area(
    'M0 -30 C4 -16 19 -4 19 10 C19 21 10 28 0 28 C-10 28 -19 21 -19 10 C-19 -4 -4 -16 0 -30 Z',
    '#a9d6f0',
  );
  return sketch.art();
}

const RAYS = '#f2b632';
const CLOUD = '#e8f3fa';

/** Of a rainbow, from the outside; the last one is the sky under it. */
const BANDS = ['#e05a4f', '#f2994a', '#f7cf5c', '#7fbf6a', '#6db3e0', '#dff1fb'] as const;
