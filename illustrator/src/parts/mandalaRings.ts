import type { Art } from '../art/art.ts';
import { Sketch } from './Sketch.ts';
import { ellipse, placement } from './shapes.ts';

/** Radius of the free disc. */
export const WIDE_CORE = 340;
export const NARROW_CORE = 206;
/** How many petals there are where several kinds of motifs take turns: two, three and four of them come out even. */
const ROUNDS = 12;
/** Of so many areas, or so much taller than wide, a motif is drawn larger and there are fewer: small, what is thin or dense in it fills in. */
const INTRICATE = 24;
const TALL = 1.3;

/**
 * A round pattern over the whole page with a free disc in the middle, a wide one where asked; `motifs` stand around it in
 * a ring, their feet to the middle. `variant` changes the number of petals.
 */
export function mandalaRings(motifs: readonly Art[], variant: number, isWide: boolean): Art {
  const sketch = new Sketch();
  const count = motifs.length > 1 ? ROUNDS : ([12, 16, 10, 8][variant % 4] ?? 12);
  const ring = (
    radius: number,
    shift: number,
    draw: (x: number, y: number, turn: number, index: number) => void,
  ) => {
    for (let i = 0; i < count; i += 1) {
      const turn = ((i + shift) / count) * 2 * Math.PI - Math.PI / 2;
      draw(radius * Math.cos(turn), radius * Math.sin(turn), turn, i);
    }
  };
  const petals = (size: Petal, shift: number, color: string) =>
    ring(0, shift, (_x, _y, turn) =>
      sketch.area(petal(turn, { ...size, wide: (size.wide * Math.PI) / count }), color),
    );
  sketch.area([ellipse(0, 0, 545)], '#a9d6f0');
  ring(516, 0.5, (x, y) => sketch.area([ellipse(x, y, 17)], '#f7cf5c'));
  petals({ from: 400, to: 540, wide: 0.86 }, 0, '#a88bd0');
  petals({ from: 420, to: 510, wide: 0.44 }, 0, '#f4a6b8');
  sketch.area([ellipse(0, 0, 420)], '#fdf0d5');
  if (isWide) {
    petals({ from: 336, to: 416, wide: 0.8 }, 0.5, '#6cc5b8');
    ring(384, 0, (x, y) => sketch.area([ellipse(x, y, 15)], '#e05a4f'));
    sketch.area([ellipse(0, 0, WIDE_CORE)], '#ffffff');
    return sketch.art();
  }
  if (motifs.length > 0) {
    const size = Math.min(150, (2 * Math.PI * 330) / count / 1.15);
    const isIntricate = motifs.some(
      ({ items, width, height }) => items.length > INTRICATE || height > TALL * width,
    );
    const step = isIntricate || count > 12 ? 2 : 1;
    const places = count / step;
    ring(0, 0, (_x, _y, turn, index) => {
      // In turn where that comes out even, else the right half as the left one.
      const place = index / step;
      const nth = places % motifs.length === 0 ? place : Math.min(place, places - place);
      const motif = motifs[nth % motifs.length];
      if (index % step !== 0 || !motif) return;
      addUpright(sketch, motif, { turn, radius: 330, size: Math.min(step > 1 ? 172 : 150, size * step) });
    });
  } else {
    petals({ from: 262, to: 414, wide: 0.9 }, 0.5, '#7fbf6a');
    petals({ from: 282, to: 384, wide: 0.46 }, 0.5, '#b5d98a');
    ring(330, 0, (x, y) => sketch.area([ellipse(x, y, 20)], '#f2994a'));
  }
  petals({ from: 180, to: 262, wide: 0.92 }, 0.5, '#6cc5b8');
  sketch.area([ellipse(0, 0, NARROW_CORE)], '#ffffff');
  return sketch.art();
}

interface Petal {
  from: number;
  to: number;
  wide: number;
}

function petal(turn: number, size: Petal): string {
  const at = (radius: number, angle: number) => `${radius * Math.cos(angle)} ${radius * Math.sin(angle)}`;
  const middle = (size.from + size.to) / 2;
  const [start, end] = [at(size.from, turn), at(size.to, turn)];
  return `M${start} Q${at(middle, turn - size.wide)} ${end} Q${at(middle, turn + size.wide)} ${start} Z`;
}

/** A picture turned so that its foot points to the middle. */
function addUpright(sketch: Sketch, art: Art, at: { turn: number; radius: number; size: number }): void {
  const degrees = (at.turn * 180) / Math.PI + 90;
  const scale = at.size / Math.max(art.width, art.height);
  const to = placement(0, 0, scale, degrees);
  const [x, y] = [art.left + art.width / 2, art.top + art.height / 2];
  to.e = at.radius * Math.cos(at.turn) - (to.a * x + to.c * y);
  to.f = at.radius * Math.sin(at.turn) - (to.b * x + to.d * y);
  sketch.add(art, to);
}
