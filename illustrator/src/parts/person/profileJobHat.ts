import type { JobHat } from '../figure/jobHat.ts';
import type { Sketch } from '../Sketch.ts';
import { ellipse, roundRect } from '../shapes.ts';
import { HAT_COLORS } from './gearColors.ts';

type At = (x: number, y: number) => string;
type Draw = (head: Sketch, at: At, r: number) => void;

/** Draws the hat of a calling on a head that looks to the right, its parts in the order in which they have their colors. */
export function drawProfileJobHat(head: Sketch, r: number, hat: JobHat): void {
  PROFILES[hat](head, (x, y) => `${x * r} ${y * r}`, r);
}

const PROFILES: Readonly<Record<JobHat, Draw>> = {
  helmet: drawArmet,
  roman: drawGalea,
  nemes: drawNemes,
  headcloth: drawHeadcloth,
  postal: drawMailCap,
  aviator: drawPilotCap,
  combat: drawCombat,
  gridiron: drawGridiron,
  visor: drawVisor,
};

/** A helmet over the ear and the nape, the face free. */
const shell = (at: At) =>
  `M${at(-0.84, 0.8)} C${at(-1.16, 0.4)} ${at(-1.22, -0.2)} ${at(-1.08, -0.6)} C${at(-0.8, -1.4)} ${at(0.9, -1.44)} ${at(1.1, -0.36)} L${at(0.34, -0.36)} C${at(0.3, 0.1)} ${at(0.34, 0.5)} ${at(0.46, 0.82)} Q${at(-0.2, 1.06)} ${at(-0.84, 0.8)} Z`;

function drawArmet(head: Sketch, at: At, r: number): void {
  head.area(
    `M${at(0.1, -1.1)} C${at(0.2, -1.9)} ${at(-0.9, -2)} ${at(-1.4, -1.2)} C${at(-1.56, -0.9)} ${at(-1.46, -0.6)} ${at(-1.34, -0.5)} C${at(-1.26, -1)} ${at(-0.6, -1.2)} ${at(0.1, -1.1)} Z`,
  );
  head.area(shell(at));
  head.area(
    `M${at(1.22, -0.28)} Q${at(0.6, -0.4)} ${at(-0.04, -0.2)} L${at(-0.06, -0.7)} Q${at(0.7, -0.98)} ${at(1.16, -0.7)} Z`,
  );
  for (const x of [0.3, 0.6, 0.9]) head.line(`M${at(x, -0.46)} V${-0.7 * r}`, 0.8);
}

function drawGalea(head: Sketch, at: At): void {
  head.area(
    `M${at(-1.06, -0.86)} C${at(-1.2, -1.9)} ${at(1.2, -1.9)} ${at(1.06, -0.86)} L${at(0.8, -0.9)} C${at(0.7, -1.42)} ${at(-0.7, -1.42)} ${at(-0.8, -0.9)} Z`,
  );
  for (const x of [-0.7, -0.36, 0, 0.36, 0.7])
    head.line(`M${at(x * 1.22, -1.64 + 0.62 * x * x)} L${at(x * 0.96, -1.28 + 0.36 * x * x)}`, 0.8);
  head.area(
    `M${at(-1.06, -0.34)} C${at(-1.12, 0.2)} ${at(-1.12, 0.44)} ${at(-1.4, 0.78)} L${at(-0.5, 0.8)} C${at(-0.6, 0.4)} ${at(-0.54, 0)} ${at(-0.44, -0.34)} Z`,
  );
  head.area(
    `M${at(-0.24, -0.4)} C${at(-0.28, 0.2)} ${at(-0.1, 0.7)} ${at(0.36, 0.88)} Q${at(0.48, 0.5)} ${at(0.28, 0.2)} L${at(0.28, -0.4)} Z`,
  );
  head.area(
    `M${at(-1.08, -0.36)} C${at(-1.12, -1.56)} ${at(1.0, -1.56)} ${at(1.04, -0.44)} Q${at(0, -0.62)} ${at(-1.08, -0.36)} Z`,
  );
  head.area(
    `M${at(-1.16, -0.22)} Q${at(0, -0.44)} ${at(1.22, -0.34)} L${at(1.12, -0.6)} Q${at(0, -0.76)} ${at(-1.12, -0.5)} Z`,
  );
}

function drawNemes(head: Sketch, at: At): void {
  const [, , crown, band, cobra] = HAT_COLORS.nemes;
  head.area(
    `M${at(-0.98, -0.4)} C${at(-1.5, 0.1)} ${at(-1.56, 0.8)} ${at(-1.44, 1.24)} L${at(-0.6, 1.5)} L${at(0.3, 1.4)} L${at(0.24, 0.9)} C${at(-0.02, 0.5)} ${at(-0.02, 0)} ${at(0.24, -0.4)} Z`,
  );
  for (const y of [0.1, 0.46, 0.82, 1.14])
    head.line(`M${at(-1.22 - 0.2 * y, y)} Q${at(-0.6, y + 0.22)} ${at(0.02 + 0.12 * y, y + 0.1)}`, 0.9);
  head.area(
    `M${at(-1.04, -0.3)} C${at(-1.16, -1.6)} ${at(0.98, -1.6)} ${at(1.0, -0.42)} Q${at(0, -0.5)} ${at(-1.04, -0.3)} Z`,
    crown,
  );
  head.line(`M${at(-0.6, -1)} Q${at(-0.5, -0.7)} ${at(-0.56, -0.5)}`, 0.9);
  head.line(`M${at(0.1, -1.18)} Q${at(0.2, -0.86)} ${at(0.16, -0.6)}`, 0.9);
  head.area(
    `M${at(-1.08, -0.24)} Q${at(0, -0.42)} ${at(1.04, -0.36)} L${at(1.0, -0.6)} Q${at(0, -0.68)} ${at(-1.06, -0.5)} Z`,
    band,
  );
  head.area(
    `M${at(0.8, -0.5)} C${at(0.76, -0.9)} ${at(0.9, -1.2)} ${at(1.16, -1.34)} C${at(1.36, -1.1)} ${at(1.24, -0.76)} ${at(1.06, -0.48)} Z`,
    cobra,
  );
}

function drawHeadcloth(head: Sketch, at: At): void {
  const [, , crown, band] = HAT_COLORS.headcloth;
  head.area(
    `M${at(-0.98, -0.4)} C${at(-1.36, 0.2)} ${at(-1.3, 0.9)} ${at(-1.46, 1.44)} L${at(0.06, 1.6)} C${at(-0.1, 0.9)} ${at(-0.06, 0.1)} ${at(0.24, -0.36)} Z`,
  );
  head.line(`M${at(-0.72, -0.2)} Q${at(-0.9, 0.6)} ${at(-0.76, 1.5)}`, 0.8);
  head.area(
    `M${at(-1.08, -0.2)} C${at(-1.16, -1.5)} ${at(1.0, -1.56)} ${at(1.02, -0.36)} Q${at(0, -0.4)} ${at(-1.08, -0.2)} Z`,
    crown,
  );
  head.area(
    `M${at(-1.12, -0.36)} Q${at(0, -0.5)} ${at(1.06, -0.48)} L${at(1.0, -0.74)} Q${at(0, -0.76)} ${at(-1.06, -0.6)} Z`,
    band,
  );
}

function drawMailCap(head: Sketch, at: At, r: number): void {
  drawPeaked(head, at);
  head.area([roundRect(0.44 * r, -1.3 * r, 0.5 * r, 0.38 * r, 0.05 * r)]);
  head.line(`M${at(0.46, -1.28)} L${at(0.69, -1.08)} L${at(0.92, -1.28)}`, 0.9);
}

function drawPilotCap(head: Sketch, at: At, r: number): void {
  drawPeaked(head, at);
  head.area(
    `M${at(0.7, -0.96)} C${at(0.4, -1)} ${at(0.16, -1.1)} ${at(0.1, -1.36)} Q${at(0.4, -1.24)} ${at(0.7, -1.3)} Q${at(0.86, -1.28)} ${at(1.0, -1.34)} C${at(1.06, -1.14)} ${at(0.9, -1)} ${at(0.7, -0.96)} Z`,
  );
  head.area([ellipse(0.7 * r, -1.13 * r, 0.16 * r)]);
}

/** A cap with a high crown, a band and a peak before the forehead. */
export function drawPeaked(head: Sketch, at: At): void {
  head.area(
    `M${at(-0.98, -0.46)} C${at(-1.5, -0.86)} ${at(-1.2, -1.26)} ${at(-0.6, -1.3)} Q${at(0.2, -1.7)} ${at(0.9, -1.36)} C${at(1.36, -1.2)} ${at(1.3, -0.8)} ${at(0.98, -0.5)} Z`,
  );
  head.area(
    `M${at(-1.02, -0.36)} Q${at(0, -0.5)} ${at(1, -0.42)} L${at(1, -0.7)} Q${at(0, -0.86)} ${at(-1.04, -0.66)} Z`,
  );
  head.area(
    `M${at(0.34, -0.46)} Q${at(0.7, -0.58)} ${at(1, -0.5)} C${at(1.36, -0.44)} ${at(1.5, -0.3)} ${at(1.54, -0.18)} C${at(1.2, -0.34)} ${at(0.7, -0.34)} ${at(0.34, -0.46)} Z`,
  );
}

function drawCombat(head: Sketch, at: At, r: number): void {
  head.area(
    `M${at(-1.14, 0.1)} C${at(-1.28, -1.62)} ${at(1.1, -1.66)} ${at(1.14, -0.28)} Q${at(0.6, -0.5)} ${at(0.3, -0.34)} Q${at(0.06, -0.06)} ${at(-0.4, 0.06)} Q${at(-0.8, 0.2)} ${at(-1.14, 0.1)} Z`,
  );
  for (const [x, y] of [
    [-0.62, -0.3],
    [-0.3, -0.94],
    [0.46, -0.8],
  ] as const)
    head.area([ellipse(x * r, y * r, 0.25 * r, 0.16 * r, x * 40)]);
}

function drawGridiron(head: Sketch, at: At, r: number): void {
  const [, hole, , stripe, bars] = HAT_COLORS.gridiron;
  head.area(shell(at));
  head.area([ellipse(-0.28 * r, 0.2 * r, 0.14 * r)], hole);
  head.area(
    `M${at(-1.08, -0.6)} C${at(-0.8, -1.4)} ${at(0.9, -1.44)} ${at(1.1, -0.36)} L${at(0.86, -0.4)} C${at(0.66, -1.2)} ${at(-0.6, -1.14)} ${at(-0.84, -0.5)} Z`,
    stripe,
  );
  // The bars are below the mouth, which is seen.
  head.area(
    `M${at(0.38, 0.72)} L${at(1.1, 0.86)} Q${at(1.36, 0.9)} ${at(1.3, 1.02)} Q${at(1.2, 1.14)} ${at(0.46, 0.94)} Z`,
    bars,
  );
}

function drawVisor(head: Sketch, at: At, r: number): void {
  head.area(shell(at));
  head.area([ellipse(-0.28 * r, 0.2 * r, 0.14 * r)]);
  for (const x of [-0.3, 0.3]) head.area([roundRect((x - 0.16) * r, -0.92 * r, 0.32 * r, 0.2 * r, 0.1 * r)]);
  head.line(`M${at(0.42, 0.74)} Q${at(0.6, 0.98)} ${at(0.84, 0.84)}`, 1.1);
}
