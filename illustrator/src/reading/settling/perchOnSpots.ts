import { isWinged } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';

/** "a scarecrow with crows": what flies sits where a thing has a place for each of them. */
export function perchOnSpots(draft: Draft): void {
  for (const [at, relation] of draft.relations.entries()) {
    const [birds, host] = [draft.things[relation.from], draft.record(relation.to)];
    const isSaid = draft.words.some(({ meaning }) => meaning.as === 'relation' && meaning.relation === at);
    const flier = draft.record(relation.from);
    if (relation.kind !== 'next-to' || isSaid || birds === undefined || flier === undefined) continue;
    if (host?.kind !== 'person' || !isWinged(flier) || birds.pose !== undefined) continue;
    if (birds.count <= (host.spots?.length ?? 0)) relation.kind = 'on';
  }
}
