import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

const SKY = 'night-sky';
const PAIR = 2;
const ABOARD: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'on', 'ride', 'drive']);

/** "Santa flying over the houses", "in his sleigh": the sleigh and those who pull it are there, and it is they who fly. */
export function flyByTeam(draft: Draft): void {
  for (const rider of [...draft.things.keys()]) {
    const thing = draft.things[rider];
    if (thing?.pose !== 'fly') continue;
    const carrier = carrierOf(draft, rider);
    const team = draft.record(carrier ?? -1)?.flownBy;
    if (carrier === undefined || team === undefined) continue;
    const named = draft.things.findIndex(({ key }) => key === team);
    const puller = named < 0 ? draft.imply(team, thing.words) : named;
    delete thing.pose;
    Object.assign(draft.things[puller] ?? {}, { pose: 'fly' });
    for (const { meaning } of draft.words)
      if (meaning.as === 'pose' && meaning.thing === rider) meaning.thing = puller;
    // They are where he is, in front of him.
    draft.replaceRelation([puller, rider], { kind: 'pull', from: puller, to: carrier }, undefined);
    dropTwice(draft, { puller, rider });
    if (!draft.relations.some(({ from, kind }) => from === rider && kind === 'over')) draft.home ??= SKY;
  }
  leaveTeamsOutside(draft);
}

/** "Santa's reindeer pulling a sleigh over the rooftops": those who pull it are before it and not aboard, and what is over something flies. */
function leaveTeamsOutside(draft: Draft): void {
  for (const { kind, from: puller, to: carrier } of [...draft.relations]) {
    const team = draft.things[puller];
    if (kind !== 'pull' || team === undefined || draft.record(carrier)?.flownBy !== team.key) continue;
    for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
      const one = draft.relations[at];
      const isAboard = one?.from === puller && one.to === carrier && ABOARD.has(one.kind);
      const isBeside = one?.kind === 'next-to' && [one.from, one.to].includes(puller);
      if (isAboard || isBeside) draft.dropRelation(at);
    }
    if (team.pose === 'sit') delete team.pose;
    // The fewer there are, the larger is who rides.
    if (team.count > PAIR && !draft.isCounted(puller)) team.count = PAIR;
    if (draft.relations.some((one) => one.from === carrier && one.kind === 'over')) team.pose ??= 'fly';
  }
}

/** What somebody flies in: where they are, or what they have for it. */
function carrierOf(draft: Draft, rider: number): number | undefined {
  const aboard = draft.relations.find(({ from, kind }) => from === rider && ABOARD.has(kind));
  if (aboard !== undefined) return aboard.to;
  const key = draft.record(rider)?.fliesIn;
  if (key === undefined) return undefined;
  const named = draft.things.findIndex((one) => one.key === key);
  const carrier = named < 0 ? draft.imply(key, draft.things[rider]?.words ?? key) : named;
  draft.relate(rider, 'in', carrier);
  return carrier;
}

/** The rider is over the houses, and so are those who pull: one relation says it. */
function dropTwice(draft: Draft, { puller, rider }: { puller: number; rider: number }): void {
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const one = draft.relations[at];
    if (one?.from !== puller || one.kind !== 'over') continue;
    if (draft.relations.some(({ from, kind, to }) => from === rider && kind === 'over' && to === one.to))
      draft.dropRelation(at);
  }
}
