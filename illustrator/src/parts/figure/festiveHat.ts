import { readPath } from '../readPath.ts';
import type { Sketch } from '../Sketch.ts';
import { ellipse, roundRect, starRing } from '../shapes.ts';
import type { Outfit } from './outfit.ts';

/** Draws one of the less common hats; the origin is the middle of the head, `r` its radius. */
export function drawFestiveHat(head: Sketch, r: number, hat: NonNullable<Outfit['hat']>): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  switch (hat) {
    case 'santa':
      head.area(
        `M${at(-0.98, -0.5)} C${at(-0.8, -1.5)} ${at(0.4, -2)} ${at(1.36, -0.9)} C${at(1.1, -1)} ${at(0.96, -0.8)} ${at(0.98, -0.5)} Z`,
      );
      head.area([roundRect(-1.1 * r, -0.7 * r, 2.2 * r, 0.34 * r, 0.17 * r)]);
      head.area([ellipse(1.36 * r, -0.78 * r, 0.24 * r)]);
      return;
    case 'elf':
      for (const side of [-1, 1])
        head.area(`M${at(side * 0.9, -0.2)} L${at(side * 1.5, -0.36)} L${at(side * 0.94, 0.24)} Z`);
      head.area(
        `M${at(-0.94, -0.5)} C${at(-0.6, -1.4)} ${at(0, -1.9)} ${at(0.5, -2.1)} C${at(0.3, -1.6)} ${at(0.9, -1)} ${at(0.94, -0.5)} Z`,
      );
      zigzag(head, r);
      head.area([ellipse(0.54 * r, -2.14 * r, 0.18 * r)]);
      return;
    case 'halo':
      head.area([ellipse(0, -1.5 * r, 0.7 * r, 0.2 * r), ellipse(0, -1.5 * r, 0.46 * r, 0.09 * r)]);
      return;
    case 'ninja':
      head.area(
        `M${at(-1.06, 0.1)} C${at(-1.1, -1.4)} ${at(1.1, -1.4)} ${at(1.06, 0.1)} C${at(1.06, 0.9)} ${at(0.5, 1.06)} ${at(0, 1.06)} C${at(-0.5, 1.06)} ${at(-1.06, 0.9)} ${at(-1.06, 0.1)} Z M${at(-0.8, -0.24)} H${0.8 * r} Q${at(0.9, 0.06)} ${at(0.8, 0.32)} H${-0.8 * r} Q${at(-0.9, 0.06)} ${at(-0.8, -0.24)} Z`,
      );
      return;
    case 'hood':
      head.area(
        `M${at(-1.24, 0.94)} C${at(-1.7, -0.4)} ${at(-1.1, -1.5)} ${at(0, -1.72)} C${at(1.1, -1.5)} ${at(1.7, -0.4)} ${at(1.24, 0.94)} L${at(0.78, 0.86)} C${at(1.14, 0.3)} ${at(1.1, -0.86)} ${at(0, -0.94)} C${at(-1.1, -0.86)} ${at(-1.14, 0.3)} ${at(-0.78, 0.86)} Z`,
      );
      for (const side of [-1, 1])
        head.area(
          `M${at(0, 1.16)} Q${at(side * 0.5, 0.8)} ${at(side * 0.56, 1.14)} Q${at(side * 0.5, 1.5)} ${at(0, 1.16)} Z`,
        );
      return;
    case 'beret':
      head.area(
        `M${at(-1.1, -0.5)} C${at(-1.5, -1.3)} ${at(0.7, -1.7)} ${at(1.16, -0.9)} C${at(1.2, -0.6)} ${at(0.6, -0.6)} ${at(0.2, -0.62)} C${at(-0.4, -0.6)} ${at(-0.8, -0.5)} ${at(-1.1, -0.5)} Z`,
      );
      head.area([ellipse(-0.1 * r, -1.4 * r, 0.1 * r, 0.14 * r)]);
      return;
    case 'goggles':
      head.area(
        `M${at(-1.04, -0.3)} C${at(-1.04, -1.5)} ${at(1.04, -1.5)} ${at(1.04, -0.3)} Q${at(0, -0.7)} ${at(-1.04, -0.3)} Z`,
      );
      for (const side of [-1, 1]) head.area([ellipse(side * 0.38 * r, -0.68 * r, 0.32 * r, 0.25 * r)]);
      return;
    case 'graduate':
      head.area(
        `M${at(-0.8, -0.5)} L${at(-0.8, -1)} H${0.8 * r} L${at(0.8, -0.5)} Q${at(0, -0.8)} ${at(-0.8, -0.5)} Z`,
      );
      head.area(`M${at(-1.4, -1.1)} L${at(0, -1.6)} L${at(1.4, -1.1)} L${at(0, -0.7)} Z`);
      head.line(`M${at(0, -1.14)} L${at(1.06, -1.0)} V${-0.5 * r}`, 0.8);
      head.area([ellipse(1.06 * r, -0.44 * r, 0.12 * r, 0.18 * r)]);
      return;
    case 'detective':
      head.area(`M${at(-0.96, -0.5)} C${at(-0.96, -1.4)} ${at(0.96, -1.4)} ${at(0.96, -0.5)} Z`);
      head.area(
        `M${at(-1.36, -0.3)} Q${at(0, -0.76)} ${at(1.36, -0.3)} L${at(1, -0.62)} Q${at(0, -0.94)} ${at(-1, -0.62)} Z`,
      );
      return;
    case 'tall':
      head.area(`M${at(-0.66, -0.7)} L${at(-0.74, -1.86)} H${0.74 * r} L${at(0.66, -0.7)} Z`);
      head.area(`M${at(-0.68, -0.92)} H${0.68 * r} L${at(0.66, -0.66)} H${-0.66 * r} Z`);
      head.area([roundRect(-1.14 * r, -0.76 * r, 2.28 * r, 0.24 * r, 0.12 * r)]);
      return;
    case 'pilgrim':
      head.area(
        `M${at(-0.8, -0.66)} L${at(-0.5, -1.86)} Q${at(0, -1.96)} ${at(0.5, -1.86)} L${at(0.8, -0.66)} Z`,
      );
      head.area(
        `M${at(-0.73, -1.06)} Q${at(0, -1.16)} ${at(0.73, -1.06)} L${at(0.82, -0.66)} H${-0.82 * r} Z`,
      );
      head.area([roundRect(-0.3 * r, -1.22 * r, 0.6 * r, 0.56 * r, 0.06 * r)]);
      head.area([roundRect(-0.15 * r, -1.08 * r, 0.3 * r, 0.3 * r, 0.03 * r)]);
      head.area([roundRect(-1.36 * r, -0.76 * r, 2.72 * r, 0.24 * r, 0.12 * r)]);
      return;
    case 'horned':
      for (const side of [-1, 1])
        head.area(
          `M${at(side * 0.8, -0.62)} C${at(side * 1.4, -0.6)} ${at(side * 1.6, -1)} ${at(side * 1.4, -1.5)} C${at(side * 1.26, -1.1)} ${at(side * 1.1, -1)} ${at(side * 0.7, -1)} Z`,
        );
      head.area(
        `M${at(-1.02, -0.3)} C${at(-1.06, -1.5)} ${at(1.06, -1.5)} ${at(1.02, -0.3)} Q${at(0, -0.66)} ${at(-1.02, -0.3)} Z`,
      );
      head.area([roundRect(-0.13 * r, -1.2 * r, 0.26 * r, 0.7 * r, 0.1 * r)]);
      return;
    case 'diver':
      // The pipe goes from the mouth up beside the mask, which leaves the eyes free.
      head.tube(
        [0.3, 0.62, 0.9, 0.72, 1.26, 0.4, 1.24, -0.5, 1.24, -1.3].map((value) => value * r),
        [0.2 * r],
      );
      head.area([
        roundRect(-0.86 * r, -0.4 * r, 1.72 * r, 0.8 * r, 0.34 * r),
        roundRect(-0.72 * r, -0.27 * r, 1.44 * r, 0.54 * r, 0.24 * r),
      ]);
      for (const side of [-1, 1])
        head.line(
          `M${at(side * 0.86, -0.1)} L${at(side * 1.02, -0.14)} M${at(side * 0.86, 0.1)} L${at(side * 1.02, 0.08)}`,
          0.9,
        );
      return;
    case 'mask':
      head.area([
        ...readPath(
          `M${at(-0.98, -0.2)} Q${at(-0.5, -0.42)} ${at(0, -0.26)} Q${at(0.5, -0.42)} ${at(0.98, -0.2)} C${at(0.94, 0.3)} ${at(0.4, 0.5)} ${at(0, 0.2)} C${at(-0.4, 0.5)} ${at(-0.94, 0.3)} ${at(-0.98, -0.2)} Z`,
        ),
        ...[-1, 1].map((side) => ellipse(side * 0.38 * r, 0.04 * r, 0.25 * r, 0.24 * r)),
      ]);
      return;
    case 'blindfold':
      head.area(
        `M${at(-0.98, -0.24)} Q${at(0, -0.34)} ${at(0.98, -0.24)} L${at(1, 0.24)} Q${at(0, 0.34)} ${at(-1, 0.24)} Z`,
      );
      head.area(
        `M${at(0.98, -0.1)} L${at(1.5, -0.34)} L${at(1.4, 0)} L${at(1.56, 0.3)} L${at(0.98, 0.14)} Z`,
      );
      return;
    case 'hijab':
      head.area([
        ...readPath(
          `M${at(-1.2, 1.04)} C${at(-1.62, -0.3)} ${at(-1.1, -1.4)} ${at(0, -1.42)} C${at(1.1, -1.4)} ${at(1.62, -0.3)} ${at(1.2, 1.04)} Q${at(0, 1.66)} ${at(-1.2, 1.04)} Z`,
        ),
        ellipse(0, 0.06 * r, 0.88 * r, 0.84 * r),
      ]);
      head.line(`M${at(-0.98, 0.8)} Q${at(0, 1.42)} ${at(1.16, 0.72)}`, 0.9);
      return;
    case 'party':
      head.area(`M${at(-0.62, -0.7)} L${at(0, -2)} L${at(0.62, -0.7)} Q${at(0, -0.86)} ${at(-0.62, -0.7)} Z`);
      head.line(`M${at(-0.42, -1.12)} Q${at(0, -1.02)} ${at(0.5, -0.95)}`, 0.9);
      head.line(`M${at(-0.22, -1.54)} Q${at(0, -1.5)} ${at(0.3, -1.38)}`, 0.9);
      head.area([ellipse(0, -2.02 * r, 0.2 * r)]);
      return;
    default:
      for (const side of [-1, 1]) {
        const curls = head.area([ellipse(side * 1.06 * r, -0.1 * r, 0.36 * r)]);
        head.join(curls, [ellipse(side * 1.16 * r, 0.3 * r, 0.28 * r)]);
        head.join(curls, [ellipse(side * 0.92 * r, -0.44 * r, 0.28 * r)]);
      }
      head.area(
        `M${at(-0.5, -0.82)} L${at(0, -1.8)} L${at(0.5, -0.82)} Q${at(0, -0.96)} ${at(-0.5, -0.82)} Z`,
      );
      head.area([ellipse(0, -1.84 * r, 0.16 * r)]);
      head.area([starRing([0, -1.14 * r], 0.15 * r, 5, 0.5)]);
      head.area([ellipse(0, 0.26 * r, 0.2 * r)]);
  }
}

function zigzag(head: Sketch, r: number): void {
  let path = `M${-1.06 * r} ${-0.62 * r} H${1.06 * r} L${1.06 * r} ${-0.4 * r}`;
  for (let i = 0; i < 5; i += 1) {
    const x = 1.06 - i * 0.424;
    path += ` L${(x - 0.212) * r} ${-0.16 * r} L${(x - 0.424) * r} ${-0.4 * r}`;
  }
  head.area(`${path} Z`);
}
