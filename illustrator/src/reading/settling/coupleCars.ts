import type { Draft } from '../Draft.ts';

/** "a train with five cars", "a train pulling wagons": those are its own, behind the engine. */
export function coupleCars(draft: Draft): void {
  lengthen(draft);
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

/** "a long train": one with cars of its own behind it, unless it is said to have some. */
function lengthen(draft: Draft): void {
  for (const [engine, thing] of [...draft.things.entries()]) {
    const { coupled } = draft.record(engine) ?? {};
    const [car] = Object.values(coupled?.cars ?? {});
    if (thing.looks.build !== 'long' || thing.count > 1 || coupled === undefined || car === undefined)
      continue;
    const isPulling = draft.relations.some(
      ({ kind, from, to }) => (kind === 'pull' && from === engine) || (kind === 'next-to' && to === engine),
    );
    // A bridge has no room for them.
    if (draft.relations.some(({ kind, from }) => kind === 'on' && from === engine)) continue;
    delete thing.looks.build;
    for (const word of draft.words)
      if (word.meaning.as === 'look' && word.meaning.thing === engine && word.meaning.look === 'build')
        word.meaning = { as: 'part', thing: engine };
    if (isPulling) continue;
    thing.key = coupled.as;
    draft.relate(engine, 'pull', draft.addThing({ key: car, words: thing.words, count: CARS }));
  }
}

/** A page is no wider than an engine with so many. */
const CARS = 3;
