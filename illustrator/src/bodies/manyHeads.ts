import { Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import type { Places } from './Drawn.ts';
import { findHead, LARGEST_EYE_OF_HEAD } from './findHead.ts';
import { furOf, furred } from './fur.ts';
import type { HeadPicture } from './headed.ts';

/** As shares of a head: how far apart heads stand, how high chins are over the shoulders in the middle and at the ends, how thick a neck is. */
const APART = 0.92;
const HIGH = 0.75;
const LOW = 0.34;
const NECK = 0.32;

/** One head as several side by side, each on a neck of its own; what is worn is on the middle one. */
export function manyHeads(head: HeadPicture, count: number): HeadPicture {
  const { art, places } = head;
  const far = (count - 1) / 2;
  const spots = Array.from({ length: count }, (_, index) => {
    const out = index - far;
    const up = HIGH - (HIGH - LOW) * Math.min(1, Math.abs(out));
    return { x: out * APART * art.width, chin: -up * art.height };
  });
  const necks = new Sketch();
  for (const { x, chin } of spots)
    necks.tube(
      [x * 0.15, 0.05 * art.height, x * 0.7, chin * 0.55, x, chin - 0.2 * art.height],
      [NECK * art.width],
    );
  const sketch = new Sketch().add(furred(necks.art(), furOf(art)), placement(0, 0));
  const toHead = ({ x, chin }: { x: number; chin: number }) =>
    placement(x - art.left - art.width / 2, chin - art.top - art.height);
  const [first, ...others] = [...spots].sort((a, b) => a.chin - b.chin);
  for (const spot of [...others.reverse(), ...(first ? [first] : [])]) sketch.add(art, toHead(spot));
  return {
    ...head,
    art: sketch.art(),
    places: placesOf(head, first ? toHead(first) : placement(0, 0), places),
  };
}

function placesOf({ art }: HeadPicture, at: ReturnType<typeof placement>, own: Places): Places {
  const found = findHead(art, LARGEST_EYE_OF_HEAD);
  const eyes = found && { x: found.x, y: found.y, width: 0.4 * found.width };
  const crown = found && { x: found.x, y: found.top, width: found.width };
  const all: Places = { ...(eyes ? { eyes } : {}), ...(crown ? { head: crown } : {}), ...own };
  const places: Places = {};
  for (const [name, place] of Object.entries(all))
    places[name as keyof Places] = { ...place, x: place.x + at.e, y: place.y + at.f };
  return { ...places, neck: { x: 0, y: 0, width: NECK * art.width } };
}
