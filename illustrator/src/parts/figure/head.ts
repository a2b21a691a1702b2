import type { Sketch } from '../Sketch.ts';
import { ellipse, roundRect, starRing } from '../shapes.ts';
import { drawFestiveHat } from './festiveHat.ts';
import { isJobHat, JOB_HATS } from './jobHat.ts';
import type { Outfit } from './outfit.ts';

/** Draws the hair over the forehead; the origin is the middle of the head. */
export function drawHair(head: Sketch, r: number, hair: Outfit['hair']): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  if (hair === 'none') return;
  if (hair === 'bun') head.area([ellipse(0, -1.16 * r, 0.38 * r, 0.32 * r)]);
  if (hair === 'short') {
    head.area(
      `M${at(-1.03, 0.02)} C${at(-1.16, -0.66)} ${at(-0.66, -1.18)} ${at(0.02, -1.12)} C${at(0.3, -1.3)} ${at(0.48, -1.16)} ${at(0.42, -1.02)} C${at(0.94, -0.84)} ${at(1.1, -0.4)} ${at(1.03, 0.02)} C${at(0.9, -0.2)} ${at(0.86, -0.36)} ${at(0.78, -0.44)} C${at(0.5, -0.34)} ${at(0.2, -0.46)} ${at(0.02, -0.6)} C${at(-0.2, -0.4)} ${at(-0.56, -0.34)} ${at(-0.78, -0.42)} C${at(-0.9, -0.3)} ${at(-0.94, -0.16)} ${at(-1.03, 0.02)} Z`,
    );
    return;
  }
  head.area(
    `M${at(-1.04, 0.16)} C${at(-1.2, -0.7)} ${at(-0.6, -1.12)} ${at(0, -1.12)} C${at(0.6, -1.12)} ${at(1.2, -0.7)} ${at(1.04, 0.16)} C${at(0.9, -0.1)} ${at(0.7, -0.5)} ${at(0.06, -0.64)} C${at(-0.6, -0.54)} ${at(-0.9, -0.1)} ${at(-1.04, 0.16)} Z`,
  );
}

/** Draws a hat; the origin is the middle of the head. */
export function drawHat(head: Sketch, r: number, hat: NonNullable<Outfit['hat']>): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  if (isJobHat(hat)) {
    JOB_HATS[hat](head, r);
    return;
  }
  switch (hat) {
    case 'crown':
    case 'tiara':
      head.area(
        `M${at(-0.68, -0.72)} L${at(-0.84, -1.36)} L${at(-0.4, -1.06)} L${at(0, -1.56)} L${at(0.4, -1.06)} L${at(0.84, -1.36)} L${at(0.68, -0.72)} Q${at(0, -0.9)} ${at(-0.68, -0.72)} Z`,
      );
      if (hat === 'crown')
        for (const x of [-0.84, 0, 0.84])
          head.area([ellipse(x * r, (x === 0 ? -1.62 : -1.42) * r, 0.12 * r)]);
      head.area([starRing([0, -1.1 * r], 0.17 * r, 4, 0.6)]);
      return;
    case 'pirate':
      drawPirateHat(head, r);
      return;
    case 'wizard':
    case 'witch':
      head.area(
        `M${at(-0.8, -0.6)} Q${at(-0.3, -1.3)} ${at(0.2, -2.3)} Q${at(0.4, -1.3)} ${at(0.8, -0.6)} Z`,
      );
      head.area([ellipse(0, -0.6 * r, (hat === 'witch' ? 1.45 : 1.15) * r, 0.22 * r)]);
      if (hat === 'wizard') head.area([starRing([0.06 * r, -1.2 * r], 0.24 * r, 5, 0.45)]);
      return;
    case 'cowboy':
    case 'straw':
      head.area(
        `M${at(-0.66, -0.66)} C${at(-0.7, -1.5)} ${at(-0.3, -1.5)} ${at(0, -1.36)} C${at(0.3, -1.5)} ${at(0.7, -1.5)} ${at(0.66, -0.66)} Z`,
      );
      head.area(
        `M${at(-1.5, -0.86)} C${at(-1, -0.3)} ${at(1, -0.3)} ${at(1.5, -0.86)} C${at(1, -0.64)} ${at(0.7, -0.72)} ${at(0.66, -0.76)} Q${at(0, -0.6)} ${at(-0.66, -0.76)} C${at(-0.7, -0.72)} ${at(-1, -0.64)} ${at(-1.5, -0.86)} Z`,
      );
      return;
    case 'chef':
      drawChefHat(head, r);
      return;
    case 'space':
      head.area([roundRect(-1.36 * r, -0.2 * r, 0.24 * r, 0.5 * r, 4)]);
      head.area([roundRect(1.12 * r, -0.2 * r, 0.24 * r, 0.5 * r, 4)]);
      return;
    case 'police':
      head.area(
        `M${at(-0.98, -0.5)} C${at(-1.5, -0.9)} ${at(-1.3, -1.3)} ${at(-0.7, -1.36)} Q${at(0, -1.7)} ${at(0.7, -1.36)} C${at(1.3, -1.3)} ${at(1.5, -0.9)} ${at(0.98, -0.5)} Z`,
      );
      head.area(
        `M${at(-1.02, -0.4)} Q${at(0, -0.76)} ${at(1.02, -0.4)} L${at(1, -0.68)} Q${at(0, -1.04)} ${at(-1, -0.68)} Z`,
      );
      head.area(
        `M${at(-0.9, -0.44)} Q${at(0, -0.76)} ${at(0.9, -0.44)} Q${at(0.5, -0.3)} ${at(0, -0.32)} Q${at(-0.5, -0.3)} ${at(-0.9, -0.44)} Z`,
      );
      head.area([starRing([0, -1.12 * r], 0.24 * r, 5, 0.5)]);
      return;
    case 'santa':
    case 'elf':
    case 'halo':
    case 'ninja':
    case 'beret':
    case 'goggles':
    case 'graduate':
    case 'detective':
    case 'clown':
    case 'tall':
    case 'pilgrim':
    case 'horned':
    case 'party':
    case 'hood':
    case 'diver':
    case 'mask':
    case 'blindfold':
    case 'hijab':
      drawFestiveHat(head, r, hat);
      return;
    case 'fire':
      drawFireHelmet(head, r);
      return;
    case 'nurse':
      head.area(
        `M${at(-0.6, -0.7)} L${at(-0.74, -1.24)} Q${at(0, -1.44)} ${at(0.74, -1.24)} L${at(0.6, -0.7)} Q${at(0, -0.86)} ${at(-0.6, -0.7)} Z`,
      );
      head.area(
        `M${at(-0.07, -1.26)} H${0.07 * r} V${-1.13 * r} H${0.2 * r} V${-1 * r} H${0.07 * r} V${-0.87 * r} H${-0.07 * r} V${-1 * r} H${-0.2 * r} V${-1.13 * r} H${-0.07 * r} Z`,
      );
      return;
    default:
      head.area(`M${at(-1.04, -0.42)} C${at(-1.04, -1.5)} ${at(1.04, -1.5)} ${at(1.04, -0.42)} Z`);
      head.area(
        hat === 'cap'
          ? `M${at(-1.04, -0.5)} H${1.0 * r} C${at(1.5, -0.5)} ${at(1.6, -0.3)} ${at(1.6, -0.22)} C${at(1, -0.34)} ${at(0, -0.34)} ${at(-1.04, -0.3)} Z`
          : `M${at(-1.24, -0.34)} Q${at(0, -0.66)} ${at(1.24, -0.34)} L${at(1.2, -0.52)} Q${at(0, -0.86)} ${at(-1.2, -0.52)} Z`,
      );
      if (hat === 'hard') head.line(`M${at(0, -1.2)} V${-0.68 * r}`, 0.9);
  }
}

/** A hat with its brim turned up into two tips, a skull over two bones on it. */
function drawPirateHat(head: Sketch, r: number): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  head.area(
    `M${at(-0.86, -0.6)} C${at(-0.9, -1.5)} ${at(-0.4, -1.86)} ${at(0, -1.86)} C${at(0.4, -1.86)} ${at(0.9, -1.5)} ${at(0.86, -0.6)} Z`,
  );
  head.area(
    `M${at(-1.66, -0.98)} C${at(-1.2, -0.98)} ${at(-0.9, -1.5)} ${at(0, -1.5)} C${at(0.9, -1.5)} ${at(1.2, -0.98)} ${at(1.66, -0.98)} C${at(1.5, -0.5)} ${at(0.9, -0.5)} ${at(0, -0.6)} C${at(-0.9, -0.5)} ${at(-1.5, -0.5)} ${at(-1.66, -0.98)} Z`,
  );
  for (const side of [-1, 1])
    head.line(
      `M${at(side * 0.5, -0.74)} L${at(side * 0.18, -0.9)} M${at(side * 0.5, -1.22)} L${at(side * 0.2, -1.1)}`,
      1,
    );
  head.area([ellipse(0, -1.02 * r, 0.24 * r, 0.22 * r)], '#ffffff');
  for (const side of [-1, 1]) head.ink([ellipse(side * 0.09 * r, -1.04 * r, 0.055 * r)]);
}

/** A high helmet with ribs, a broad brim and a badge before it. */
function drawFireHelmet(head: Sketch, r: number): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  head.area(`M${at(-1, -0.5)} C${at(-1, -1.9)} ${at(1, -1.9)} ${at(1, -0.5)} Z`);
  for (const side of [-1, 1])
    head.line(`M${at(side * 0.34, -1.46)} Q${at(side * 0.66, -1.1)} ${at(side * 0.7, -0.74)}`, 0.9);
  head.area(
    `M${at(-1.44, -0.24)} C${at(-1.3, -0.7)} ${at(-0.8, -0.78)} ${at(0, -0.78)} C${at(0.8, -0.78)} ${at(1.3, -0.7)} ${at(1.44, -0.24)} C${at(0.9, -0.48)} ${at(-0.9, -0.48)} ${at(-1.44, -0.24)} Z`,
  );
  head.area(
    `M${at(-0.32, -1.36)} Q${at(0, -1.62)} ${at(0.32, -1.36)} L${at(0.28, -0.9)} Q${at(0.16, -0.7)} ${at(0, -0.6)} Q${at(-0.16, -0.7)} ${at(-0.28, -0.9)} Z`,
  );
}

function drawChefHat(head: Sketch, r: number): void {
  const puff = head.area([ellipse(-0.5 * r, -1.4 * r, 0.46 * r)]);
  head.join(puff, [ellipse(0.5 * r, -1.4 * r, 0.46 * r)]);
  head.join(puff, [ellipse(0, -1.6 * r, 0.5 * r)]);
  head.join(puff, [roundRect(-0.6 * r, -1.3 * r, 1.2 * r, 0.5 * r, 2)]);
  head.area([roundRect(-0.68 * r, -1.0 * r, 1.36 * r, 0.4 * r, 4)]);
}

/** Draws a beard; the origin is the middle of the head. */
export function drawBeard(head: Sketch, r: number, color: string): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  const beard = `M${at(-0.98, 0.02)} C${at(-0.94, 0.3)} ${at(-0.82, 0.46)} ${at(-0.6, 0.48)} Q${at(-0.3, 0.34)} ${at(0, 0.42)} Q${at(0.3, 0.34)} ${at(0.6, 0.48)} C${at(0.82, 0.46)} ${at(0.94, 0.3)} ${at(0.98, 0.02)} C${at(1.04, 1)} ${at(0.5, 1.5)} ${at(0, 1.7)} C${at(-0.5, 1.5)} ${at(-1.04, 1)} ${at(-0.98, 0.02)} Z`;
  head.area(beard, color);
  head.line(`M${at(-0.22, 0.62)} Q${at(0, 0.82)} ${at(0.22, 0.62)}`, 0.8);
}

/** Draws a moustache over the mouth; the origin is the middle of the head. */
export function drawMoustache(head: Sketch, r: number, color: string): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  const right = `C${at(0.2, 0.2)} ${at(0.46, 0.3)} ${at(0.66, 0.2)} C${at(0.6, 0.56)} ${at(0.2, 0.6)} ${at(0, 0.44)}`;
  head.area(
    `M${at(0, 0.3)} ${right} C${at(-0.2, 0.6)} ${at(-0.6, 0.56)} ${at(-0.66, 0.2)} C${at(-0.46, 0.3)} ${at(-0.2, 0.2)} ${at(0, 0.3)} Z`,
    color,
  );
}

/** Draws a small beard at the chin; the origin is the middle of the head. */
export function drawGoatee(head: Sketch, r: number, color: string): void {
  head.area(
    `M${-0.26 * r} ${0.74 * r} Q0 ${0.66 * r} ${0.26 * r} ${0.74 * r} Q${0.24 * r} ${1.1 * r} 0 ${1.34 * r} Q${-0.24 * r} ${1.1 * r} ${-0.26 * r} ${0.74 * r} Z`,
    color,
  );
}

/** Draws two pointed teeth below a smile; the origin is the middle of the head. */
export function drawFangs(head: Sketch, r: number): void {
  for (const side of [-1, 1])
    head.area(
      `M${side * 0.26 * r} ${0.53 * r} L${side * 0.17 * r} ${0.84 * r} L${side * 0.06 * r} ${0.62 * r} Q${side * 0.16 * r} ${0.6 * r} ${side * 0.26 * r} ${0.53 * r} Z`,
      '#ffffff',
    );
}
