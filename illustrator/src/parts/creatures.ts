import type { Art } from '../art/art.ts';
import { drawSmile } from './face.ts';
import { Sketch } from './Sketch.ts';
import { blob, ellipse, roundRect, starRing } from './shapes.ts';

/** A starfish with a friendly face. */
export function starfish(): Art {
  const sketch = new Sketch();
  const ring: number[] = [];
  for (let i = 0; i < 10; i += 1) {
    const turn = (i * Math.PI) / 5 - Math.PI / 2;
    const reach = i % 2 === 0 ? 100 : 46;
    for (const offset of i % 2 === 0 ? [-0.14, 0.14] : [0])
      ring.push(reach * Math.cos(turn + offset), reach * Math.sin(turn + offset));
  }
  sketch.area([blob(ring)]);
  for (let i = 0; i < 5; i += 1) {
    const turn = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    for (const [reach, size] of [
      [78, 5],
      [60, 7],
    ] as const)
      sketch.area([ellipse(reach * Math.cos(turn), reach * Math.sin(turn), size)]);
  }
  drawSmile(sketch, 0, 2, 40);
  return sketch.art();
}

/** A seahorse looking right. */
export function seahorse(): Art {
  const sketch = new Sketch();
  sketch.area([blob([-34, -6, -62, -22, -66, 4, -60, 28, -34, 26])]);
  sketch.line('M-40 0 L-60 -8', 0.8).line('M-40 10 L-62 10', 0.8).line('M-40 20 L-58 24', 0.8);
  sketch.area(
    'M-10 -112 C-40 -112 -52 -86 -40 -62 C-30 -44 -40 -30 -42 0 C-44 36 -8 46 -10 76 C-12 96 -36 96 -36 80 C-36 70 -24 68 -22 76 C-14 62 -40 54 -52 72 C-64 100 -36 122 -6 114 C34 102 26 60 30 36 C42 0 26 -26 12 -46 L44 -52 C54 -54 54 -70 44 -72 L22 -76 C22 -98 8 -112 -10 -112 Z',
  );
  sketch.area('M-16 -112 L-24 -132 L-8 -120 L0 -138 L6 -118 L20 -128 L14 -104 C4 -112 -6 -114 -16 -112 Z');
  sketch.area([ellipse(-2, -80, 11)]);
  sketch.ink([ellipse(0, -79, 5.5)]);
  for (const [x, y, wide] of [
    [2, -22, 22],
    [6, 0, 24],
    [8, 22, 22],
    [8, 44, 20],
  ] as const)
    sketch.line(`M${x - wide * 0.4} ${y} Q${x + wide * 0.6} ${y + 8} ${x + wide} ${y - 4}`, 0.9);
  sketch.line('M22 -58 Q30 -54 36 -60', 0.8);
  return sketch.art();
}

/** A caterpillar of five rings on tiny feet, its head to the right. */
export function caterpillar(): Art {
  const sketch = new Sketch();
  for (const [x, y] of [
    [-120, 4],
    [-72, -14],
    [-22, 2],
    [28, -14],
  ] as const) {
    for (const dx of [-12, 12]) sketch.area([ellipse(x + dx, 44, 8, 10)]);
    sketch.area([ellipse(x, y + 6, 36)]);
    sketch.area([ellipse(x, y + 6, 12)]);
  }
  for (const side of [-1, 1]) {
    sketch.line(`M${84 + side * 10} -66 Q${84 + side * 16} -92 ${84 + side * 30} -98`, 1);
    sketch.area([ellipse(84 + side * 33, -100, 8)]);
  }
  sketch.area([ellipse(84, -22, 48)]);
  drawSmile(sketch, 84, -22, 48);
  return sketch.art();
}

/** A whole unicorn, its head to the right. */
export function unicorn(): Art {
  const sketch = new Sketch();
  sketch.area(
    'M-84 -30 C-124 -44 -136 -6 -122 24 C-114 44 -130 54 -140 58 C-114 70 -90 50 -94 20 C-96 4 -92 -8 -80 -10 Z',
  );
  sketch.line('M-112 -14 C-118 6 -106 26 -112 46', 0.8);
  for (const x of [-62, 40]) leg(sketch, x + 16);
  const body = sketch.area([ellipse(-14, 0, 76, 46)]);
  sketch.join(body, 'M10 -10 L34 -96 L92 -84 L66 26 Q40 44 10 20 Z');
  for (const x of [-62, 40]) leg(sketch, x, body);
  sketch.join(body, [ellipse(72, -100, 46, 38)]);
  sketch.join(body, [ellipse(104, -84, 28, 24)]);
  sketch.area('M72 -136 L104 -196 L98 -128 Z');
  sketch.line('M82 -152 L100 -146', 0.8).line('M89 -166 L101 -160', 0.8);
  sketch.area('M52 -132 L46 -166 L74 -138 Z');
  sketch.area(
    'M64 -140 C30 -148 8 -124 12 -98 C-14 -88 -18 -58 2 -44 C-10 -28 -4 -8 14 -6 C24 -30 40 -42 38 -62 C52 -76 46 -96 54 -104 C64 -112 76 -120 64 -140 Z',
  );
  sketch.line('M48 -126 C34 -116 30 -104 34 -92', 0.8).line('M28 -88 C16 -76 14 -62 22 -52', 0.8);
  sketch.ink([ellipse(84, -104, 6, 9), ellipse(82.5, -108, 2.4)]);
  sketch.area([ellipse(70, -84, 9, 6)]);
  sketch.ink([ellipse(120, -90, 2.6, 3.6)]).line('M100 -72 Q110 -66 120 -70', 0.9);
  sketch.area('M-40 -12 C-52 -26 -34 -34 -28 -20 C-22 -34 -4 -26 -16 -12 L-28 2 Z');
  return sketch.art();
}

function leg(sketch: Sketch, x: number, onto?: number): void {
  const shape = `M${x - 15} 16 L${x - 12} 84 H${x + 14} L${x + 17} 16 Z`;
  if (onto === undefined) sketch.area(shape);
  else {
    sketch.line(`M${x - 14} 40 L${x - 12} 84`, 1).line(`M${x + 16} 40 L${x + 14} 84`, 1);
    sketch.join(onto, shape);
  }
  sketch.area(`M${x - 13} 82 H${x + 15} L${x + 19} 104 H${x - 17} Z`);
}

/** A whole robot; two kinds. */
export function robot(variant: number): Art {
  const sketch = new Sketch();
  const isRound = variant % 2 === 1;
  for (const side of [-1, 1]) {
    sketch.area([roundRect(side * 30 - 13, 62, 26, 34, 5)]);
    sketch.area([roundRect(side * 32 - 24, 92, 48, 22, 10)]);
    sketch.tube([side * 62, -8, side * 88, 18, side * 86, 44], [18, 18, 18]);
    sketch.area(
      `M${side * 86 - 20} 62 C${side * 86 - 22} 40 ${side * 86 + 22} 40 ${side * 86 + 20} 62 L${side * 86 + 9} 66 V54 H${side * 86 - 9} V66 Z`,
    );
    sketch.area([ellipse(side * 62, -8, 15)]);
  }
  sketch.area([roundRect(-12, -44, 24, 22, 3)]);
  sketch.area(isRound ? [ellipse(0, 22, 60, 50)] : [roundRect(-56, -28, 112, 96, 16)]);
  sketch.area([roundRect(-32, -8, 64, 38, 8)]);
  sketch.area([ellipse(-16, 11, 9)]);
  sketch.line('M2 4 H22', 0.9).line('M2 16 H22', 0.9);
  for (const x of [-24, 0, 24]) sketch.area([ellipse(x, 48, 7)]);
  sketch.line('M0 -112 V-142', 1);
  sketch.area([ellipse(0, -148, 10)]);
  for (const side of [-1, 1]) sketch.area([roundRect(side * 62 - 9, -92, 18, 32, 5)]);
  sketch.area(isRound ? [ellipse(0, -76, 60, 42)] : [roundRect(-60, -116, 120, 80, 20)]);
  for (const side of [-1, 1]) {
    sketch.area([ellipse(side * 25, -82, 17)]);
    sketch.ink([ellipse(side * 25, -82, 7)]);
  }
  sketch.area([roundRect(-24, -58, 48, 13, 6)]);
  return sketch.art();
}

/** A sandcastle with flags and a bucket's marks. */
export function sandcastle(): Art {
  const sketch = new Sketch();
  for (const [x, y] of [
    [0, -128],
    [-72, -62],
    [72, -62],
  ] as const) {
    sketch.line(`M${x} ${y} V${y - 34}`, 1);
    sketch.area(`M${x} ${y - 34} L${x + 28} ${y - 24} L${x} ${y - 14} Z`);
  }
  sketch.area('M-34 -20 V-128 H-20 V-112 H-7 V-128 H7 V-112 H20 V-128 H34 V-20 Z');
  for (const x of [-72, 72])
    sketch.area(
      `M${x - 34} 60 V-62 H${x - 20} V-48 H${x - 7} V-62 H${x + 7} V-48 H${x + 20} V-62 H${x + 34} V60 Z`,
    );
  sketch.area('M-42 60 V-24 H42 V60 Z');
  sketch.area('M-18 60 V22 C-18 -2 18 -2 18 22 V60 Z');
  for (const x of [-72, 72]) sketch.area(`M${x - 9} 10 V-8 C${x - 9} -20 ${x + 9} -20 ${x + 9} -8 V10 Z`);
  sketch.area('M-140 76 C-120 52 -60 62 0 60 C60 62 120 52 140 76 Q0 92 -140 76 Z');
  return sketch.art();
}

/** A beach ball of six panels. */
export function beachBall(): Art {
  const sketch = new Sketch();
  sketch.area([ellipse(0, 0, 70)]);
  for (const [x1, y1, x2, y2] of [
    [-20, -67, -56, 42],
    [66, -24, 10, 69],
    [-69, 12, 40, 58],
  ] as const) {
    sketch
      .line(`M-14 -16 Q${(x1 + x2) / 2 + 10} ${(y1 + y2) / 2 - 24} ${x1} ${y1}`, 1)
      .line(`M-14 -16 Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 6} ${x2} ${y2}`, 1);
  }
  sketch.area([ellipse(-14, -16, 12)]);
  return sketch.art();
}

/** A swing on a frame. */
export function swing(): Art {
  const sketch = new Sketch();
  for (const side of [-1, 1]) {
    sketch.area(`M${side * 98} -110 L${side * 136} 110 H${side * 120} L${side * 86} -104 Z`);
    sketch.area(`M${side * 92} -110 L${side * 60} 110 H${side * 76} L${side * 104} -104 Z`);
  }
  sketch.line('M-36 -100 V52', 1).line('M36 -100 V52', 1);
  sketch.area([roundRect(-122, -122, 244, 20, 9)]);
  sketch.area([roundRect(-50, 48, 100, 16, 6)]);
  return sketch.art();
}

/** A round pattern of petals, drops and dots in rings; each variant another one. */
export function mandala(variant: number): Art {
  const sketch = new Sketch();
  const count = [8, 10, 12, 16][variant % 4] ?? 12;
  const at = (radius: number, turn: number): [number, number] => [
    radius * Math.cos(turn),
    radius * Math.sin(turn),
  ];
  const ring = (radius: number, draw: (turn: number, x: number, y: number) => void, shift = 0) => {
    for (let i = 0; i < count; i += 1) {
      const turn = ((i + shift) / count) * 2 * Math.PI - Math.PI / 2;
      draw(turn, ...at(radius, turn));
    }
  };
  const width = Math.PI / count;
  const petal = (turn: number, from: number, to: number, wide: number) => {
    const [left, right] = [at((from + to) / 2, turn - wide), at((from + to) / 2, turn + wide)];
    sketch.area(
      `M${at(from, turn).join(' ')} Q${left.join(' ')} ${at(to, turn).join(' ')} Q${right.join(' ')} ${at(from, turn).join(' ')} Z`,
    );
  };
  sketch.area([ellipse(0, 0, 196)]);
  ring(178, (_, x, y) => sketch.area([ellipse(x, y, 1150 / (count * 8) + 3)]), 0.5);
  ring(0, (turn) => petal(turn, 86, 188, width * 1.9));
  ring(0, (turn) => petal(turn, 100, 160, width * 1.0));
  sketch.area([ellipse(0, 0, 104)]);
  ring(0, (turn) => petal(turn, 42, 102, width * 2.1), 0.5);
  if (variant % 3 === 0) ring(84, (_, x, y) => sketch.area([ellipse(x, y, 6)]), 0.5);
  sketch.area([ellipse(0, 0, 50)]);
  sketch.area([starRing([0, 0], 46, count, variant % 2 === 0 ? 0.62 : 0.74)]);
  sketch.area([ellipse(0, 0, 20)]);
  return sketch.art();
}
