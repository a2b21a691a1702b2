import type { Art, ArtItem, Points } from '../art/art.ts';
import { placement } from '../parts/shapes.ts';
import type { Affine } from '../raster/LabelMap.ts';
import type { Looks } from '../reading/Scene.ts';
import type { Kind } from '../things/recordSchema.ts';
import type { BodyPlace, BodyRequest, HandGoal, HandTask } from './Body.ts';
import { type Drawn, moved } from './Drawn.ts';

/** A whole picture as its looks have it: upside down, on its side, leaning over, crooked, broad, thin or long. */
export function warped(body: Drawn, kind: Kind, { looks }: BodyRequest): Drawn {
  const { width, height } = body.art;
  const isCurled = looks.build === 'long' && width < LONGISH * height;
  if (looks.build !== undefined && (isCurled || ON_WHEELS.has(kind)))
    return { ...body, todo: { ...body.todo, looks: new Set([...body.todo.looks, 'build']) } };
  const now = moved(body, affineOf(looks));
  return looks.turned === 'crooked' ? bent(now) : now;
}

/** Hands are asked for at points of the picture as it will be: here at those of the picture as it is drawn before. */
export function unwarped(request: BodyRequest): BodyRequest {
  const { hands, looks } = request;
  if (hands === undefined || (looks.build === undefined && looks.turned !== 'tilted')) return request;
  const { a, c } = affineOf(looks);
  const back = (task: HandTask | HandGoal): HandTask | HandGoal =>
    typeof task === 'object' ? { ...task, x: (task.x - c * task.y) / a } : task;
  const { left, right } = hands;
  return {
    ...request,
    hands: { ...(left ? { left: back(left) } : {}), ...(right ? { right: back(right) } : {}) },
  };
}

/** What is not so much longer than high is not seen at length. */
const LONGISH = 1.3;

/** Wheels would be no longer round. */
const ON_WHEELS: ReadonlySet<Kind> = new Set(['vehicle']);

const BUILDS: Readonly<Record<NonNullable<Looks['build']>, number>> = { stout: 1.28, slim: 0.76, long: 1.4 };

const TURNS = { 'upside-down': 180, over: 90 } as const;

/** How far the top of what leans over is aside, as a share of its height. */
const LEAN = 0.24;

function affineOf({ build, turned }: Looks): Affine {
  if (turned === 'upside-down' || turned === 'over') return placement(0, 0, 1, TURNS[turned]);
  const a = build === undefined ? 1 : BUILDS[build];
  return { a, b: 0, c: turned === 'tilted' ? -LEAN : 0, d: 1, e: 0, f: 0 };
}

/** How far it bends aside, as a share of its height. */
const BEND = 0.075;

/** A picture that bends to one side and back to the other on its way up; its foot stays. */
function bent(body: Drawn): Drawn {
  const { art, over, places } = body;
  const aside = (y: number): number =>
    BEND * art.height * Math.sin((2 * Math.PI * (art.top + art.height - y)) / art.height);
  const placed = Object.entries(places) as [string, BodyPlace][];
  return {
    ...body,
    art: bentArt(art, aside),
    ...(over ? { over: bentArt(over, aside) } : {}),
    places: Object.fromEntries(
      placed.map(([name, place]) => [name, { ...place, x: place.x + aside(place.y) }]),
    ),
  };
}

function bentArt(art: Art, aside: (y: number) => number): Art {
  const step = art.height / 24;
  const bend = (points: Points): Points => {
    const all: number[] = [];
    for (let i = 0; i + 1 < points.length; i += 2) {
      const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
      const [fromX, fromY] = i === 0 ? [x, y] : [points[i - 2] ?? 0, points[i - 1] ?? 0];
      const parts = Math.max(1, Math.ceil(Math.abs(y - fromY) / step));
      for (let k = i === 0 ? parts : 1; k <= parts; k += 1) {
        const at = fromY + (k / parts) * (y - fromY);
        all.push(fromX + (k / parts) * (x - fromX) + aside(at), at);
      }
    }
    return all;
  };
  const items = art.items.map(
    (item): ArtItem =>
      item.kind === 'line'
        ? { ...item, points: bend(item.points) }
        : { ...item, rings: item.rings.map(bend) },
  );
  const most = 2 * BEND * art.height;
  return { ...art, items, left: art.left - most / 2, width: art.width + most };
}
