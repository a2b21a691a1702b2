import { isIceHole } from '../../things/isIceHole.ts';
import type { Draft } from '../Draft.ts';

/** "fishing through a hole in the ice": the line goes down into it, and nobody sits in there beside a fish. */
export function fishAtHole(draft: Draft): void {
  for (const relation of [...draft.relations]) {
    if (relation.kind !== 'fish') continue;
    const at = draft.relations.findIndex(
      ({ kind, from, to }) =>
        (kind === 'in' || kind === 'next-to') && from === relation.from && isIceHole(draft.record(to)),
    );
    const hole = draft.relations[at]?.to;
    if (hole === undefined) continue;
    const fish = relation.to;
    relation.to = hole;
    const said = draft.relations.indexOf(relation);
    draft.dropRelation(at, said > at ? said - 1 : said);
    const isFree = !draft.relations.some(({ from, to }) => from === fish || to === fish);
    if (fish !== relation.from && isFree)
      draft.removeThing(fish, { as: 'relation', relation: draft.relations.indexOf(relation) });
  }
}
