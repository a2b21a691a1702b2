import type { Art } from '../../art/art.ts';
import { Sketch } from '../../parts/Sketch.ts';

/** Three strands of seaweed, 300 units high. */
export function seaweed(variant: number): Art {
  const sketch = new Sketch();
  for (const [x, tall, lean] of [
    [-30, 230, -1],
    [8, 300, 1],
    [44, 190, -1],
  ] as const) {
    const sway = 26 * lean * (variant % 2 === 0 ? 1 : -1);
    sketch.area(
      `M${x - 11} 0 C${x - 11 + sway} ${-tall * 0.33} ${x - 11 - sway} ${-tall * 0.66} ${x} ${-tall} C${x + 16 - sway} ${-tall * 0.66} ${x + 16 + sway} ${-tall * 0.33} ${x + 13} 0 Z`,
      '#7fbf7a',
    );
  }
  return sketch.art();
}
