import { drawStandingCollar } from '../figure/extras.ts';
import { Sketch } from '../Sketch.ts';
import { ellipse, placement } from '../shapes.ts';
import { backOfHead, drawBackHat } from './backHat.ts';
import { addTinted, colored } from './colors.ts';
import { drawCurlsBehind } from './curls.ts';
import { HAT_COLORS } from './gearColors.ts';
import type { Age } from './PersonLook.ts';
import { drawBehindHead, type HeadRequest, hairUnder, hasEars, hasLongCurls } from './personHead.ts';

/** A head from behind: nape, ears and hair. */
export function drawBackHead(request: HeadRequest): Sketch {
  const { look, age, colors, r, hood } = request;
  const head = new Sketch();
  if (look.hat === 'space') head.area([ellipse(0, -2, r * 1.3)], '#dff1fb');
  if (hood) head.add(hood, placement(0, 0, r));
  else if (hasEars(look))
    for (const side of [-1, 1])
      head.area([ellipse(side * r * 0.97, r * 0.12, r * 0.18, r * 0.22)], colors.skin);
  head.area([ellipse(0, 0, r, r * 0.95)], hood ? undefined : colors.skin);
  if (look.neckline === 'standing') drawStandingCollar(head, r, colors.accent);
  if (!hood) {
    const hair = new Sketch();
    drawHairBehind(hair, request, hasLongCurls(look, age));
    head.add(colored(hair.art(), colors.hair), placement(0, 0));
  }
  const { hat } = look;
  if (hat) addTinted(head, (part) => drawBackHat(part, r, hat), HAT_COLORS[hat]);
  return head;
}

type At = (x: number, y: number) => string;

function drawHairBehind(sketch: Sketch, request: HeadRequest, isLong: boolean): void {
  const { look, age, r } = request;
  const at: At = (x, y) => `${x * r} ${y * r}`;
  const hair = hairUnder(look);
  switch (hair) {
    case 'none':
    case 'curl':
      return;
    case 'bald':
      drawFringe(sketch, at, { adult: look.adult === true, age });
      return;
    case 'afro':
    case 'curly':
      if (isLong && hair === 'curly') drawCurlsBehind(sketch, r, 'long');
      drawCurlsBehind(sketch, r, 'round');
      for (const [x, y] of [
        [-0.5, -0.5],
        [0.4, -0.7],
        [0.5, 0.1],
        [-0.3, 0.3],
      ] as const)
        sketch.line(`M${at(x - 0.18, y)} Q${at(x, y - 0.26)} ${at(x + 0.18, y)}`, 0.7);
      return;
    case 'spiky':
      sketch.area(
        `M${at(-1.02, 0)} L${at(-1.3, -0.4)} L${at(-1.02, -0.5)} L${at(-1.12, -0.98)} L${at(-0.66, -0.92)} L${at(-0.5, -1.4)} L${at(-0.1, -1.08)} L${at(0.26, -1.46)} L${at(0.48, -1)} L${at(0.96, -1.16)} L${at(0.96, -0.66)} L${at(1.3, -0.5)} L${at(1.02, 0)} L${at(0.9, 0.5)} L${at(0.6, 0.66)} L${at(0.4, 0.92)} L${at(0.1, 0.7)} L${at(-0.16, 0.94)} L${at(-0.4, 0.68)} L${at(-0.7, 0.84)} Z`,
      );
      return;
    case 'long':
    case 'flowing':
    case 'bob':
      drawHanging(sketch, at, HANGS[hair]);
      return;
    case 'pigtails':
    case 'braids':
      sketch.add(
        drawBehindHead({ ...request, look: { hair, lower: 'suit', adult: false } }),
        placement(0, 0),
      );
      sketch.area(backOfHead(at));
      sketch.line(`M${at(0, -1.12)} Q${at(0.04, -0.2)} ${at(0, 0.5)}`, 0.8);
      return;
    case 'ponytail':
      sketch.area(backOfHead(at));
      sketch.area(
        `M${at(-0.16, -0.3)} C${at(-0.56, 0.1)} ${at(-0.5, 0.9)} ${at(-0.24, 1.5)} Q${at(0.1, 1.3)} ${at(0.3, 1.56)} C${at(0.56, 0.9)} ${at(0.56, 0.1)} ${at(0.16, -0.3)} Z`,
      );
      sketch.area([ellipse(0, -0.32 * r, 0.24 * r, 0.15 * r)]);
      return;
    case 'bun':
      sketch.area(backOfHead(at));
      sketch.area([ellipse(0, -0.66 * r, 0.46 * r, 0.42 * r)]);
      sketch.line(
        `M${at(-0.2, -0.72)} Q${at(0.1, -0.98)} ${at(0.26, -0.66)} Q${at(0.2, -0.4)} ${at(-0.04, -0.5)}`,
        0.7,
      );
      return;
    default:
      sketch.area(
        `M${at(-1.03, 0.02)} C${at(-1.16, -0.66)} ${at(-0.66, -1.18)} ${at(0, -1.12)} C${at(0.3, -1.26)} ${at(0.44, -1.14)} ${at(0.4, -1.04)} C${at(0.94, -0.84)} ${at(1.1, -0.4)} ${at(1.03, 0.02)} C${at(1.02, 0.3)} ${at(0.9, 0.48)} ${at(0.74, 0.52)} L${at(0.54, 0.42)} L${at(0.34, 0.6)} L${at(0.12, 0.46)} L${at(-0.1, 0.62)} L${at(-0.32, 0.46)} L${at(-0.54, 0.58)} L${at(-0.74, 0.46)} C${at(-0.9, 0.44)} ${at(-1.02, 0.3)} ${at(-1.03, 0.02)} Z`,
      );
      sketch.line(
        `M${at(-0.1, -0.56)} C${at(-0.1, -0.76)} ${at(0.24, -0.76)} ${at(0.22, -0.52)} C${at(0.2, -0.3)} ${at(-0.3, -0.26)} ${at(-0.34, -0.6)}`,
        0.8,
      );
      for (const x of [-0.56, 0.5]) sketch.line(`M${at(x, -0.06)} Q${at(x * 1.1, 0.1)} ${at(x, 0.26)}`, 0.7);
  }
}

/** How far down hair hangs and how far it reaches to the sides there, in radii. */
const HANGS = {
  bob: { low: 0.92, wide: 1.16 },
  long: { low: 1.58, wide: 1.16 },
  flowing: { low: 3.3, wide: 1.5 },
} as const;

/** Hair that hangs down the back, all of it one area. */
function drawHanging(sketch: Sketch, at: At, { low, wide }: { low: number; wide: number }): void {
  sketch.area(
    `M${at(0, -1.13)} C${at(-0.66, -1.14)} ${at(-1.2, -0.7)} ${at(-1.12, 0)} C${at(-1.36, 0.3 * low)} ${at(-wide - 0.1, 0.7 * low)} ${at(-wide, low)} Q${at(-0.5, low + 0.24)} ${at(0, low - 0.04)} Q${at(0.5, low + 0.24)} ${at(wide, low)} C${at(wide + 0.1, 0.7 * low)} ${at(1.36, 0.3 * low)} ${at(1.12, 0)} C${at(1.2, -0.7)} ${at(0.66, -1.14)} ${at(0, -1.13)} Z`,
  );
  sketch.line(`M${at(0, -1.12)} Q${at(0.06, -0.9)} ${at(0, -0.66)}`, 0.8);
  for (const x of [-0.6, -0.1, 0.46])
    sketch.line(`M${at(x, 0.4 * low)} Q${at(x * 1.3, 0.6 * low)} ${at(x * 1.2, 0.86 * low)}`, 0.8);
}

/** Hair around the back of a bald head; a child has none. */
function drawFringe(sketch: Sketch, at: At, { adult, age }: { adult: boolean; age: Age }): void {
  if (!adult && age !== 'old') return;
  sketch.area(
    `M${at(-1.02, -0.2)} Q${at(-0.6, 0.1)} ${at(0, 0.12)} Q${at(0.6, 0.1)} ${at(1.02, -0.2)} C${at(1.06, 0.36)} ${at(0.88, 0.6)} ${at(0.62, 0.72)} Q${at(0, 0.92)} ${at(-0.62, 0.72)} C${at(-0.88, 0.6)} ${at(-1.06, 0.36)} ${at(-1.02, -0.2)} Z`,
  );
}
