import type { Kind } from '../../things/recordSchema.ts';
import { type Actor, isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { filledIn, freeAround, topAt } from '../geometry/silhouette.ts';
import { faceOf } from './carry.ts';
import { emerge, leapsOut } from './emerge.ts';
import { pawsOn } from './paws.ts';
import type { Meeting } from './rule.ts';

/** Kinds of things that may have an inside of which nothing is known. */
const SOLID: ReadonlySet<Kind> = new Set(['food', 'object', 'plant', 'clothes']);
/** How large a thing is beside who is in it. */
export const CLOSED = 1.5;
/** Who stands in a frame takes so much of its width, and of its height. */
const WIDE = 0.96;
const HIGH = 0.9;
/** What is free in a frame is at least so wide and high, as shares of the thing. */
const LEAST_FREE = 0.3;
/** What is looked over is at least so much wider than the face. */
const BROADER = 1.1;
/** How far its edge may rise and fall there, in heights of the face. */
const UNEVEN = 0.3;

/** Whether nothing is known of how a thing is entered. */
export function isClosed(host: Pick<Actor, 'record'>): boolean {
  return SOLID.has(host.record.kind) && !isKnown(host, 'inside') && !isKnown(host, 'window');
}

/**
 * Who is in something of which nothing is known stands in its frame, or looks or comes out over its upper edge; false where
 * it has neither: then they are right before it.
 */
export function beInClosed(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (company.join(from, to, inFrame(meeting))) return true;
  if (!leapsOut(from) && company.join(from, to, overEdge(meeting))) return true;
  if (emerge(meeting)) return true;
  company.join(from, to, beforeIt(meeting));
  return false;
}

/** Between the posts of a frame, or in a ring; several side by side. */
function inFrame({ company, from, to, index, count }: Meeting): Way[] {
  const free = freeAround(to.body.art);
  const { art, to: at } = company.partOf(to);
  if (!free || free.right - free.left < LEAST_FREE * art.width) return [];
  if (free.bottom - free.top < LEAST_FREE * art.height) return [];
  const [own, sides] = [company.groupBox(from), [free.left * at.a + at.e, free.right * at.a + at.e]];
  const room = (Math.max(...sides) - Math.min(...sides)) / count;
  const high = (free.bottom - free.top) * at.d;
  const fits = Math.min(1, (WIDE * room) / (own.right - own.left), (HIGH * high) / (own.bottom - own.top));
  const x = Math.min(...sides) + (index + 0.5) * room;
  return [1, 0.85, 0.7].map((part): Way => {
    const factor = part * fits;
    return {
      x: x - ((own.left + own.right) / 2) * factor,
      y: free.bottom * at.d + at.f - own.bottom * factor,
      factor,
      layer: 'before',
    };
  });
}

/** The face over the upper edge, the rest behind the thing, the paws on the edge. */
function overEdge({ company, from, to, index, count }: Meeting): Way[] {
  const [own, other, part] = [company.groupBox(from), company.box(to), company.partOf(to)];
  const face = faceOf(company, from);
  const [wide, high] = [face.right - face.left, face.bottom - face.top];
  const edgeAt = (x: number): number | undefined => {
    const edge = topAt(part.art, (x - part.to.e) / part.to.a);
    return edge === undefined ? undefined : edge * part.to.d + part.to.f;
  };
  const center = (face.left + face.right) / 2;
  const spread = count > 1 ? ((index + 0.5) / count - 0.5) * 0.9 : 0;
  return [1, 0.85, 0.7, 0.55].flatMap((factor) =>
    [0, 0.12, -0.12, 0.24, -0.24].flatMap((along): Way[] => {
      const x = (other.left + other.right) / 2 + (spread + along) * (other.right - other.left);
      const edges = SAMPLES.map((aside) => edgeAt(x + aside * BROADER * wide * factor));
      const known = edges.filter((one) => one !== undefined);
      const [highest, lowest] = [Math.min(...known), Math.max(...known)];
      if (known.length < edges.length || lowest - highest > UNEVEN * high * factor) return [];
      const at = { x: x - center * factor, y: highest - face.bottom * factor, factor };
      const body = {
        left: (at.x + own.left * factor - part.to.e) / part.to.a,
        right: (at.x + own.right * factor - part.to.e) / part.to.a,
        top: (lowest - part.to.f) / part.to.d,
        bottom: (at.y + own.bottom * factor - part.to.f) / part.to.d,
      };
      return filledIn(part.art, body) > HIDDEN
        ? [{ ...at, layer: 'behind', front: pawsOn(company, from, { at, edgeAt }) }]
        : [];
    }),
  );
}

/** So much of a body at least is behind the thing, below its edge. */
const HIDDEN = 0.8;
const SAMPLES = [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6];

function beforeIt({ company, from, to, index, count }: Meeting): Way[] {
  const [own, other] = [company.groupBox(from), company.box(to)];
  const middle = (other.left + other.right - own.left - own.right) / 2;
  const spread = count > 1 ? ((index + 0.5) / count - 0.5) * (other.right - other.left) : 0;
  return [0, 0.3, -0.3, 0.5, -0.5].map((part) => ({
    x: middle + spread + part * (other.right - other.left),
    y: 0.06 * (own.bottom - own.top),
    layer: 'before',
  }));
}
