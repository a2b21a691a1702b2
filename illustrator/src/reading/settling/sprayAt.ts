import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "spraying water on a house": the water that goes there is all there is of it; people do it with a hose. */
export function sprayAt(draft: Draft): void {
  waterByHose(draft);
  sprayPlot(draft);
  for (const relation of draft.relations.filter(({ kind }) => kind === 'spray')) {
    const { from } = relation;
    const held = draft.relations.find((one) => one.kind === 'hold' && one.from === from)?.to;
    const hose = draft.things[held ?? -1];
    const { words = '', count = 1 } = draft.things[from] ?? {};
    if (hose?.key === 'hose' || hose?.key === NOZZLE) Object.assign(hose, { key: NOZZLE, count });
    // Who splashes does it with a hand.
    const isSplash = draft.things[from]?.pose === 'swim';
    const splashed = draft.things[relation.to];
    if (isSplash && splashed !== undefined && draft.record(relation.to)?.kind === 'person')
      splashed.pose ??= 'swim';
    if (held === undefined && !isSplash && draft.record(from)?.kind === 'person')
      draft.relate(from, 'hold', draft.addThing({ key: NOZZLE, words, count }));
    const said = { as: 'relation' as const, relation: draft.relations.indexOf(relation) };
    for (const word of draft.words)
      if (word.meaning.as === 'unknown' && WATER.test(word.text)) word.meaning = said;
    const alone = draft.relations.find((one) => one.kind === 'blow' && one.from === from);
    if (alone === undefined) continue;
    for (const word of draft.words)
      if (word.meaning.as === 'relation' && draft.relations[word.meaning.relation] === alone)
        word.meaning = said;
    draft.removeThing(alone.to, { as: 'part', thing: from });
  }
}

/** "spraying her baby with water". */
const WATER = /^(?:water|agua|eau|wasser)$/i;
/** A hose as it is held by who sprays. */
const NOZZLE = 'hose-nozzle';

function holdsHose(draft: Draft, doer: number): boolean {
  return draft.relations.some(
    ({ kind, from, to }) => kind === 'hold' && from === doer && HOSES.has(draft.things[to]?.key ?? ''),
  );
}

const HOSES: ReadonlySet<string> = new Set(['hose', NOZZLE]);

/** "watering the plants with a hose": a jet, and no can. */
function waterByHose(draft: Draft): void {
  for (const relation of draft.relations)
    if (relation.kind === 'water' && holdsHose(draft, relation.from)) relation.kind = 'spray';
}

/** "spraying the garden": it is the flowers there that get wet. */
function sprayPlot(draft: Draft): void {
  if (!draft.settings.some(({ setting }) => PLOTS.has(setting))) return;
  for (const [doer, { words }] of [...draft.things.entries()]) {
    const isBusy = draft.relations.some(({ kind, from }) => from === doer && !IDLE.has(kind));
    if (isBusy || !holdsHose(draft, doer)) continue;
    const flowers = draft.addThing({ key: 'flower', words, count: 3 });
    draft.relate(doer, 'spray', flowers);
  }
}

const PLOTS: ReadonlySet<string> = new Set(['garden', 'vegetable-garden', 'meadow', 'field']);
const IDLE: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold', 'wear', 'next-to']);
