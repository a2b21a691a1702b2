import type { Sketch } from '../parts/Sketch.ts';
import { ellipse } from '../parts/shapes.ts';
import type { Build } from '../things/recordSchema.ts';

/** Limbs of four in all: two arms and two legs. */
const FOUR: number = 4;

/** Draws the limbs that a body which sits has besides its arms and legs: two more of an insect, four of a spider. */
export function drawMoreLegs(sketch: Sketch, { legs }: Build, half: number): void {
  const pairs = ((legs ?? FOUR) - FOUR) / 2;
  // One pair is level; of two the upper one is raised, the lower one set down.
  const knees = pairs > 1 ? [48, 112] : [80];
  for (const y of knees.slice(0, pairs))
    for (const side of [-1, 1]) {
      const [knee, foot] = [half + 34, y + 44];
      sketch.tube(
        [side * half * 0.6, y + 22, side * (half + 12), y + 6, side * knee, y, side * (half + 50), foot],
        [15, 14, 13, 12],
      );
      sketch.area([ellipse(side * (half + 51), foot + 3, 11, 10)]);
    }
}

/** Draws what is on the back of a body that sits: a shell, wings. */
export function drawBack(sketch: Sketch, { back, shape }: Build, half: number): void {
  if (back === 'spikes') sketch.area(spikes(0, 84, half + 26, 74));
  if (back === 'shell' && shape !== 'foot') sketch.area([ellipse(0, 84, half + 22, 68)]);
  if (back === 'wool') {
    const wool = sketch.area([ellipse(0, 86, half + 4, 58)]);
    for (let i = 0; i < 14; i += 1) {
      const turn = (i / 14) * 2 * Math.PI;
      sketch.join(wool, [ellipse((half + 2) * Math.cos(turn), 86 + 56 * Math.sin(turn), 17)]);
    }
  }
  if (back === 'insect-wings') drawInsectWings(sketch);
  if (back === 'feathered-wings') drawFeatheredWings(sketch);
  if (back === 'butterfly-wings') drawButterflyWings(sketch);
  if (back === 'wings')
    for (const side of [-1, 1]) {
      const at = (x: number, y: number) => `${side * x} ${y}`;
      sketch.area(
        `M${at(24, 74)} C${at(50, 20)} ${at(90, -4)} ${at(128, -6)} C${at(118, 14)} ${at(122, 34)} ${at(132, 52)} C${at(114, 50)} ${at(104, 58)} ${at(102, 74)} C${at(88, 68)} ${at(74, 76)} ${at(70, 92)} Q${at(48, 84)} ${at(24, 96)} Z`,
      );
      sketch.line(`M${at(128, -6)} Q${at(84, 34)} ${at(50, 78)}`, 0.8);
    }
}

/** Two clear wings on either side. */
function drawInsectWings(sketch: Sketch): void {
  for (const side of [-1, 1]) {
    sketch.area([ellipse(side * 84, 82, 46, 22, side * 18)], WING);
    sketch.area([ellipse(side * 88, 40, 58, 26, side * -24)], WING);
  }
}

/** The wings of a bird in the air, spread on either side. */
function drawFeatheredWings(sketch: Sketch): void {
  for (const side of [-1, 1]) {
    const at = (x: number, y: number) => `${side * x} ${y}`;
    sketch.area(
      `M${at(20, 62)} C${at(58, 26)} ${at(110, 0)} ${at(172, -6)} C${at(180, 16)} ${at(170, 34)} ${at(154, 40)} C${at(160, 58)} ${at(144, 72)} ${at(126, 70)} C${at(128, 90)} ${at(108, 102)} ${at(92, 94)} C${at(90, 112)} ${at(66, 118)} ${at(52, 106)} Q${at(36, 114)} ${at(20, 106)} Z`,
    );
    for (const [x, y] of [
      [154, 40],
      [126, 70],
      [92, 94],
    ] as const)
      sketch.line(`M${at(x, y)} Q${at(x - 20, y)} ${at(x - 38, y - 10)}`, 0.8);
  }
}

/** Two broad wings with spots on either side. */
function drawButterflyWings(sketch: Sketch): void {
  for (const side of [-1, 1]) {
    const at = (x: number, y: number) => `${side * x} ${y}`;
    sketch.area(
      `M${at(30, 78)} C${at(70, 66)} ${at(120, 84)} ${at(116, 116)} C${at(112, 148)} ${at(66, 150)} ${at(30, 104)} Z`,
      '#f2b632',
    );
    sketch.area([ellipse(side * 86, 112, 13)], '#ffffff');
    sketch.area(
      `M${at(28, 82)} C${at(40, 30)} ${at(84, -24)} ${at(122, -18)} C${at(156, -10)} ${at(150, 56)} ${at(116, 78)} C${at(92, 94)} ${at(54, 92)} ${at(28, 82)} Z`,
      '#f0883c',
    );
    sketch.area([ellipse(side * 110, 24, 17)], '#ffffff');
  }
}

const WING = '#d6ecf8';

/** Spines around a body. */
export function spikes(x: number, y: number, rx: number, ry: number): number[][] {
  const points: number[] = [];
  for (let i = 0; i < 44; i += 1) {
    const turn = (i / 44) * 2 * Math.PI;
    const reach = i % 2 === 0 ? 1 : 0.8;
    points.push(x + rx * reach * Math.cos(turn), y + ry * reach * Math.sin(turn));
  }
  return [points];
}

/** A long tail by which a body hangs: away from the head, its end hooked. */
export function drawTailHook(sketch: Sketch): void {
  sketch.tube([0, 120, 6, 170, -6, 206, 10, 240, 38, 238, 44, 210], [20, 17, 15, 14, 13, 12]);
}
