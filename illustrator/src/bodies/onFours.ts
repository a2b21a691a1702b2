import { Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import type { Drawn } from './Drawn.ts';

/** A body on four legs seen from its side, facing right, with its head over it and a back to sit on. */
export function onFours(body: Drawn['art'], head: Drawn): Drawn {
  const whole = new Sketch().add(body, placement(0, 0)).add(head.art, placement(0, 0));
  return {
    ...head,
    art: whole.art(),
    places: { ...head.places, back: { x: -18, y: -50, width: 90 } },
    facing: 'right',
  };
}
