import type { Art } from '../art/art.ts';
import { drawSign, type MoodSign } from '../parts/moodSigns.ts';
import { Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import type { Drawn } from './Drawn.ts';
import { areaAt, type Eye } from './findHead.ts';

/** Shows how somebody feels by signs around the head, whatever its mouth is: a thermometer needs the face from the front. */
export function withSign(drawn: Drawn, sign: MoodSign): Drawn | undefined {
  const { art, head, places } = drawn;
  const eyes = head?.eyes ?? [];
  const [one, other] = eyes;
  if (head === undefined || one === undefined || (sign === 'sick' && other === undefined)) return undefined;
  const x = eyes.reduce((sum, eye) => sum + eye.x, 0) / eyes.length;
  const y = eyes.reduce((sum, eye) => sum + eye.y, 0) / eyes.length;
  const gap = Math.abs((other ?? one).x - one.x);
  const r = Math.min(0.5 * head.width, 2.4 * Math.max(gap, 3 * one.size));
  const mouth = places.mouth ?? { x, y: y + 1.05 * gap };
  const lidded = sign === 'sick' ? withLids(art, eyes) : art;
  const sketch = new Sketch().add(lidded, placement(0, 0));
  drawSign(sketch, sign, { x, top: Math.min(head.top, y - 0.5 * r), mouth, r });
  const whole = sketch.art();
  const ground = (art.top + art.height * art.ground - whole.top) / whole.height;
  return { ...drawn, art: { ...whole, ground: art.ground === 1 ? 1 : ground } };
}

/** Eyes half closed, by lids of the color around them. */
export function withLids(art: Art, eyes: readonly Eye[]): Art {
  const sketch = new Sketch().add(art, placement(0, 0));
  for (const { x, y, size } of eyes) {
    const around = art.items[areaAt(art, x, y - 1.3 * size)];
    const color = around?.kind === 'area' ? around.color : undefined;
    const u = 1.05 * size;
    sketch.area(
      `M${x - u} ${y + 0.05 * u} C${x - u} ${y - 1.35 * u} ${x + u} ${y - 1.35 * u} ${x + u} ${y + 0.05 * u} Z`,
      color,
    );
  }
  return sketch.art(art.ground);
}
