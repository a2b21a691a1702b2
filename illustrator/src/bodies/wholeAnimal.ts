import { Sketch } from '../parts/Sketch.ts';
import { ellipse, placement } from '../parts/shapes.ts';
import type { Pose } from '../reading/Scene.ts';
import type { Drawing } from '../things/recordSchema.ts';
import type { Thing } from '../things/Things.ts';
import type { BodyRequest } from './Body.ts';
import { type Drawn, moved } from './Drawn.ts';
import { readDrawing } from './drawingOf.ts';
import { heard } from './heard.ts';
import { drawSound } from './howlingAnimal.ts';
import { withClosedEyes, withMood } from './moods.ts';
import { withPlaces } from './places.ts';
import { withWings } from './wear.ts';

export const ANIMALS: ReadonlySet<Thing['kind']> = new Set(['animal', 'flier', 'swimmer']);

/** The picture as a whole, with what can be done to it for a pose. */
export function whole(thing: Thing, drawing: Drawing, request: BodyRequest): Drawn {
  const picture = readDrawing(thing.key, drawing, request.variant, request.looks);
  const { pose } = request;
  const drawn = withPlaces(thing, { ...picture, isOwn: drawing === thing.drawing });
  const isOnFours = pose === 'crawl' && ANIMALS.has(thing.kind);
  if (
    pose === undefined ||
    isOnFours ||
    AS_IT_IS.has(pose) ||
    thing.poses?.[pose] === drawing ||
    thing.roars?.[pose] === drawing ||
    pose === thing.pose
  )
    return drawn;
  const done = shown(thing, drawn, pose);
  return done ?? { ...drawn, todo: { ...drawn.todo, pose: true } };
}

const AS_IT_IS: ReadonlySet<Pose> = new Set(['stand', 'walk']);

function shown({ kind, poses }: Thing, drawn: Drawn, pose: Pose): Drawn | undefined {
  const isWinged =
    poses?.sit !== undefined && 'body' in poses.sit && poses.sit.body?.back?.endsWith('wings') === true;
  switch (pose) {
    case 'sleep':
      return withClosedEyes(drawn);
    case 'jump':
      return leaning(drawn, drawn.facing === 'right' ? -LEAP : LEAP);
    case 'run':
      return drawn.facing === 'front' ? undefined : withStrokes(drawn);
    case 'dance':
      return { ...leaning(drawn, 8), art: withNotes(leaning(drawn, 8).art) };
    case 'sing':
      return { ...drawn, art: withNotes((heard(drawn, 'singing', kind) ?? drawn).art) };
    case 'roar':
      return heard(drawn, 'roaring', kind);
    case 'cry':
      return withMood(drawn, 'sad', kind);
    case 'fly':
      return kind === 'flier' || isWinged ? drawn : withWings(drawn);
    case 'swim':
      return drawn;
    case 'graze':
    case 'howl':
      return bent(drawn, pose === 'graze' ? PECK : -CROW, pose === 'howl');
    case 'dive':
      return kind === 'animal' ? undefined : leaning(drawn, drawn.facing === 'left' ? -DIVE : DIVE);
    default:
      return undefined;
  }
}

/** What is drawn from the side, turned around its feet by degrees, its head down where they are above zero. */
function bent(drawn: Drawn, degrees: number, isHeard: boolean): Drawn | undefined {
  if (drawn.facing === 'front' || drawn.head === undefined) return undefined;
  const { art, places } = drawn;
  // A dove in the air has its head as low as its tail.
  if (places.mouth && places.mouth.y > art.top + LEVEL * art.height) return undefined;
  const side = drawn.facing === 'right' ? 1 : -1;
  const turned = moved(drawn, placement(0, 0, 1, side * degrees));
  const { mouth } = turned.places;
  if (!isHeard || !mouth) return turned;
  const sketch = new Sketch().add(turned.art, placement(0, 0));
  drawSound(sketch, mouth, { side, size: turned.art.height / 300 });
  return { ...turned, art: sketch.art(turned.art.ground) };
}

/** A beak so far down in a picture, as a share of its height, is that of no bird that stands. */
const LEVEL = 0.55;
/** Degrees that what pecks is bent down by, and what crows is raised by. */
const PECK = 34;
const CROW = 16;

/** Degrees that who leaps is turned by. */
export const LEAP = 17;
const DIVE = 55;

/** What is drawn, turned by degrees, in the air. */
export function leaning(drawn: Drawn, degrees: number): Drawn {
  const turned = moved(drawn, placement(0, 0, 1, degrees));
  return { ...turned, art: { ...turned.art, ground: 1.12 } };
}

/** Strokes behind what runs. */
export function withStrokes(drawn: Drawn): Drawn {
  const { art, facing } = drawn;
  const behind = facing === 'left' ? 1 : -1;
  const x = behind > 0 ? art.left + art.width * 1.05 : art.left - art.width * 0.05;
  const sketch = new Sketch().add(art, placement(0, 0));
  for (const [part, long] of [
    [0.4, 0.11],
    [0.55, 0.17],
    [0.7, 0.11],
  ] as const)
    sketch.line(`M${x} ${art.top + art.height * part} H${x + behind * art.width * long}`, 1);
  return { ...drawn, art: sketch.art(art.ground) };
}

/** Notes beside what dances or sings. */
export function withNotes(art: Drawn['art']): Drawn['art'] {
  const size = Math.max(art.width, art.height);
  const sketch = new Sketch().add(art, placement(0, 0));
  for (const [dx, dy] of [
    [-0.08, 0.22],
    [1.05, 0.14],
  ] as const) {
    const [x, y, u] = [art.left + art.width * dx, art.top + art.height * dy, size * 0.05];
    sketch.area([ellipse(x, y, 1.2 * u, 0.9 * u, -20)]);
    sketch.line(
      `M${x + u} ${y} V${y - 4 * u} Q${x + 2.6 * u} ${y - 3.4 * u} ${x + 2.6 * u} ${y - 1.6 * u}`,
      1,
    );
  }
  return sketch.art(art.ground);
}
