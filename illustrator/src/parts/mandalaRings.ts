import type { Art } from '../art/art.ts';
import { Sketch } from './Sketch.ts';
import { ellipse, placement } from './shapes.ts';

/** Radius of the free disc. */
export const WIDE_CORE = 340;
export const NARROW_CORE = 206;

/**
 * A round pattern over the whole page with a free disc in the middle, a wide one where asked; `motifs` stand around it in
 * a ring, their feet to the middle. `variant` changes the number of petals.
 */
export function mandalaRings(motifs: readonly Art[], variant: number, isWide: boolean): Art {
  const sketch = new Sketch();
  const count = [12, 16, 10, 8][variant % 4] ?? 12;
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
  const petals = (from: number, to: number, wide: number, shift: number) =>
    ring(0, shift, (_x, _y, turn) => sketch.area(petal(turn, { from, to, wide: (wide * Math.PI) / count })));
  sketch.area([ellipse(0, 0, 545)]);
  ring(516, 0.5, (x, y) => sketch.area([ellipse(x, y, 17)]));
  petals(400, 540, 0.86, 0);
  petals(420, 510, 0.44, 0);
  sketch.area([ellipse(0, 0, 420)]);
  if (isWide) {
    petals(336, 416, 0.8, 0.5);
    ring(384, 0, (x, y) => sketch.area([ellipse(x, y, 15)]));
    sketch.area([ellipse(0, 0, WIDE_CORE)]);
    return sketch.art();
  }
  if (motifs.length > 0) {
    const size = Math.min(150, (2 * Math.PI * 330) / count / 1.15);
    const isIntricate = motifs.some((motif) => motif.items.length > 24);
    const step = isIntricate || count > 12 ? 2 : 1;
    ring(0, 0, (_x, _y, turn, index) => {
      const motif = motifs[(index / step) % motifs.length];
      if (index % step !== 0 || !motif) return;
      addUpright(sketch, motif, { turn, radius: 330, size: Math.min(step > 1 ? 172 : 150, size * step) });
    });
  } else {
    petals(262, 414, 0.9, 0.5);
    petals(282, 384, 0.46, 0.5);
    ring(330, 0, (x, y) => sketch.area([ellipse(x, y, 20)]));
  }
  petals(180, 262, 0.92, 0.5);
  sketch.area([ellipse(0, 0, NARROW_CORE)]);
  return sketch.art();
}

function petal(turn: number, size: { from: number; to: number; wide: number }): string {
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
