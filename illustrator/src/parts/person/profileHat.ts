import { drawHat } from '../figure/head.ts';
import { isJobHat } from '../figure/jobHat.ts';
import { readPath } from '../readPath.ts';
import { Sketch } from '../Sketch.ts';
import { ellipse, placement, roundRect, starRing } from '../shapes.ts';
import { HAT_COLORS } from './gearColors.ts';
import type { PersonLook } from './PersonLook.ts';
import { drawPeaked, drawProfileJobHat } from './profileJobHat.ts';

type Hat = NonNullable<PersonLook['hat']>;

/** Hats whose tip hangs or leans to the right from the front: it goes back. */
const BACKWARD: ReadonlySet<Hat> = new Set(['santa', 'wizard', 'witch']);

/** Draws a hat on a head that looks to the right; one that looks the same from all sides is drawn as from the front. */
export function drawProfileHat(head: Sketch, r: number, hat: Hat): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  if (isJobHat(hat)) {
    drawProfileJobHat(head, r, hat);
    return;
  }
  switch (hat) {
    case 'space':
      head.area([roundRect(-0.3 * r, -0.1 * r, 0.36 * r, 0.5 * r, 4)]);
      return;
    case 'police':
      drawPeaked(head, at);
      head.area([starRing([0.68 * r, -1.06 * r], 0.2 * r, 5, 0.5)]);
      return;
    case 'ninja':
      head.area(
        `M${at(-1.06, 0)} C${at(-1.1, -1.36)} ${at(0.9, -1.4)} ${at(1, -0.26)} L${at(0.36, -0.26)} C${at(0.24, -0.1)} ${at(0.24, 0.2)} ${at(0.36, 0.34)} L${at(1.14, 0.38)} C${at(1.1, 0.86)} ${at(0.8, 1.04)} ${at(0.3, 1.04)} C${at(-0.5, 1.1)} ${at(-1.02, 0.7)} ${at(-1.06, 0)} Z`,
      );
      head.area(
        `M${at(-1, -0.2)} L${at(-1.5, -0.4)} L${at(-1.4, -0.06)} L${at(-1.6, 0.2)} L${at(-1.02, 0.06)} Z`,
      );
      return;
    case 'hood':
      head.area(
        `M${at(0.74, -0.9)} C${at(0.2, -1.66)} ${at(-1, -1.5)} ${at(-1.3, -0.7)} C${at(-1.5, -0.1)} ${at(-1.4, 0.6)} ${at(-1.1, 1.04)} L${at(0.24, 1.04)} C${at(0, 0.6)} ${at(-0.02, 0)} ${at(0.2, -0.34)} Q${at(0.44, -0.6)} ${at(0.74, -0.9)} Z`,
      );
      for (const side of [-1, 1])
        head.area(
          `M${at(0.26, 1.12)} Q${at(0.26 + side * 0.5, 0.78)} ${at(0.26 + side * 0.56, 1.1)} Q${at(0.26 + side * 0.5, 1.46)} ${at(0.26, 1.12)} Z`,
        );
      return;
    case 'hijab':
      head.area(
        `M${at(0.9, -0.56)} C${at(0.6, -1.5)} ${at(-0.9, -1.5)} ${at(-1.2, -0.5)} C${at(-1.4, 0.1)} ${at(-1.4, 0.7)} ${at(-1.16, 1.16)} Q${at(-0.1, 1.6)} ${at(0.66, 1.1)} Q${at(0.66, 0.96)} ${at(0.56, 0.86)} C${at(0.1, 0.7)} ${at(0.06, 0)} ${at(0.3, -0.34)} Q${at(0.56, -0.56)} ${at(0.9, -0.56)} Z`,
      );
      head.line(`M${at(-0.9, 0.4)} Q${at(-0.4, 1)} ${at(0.5, 1.0)}`, 0.9);
      return;
    case 'goggles':
      head.area(
        `M${at(-1.04, -0.1)} C${at(-1.1, -1.5)} ${at(0.96, -1.5)} ${at(1, -0.36)} Q${at(0.1, -0.6)} ${at(-0.1, 0.2)} Q${at(-0.4, 0.6)} ${at(-0.8, 0.62)} Q${at(-1, 0.3)} ${at(-1.04, -0.1)} Z`,
      );
      head.line(`M${at(-1.06, -0.5)} Q${at(-0.2, -0.6)} ${at(0.4, -0.66)}`, 0.9);
      head.area([ellipse(0.66 * r, -0.66 * r, 0.3 * r, 0.25 * r)]);
      return;
    case 'diver':
      head.tube(
        [1, 0.6, 0.7, 0.76, 0.16, 0.5, 0.04, -0.4, 0.04, -1.3].map((value) => value * r),
        [0.2 * r],
      );
      head.area([
        roundRect(0.3 * r, -0.38 * r, 0.76 * r, 0.72 * r, 0.24 * r),
        roundRect(0.42 * r, -0.26 * r, 0.52 * r, 0.48 * r, 0.16 * r),
      ]);
      head.line(`M${at(0.3, -0.04)} L${at(-0.98, -0.1)}`, 0.9);
      return;
    case 'mask':
      head.area([
        ...readPath(
          `M${at(0.18, -0.24)} Q${at(0.6, -0.42)} ${at(0.93, -0.26)} L${at(1.04, 0.12)} C${at(0.84, 0.42)} ${at(0.4, 0.36)} ${at(0.18, -0.24)} Z`,
        ),
        ellipse(0.62 * r, 0.04 * r, 0.2 * r, 0.2 * r),
      ]);
      head.line(`M${at(0.2, -0.2)} L${at(-1, -0.3)}`, 0.9);
      return;
    case 'blindfold':
      head.area(
        `M${at(-0.98, -0.24)} Q${at(0, -0.3)} ${at(0.93, -0.24)} L${at(1, 0.1)} Q${at(0.4, 0.34)} ${at(-0.96, 0.2)} Z`,
      );
      head.area(
        `M${at(-0.96, -0.1)} L${at(-1.5, -0.34)} L${at(-1.4, 0)} L${at(-1.56, 0.3)} L${at(-0.96, 0.14)} Z`,
      );
      return;
    case 'elf':
    case 'clown':
    case 'horned':
      drawSided(head, r, hat);
      return;
    default: {
      const own = new Sketch();
      drawHat(own, r, hat);
      head.add(own.art(), placement(0, 0, 1, 0, BACKWARD.has(hat)));
    }
  }
}

/** What is at both sides of a head, of which the near one is seen. */
function drawSided(head: Sketch, r: number, hat: 'elf' | 'clown' | 'horned'): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  const [side, , top = '', band = '', tip = ''] = HAT_COLORS[hat];
  if (hat === 'elf') {
    head.area(
      `M${at(0.02, 0.26)} C${at(-0.2, 0.4)} ${at(-0.34, 0.2)} ${at(-0.5, -0.32)} Q${at(-0.1, -0.2)} ${at(0.02, 0)} Z`,
      side,
    );
    head.area(
      `M${at(-0.96, -0.5)} C${at(-0.9, -1.1)} ${at(-1, -1.5)} ${at(-1.1, -2)} C${at(-0.3, -1.8)} ${at(0.8, -1.2)} ${at(0.96, -0.5)} Z`,
      top,
    );
    head.area(
      `M${at(-1.06, -0.62)} H${1.02 * r} V${-0.4 * r} ${[0, 1, 2, 3].map((k) => `L${at(0.76 - k * 0.52, -0.16)} L${at(0.5 - k * 0.52, -0.4)}`).join(' ')} Z`,
      band,
    );
    head.area([ellipse(-1.14 * r, -2.04 * r, 0.18 * r)], tip);
    return;
  }
  if (hat === 'clown') {
    const curls = head.area([ellipse(-0.62 * r, 0.06 * r, 0.4 * r)], side);
    head.join(curls, [ellipse(-0.5 * r, 0.44 * r, 0.3 * r)]);
    head.join(curls, [ellipse(-0.46 * r, -0.34 * r, 0.3 * r)]);
    head.area(
      `M${at(-0.46, -0.84)} L${at(0.04, -1.8)} L${at(0.54, -0.8)} Q${at(0.04, -0.98)} ${at(-0.46, -0.84)} Z`,
      top,
    );
    head.area([ellipse(0.04 * r, -1.84 * r, 0.16 * r)], band);
    head.area([starRing([0.06 * r, -1.14 * r], 0.15 * r, 5, 0.5)], band);
    head.area([ellipse(1.14 * r, 0.24 * r, 0.2 * r)], '#e05a4f');
    return;
  }
  head.area(
    `M${at(-1.02, -0.26)} C${at(-1.06, -1.5)} ${at(1, -1.5)} ${at(1, -0.36)} Q${at(0, -0.56)} ${at(-1.02, -0.26)} Z`,
    top,
  );
  head.area(
    `M${at(-0.36, -0.66)} C${at(-0.3, -1.2)} ${at(0.1, -1.6)} ${at(0.5, -1.86)} C${at(0.46, -1.4)} ${at(0.4, -1)} ${at(0.2, -0.64)} Z`,
    side,
  );
  head.area([roundRect(-0.46 * r, -0.72 * r, 0.76 * r, 0.22 * r, 0.1 * r)], band);
}
