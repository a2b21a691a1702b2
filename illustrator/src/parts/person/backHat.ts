import { drawHat } from '../figure/head.ts';
import type { Sketch } from '../Sketch.ts';
import { ellipse, roundRect } from '../shapes.ts';
import { HAT_COLORS } from './gearColors.ts';
import type { PersonLook } from './PersonLook.ts';

type Hat = NonNullable<PersonLook['hat']>;
type At = (x: number, y: number) => string;
type Draw = (part: Sketch, at: At, r: number) => void;

/** Draws a hat from behind; one that looks the same from all sides is drawn as from the front. */
export function drawBackHat(part: Sketch, r: number, hat: Hat): void {
  const draw = CLOSED[hat];
  if (draw) draw(part, (x, y) => `${x * r} ${y * r}`, r);
  else drawHat(part, r, hat);
}

/** The outline of what is over all of the back of a head, up from the nape. */
export const backOfHead = (at: At) =>
  `M${at(-1.03, 0.02)} C${at(-1.14, -0.66)} ${at(-0.62, -1.14)} ${at(0, -1.13)} C${at(0.62, -1.14)} ${at(1.14, -0.66)} ${at(1.03, 0.02)} C${at(1.02, 0.32)} ${at(0.9, 0.5)} ${at(0.66, 0.6)} Q${at(0, 0.44)} ${at(-0.66, 0.6)} C${at(-0.9, 0.5)} ${at(-1.02, 0.32)} ${at(-1.03, 0.02)} Z`;

/** A helmet from the crown to the nape. */
const closedShell = (at: At) =>
  `M${at(-1.14, 0.6)} L${at(-1.14, -0.1)} C${at(-1.18, -1.48)} ${at(1.18, -1.48)} ${at(1.14, -0.1)} L${at(1.14, 0.6)} Q${at(0, 1.1)} ${at(-1.14, 0.6)} Z`;

/** A cap with a high crown and a band; its peak is before the forehead. */
function drawCapBehind(part: Sketch, at: At): void {
  part.area(
    `M${at(-0.98, -0.4)} C${at(-1.5, -0.9)} ${at(-1.3, -1.3)} ${at(-0.7, -1.36)} Q${at(0, -1.6)} ${at(0.7, -1.36)} C${at(1.3, -1.3)} ${at(1.5, -0.9)} ${at(0.98, -0.4)} Z`,
  );
  part.area(
    `M${at(-1.02, -0.4)} Q${at(0, -0.2)} ${at(1.02, -0.4)} L${at(1, -0.68)} Q${at(0, -0.5)} ${at(-1, -0.68)} Z`,
  );
}

/** A band around the head, tied behind. */
function drawBand(part: Sketch, at: At): void {
  part.area(
    `M${at(-1, -0.26)} Q${at(0, -0.12)} ${at(1, -0.26)} L${at(1, 0.02)} Q${at(0, 0.16)} ${at(-1, 0.02)} Z`,
  );
}

/** Over all of the head and the neck. */
function drawCowl(part: Sketch, at: At): void {
  part.area(
    `M${at(-1.24, 0.98)} C${at(-1.6, -0.4)} ${at(-1.1, -1.46)} ${at(0, -1.5)} C${at(1.1, -1.46)} ${at(1.6, -0.4)} ${at(1.24, 0.98)} Q${at(0, 1.36)} ${at(-1.24, 0.98)} Z`,
  );
  part.line(`M${at(-0.6, 0.96)} Q${at(0, 0.3)} ${at(0.6, 0.96)}`, 0.8);
}

/** Hats that look otherwise from behind than from the front. */
const CLOSED: Readonly<Partial<Record<Hat, Draw>>> = {
  helmet: (part, at) => {
    part.area(closedShell(at), HAT_COLORS.helmet[1]);
    part.area(
      `M${at(-0.1, -1.2)} C${at(-0.6, -1.9)} ${at(0.6, -2)} ${at(0.5, -1.2)} C${at(0.5, -0.6)} ${at(0.3, -0.3)} ${at(0.1, -0.1)} C${at(0.1, -0.6)} ${at(0, -0.9)} ${at(-0.1, -1.2)} Z`,
      HAT_COLORS.helmet[0],
    );
  },
  ninja: (part, at) => {
    part.area(
      `M${at(-1.06, 0.1)} C${at(-1.1, -1.4)} ${at(1.1, -1.4)} ${at(1.06, 0.1)} C${at(1.06, 0.9)} ${at(0.5, 1.06)} ${at(0, 1.06)} C${at(-0.5, 1.06)} ${at(-1.06, 0.9)} ${at(-1.06, 0.1)} Z`,
    );
    drawBand(part, at);
  },
  hood: drawCowl,
  hijab: drawCowl,
  diver: drawBand,
  mask: drawBand,
  blindfold: drawBand,
  goggles: (part, at) => {
    part.area(backOfHead(at));
    drawBand(part, at);
  },
  police: drawCapBehind,
  postal: drawCapBehind,
  aviator: drawCapBehind,
  cap: (part, at) => {
    part.area(
      `M${at(-1.04, -0.2)} C${at(-1.04, -1.5)} ${at(1.04, -1.5)} ${at(1.04, -0.2)} Q${at(0.6, -0.06)} ${at(0.36, -0.06)} Q${at(0, -0.5)} ${at(-0.36, -0.06)} Q${at(-0.6, -0.06)} ${at(-1.04, -0.2)} Z`,
    );
  },
  roman: (part, at) => {
    part.area(
      `M${at(-1.06, -0.86)} C${at(-1.2, -1.9)} ${at(1.2, -1.9)} ${at(1.06, -0.86)} L${at(0.8, -0.9)} C${at(0.7, -1.42)} ${at(-0.7, -1.42)} ${at(-0.8, -0.9)} Z`,
    );
    for (const x of [-0.7, -0.36, 0, 0.36, 0.7])
      part.line(`M${at(x * 1.22, -1.64 + 0.62 * x * x)} L${at(x * 0.96, -1.28 + 0.36 * x * x)}`, 0.8);
    part.area(
      `M${at(-1.1, 0.1)} Q${at(0, 0.4)} ${at(1.1, 0.1)} L${at(1.32, 0.84)} Q${at(0, 1.2)} ${at(-1.32, 0.84)} Z`,
    );
    part.area(
      `M${at(-1.12, 0.2)} C${at(-1.2, -1.58)} ${at(1.2, -1.58)} ${at(1.12, 0.2)} Q${at(0, 0.5)} ${at(-1.12, 0.2)} Z`,
    );
  },
  nemes: (part, at) => {
    part.area(
      `M${at(0, -1.2)} C${at(-0.7, -1.22)} ${at(-1.1, -0.8)} ${at(-1.06, -0.3)} C${at(-1.6, 0.1)} ${at(-1.6, 0.8)} ${at(-1.5, 1.2)} L${at(-0.5, 1.44)} Q${at(0, 1.6)} ${at(0.5, 1.44)} L${at(1.5, 1.2)} C${at(1.6, 0.8)} ${at(1.6, 0.1)} ${at(1.06, -0.3)} C${at(1.1, -0.8)} ${at(0.7, -1.22)} ${at(0, -1.2)} Z`,
    );
    for (const y of [-0.5, -0.06, 0.38, 0.82])
      part.line(`M${at(-1.12 - 0.2 * y, y)} Q${at(0, y + 0.4)} ${at(1.12 + 0.2 * y, y)}`, 0.9);
  },
  headcloth: (part, at) => {
    part.area(
      `M${at(0, -1.26)} C${at(-0.8, -1.26)} ${at(-1.14, -0.8)} ${at(-1.08, -0.2)} C${at(-1.36, 0.4)} ${at(-1.34, 0.9)} ${at(-1.44, 1.44)} Q${at(0, 1.76)} ${at(1.44, 1.44)} C${at(1.34, 0.9)} ${at(1.36, 0.4)} ${at(1.08, -0.2)} C${at(1.14, -0.8)} ${at(0.8, -1.26)} ${at(0, -1.26)} Z`,
    );
    for (const x of [-0.6, 0, 0.6]) part.line(`M${at(x, 0.2)} Q${at(x * 1.1, 0.8)} ${at(x * 1.2, 1.4)}`, 0.8);
    part.area(
      `M${at(-1.1, -0.42)} Q${at(0, -0.14)} ${at(1.1, -0.42)} L${at(1.08, -0.66)} Q${at(0, -0.4)} ${at(-1.08, -0.66)} Z`,
      HAT_COLORS.headcloth[3],
    );
  },
  combat: (part, at, r) => {
    part.area(
      `M${at(-1.16, 0.1)} C${at(-1.3, -1.62)} ${at(1.3, -1.62)} ${at(1.16, 0.1)} Q${at(0, 0.4)} ${at(-1.16, 0.1)} Z`,
    );
    for (const [x, y] of [
      [-0.56, -0.6],
      [0.1, -0.96],
      [0.6, -0.5],
      [-0.1, -0.1],
    ] as const)
      part.area([ellipse(x * r, y * r, 0.26 * r, 0.16 * r, x * 40)]);
  },
  gridiron: (part, at) => {
    part.area(closedShell(at));
    part.area(
      `M${at(-0.17, -1.12)} Q${at(0, -1.16)} ${at(0.17, -1.12)} L${at(0.17, 0.8)} Q${at(0, 0.84)} ${at(-0.17, 0.8)} Z`,
      HAT_COLORS.gridiron[3],
    );
  },
  visor: (part, at, r) => {
    part.area(closedShell(at));
    for (const x of [-0.4, 0.4]) part.area([roundRect((x - 0.1) * r, -0.6 * r, 0.2 * r, 0.3 * r, 0.1 * r)]);
  },
};
