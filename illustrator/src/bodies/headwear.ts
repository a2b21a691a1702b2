import type { Art } from '../art/art.ts';
import type { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement } from '../parts/shapes.ts';
import type { BodyPlace } from './Body.ts';
import type { Drawn } from './Drawn.ts';
import type { Head } from './findHead.ts';
import { spanAt } from './spanAt.ts';

/** A hat on the crown of a head, `share` of its width. */
export function putHat(
  sketch: Sketch,
  { head: found }: Drawn,
  { head, hat, share }: { head: BodyPlace; hat: Art; share: number },
): void {
  const scale = (head.width * share) / hat.width;
  const room = found === undefined ? head.width * 0.12 : found.y - head.y;
  // Over the crown, and well above the eyes.
  const foot = head.y + Math.max(0, Math.min(0.24 * room, 0.2 * hat.height * scale));
  sketch.add(
    hat,
    placement(head.x - scale * (hat.left + hat.width / 2), foot - scale * (hat.top + hat.height), scale),
  );
}

/** Between the eyes and the mouth, half as wide as the face: a moustache. */
export function putUnderNose(sketch: Sketch, { x, eyes, width }: Head, art: Art): void {
  const scale = (0.5 * width) / art.width;
  const y = eyes.reduce((sum, eye) => sum + eye.y, 0) / eyes.length + 0.17 * width;
  sketch.add(
    art,
    placement(x - scale * (art.left + art.width / 2), y - scale * (art.top + art.height / 2), scale),
  );
}

/** What reaches around the head from ear to ear, its cups at the sides of the face: headphones. */
export function putAround(sketch: Sketch, { head: found, places }: Drawn): void {
  const eyes = places.eyes ?? places.head;
  if (eyes === undefined) return;
  const width = found?.width ?? places.head?.width ?? eyes.width;
  const crown = found?.top ?? places.head?.y ?? eyes.y - 0.5 * width;
  const half = 0.53 * width;
  const arch: number[] = [];
  for (let step = 0; step <= 12; step += 1) {
    const turn = Math.PI * (1 - step / 12);
    arch.push(eyes.x + half * Math.cos(turn), eyes.y - (eyes.y - crown + 0.08 * width) * Math.sin(turn));
  }
  sketch.tube(arch, [0.09 * width], undefined, '#4d8fd1');
  for (const side of [-1, 1]) {
    sketch.area(
      [ellipse(eyes.x + side * half, eyes.y + 0.04 * width, 0.11 * width, 0.19 * width)],
      '#e2574c',
    );
    sketch.area([
      ellipse(eyes.x + side * (half + 0.03 * width), eyes.y + 0.04 * width, 0.06 * width, 0.12 * width),
    ]);
  }
}

/** A bubble of glass around the head. */
export function putBubble(sketch: Sketch, { head: found }: Drawn, head: BodyPlace): void {
  const y = found?.y ?? head.y + head.width * 0.5;
  const radius = Math.max(0.72 * head.width, 1.12 * (y - head.y));
  sketch.line(ellipse(head.x, y, radius), 1);
  sketch.line([head.x - 0.62 * radius, y - 0.5 * radius, head.x - 0.4 * radius, y - 0.72 * radius], 1);
}

/** A patch over one eye, its string around the head. */
export function putPatch(sketch: Sketch, { head }: Drawn): void {
  const eye = head?.eyes.at(-1);
  if (!head || !eye) return;
  const radius = Math.max(eye.size * 1.15, 0.12 * head.width);
  const side = eye.x < head.x ? -1 : 1;
  const [far, near] = [head.x - side * 0.42 * head.width, head.x + side * 0.46 * head.width];
  sketch.line([far, eye.y - 0.26 * head.width, eye.x, eye.y - 0.5 * radius], 1);
  sketch.line([eye.x, eye.y - 0.4 * radius, near, eye.y - 0.08 * head.width], 1);
  sketch.area([ellipse(eye.x, eye.y, radius)], '#4a5560');
}

/** A band around the head with holes for the eyes, its knot behind. */
export function putEyeBand(sketch: Sketch, { head, art }: Drawn): void {
  const [first] = head?.eyes ?? [];
  if (!head || !first) return;
  const span = spanAt(art, first.y);
  const [half, most] = [0.5 * head.width, 0.7 * head.width];
  const ends = span && head.x - span[0] < most && span[1] - head.x < most ? span : undefined;
  const [left, right] = ends ?? [head.x - half, head.x + half];
  const eye = Math.max(0.7 * first.size, 0.085 * head.width);
  const high = 1.4 * eye;
  const [top, bottom] = [first.y - high, first.y + high];
  for (const [dx, dy] of [
    [0.3, -0.16],
    [0.32, 0.14],
  ] as const)
    sketch.area(
      `M${right - 4} ${first.y} L${right + dx * head.width} ${first.y + (dy - 0.08) * head.width} L${right + (dx - 0.02) * head.width} ${first.y + (dy + 0.08) * head.width} Z`,
      BAND,
    );
  sketch.area(
    `M${left} ${top} Q${head.x} ${top - 0.2 * high} ${right} ${top} V${bottom} Q${head.x} ${bottom + 0.2 * high} ${left} ${bottom} Z`,
    BAND,
  );
  for (const { x, y } of head.eyes) {
    sketch.area([ellipse(x, y, eye)], '#ffffff');
    sketch.ink([ellipse(x, y, 0.5 * eye)]);
  }
}

const BAND = '#4a5560';
