import type { PartFamily } from '../../things/recordSchema.ts';
import type { Thing } from '../../things/Things.ts';
import type { Looks } from '../Scene.ts';

/** "an elephant's long trunk", "a T. rex with tiny arms": what a part is like by nature is seen in its drawing. */
export function isByNature(record: Thing | undefined, part: PartFamily, looks: Looks): boolean {
  if (looks.build === 'long') return record?.long?.includes(part) === true;
  return looks.size === 'small' && record?.tiny?.includes(part) === true;
}
