import type { Art } from '../art/art.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement } from '../parts/shapes.ts';
import type { Pose } from '../reading/Scene.ts';
import type { Build } from '../things/recordSchema.ts';
import type { BodyRequest, HandTask } from './Body.ts';
import type { Drawn, Places } from './Drawn.ts';
import { findHead, type Head, LARGEST_EYE_OF_HEAD } from './findHead.ts';

/** A head with what is known of it. */
export interface HeadPicture {
  art: Art;
  places: Places;
  build: Build;
}

/** Poses that a sitting body shows with its arms alone, by what each arm does; left, right. */
const ARMS: Partial<Record<Pose, readonly [HandTask, HandTask]>> = {
  sit: ['down', 'down'],
  stand: ['down', 'down'],
  read: ['front', 'front'],
  wave: ['down', 'up'],
  cheer: ['up', 'up'],
  dance: ['up', 'out'],
  sing: ['out', 'out'],
  think: ['down', 'front'],
  laugh: ['front', 'front'],
  stretch: ['up', 'up'],
  meditate: ['out', 'out'],
  roar: ['up', 'up'],
  cry: ['front', 'front'],
};

/** Sets a head on a plump body that sits upright, its paws free; the origin is its middle, below the chin. */
export function drawSitting({ art: head, places, build }: HeadPicture, request: BodyRequest): Drawn {
  const sketch = new Sketch();
  const over = new Sketch();
  const half = { round: 52, slim: 45, heavy: 60 }[build.shape ?? 'round'];
  drawBack(sketch, build, half);
  drawTail(sketch, build);
  const torso = sketch.area([ellipse(0, 88, half, 56)]);
  sketch.area([ellipse(0, 98, half * 0.62, 38)]);
  drawFeet(sketch, build, half);
  const pose = request.pose ?? 'sit';
  const [left, right] = tasksOf(request, ARMS[pose] ?? ['down', 'down']);
  const tasks = { left, right };
  const hands: Partial<Record<'leftHand' | 'rightHand', { x: number; y: number; width: number }>> = {};
  for (const side of ['left', 'right'] as const) {
    const hand = drawArm(sketch, { build, half, task: tasks[side], sign: side === 'left' ? -1 : 1 });
    drawPaw(over, build, hand);
    hands[`${side}Hand`] = { x: hand.x, y: hand.y, width: 26 };
  }
  void torso;
  const share = request.looks.young ? 136 : 120;
  const scale = share / Math.min(head.width, head.height * 1.25);
  const drop = Math.max(0, 46 - (head.height * scale) / 2);
  const at = placement(
    -scale * (head.left + head.width / 2),
    54 - drop - scale * (head.top + head.height),
    scale,
  );
  sketch.add(head, at);
  return finish(
    { sketch, over, head, places, at, scale },
    { ...hands, seat: { x: 0, y: 132, width: 60 } },
    pose,
  );
}

/** Lays a head on its paws before a body that is curled up to sleep, 300 units wide. */
export function drawSleeping({ art: head, places, build }: HeadPicture): Drawn {
  const sketch = new Sketch();
  if (build.back === 'spikes') sketch.area(spikes(48, 40, 116, 84));
  sketch.area('M-70 96 C-96 20 -20 -24 52 -14 C128 -4 158 50 142 96 Z');
  if (build.back === 'shell')
    sketch.area('M-40 70 C-40 -20 20 -44 62 -40 C120 -34 150 20 142 70 Q50 86 -40 70 Z');
  sketch.line('M146 92 C120 40 62 50 60 96', 1);
  if (build.tail === 'bushy')
    sketch.area('M146 96 C176 60 176 112 130 118 C80 124 40 116 18 100 C60 84 110 96 146 96 Z');
  else if (build.tail === 'long' || build.tail === 'tuft' || build.tail === 'thick')
    sketch.tube([142, 78, 156, 98, 126, 108, 60, 106], [17, 17, 17, 16]);
  else sketch.area([ellipse(96, 98, 34, 16)]);
  for (const x of [-104, -24]) sketch.area([ellipse(x, 96, 33, 19)]);
  const scale = 138 / Math.min(head.width, head.height * 1.25);
  const at = placement(
    -64 - scale * (head.left + head.width / 2),
    92 - scale * (head.top + head.height),
    scale,
  );
  sketch.add(head, at);
  return finish({ sketch, head, places, at, scale }, {}, 'sleep');
}

/** Sets a head on a body stretched in a leap to the right, its legs before and behind it. */
export function drawLeaping({ art: head, places, build }: HeadPicture): Drawn {
  const sketch = new Sketch();
  if (build.tail === 'bushy') sketch.area('M-70 6 C-110 10 -150 -10 -168 -52 C-128 -62 -88 -40 -62 -14 Z');
  else if (build.tail === 'long' || build.tail === 'tuft' || build.tail === 'thick') {
    sketch.tube([-74, 0, -106, -18, -128, -50, -120, -74], [18, 15, 14, 13]);
    if (build.tail === 'tuft') sketch.area([ellipse(-120, -82, 13, 18)]);
  } else sketch.area([ellipse(-88, -8, 17)]);
  sketch.tube([-36, 30, -58, 62, -92, 74], [36, 28, 25]);
  sketch.tube([26, 28, 52, 66, 84, 70], [32, 27, 25]);
  if (build.back === 'spikes') sketch.area(spikes(-12, -2, 92, 58));
  sketch.area([ellipse(-10, 8, 88, 50, -8)]);
  sketch.line('M-52 46 Q4 44 48 18', 0.9);
  sketch.tube([-56, 20, -98, 48, -134, 40], [46, 30, 26]);
  sketch.tube([42, 24, 84, 52, 118, 38], [34, 28, 26]);
  const scale = 132 / Math.min(head.width, head.height * 1.25);
  const at = placement(
    70 - scale * (head.left + head.width / 2),
    16 - scale * (head.top + head.height),
    scale,
  );
  sketch.add(head, at);
  const drawn = finish({ sketch, head, places, at, scale }, { back: { x: -18, y: -40, width: 90 } }, 'run');
  return { ...drawn, facing: 'right' };
}

interface Assembled {
  sketch: Sketch;
  over?: Sketch;
  head: Art;
  places: Places;
  at: ReturnType<typeof placement>;
  scale: number;
}

/** The body with the places of its head, where the drawing or its eyes tell them. */
function finish({ sketch, over, head, places, at, scale }: Assembled, own: Places, pose: Pose): Drawn {
  const point = (x: number, y: number, width: number) => ({
    x: at.a * x + at.e,
    y: at.d * y + at.f,
    width: width * scale,
  });
  const headPlaces: Places = {};
  for (const [name, place] of Object.entries(places))
    headPlaces[name as keyof Places] = point(place.x, place.y, place.width);
  const found = findHead(head, LARGEST_EYE_OF_HEAD);
  const spots: Head = found ?? {
    eyes: [],
    x: head.left + head.width / 2,
    y: head.top + head.height / 2,
    top: head.top + head.height * 0.12,
    width: head.width * 0.8,
  };
  const crown = point(spots.x, spots.top, spots.width);
  const chin = at.d * (head.top + head.height) + at.f;
  const gap = chin - (at.d * spots.y + at.f);
  const headNow: Head = {
    eyes: spots.eyes.map((eye) => ({ ...point(eye.x, eye.y, 0), size: eye.size * scale })),
    x: crown.x,
    y: at.d * spots.y + at.f,
    top: crown.y,
    width: crown.width,
  };
  return {
    art: sketch.art(),
    ...(over ? { over: over.art() } : {}),
    places: {
      head: crown,
      eyes: { x: headNow.x, y: headNow.y, width: headNow.width * 0.6 },
      mouth: { x: headNow.x, y: headNow.y + gap * 0.62, width: headNow.width * 0.3 },
      neck: { x: crown.x, y: chin - 4, width: 76 },
      ...own,
      ...headPlaces,
    },
    telling: {
      left: at.a * head.left + at.e,
      top: at.d * head.top + at.f,
      right: at.a * (head.left + head.width) + at.e,
      bottom: chin,
    },
    facing: 'front',
    head: headNow,
    todo: {
      pose: ARMS[pose] === undefined && !['sleep', 'run', 'jump'].includes(pose),
      looks: new Set(),
      wears: [],
    },
  };
}

function tasksOf({ hands }: BodyRequest, [left, right]: readonly [HandTask, HandTask]): [HandTask, HandTask] {
  return [hands?.left ?? left, hands?.right ?? right];
}

/** Elbow and hand of a right arm, by its task. */
const REACH: Readonly<Record<HandTask, readonly [number, number, number, number]>> = {
  down: [52, 86, 40, 106],
  up: [66, 50, 74, 20],
  front: [52, 88, 20, 92],
  out: [64, 66, 88, 58],
};

function drawArm(
  sketch: Sketch,
  { build, half, task, sign }: { build: Build; half: number; task: HandTask; sign: number },
): { x: number; y: number; dx: number; dy: number } {
  const wide = half - 52;
  const [ex, ey, hx, hy] = REACH[task];
  const shoulder: [number, number] = [sign * (37 + wide), 62];
  const elbow: [number, number] = [sign * (ex + wide), ey];
  const hand: [number, number] = [sign * (hx + (task === 'front' ? 0 : wide)), hy];
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]];
  const length = Math.hypot(dx, dy) || 1;
  const at = { x: hand[0], y: hand[1], dx: dx / length, dy: dy / length };
  if (build.limbs === 'wings' || build.limbs === 'flippers') {
    drawWing(sketch, { shoulder, elbow, hand, isFeathered: build.limbs === 'wings' });
    return at;
  }
  const points = [...shoulder, ...mid(shoulder, elbow), ...elbow, ...mid(elbow, hand), ...hand];
  sketch.tube(points, [26, 25, 24, 22, 22]);
  drawPaw(sketch, build, at);
  return at;
}

function mid(a: readonly [number, number], b: readonly [number, number]): [number, number] {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function drawPaw(
  sketch: Sketch,
  build: Build,
  { x, y, dx, dy }: { x: number; y: number; dx: number; dy: number },
): void {
  if (build.limbs === 'wings' || build.limbs === 'flippers') {
    sketch.area([ellipse(x, y, 13, 10, (Math.atan2(dy, dx) * 180) / Math.PI)]);
    return;
  }
  sketch.area([ellipse(x + dx * 3, y + dy * 3, build.limbs === 'hooves' ? 13 : 14.5, 13.5)]);
  if (build.limbs === 'hooves') {
    sketch.line([x + dx * 6, y + dy * 6, x + dx * 16, y + dy * 16], 0.8);
    return;
  }
  for (const side of [-1, 1])
    sketch.line(
      [
        x + dx * 8 - side * dy * 5,
        y + dy * 8 + side * dx * 5,
        x + dx * 16 - side * dy * 5,
        y + dy * 16 + side * dx * 5,
      ],
      0.7,
    );
}

function drawWing(
  sketch: Sketch,
  {
    shoulder,
    elbow,
    hand,
    isFeathered,
  }: {
    shoulder: readonly [number, number];
    elbow: readonly [number, number];
    hand: readonly [number, number];
    isFeathered: boolean;
  },
): void {
  sketch.tube(
    [...shoulder, ...mid(shoulder, elbow), ...elbow, ...mid(elbow, hand), ...hand],
    [28, 32, 30, 24, 15],
  );
  if (!isFeathered) return;
  const [x, y] = mid(elbow, hand);
  sketch.line(`M${elbow[0]} ${elbow[1]} Q${x} ${y + 6} ${hand[0]} ${hand[1]}`, 0.8);
}

function drawFeet(sketch: Sketch, { limbs }: Build, half: number): void {
  for (const side of [-1, 1]) {
    const x = side * (half * 0.74);
    if (limbs === 'wings' || limbs === 'flippers') {
      const at = (dx: number, dy: number) => `${x + side * dx} ${dy}`;
      sketch.area(
        `M${at(-18, 140)} C${at(-14, 126)} ${at(10, 126)} ${at(16, 138)} C${at(26, 140)} ${at(28, 150)} ${at(18, 150)} Q${at(10, 154)} ${at(2, 150)} Q${at(-8, 155)} ${at(-16, 150)} Q${at(-24, 148)} ${at(-18, 140)} Z`,
      );
      continue;
    }
    sketch.area([ellipse(x, 136, 27, 22)]);
    if (limbs === 'hooves')
      sketch.area(
        `M${x - 25} 142 Q${x} 134 ${x + 25} 142 Q${x + 20} 159 ${x} 159 Q${x - 20} 159 ${x - 25} 142 Z`,
      );
    else {
      sketch.area([ellipse(x, 141, 13, 10)]);
      for (const dx of [-12, 0, 12]) sketch.line([x + dx, 121 + Math.abs(dx) * 0.2, x + dx * 0.9, 128], 0.7);
    }
  }
}

function drawTail(sketch: Sketch, { tail }: Build): void {
  switch (tail) {
    case 'bushy':
      sketch.area('M30 128 C76 142 112 124 114 84 C116 52 96 36 78 34 C88 62 66 92 34 98 Z');
      sketch.area('M114 84 C116 52 96 36 78 34 C82 46 81 58 76 68 Q94 82 114 84 Z');
      return;
    case 'long':
      sketch.tube([30, 128, 66, 134, 88, 118, 94, 90], [14, 13, 12, 11]);
      return;
    case 'tuft':
      sketch.tube([30, 128, 66, 134, 88, 118, 90, 92], [11, 10, 9, 9]);
      sketch.area([ellipse(91, 82, 13, 18)]);
      return;
    case 'thick':
      sketch.area('M20 140 C70 150 112 140 126 92 C104 116 74 112 36 96 Z');
      return;
    case 'flat':
      sketch.area([ellipse(84, 112, 24, 44, 38)]);
      for (const dx of [-8, 8]) sketch.line([72 + dx, 128 - dx, 98 + dx, 94 - dx], 0.7);
      return;
    case 'short':
      sketch.area([ellipse(50, 128, 16)]);
      return;
    default:
  }
}

function drawBack(sketch: Sketch, { back }: Build, half: number): void {
  if (back === 'spikes') sketch.area(spikes(0, 84, half + 26, 74));
  if (back === 'shell') sketch.area([ellipse(0, 84, half + 22, 68)]);
  if (back === 'wool') {
    const wool = sketch.area([ellipse(0, 86, half + 4, 58)]);
    for (let i = 0; i < 14; i += 1) {
      const turn = (i / 14) * 2 * Math.PI;
      sketch.join(wool, [ellipse((half + 2) * Math.cos(turn), 86 + 56 * Math.sin(turn), 17)]);
    }
  }
  if (back === 'wings')
    for (const side of [-1, 1]) {
      const at = (x: number, y: number) => `${side * x} ${y}`;
      sketch.area(
        `M${at(24, 74)} C${at(50, 20)} ${at(90, -4)} ${at(128, -6)} C${at(118, 14)} ${at(122, 34)} ${at(132, 52)} C${at(114, 50)} ${at(104, 58)} ${at(102, 74)} C${at(88, 68)} ${at(74, 76)} ${at(70, 92)} Q${at(48, 84)} ${at(24, 96)} Z`,
      );
      sketch.line(`M${at(128, -6)} Q${at(84, 34)} ${at(50, 78)}`, 0.8);
    }
}

/** A ring of points around a body. */
function spikes(x: number, y: number, rx: number, ry: number): number[][] {
  const points: number[] = [];
  for (let i = 0; i < 44; i += 1) {
    const turn = (i / 44) * 2 * Math.PI;
    const reach = i % 2 === 0 ? 1 : 0.8;
    points.push(x + rx * reach * Math.cos(turn), y + ry * reach * Math.sin(turn));
  }
  return [points];
}
