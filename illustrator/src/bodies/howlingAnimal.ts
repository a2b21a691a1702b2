import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement } from '../parts/shapes.ts';
import type { Build } from '../things/recordSchema.ts';
import { type Drawn, moved } from './Drawn.ts';
import { furOf, furred } from './fur.ts';
import type { HeadPicture } from './headed.ts';

/** A body that sits, seen from the right side, its muzzle up at the sky, in the color of its head. */
export function drawHowling({ art: head, build }: HeadPicture): Drawn {
  const sketch = new Sketch();
  drawTail(sketch, build);
  sketch.tube([66, 0, 80, 50, 82, 104], [36, 27, 24]);
  sketch.area([ellipse(90, 111, 20, 11)]);
  sketch.area(
    'M-86 116 C-116 92 -112 40 -82 6 C-56 -24 -40 -48 -30 -84 L56 -66 C80 -46 84 -10 74 26 L30 116 Z',
  );
  sketch.area([ellipse(-46, 72, 48, 44, -14)]);
  sketch.area([ellipse(-22, 110, 34, 12)]);
  sketch.tube([50, -8, 48, 50, 46, 104], [44, 30, 26]);
  sketch.area([ellipse(54, 111, 21, 11)]);
  for (const x of [50, 60]) sketch.line([x, 110, x + 3, 119], 0.7);
  // A ruff, so that the neck has an end.
  sketch.area(
    'M-34 -70 L-22 -52 L-12 -62 L0 -38 L14 -52 L28 -30 L40 -48 L62 -36 L62 -84 L20 -110 L-30 -96 Z',
  );
  const face = moved(profile(build), placement(14, -92, 1, UP));
  sketch.add(face.art, placement(0, 0));
  const { mouth } = face.places;
  if (mouth) drawSound(sketch, mouth, { side: 1, size: 1 });
  return {
    ...face,
    art: furred(sketch.art(), furOf(head)),
    places: { ...face.places, back: { x: -60, y: 0, width: 60 } },
  };
}

/** Degrees that a muzzle is raised by. */
const UP = -56;

/** A head that looks to the right, its mouth open and its eyes shut; the origin is its middle. */
function profile({ tail }: Build): Drawn {
  const sketch = new Sketch();
  sketch.area('M26 18 C40 34 58 40 76 40 C66 56 36 58 8 40 Z');
  sketch.area('M24 20 C44 14 66 12 82 12 C78 30 60 38 40 36 Z', '#e88a8a');
  sketch.area(
    'M-42 4 C-46 -30 -18 -46 10 -42 C28 -38 36 -26 48 -22 C66 -18 84 -18 98 -10 C104 2 98 12 84 14 C64 14 46 16 30 24 C22 40 -2 48 -22 38 C-34 30 -40 20 -42 4 Z',
  );
  sketch.ink([ellipse(97, -7, 9, 7.5)]);
  sketch.line('M12 -16 Q22 -6 34 -12', 1);
  if (tail === 'bushy') {
    sketch.area('M-8 -38 C-26 -66 -58 -72 -72 -64 C-66 -40 -52 -24 -34 -18 Z');
    sketch.area('M-22 -38 C-34 -52 -50 -58 -60 -56 C-56 -44 -48 -34 -38 -28 Z', '#f1d9c4');
  } else sketch.area([ellipse(-34, 4, 20, 40, 34)]);
  const box = { left: -44, top: -46, right: 104, bottom: 50 };
  return {
    art: sketch.art(),
    places: {
      head: { x: -16, y: -42, width: 60 },
      eyes: { x: 22, y: -12, width: 30 },
      mouth: { x: 84, y: 22, width: 20 },
      neck: { x: -20, y: 40, width: 60 },
    },
    telling: box,
    facing: 'right',
    todo: { pose: false, looks: new Set(), wears: [] },
  };
}

/** What is heard, before a mouth that is raised to a side (-1 for the left). */
export function drawSound(
  sketch: Sketch,
  { x, y }: { x: number; y: number },
  { side, size }: { side: 1 | -1; size: number },
): void {
  for (const out of [30, 52, 74]) {
    const half = size * (8 + 0.22 * out);
    const at = (dx: number, dy: number) =>
      `${x + side * (0.62 * out * size + dx * half)} ${y - 0.5 * out * size + dy * half}`;
    sketch.line(`M${at(-1, -0.5)} Q${at(0.5, -0.4)} ${at(0.6, 0.9)}`, 1);
  }
}

function drawTail(sketch: Sketch, { tail }: Build): void {
  if (tail === 'bushy' || tail === 'plume')
    sketch.area('M-84 76 C-116 60 -158 70 -172 110 C-140 126 -104 122 -76 112 Z');
  else sketch.tube([-86, 98, -120, 110, -150, 98, -160, 76], [20, 17, 15, 14]);
}
