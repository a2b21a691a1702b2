import type { Draft } from '../Draft.ts';

/** "a train with five cars", "a train pulling wagons": those are its own, behind the engine. */
export function coupleCars(draft: Draft): void {
  for (const relation of draft.relations) {
    const isPulled = relation.kind === 'pull';
    if (!isPulled && relation.kind !== 'next-to') continue;
    const [engine, cars] = isPulled ? [relation.from, relation.to] : [relation.to, relation.from];
    const coupled = draft.record(engine)?.coupled;
    const [pulling, pulled] = [draft.things[engine], draft.things[cars]];
    const car = coupled?.cars[pulled?.key ?? ''];
    if (coupled === undefined || pulling === undefined || pulled === undefined || car === undefined) continue;
    pulling.key = coupled.as;
    pulled.key = car;
    Object.assign(relation, { kind: 'pull', from: engine, to: cars });
  }
}
