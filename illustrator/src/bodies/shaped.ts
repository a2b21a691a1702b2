import type { AreaItem, Art } from '../art/art.ts';
import { Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import { svgDrawing } from '../things/ownArt.ts';
import type { Thing } from '../things/Things.ts';
import type { Drawn } from './Drawn.ts';
import { withPlaces } from './places.ts';

/** A thing in the shape of another one, whose picture that is; undefined where it keeps its own shape. */
export function drawShaped(thing: Thing, picture: Art): Drawn | undefined {
  if (thing.shaped === undefined) return undefined;
  const shape = thing.kind === 'sky' ? silhouetteOf(picture) : picture;
  if (thing.shaped === true) return withPlaces(thing, { art: shape, places: {}, isOwn: false });
  const { art, places } = svgDrawing(thing.shaped.svg);
  const { x, y, width } = places.shape ?? { x: 128, y: 128, width: 200 };
  const scale = width / Math.max(shape.width, shape.height);
  const sketch = new Sketch()
    .add(art, placement(0, 0))
    .add(
      shape,
      placement(
        x - scale * (shape.left + shape.width / 2),
        y + width / 2 - scale * (shape.top + shape.height),
        scale,
      ),
    );
  if (thing.shaped.front === undefined) return withPlaces(thing, { art: sketch.art(), places, isOwn: false });
  const front = svgDrawing(thing.shaped.front);
  sketch.add(front.art, placement(0, 0));
  return withPlaces(thing, { art: sketch.art(), places: { ...places, ...front.places }, isOwn: false });
}

/** All areas of a picture as one, without the lines in it. */
function silhouetteOf(art: Art): Art {
  const areas = art.items.filter((item): item is AreaItem => item.kind === 'area');
  const area = areas.reduce((sum, item) => sum + item.area, 0);
  const items = areas.map(
    ({ color, ...item }, index): AreaItem =>
      index === 0 ? { ...item, area, mergeInto: -1 } : { ...item, area: 0, breadth: 0, mergeInto: 0 },
  );
  return { ...art, items };
}
