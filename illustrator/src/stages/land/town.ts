import type { Art } from '../../art/art.ts';
import type { Random } from '../../layout/Random.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { roundRect } from '../../parts/shapes.ts';
import { LEFT, RIGHT } from './ground.ts';

/** A road with a dashed middle between y and y + depth. */
export function road(y: number, depth: number): Art {
  const sketch = new Sketch();
  sketch.area(`M${LEFT} ${y} H${RIGHT} V${y + depth} H${LEFT} Z`, '#c9c9cf');
  for (let x = 40; x < RIGHT; x += 230)
    sketch.area([roundRect(x, y + depth / 2 - 12, 120, 24, 6)], '#ffffff');
  return sketch.art();
}

/** A picket fence across the page, its foot at y. */
export function fence(y: number, height: number): Art {
  const sketch = new Sketch();
  for (const rail of [0.35, 0.72])
    sketch.area(
      `M${LEFT} ${y - height * rail - 18} H${RIGHT} V${y - height * rail + 18} H${LEFT} Z`,
      '#d9b384',
    );
  for (let x = 20; x < RIGHT; x += 118) {
    sketch.area(
      `M${x} ${y} V${y - height + 34} L${x + 34} ${y - height} L${x + 68} ${y - height + 34} V${y} Z`,
      '#e8c99b',
    );
  }
  return sketch.art();
}

const WALLS = ['#f2c6a0', '#c8d6e8', '#e6d3b3', '#d8c3dc'];

/** Houses and towers along y, each with windows. */
export function skyline(y: number, tall: number, random: Random): Art {
  const sketch = new Sketch();
  for (let x = LEFT, house = 0; x < RIGHT; house += 1) {
    const [width, height] = [150 + random.next() * 80, tall * (0.45 + 0.55 * random.next())];
    sketch.area(`M${x} ${y + 80} V${y - height} H${x + width} V${y + 80} Z`, WALLS[house % WALLS.length]);
    if (random.chance(0.4))
      sketch.area(
        `M${x} ${y - height} L${x + width / 2} ${y - height - 70} L${x + width} ${y - height} Z`,
        '#c9745c',
      );
    const pitch = width / 2;
    for (let row = y - height + 44; row + 60 < y + 20; row += 112) {
      for (const column of [0, 1])
        sketch.area([roundRect(x + pitch * (column + 0.5) - 23, row, 46, 58, 4)], '#fff3b8');
    }
    x += width;
  }
  return sketch.art();
}
