import type { Art } from '../../art/art.ts';
import { Sketch } from '../Sketch.ts';
import { drawBackHead } from './backHead.ts';
import { drawBehindHead, drawHead, type HeadRequest } from './personHead.ts';
import { drawBehindProfileHead, drawProfileHead } from './profileHead.ts';

/** What lies behind a head and the shoulders, as it is seen. */
export function drawBehindHeadFrom(request: HeadRequest): Art {
  if (request.view === 'back') return new Sketch().art();
  return isProfile(request) ? drawBehindProfileHead(request) : drawBehindHead(request);
}

/** A head with all that is on it, as it is seen. */
export function drawHeadFrom(request: HeadRequest): Sketch {
  if (request.view === 'back') return drawBackHead(request);
  return isProfile(request) ? drawProfileHead(request) : drawHead(request);
}

/** Whether a head is drawn from the side: in what lies around it the face only slides to one. */
export function isProfile({ view, hood }: Pick<HeadRequest, 'view' | 'hood'>): boolean {
  return view === 'side' && hood === undefined;
}
