import type { Part } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';

/** Where a thing is shown by a prop drawn for the occasion in the units of its host's group: a flame, a swinging rope. */
export function drawnAs(prop: Part): Way {
  return {
    x: 0,
    y: 0,
    layer: 'before',
    cut: ({ actor }) => ({ ...prop, ...(actor ? { actor } : {}) }),
  };
}
