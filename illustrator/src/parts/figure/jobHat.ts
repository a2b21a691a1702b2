import type { Sketch } from '../Sketch.ts';
import { ellipse, roundRect } from '../shapes.ts';

/** Hats and helmets by which a calling or an age of history is known; the origin is the middle of the head, `r` its radius. */
export const JOB_HATS = {
  roman: drawGalea,
  nemes: drawNemes,
  headcloth: drawHeadcloth,
  helmet: drawArmet,
  postal: (head: Sketch, r: number) => drawPeaked(head, r, 'postal'),
  aviator: (head: Sketch, r: number) => drawPeaked(head, r, 'aviator'),
  combat: drawCombat,
  gridiron: drawGridiron,
  visor: drawVisor,
};

/** The name of one of them. */
export type JobHat = keyof typeof JOB_HATS;

/** Whether a hat is one of them. */
export function isJobHat(hat: string): hat is JobHat {
  return Object.hasOwn(JOB_HATS, hat);
}

/** A crest of bristles across, a brim, a guard over each cheek. */
function drawGalea(head: Sketch, r: number): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  head.area(
    `M${at(-1.06, -0.86)} C${at(-1.2, -1.9)} ${at(1.2, -1.9)} ${at(1.06, -0.86)} L${at(0.8, -0.9)} C${at(0.7, -1.42)} ${at(-0.7, -1.42)} ${at(-0.8, -0.9)} Z`,
  );
  for (const x of [-0.7, -0.36, 0, 0.36, 0.7])
    head.line(`M${at(x * 1.22, -1.64 + 0.62 * x * x)} L${at(x * 0.96, -1.28 + 0.36 * x * x)}`, 0.8);
  for (const side of [-1, 1])
    head.area(
      `M${at(side * 1.06, -0.4)} L${at(side * 1.08, 0.3)} Q${at(side * 1.02, 0.8)} ${at(side * 0.66, 0.86)} C${at(side * 0.72, 0.5)} ${at(side * 0.9, 0.2)} ${at(side * 0.76, -0.4)} Z`,
    );
  head.area(
    `M${at(-1.08, -0.36)} C${at(-1.12, -1.56)} ${at(1.12, -1.56)} ${at(1.08, -0.36)} Q${at(0, -0.62)} ${at(-1.08, -0.36)} Z`,
  );
  head.area(
    `M${at(-1.22, -0.26)} Q${at(0, -0.58)} ${at(1.22, -0.26)} L${at(1.14, -0.54)} Q${at(0, -0.86)} ${at(-1.14, -0.54)} Z`,
  );
}

/** A striped cloth over the shoulders, a cobra on the forehead. */
function drawNemes(head: Sketch, r: number): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  for (const side of [-1, 1]) {
    head.area(
      `M${at(side * 0.98, -0.46)} C${at(side * 1.6, 0)} ${at(side * 1.62, 0.8)} ${at(side * 1.5, 1.2)} L${at(side * 0.74, 1.56)} L${at(side * 0.66, 1.0)} C${at(side * 0.96, 0.5)} ${at(side * 1, 0)} ${at(side * 0.98, -0.46)} Z`,
    );
    for (const y of [0.2, 0.56, 0.92])
      head.line(`M${at(side * (1.42 + 0.08 * y), y - 0.16)} L${at(side * (1 - 0.24 * y), y + 0.06)}`, 0.9);
  }
  head.area(
    `M${at(-1.04, -0.3)} C${at(-1.16, -1.6)} ${at(1.16, -1.6)} ${at(1.04, -0.3)} Q${at(0, -0.56)} ${at(-1.04, -0.3)} Z`,
  );
  for (const side of [-1, 1])
    head.line(`M${at(side * 0.42, -1.16)} Q${at(side * 0.6, -0.9)} ${at(side * 0.62, -0.66)}`, 0.9);
  head.area(
    `M${at(-1.08, -0.26)} Q${at(0, -0.54)} ${at(1.08, -0.26)} L${at(1.06, -0.5)} Q${at(0, -0.82)} ${at(-1.06, -0.5)} Z`,
  );
  head.area(
    `M${at(-0.13, -0.56)} C${at(-0.34, -0.9)} ${at(-0.22, -1.26)} ${at(0, -1.4)} C${at(0.22, -1.26)} ${at(0.34, -0.9)} ${at(0.13, -0.56)} Z`,
  );
}

/** A cloth that hangs behind both shoulders, held by a band. */
function drawHeadcloth(head: Sketch, r: number): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  for (const side of [-1, 1])
    head.area(
      `M${at(side * 0.94, -0.5)} C${at(side * 1.36, 0.1)} ${at(side * 1.3, 0.9)} ${at(side * 1.44, 1.44)} L${at(side * 0.86, 1.6)} C${at(side * 0.96, 0.9)} ${at(side * 1.0, 0.2)} ${at(side * 0.94, -0.5)} Z`,
    );
  head.area(
    `M${at(-1.08, -0.2)} C${at(-1.16, -1.5)} ${at(1.16, -1.5)} ${at(1.08, -0.2)} Q${at(0, -0.52)} ${at(-1.08, -0.2)} Z`,
  );
  head.area(
    `M${at(-1.1, -0.42)} Q${at(0, -0.76)} ${at(1.1, -0.42)} L${at(1.06, -0.66)} Q${at(0, -1)} ${at(-1.06, -0.66)} Z`,
  );
}

/** A helmet with spots of camouflage. */
function drawCombat(head: Sketch, r: number): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  head.area(
    `M${at(-1.16, -0.1)} C${at(-1.3, -1.62)} ${at(1.3, -1.62)} ${at(1.16, -0.1)} Q${at(0.98, -0.34)} ${at(0.7, -0.38)} Q${at(0, -0.5)} ${at(-0.7, -0.38)} Q${at(-0.98, -0.34)} ${at(-1.16, -0.1)} Z`,
  );
  for (const [x, y, wide] of [
    [-0.56, -0.74, 0.26],
    [0.1, -1.02, 0.26],
    [0.64, -0.66, 0.22],
  ] as const)
    head.area([ellipse(x * r, y * r, wide * r, 0.16 * r, x * 40)]);
}

/** A helmet with a stripe, and bars before the chin. */
function drawGridiron(head: Sketch, r: number): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  drawShell(head, r);
  head.area(
    `M${at(-0.17, -1.26)} Q${at(0, -1.32)} ${at(0.17, -1.26)} L${at(0.15, -0.54)} Q${at(0, -0.58)} ${at(-0.15, -0.54)} Z`,
  );
  // The bars are below the mouth, which is seen.
  head.area(
    `M${at(-1.06, 0.42)} C${at(-0.8, 0.86)} ${at(-0.4, 0.94)} ${at(0, 0.94)} C${at(0.4, 0.94)} ${at(0.8, 0.86)} ${at(1.06, 0.42)} L${at(1, 0.74)} C${at(0.7, 1.08)} ${at(0.36, 1.16)} ${at(0, 1.16)} C${at(-0.36, 1.16)} ${at(-0.7, 1.08)} ${at(-1, 0.74)} Z`,
  );
}

/** A helmet with air holes and a strap at the chin. */
function drawVisor(head: Sketch, r: number): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  drawShell(head, r);
  for (const x of [-0.4, 0.4]) head.area([roundRect((x - 0.1) * r, -1.06 * r, 0.2 * r, 0.3 * r, 0.1 * r)]);
  head.line(`M${at(-0.9, 0.6)} Q${at(-0.5, 1)} ${at(0, 1.02)} Q${at(0.5, 1)} ${at(0.9, 0.6)}`, 1.1);
}

/** A helmet over the ears, open before the face. */
function drawShell(head: Sketch, r: number): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  head.area(
    `M${at(-1.14, 0.66)} V${-0.1 * r} C${at(-1.2, -1.6)} ${at(1.2, -1.6)} ${at(1.14, -0.1)} V${0.66 * r} Q${at(0.98, 0.8)} ${at(0.82, 0.6)} C${at(0.94, 0.1)} ${at(0.9, -0.3)} ${at(0.7, -0.46)} Q${at(0, -0.62)} ${at(-0.7, -0.46)} C${at(-0.9, -0.3)} ${at(-0.94, 0.1)} ${at(-0.82, 0.6)} Q${at(-0.98, 0.8)} ${at(-1.14, 0.66)} Z`,
  );
  for (const side of [-1, 1]) head.area([ellipse(side * 1.02 * r, 0.3 * r, 0.11 * r)]);
}

/** A knight's helmet, its visor raised over the forehead, a plume on top. */
function drawArmet(head: Sketch, r: number): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  head.area(
    `M${at(-0.04, -1.3)} C${at(-0.3, -1.9)} ${at(0.1, -2.3)} ${at(0.56, -2.2)} C${at(0.96, -2.34)} ${at(1.36, -2.02)} ${at(1.36, -1.7)} C${at(1.66, -1.5)} ${at(1.66, -1.06)} ${at(1.42, -0.9)} C${at(1.3, -1.3)} ${at(0.9, -1.6)} ${at(0.14, -1.26)} Z`,
  );
  head.area(
    `M${at(-1.16, 0.72)} V${-0.1 * r} C${at(-1.22, -1.66)} ${at(1.22, -1.66)} ${at(1.16, -0.1)} V${0.72 * r} Q${at(0.9, 1.06)} ${at(0.56, 1)} C${at(0.9, 0.6)} ${at(0.94, -0.2)} ${at(0.72, -0.36)} H${-0.72 * r} C${at(-0.94, -0.2)} ${at(-0.9, 0.6)} ${at(-0.56, 1)} Q${at(-0.9, 1.06)} ${at(-1.16, 0.72)} Z`,
  );
  head.area(
    `M${at(-1.1, -0.2)} L${at(-0.92, -0.76)} Q${at(0, -1.5)} ${at(0.92, -0.76)} L${at(1.1, -0.2)} Q${at(0.5, -0.5)} ${at(0, -0.36)} Q${at(-0.5, -0.5)} ${at(-1.1, -0.2)} Z`,
  );
  for (const side of [-1, 1]) {
    head.line(`M${at(side * 0.2, -0.86)} L${at(side * 0.66, -0.74)}`, 1.1);
    head.line(`M${at(side * 0.2, -0.64)} L${at(side * 0.72, -0.54)}`, 1.1);
    head.area([ellipse(side * 1.06 * r, -0.24 * r, 0.13 * r)]);
  }
}

/** A cap with a high crown and a peak: an envelope on it, or a pair of wings. */
function drawPeaked(head: Sketch, r: number, hat: 'postal' | 'aviator'): void {
  const at = (x: number, y: number) => `${x * r} ${y * r}`;
  head.area(
    `M${at(-1, -0.5)} C${at(-1.6, -0.9)} ${at(-1.4, -1.4)} ${at(-0.7, -1.46)} Q${at(0, -1.76)} ${at(0.7, -1.46)} C${at(1.4, -1.4)} ${at(1.6, -0.9)} ${at(1, -0.5)} Z`,
  );
  head.area(
    `M${at(-1.04, -0.4)} Q${at(0, -0.76)} ${at(1.04, -0.4)} L${at(1.02, -0.7)} Q${at(0, -1.06)} ${at(-1.02, -0.7)} Z`,
  );
  head.area(
    `M${at(-0.96, -0.46)} Q${at(0, -0.78)} ${at(0.96, -0.46)} Q${at(0.7, -0.2)} ${at(0, -0.24)} Q${at(-0.7, -0.2)} ${at(-0.96, -0.46)} Z`,
  );
  if (hat === 'postal') {
    head.area([roundRect(-0.32 * r, -1.42 * r, 0.64 * r, 0.42 * r, 0.05 * r)]);
    head.line(`M${at(-0.3, -1.4)} L${at(0, -1.16)} L${at(0.3, -1.4)}`, 0.9);
    return;
  }
  head.area(
    `M${at(0, -1.02)} C${at(-0.3, -1.06)} ${at(-0.6, -1.16)} ${at(-0.66, -1.42)} Q${at(-0.34, -1.3)} ${at(0, -1.38)} Q${at(0.34, -1.3)} ${at(0.66, -1.42)} C${at(0.6, -1.16)} ${at(0.3, -1.06)} ${at(0, -1.02)} Z`,
  );
  head.area([ellipse(0, -1.22 * r, 0.17 * r)]);
}
