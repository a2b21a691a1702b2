import type { AreaItem, Art } from '../art/art.ts';
import type { Sketch } from '../parts/Sketch.ts';
import { ellipse } from '../parts/shapes.ts';
import type { Drawn } from './Drawn.ts';
import { blobOf, type Eye, type Head, isInside } from './findHead.ts';
import { spanAt } from './spanAt.ts';

/** Glasses before the eyes, dark or not; one eye has one lens, and arms to the sides of the head. */
export function putGlasses(sketch: Sketch, { head, art, facing }: Drawn, isDark: boolean): void {
  const [first, second] = head?.eyes ?? [];
  if (!head || !first) return;
  const radius = lensOf(art, head);
  if (isDark && second) {
    putShades(sketch, { first, second, art, facing, head }, radius);
    return;
  }
  const out = second ? IN_PAIR * radius : radius;
  if (isDark) {
    const { x, y } = first;
    sketch.area([ellipse(x, y, radius, radius * 0.92)]);
    sketch.line([x - radius * 0.4, y + radius * 0.3, x + radius * 0.3, y - radius * 0.4], 0.8);
  } else for (const eye of head.eyes) putLens(sketch, art, eye, out);
  if (second) sketch.line([first.x + out, first.y, second.x - out, second.y], FRAME);
  putArms(sketch, { head, art, facing }, { out, weight: isDark ? 1 : FRAME });
}

/** Frames of clear glasses are bold beside the lines of a page, so that they are not taken for rings around the eyes. */
const FRAME = 2.2;
/** How much smaller lenses side by side are, so that the bridge is seen. */
const IN_PAIR = 0.88;

/** A clear lens: of what is behind it only the eye is seen. */
function putLens(sketch: Sketch, art: Art, { x, y, size }: Eye, radius: number): void {
  const lens = ellipse(x, y, radius);
  sketch.area([lens], '#eef7fb');
  for (const item of art.items) {
    if (item.kind !== 'ink') continue;
    const blob = blobOf(item.rings);
    if (Math.hypot(blob.x - x, blob.y - y) < 0.5 * size) sketch.ink([...item.rings]);
  }
  sketch.line(lens, FRAME);
}

/** A picture whose eyes are in no round whites, which would be taken for glasses: they become one with what is around them. */
export function withoutWhites({ art, head }: Drawn): Art {
  if (!head) return art;
  const items = art.items.map((item) => {
    if (item.kind !== 'area' || !head.eyes.some((eye) => isWhite(item, eye, head))) return item;
    const around = areaAround(art, item);
    return around < 0 ? item : { ...item, area: 0, mergeInto: around };
  });
  return { ...art, items };
}

/** The one area that is seen nearly all around another; -1 where there are several, or none. */
function areaAround(art: Art, item: AreaItem): number {
  const { x, y, size } = blobOf(item.rings);
  const seen = Array.from({ length: 12 }, (_, at) => {
    const turn = (at * Math.PI) / 6;
    return wholeAt(art, x + 0.55 * size * Math.cos(turn), y + 0.55 * size * Math.sin(turn));
  });
  const found = seen.find((one) => seen.filter((other) => other === one).length >= 7) ?? -1;
  return art.items[found] === item ? -1 : found;
}

/** The area that is seen at a point, by its first part where it is of several; -1 is none. */
function wholeAt({ items }: Art, x: number, y: number): number {
  const index = items.findLastIndex((item) => item.kind === 'area' && isInside(item.rings, x, y));
  const item = items[index];
  return item?.kind === 'area' && item.area === 0 ? item.mergeInto : index;
}

/** Large dark lenses, straight at the top and round below, under one bold bar, so that they are not taken for reading glasses. */
function putShades(
  sketch: Sketch,
  {
    first,
    second,
    art,
    facing,
    head,
  }: { first: Eye; second: Eye; head: Head } & Pick<Drawn, 'art' | 'facing'>,
  radius: number,
): void {
  const [left, right] = first.x < second.x ? [first, second] : [second, first];
  const inner = Math.min(radius, 0.42 * (right.x - left.x));
  const outer = SHADES_OUT * radius;
  const [up, down] = [0.85 * radius, 1.2 * radius];
  for (const [{ x, y }, side] of [
    [left, 1],
    [right, -1],
  ] as const) {
    const [near, far] = [x + side * inner, x - side * outer];
    const [top, bottom] = [y - up, y + down];
    sketch.area(
      `M${near} ${top} H${far} V${y} C${far} ${bottom} ${x - side * 0.5 * radius} ${bottom} ${x} ${bottom} C${x + side * 0.7 * inner} ${bottom} ${near} ${y + 0.5 * radius} ${near} ${top} Z`,
      SHADE,
    );
    for (const at of [-0.1, 0.45]) {
      const from = x + (at - 0.35) * radius;
      sketch.line([from, y + 0.55 * radius, from + 0.55 * radius, y - 0.45 * radius], 0.9);
    }
  }
  sketch.line([left.x - outer, left.y - up, left.x + inner, left.y - up], BAR);
  sketch.line([left.x + inner, left.y - up, right.x - inner, right.y - up], BAR);
  sketch.line([right.x - inner, right.y - up, right.x + outer, right.y - up], BAR);
  putArms(sketch, { head, art, facing }, { out: outer, weight: 1 });
}

/** How far a dark lens reaches outward, as a share of a round one; its bar beside the lines of a page. */
const SHADES_OUT = 1.3;
const BAR = 2.2;
const SHADE = '#59636e';

/** A mask around the eyes, its strap, and a tube from the mouth up along the head. */
export function putSnorkel(sketch: Sketch, { head, art, facing }: Drawn): void {
  const [first] = head?.eyes ?? [];
  if (!head || !first) return;
  const radius = lensOf(art, head);
  const [left, right] = [head.eyes[0]?.x ?? head.x, head.eyes.at(-1)?.x ?? head.x];
  const [y, out, high] = [first.y, 1.25 * radius, 1.15 * radius];
  sketch.line(
    `M${left - out + high / 2} ${y - high} H${right + out - high / 2} Q${right + out} ${y - high} ${right + out} ${y} Q${right + out} ${y + high} ${right + out - high / 2} ${y + high} H${left - out + high / 2} Q${left - out} ${y + high} ${left - out} ${y} Q${left - out} ${y - high} ${left - out + high / 2} ${y - high} Z`,
    1.4,
  );
  putArms(sketch, { head, art, facing }, { out, weight: 1 });
  const side = facing === 'right' ? -1 : 1;
  const x = (side < 0 ? left : right) + side * (out + 0.5 * radius);
  const top = Math.min(head.top, y - high) - 1.3 * radius;
  sketch.tube(
    [
      x - side * radius,
      y + 1.9 * radius,
      x - side * 0.2 * radius,
      y + 1.9 * radius,
      x,
      y + 1.3 * radius,
      x,
      top,
    ],
    [0.36 * radius],
    undefined,
    '#f2b632',
  );
  sketch.tube([x, top + 0.5 * radius, x, top], [0.42 * radius], undefined, '#e2574c');
}

/** Half the breadth of a lens: no farther than half way to the other eye; around the round white that one eye alone is in. */
function lensOf(art: Art, head: Head): number {
  const [first, second] = head.eyes;
  if (first === undefined) return 0;
  const white = second ? 0 : whiteOf(art, first, head);
  const gap = second ? Math.abs(second.x - first.x) : Math.max(0.5 * head.width, 1.3 * white);
  return Math.min(0.46 * gap, Math.max(first.size * 1.25, head.width * 0.17, 0.58 * white));
}

/** How broad the largest round area around an eye is that is no head; 0 where the eye is in none. */
function whiteOf(art: Art, eye: Eye, head: Head): number {
  const whites = art.items.flatMap((item) =>
    item.kind === 'area' && isWhite(item, eye, head) ? [blobOf(item.rings).size] : [],
  );
  return Math.max(0, ...whites);
}

/** Whether an area is a round white that an eye is in. */
function isWhite({ rings }: AreaItem, { x, y }: Eye, head: Head): boolean {
  if (!isInside(rings, x, y)) return false;
  const blob = blobOf(rings);
  const isRound = blob.aspect > 0.6 && blob.aspect < 1.6 && blob.size < MOST_WHITE * head.width;
  return isRound && Math.hypot(blob.x - x, blob.y - y) < 0.3 * blob.size;
}

/** As a share of the head. */
const MOST_WHITE = 0.66;

/** From the lenses to the sides of the head, back along it where that is seen from the side. */
function putArms(
  sketch: Sketch,
  { head, art, facing }: Pick<Drawn, 'art' | 'facing'> & { head: Head },
  { out, weight }: { out: number; weight: number },
): void {
  const [first, last] = [head.eyes[0], head.eyes.at(-1)];
  if (first === undefined || last === undefined) return;
  // How broad a head is shows by two eyes.
  const gap = facing === 'front' ? Math.abs(last.x - first.x) : 0;
  const isSeen = head.eyes.length > 1 || facing === 'front';
  const half = isSeen ? Math.max(0.5 * head.width, WIDEST_FACE * gap) : art.width;
  const arm = Math.max(ARM * head.width, gap);
  const [far, farther] = spanAt(art, first.y) ?? [head.x, head.x];
  const [left, right] = [Math.max(far, head.x - half), Math.min(farther, head.x + half)];
  if (facing !== 'right') {
    const end = Math.min(right, last.x + arm);
    if (end > last.x + out) sketch.line([last.x + out, last.y, end, last.y - 0.04 * head.width], weight);
  }
  if (facing !== 'left') {
    const end = Math.max(left, first.x - arm);
    if (end < first.x - out) sketch.line([first.x - out, first.y, end, first.y - 0.04 * head.width], weight);
  }
}

/** How far from the eye an arm reaches at most, as a share of the head. */
const ARM = 0.6;
/** Half of the broadest head, in distances of its eyes. */
const WIDEST_FACE = 1.3;
