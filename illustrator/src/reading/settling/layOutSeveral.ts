import { isSmall } from '../../stages/isSmall.ts';
import type { Draft } from '../Draft.ts';

/** "peeling potatoes": one is taken in both hands, several lie on a table before who does it. */
export function layOutSeveral(draft: Draft): void {
  for (const relation of draft.relations) {
    const thing = draft.things[relation.to];
    if (relation.kind === 'hands-on' && thing !== undefined && thing.count > 1 && isSmall(thing.key))
      relation.kind = 'tend';
  }
}
