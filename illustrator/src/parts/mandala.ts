import type { Art } from '../art/art.ts';
import { Sketch } from './Sketch.ts';
import { ellipse, starRing } from './shapes.ts';

/** From which radius to which, and half its width as an angle. */
interface Petal {
  from: number;
  to: number;
  wide: number;
  color: string;
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
  const petal = (turn: number, { from, to, wide, color }: Petal) => {
    const [left, right] = [at((from + to) / 2, turn - wide), at((from + to) / 2, turn + wide)];
    sketch.area(
      `M${at(from, turn).join(' ')} Q${left.join(' ')} ${at(to, turn).join(' ')} Q${right.join(' ')} ${at(from, turn).join(' ')} Z`,
      color,
    );
  };
  sketch.area([ellipse(0, 0, 196)], '#a9d6f0');
  ring(178, (_, x, y) => sketch.area([ellipse(x, y, 1150 / (count * 8) + 3)], '#f7cf5c'), 0.5);
  ring(0, (turn) => petal(turn, { from: 86, to: 188, wide: width * 1.9, color: '#a88bd0' }));
  ring(0, (turn) => petal(turn, { from: 100, to: 160, wide: width, color: '#f4a6b8' }));
  sketch.area([ellipse(0, 0, 104)], '#f7cf5c');
  ring(0, (turn) => petal(turn, { from: 42, to: 102, wide: width * 2.1, color: '#6cc5b8' }), 0.5);
  if (variant % 3 === 0) ring(84, (_, x, y) => sketch.area([ellipse(x, y, 6)], '#e05a4f'), 0.5);
  sketch.area([ellipse(0, 0, 50)], '#6db3e0');
  sketch.area([starRing([0, 0], 46, count, variant % 2 === 0 ? 0.62 : 0.74)], '#f2994a');
  sketch.area([ellipse(0, 0, 20)], '#e05a4f');
  return sketch.art();
}
