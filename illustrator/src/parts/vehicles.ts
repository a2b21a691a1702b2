import type { Art } from '../art/art.ts';
import { Sketch } from './Sketch.ts';
import { ellipse, placement, roundRect } from './shapes.ts';

/** A starship flying right and up a little: a dart, a cruiser or a round scout. */
export function starship(variant: number): Art {
  const sketch = new Sketch();
  const kind = variant % 3;
  [drawDart, drawCruiser, drawScout][kind]?.(sketch);
  if (kind === 2) return sketch.art();
  return new Sketch().add(sketch.art(), placement(0, 0, 1, kind === 0 ? -32 : -14)).art();
}

function drawDart(sketch: Sketch): void {
  for (const y of [-34, 34]) sketch.area(`M-96 ${y - 10} L-132 ${y} L-96 ${y + 10} Z`);
  sketch.area('M-20 -20 L-78 -96 H-108 L-96 -20 Z');
  sketch.area('M-20 20 L-78 96 H-108 L-96 20 Z');
  for (const y of [-96, 96]) sketch.area([roundRect(-112, y - 8, 84, 16, 8)]);
  for (const y of [-34, 34]) sketch.area([roundRect(-104, y - 13, 50, 26, 6)]);
  sketch.area('M140 0 C100 -26 40 -34 -60 -32 L-96 -22 V22 L-60 32 C40 34 100 26 140 0 Z');
  sketch.area('M140 0 C124 -11 104 -19 84 -24 C94 -8 94 8 84 24 C104 19 124 11 140 0 Z');
  sketch.area('M56 -6 C44 -24 2 -26 -12 -14 V14 C2 26 44 24 56 6 Q60 0 56 -6 Z');
  sketch.line('M16 -22 V22', 0.9);
  for (const x of [-34, -58]) sketch.area([roundRect(x, -14, 14, 28, 4)]);
}

function drawCruiser(sketch: Sketch): void {
  sketch.area('M-120 32 L-168 43 L-120 54 Z');
  sketch.area([roundRect(-128, 26, 46, 34, 8)]);
  sketch.area('M-100 20 L-120 -62 H-84 L-40 10 Z');
  sketch.area('M138 20 C110 -8 60 -20 -10 -22 L-100 -12 V58 H40 C90 58 124 44 138 20 Z');
  sketch.area('M-10 -22 C0 -60 58 -62 84 -12 C56 -20 26 -22 -10 -22 Z');
  sketch.line('M32 -50 V-20', 0.9);
  for (const x of [-78, -44, -10, 24, 58]) sketch.area([ellipse(x, 14, 11)]);
  sketch.area('M-100 36 H120 C106 48 80 58 40 58 H-100 Z');
  sketch.area('M-40 58 L-86 98 H-30 L20 58 Z');
}

function drawScout(sketch: Sketch): void {
  for (const x of [-50, 0, 50]) sketch.area(`M${x - 12} 34 L${x} 74 L${x + 12} 34 Z`);
  sketch.area('M-56 -16 C-56 -88 56 -88 56 -16 Z');
  sketch.area([ellipse(0, -34, 20, 22)]);
  sketch
    .ink([ellipse(-7, -38, 3.4, 5)])
    .ink([ellipse(7, -38, 3.4, 5)])
    .line('M-8 -26 Q0 -18 8 -26', 0.8);
  for (const side of [-1, 1]) {
    sketch.line(`M${side * 8} -54 L${side * 15} -68`, 0.9);
    sketch.area([ellipse(side * 16, -70, 4.5)]);
  }
  sketch.area([ellipse(0, 10, 128, 36)]);
  sketch.area([ellipse(0, -4, 84, 16)]);
  for (const [x, y] of [
    [-94, 12],
    [-50, 26],
    [0, 31],
    [50, 26],
    [94, 12],
  ] as const)
    sketch.area([ellipse(x, y, 11)]);
}

/** A pirate ship with three sails and a flag, 260 units high. */
export function pirateShip(): Art {
  const sketch = new Sketch();
  sketch.area([roundRect(-5, -150, 10, 180, 3)]);
  sketch.area([roundRect(-85, -90, 8, 120, 3)]);
  sketch.area([roundRect(77, -80, 8, 110, 3)]);
  sketch.area('M5 -150 C30 -162 44 -140 70 -152 V-118 C44 -106 30 -128 5 -116 Z');
  sketch.area([ellipse(34, -136, 8, 7)]);
  sketch.area('M-52 -108 H52 C40 -84 42 -58 58 -30 H-58 C-42 -58 -40 -84 -52 -108 Z');
  sketch.area('M-38 -24 H38 C32 -12 34 2 42 14 H-42 C-34 2 -32 -12 -38 -24 Z');
  sketch.area('M-112 -80 H-62 C-70 -54 -68 -26 -58 2 H-118 C-108 -26 -106 -54 -112 -80 Z');
  sketch.area('M58 -70 H108 C100 -48 102 -22 114 2 H54 C64 -22 66 -48 58 -70 Z');
  sketch.area('M118 30 L176 -14 L182 -6 L134 42 Z');
  sketch.area('M-140 4 H-84 V28 H104 L138 22 C130 66 108 96 84 104 H-92 C-122 92 -138 52 -140 4 Z');
  sketch.line('M-132 46 H122', 0.9).line('M-120 76 H108', 0.9);
  for (const x of [-84, -36, 12, 60]) sketch.area([ellipse(x, 61, 10)]);
  return sketch.art(0.93);
}

/** A submarine with portholes, 300 units wide. */
export function submarine(smiling: boolean): Art {
  const sketch = new Sketch();
  sketch.area('M10 -100 V-128 H46 V-112 H26 V-100 Z');
  sketch.area('M-42 -52 L-34 -100 H50 L64 -52 Z');
  for (const y of [-24, 24]) sketch.area([ellipse(-158, y, 11, 25)]);
  sketch.area([roundRect(-160, -9, 34, 18, 5)]);
  sketch.area('M-118 -20 L-150 -60 H-116 L-80 -40 Z');
  sketch.area('M-118 20 L-150 60 H-116 L-80 40 Z');
  sketch.area([ellipse(0, 0, 140, 62)]);
  sketch.line('M-128 26 Q0 62 128 26', 0.9);
  if (smiling) {
    sketch
      .ink([ellipse(84, -12, 6, 9)])
      .ink([ellipse(112, -10, 5, 8)])
      .line('M80 12 Q98 28 114 12', 1);
  }
  for (const x of smiling ? [-78, -26, 26] : [-78, -20, 38, 94]) {
    const r = x === 94 ? 20 : 23;
    sketch.area([ellipse(x, -6, r)]);
    sketch.area([ellipse(x, -6, r - 8)]);
  }
  return sketch.art();
}

/** A hot-air balloon with a basket, 300 units high; three patterns. */
export function hotAirBalloon(variant: number): Art {
  const sketch = new Sketch();
  sketch
    .line('M-34 92 L-24 138', 0.9)
    .line('M34 92 L24 138', 0.9)
    .line('M-8 100 L-8 138', 0.9)
    .line('M8 100 L8 138', 0.9);
  const envelope =
    'M-40 96 C-60 60 -112 30 -112 -44 C-112 -108 -62 -150 0 -150 C62 -150 112 -108 112 -44 C112 30 60 60 40 96 Z';
  sketch.area(envelope);
  if (variant % 3 === 1) {
    sketch.area(
      'M-111 -58 L-74 -34 L-37 -58 L0 -34 L37 -58 L74 -34 L111 -58 C113 -36 110 -20 106 -6 L74 16 L37 -8 L0 16 L-37 -8 L-74 16 L-106 -6 C-110 -20 -113 -36 -111 -58 Z',
    );
  } else {
    sketch.area(
      'M-24 96 C-36 50 -62 20 -62 -46 C-62 -110 -30 -148 0 -150 C30 -148 62 -110 62 -46 C62 20 36 50 24 96 Z',
    );
    sketch.area(
      'M-8 96 C-14 50 -24 20 -24 -46 C-24 -110 -10 -146 0 -150 C10 -146 24 -110 24 -46 C24 20 14 50 8 96 Z',
    );
  }
  sketch.area([roundRect(-44, 88, 88, 16, 6)]);
  sketch.area('M-34 138 H34 L28 182 Q0 190 -28 182 Z');
  sketch.area([roundRect(-38, 132, 76, 14, 6)]);
  sketch.line('M-29 162 Q0 170 29 162', 0.8);
  return sketch.art();
}

/** An excavator on tracks, its arm to the right. */
export function excavator(): Art {
  const sketch = new Sketch();
  sketch.area('M10 -30 L76 -126 Q88 -142 104 -128 L160 -60 L142 -44 L94 -100 L44 -22 Z');
  sketch.area('M140 -66 L164 -66 L172 6 H150 Z');
  sketch.area('M132 4 H190 C196 34 180 58 150 62 L142 50 L134 60 L124 46 L114 52 C116 30 120 16 132 4 Z');
  sketch.area('M-118 -10 H-20 V-44 H30 V34 H-118 Q-128 12 -118 -10 Z');
  sketch.area('M-60 -10 V-84 Q-60 -94 -50 -94 H6 Q18 -94 22 -82 L36 -10 Z');
  sketch.area('M-46 -22 V-72 Q-46 -80 -38 -80 H0 Q8 -80 10 -72 L20 -22 Z');
  for (const y of [4, 18]) sketch.line(`M-106 ${y} H-74`, 0.9);
  sketch.area([roundRect(-128, 40, 190, 54, 27)]);
  for (const x of [-98, -56, -12, 32]) {
    sketch.area([ellipse(x, 67, 18)]);
    sketch.area([ellipse(x, 67, 7)]);
  }
  return sketch.art();
}

/** A monster truck on huge wheels. */
export function monsterTruck(variant: number): Art {
  const sketch = new Sketch();
  sketch.area('M-96 6 L-70 44 H-40 L-60 6 Z');
  sketch.area('M96 6 L70 44 H40 L60 6 Z');
  sketch.area([roundRect(-80, 2, 160, 16, 6)]);
  sketch.area(
    'M-132 -44 H-66 L-40 -100 Q-34 -110 -22 -110 H30 Q42 -110 50 -100 L84 -50 L126 -42 Q140 -38 140 -24 V4 H-132 Z',
  );
  sketch.area('M-50 -50 L-30 -94 H2 V-50 Z');
  sketch.area('M12 -50 V-94 H28 Q34 -94 38 -88 L64 -50 Z');
  if (variant % 2 === 0)
    sketch.area('M-124 -30 C-90 -40 -70 -8 -40 -24 C-20 -34 0 -6 30 -20 L-10 -2 H-124 Z');
  else sketch.area('M40 -40 L0 -20 H24 L-4 2 L64 -26 H40 L72 -40 Z');
  sketch.area([roundRect(118, -34, 18, 16, 5)]);
  for (const x of [-82, 82]) {
    sketch.area(wheel(x, 66, 62, 16));
    sketch.area([ellipse(x, 66, 36)]);
    sketch.area([ellipse(x, 66, 22)]);
    sketch.area([ellipse(x, 66, 9)]);
  }
  return sketch.art();
}

function wheel(x: number, y: number, radius: number, teeth: number): number[][] {
  const ring: number[] = [];
  for (let i = 0; i <= teeth * 4; i += 1) {
    const turn = (i / (teeth * 4)) * 2 * Math.PI;
    const reach = i % 4 < 2 ? radius : radius - 7;
    ring.push(x + reach * Math.cos(turn), y + reach * Math.sin(turn));
  }
  return [ring];
}

/** A garbage truck with a round tank. */
export function garbageTruck(): Art {
  const sketch = new Sketch();
  sketch.area('M-150 -76 H20 Q34 -76 34 -62 V42 H-150 Q-164 -16 -150 -76 Z');
  for (const x of [-112, -70, -28]) sketch.line(`M${x} -72 V38`, 0.9);
  sketch.area('M-150 -50 L-178 -34 V34 L-150 42 Z');
  sketch.area('M42 42 V-52 Q42 -62 52 -62 H98 Q108 -62 114 -52 L136 -8 Q142 0 142 10 V42 Z');
  sketch.area('M58 -10 V-46 H94 Q100 -46 104 -40 L118 -10 Z');
  sketch.area([roundRect(126, 10, 16, 16, 4)]);
  sketch.area([roundRect(-160, 40, 308, 16, 5)]);
  for (const x of [-112, -50, 92]) {
    sketch.area([ellipse(x, 62, 30)]);
    sketch.area([ellipse(x, 62, 13)]);
  }
  return sketch.art();
}

/** A race car seen from the side, with a number; an open one or a stock car. */
export function raceCar(variant: number): Art {
  const sketch = new Sketch();
  if (variant % 2 === 0) {
    sketch.area('M-150 -64 H-104 V-44 H-116 L-108 -8 H-140 V-44 H-150 Z');
    sketch.area([roundRect(126, 14, 40, 14, 4)]);
    sketch.area('M-20 -30 L-6 -52 Q0 -60 12 -60 H22 Q34 -60 34 -46 V-28 Z');
    sketch.area([ellipse(16, -50, 22, 22)]);
    sketch.area('M18 -58 H38 Q40 -46 34 -42 H16 Z');
    sketch.area(
      'M-146 14 C-146 -14 -120 -22 -90 -24 L-44 -40 Q-30 -44 -20 -34 L44 -30 C84 -26 130 -4 158 14 V26 H-146 Z',
    );
  } else {
    sketch.area('M-140 -40 H-96 V-58 H-150 V-50 H-140 Z');
    sketch.area(
      'M-150 26 V-14 C-150 -30 -130 -36 -104 -38 L-58 -76 Q-50 -84 -38 -84 H24 Q36 -84 46 -76 L84 -38 C120 -36 152 -24 154 0 V26 Z',
    );
    sketch.area('M-78 -40 L-46 -68 H-12 V-40 Z');
    sketch.area('M-2 -40 V-68 H20 Q26 -68 32 -64 L62 -40 Z');
    sketch.area('M130 -20 H152 V-4 H136 Z');
  }
  sketch.area([ellipse(-16, 0, 23)]);
  const digits = [
    'M-22 -8 L-14 -14 V14',
    'M-24 -8 Q-16 -18 -9 -8 Q-8 -2 -24 12 H-7',
    'M-24 -12 H-9 L-17 -2 Q-6 0 -9 8 Q-14 15 -24 10',
  ];
  sketch.line(digits[variant % 3] ?? '', 1.1);
  for (const x of [-92, 94]) {
    sketch.area([ellipse(x, 24, 37)]);
    sketch.area([ellipse(x, 24, 22)]);
    sketch.area([ellipse(x, 24, 8)]);
  }
  return sketch.art();
}
