import { isOver } from '../parts/person/choosePose.ts';
import { drawBook } from '../parts/person/gear.ts';
import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement, roundRect } from '../parts/shapes.ts';
import type { Pose } from '../reading/Scene.ts';
import type { Build } from '../things/recordSchema.ts';
import { drawArm, drawFeet, drawForepaw, drawMoreArms, drawPaw } from './animalLimbs.ts';
import type { BodyRequest, HandGoal, HandTask } from './Body.ts';
import { drawBack, drawMoreLegs, drawTailHook } from './backs.ts';
import type { Drawn, Places } from './Drawn.ts';
import { furOf, furred } from './fur.ts';
import { drawFront, drawSkirt, drawSoles, type Garment, garmentOf } from './garment.ts';
import { finish, type HeadPicture } from './headed.ts';
import { drawForelegs, drawHaunches, forefootOf } from './onPaws.ts';
import { withPattern } from './pattern.ts';
import { drawSmallFeet, drawSmallTorso, isSmallBuild, SMALL_HALF } from './smallAnimal.ts';
import { drawTail } from './tails.ts';
import { drawChest } from './uprightTorso.ts';

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

/**
 * Sets a head on a plump body that sits upright, its paws free, or on the ground before it where it goes on them and they do
 * nothing; the origin is its middle, below the chin.
 */
export function drawSitting(
  { art: head, places, build }: HeadPicture,
  request: BodyRequest,
  goesOnPaws = false,
): Drawn {
  const sketch = new Sketch();
  const over = new Sketch();
  const half = HALVES[build.shape ?? 'round'];
  drawBack(sketch, build, half);
  if (request.byTail && build.tail === 'long') drawTailHook(sketch);
  else drawTail(sketch, build, request.isTurned === true);
  drawMoreLegs(sketch, build, half);
  drawMoreArms(sketch, { build, half, arms: request.looks.arms });
  const garment = garmentOf(request, true);
  const { isDressed } = garment;
  const pose = request.pose ?? 'sit';
  const isFree = !(request.hands || request.onSeat || request.looks.arms || isDressed || garment.hasShoes);
  const isOnPaws = goesOnPaws && isFree && AT_REST.has(pose) && build.front === undefined;
  drawTorso(sketch, build, { half, isOnPaws });
  if (isDressed) drawShirt(sketch, half, garment);
  if (garment.hasShoes) drawSoles(sketch, half * 0.74);
  else if (isSmallBuild(build)) drawSmallFeet(sketch);
  else if (!isOnPaws) drawFeet(sketch, build, half);
  const [left, right] = tasksOf(request, ARMS[pose] ?? ['down', 'down']);
  const tasks = { left, right };
  const limbs: Places = {};
  for (const side of ['left', 'right'] as const) {
    const arm = { build, half, task: tasks[side], sign: side === 'left' ? -1 : 1, isDressed };
    const hand = isOnPaws ? forefootOf(arm.sign) : drawArm(sketch, arm);
    const shows = typeof arm.task === 'object' ? (arm.task.shows ?? 'arm') : 'hand';
    if (shows !== 'hand') (shows === 'forearm' ? drawForepaw : drawArm)(over, arm);
    else if (!isOnPaws && isOver(request.hands, side)) drawPaw(over, build, hand);
    limbs[`${side}Hand`] = { x: hand.x, y: hand.y, width: 26 };
    limbs[`${side}Knee`] = { x: arm.sign * half * 0.74, y: 130, width: 26 };
  }
  if (pose === 'read' && request.hands === undefined) {
    drawBook(sketch, 0, 84);
    for (const sign of [-1, 1]) drawPaw(sketch, build, { x: sign * 36, y: 96, dx: -sign * 0.6, dy: -0.8 });
  }
  const share = request.looks.young ? 136 : 120;
  const chin = places.neck?.y ?? head.top + head.height;
  const scale = Math.min(share / Math.min(head.width, head.height * 1.25), MOST_HEAD / (chin - head.top));
  const drop = places.neck ? 0 : Math.max(0, 46 - (head.height * scale) / 2);
  const at = placement(-scale * (head.left + head.width / 2), 54 - drop - scale * chin, scale);
  const whole = new Sketch().add(furred(sketch.art(), furOf(head)), placement(0, 0)).add(head, at);
  const drawn = finish(
    { sketch: whole, over, head, places, at, scale },
    {
      ...limbs,
      seat: { x: 0, y: 132, width: 60 },
      ...(isDressed && !garment.hasSkirt ? { chest: { x: 0, y: CHEST, width: 50 } } : {}),
      ...(build.front === 'pouch' ? { pouch: { x: 0, y: 104, width: 58 } } : {}),
    },
    ARMS[pose] !== undefined,
  );
  return { ...drawn, worn: garment.keys };
}

/** Half the breadth of a body that sits. */
const HALVES = {
  round: 52,
  slim: 45,
  heavy: 60,
  small: SMALL_HALF,
  box: 50,
  sheet: 52,
  balls: 52,
  foot: 52,
  fish: 52,
} as const;

/** What is worn over the body: its hem or skirt, and what is on its chest. */
function drawShirt(sketch: Sketch, half: number, { hasSkirt, front }: Garment): void {
  const w = half + 3;
  sketch.area(
    `M${-w * 0.7} 40 C${-w} 62 ${-w - 4} 96 ${-w} 118 Q0 136 ${w} 118 C${w + 4} 96 ${w} 62 ${w * 0.7} 40 Z`,
    SHIRT,
  );
  if (hasSkirt) drawSkirt(sketch, { top: 92, half: w, high: 34 });
  else {
    sketch.area(`M${-w} 108 Q0 126 ${w} 108 L${w} 119 Q0 137 ${-w} 119 Z`, HEM);
    drawFront(sketch, front, { y: CHEST, u: 13 });
  }
}

/** How low the middle of the chest is. */
const CHEST = 90;
const SHIRT = '#e2574c';
const HEM = '#f2b632';

/** How high a head with its neck, ears and horns is at most. */
const MOST_HEAD = 176;

function drawTorso(
  sketch: Sketch,
  build: Build,
  { half, isOnPaws }: { half: number; isOnPaws: boolean },
): void {
  const { coat, shape, front } = build;
  if (isSmallBuild(build)) {
    const small = new Sketch();
    drawSmallTorso(small, build);
    sketch.add((coat && withPattern(small.art(), coat)) ?? small.art(), placement(0, 0));
    return;
  }
  const torso = new Sketch();
  torso.area([shape === 'box' ? roundRect(-half, 42, 2 * half, 98, 10) : ellipse(0, 88, half, 56)]);
  const plain = torso.art();
  const whole = new Sketch().add((coat && withPattern(plain, coat)) ?? plain, placement(0, 0));
  if (isOnPaws) {
    drawHaunches(whole, build, half);
    drawForelegs(whole, build, 0);
    whole.area([ellipse(0, 66, half * 0.5, 27)], '#fff3e0');
  }
  sketch.add(whole.art(), placement(0, 0));
  if (isOnPaws) return;
  const chest = new Sketch();
  if (front === undefined) chest.area([ellipse(0, 98, half * 0.52, 36)], '#fff3e0');
  else drawChest(chest, { front, t: 72, half: half * 0.8 });
  sketch.add(chest.art(), placement(0, front === undefined ? 0 : 118));
}

/** Poses for which an animal on its paws leaves them on the ground. */
const AT_REST: ReadonlySet<Pose> = new Set<Pose>(['sit', 'stand', 'sing', 'cry']);

function tasksOf(
  { hands }: BodyRequest,
  [left, right]: readonly [HandTask, HandTask],
): [HandTask | HandGoal, HandTask | HandGoal] {
  return [hands?.left ?? left, hands?.right ?? right];
}
