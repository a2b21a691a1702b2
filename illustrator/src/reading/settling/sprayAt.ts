import type { Draft } from '../Draft.ts';
import { WATERS } from '../languages/surfaceWords.ts';
import { COUNT_OF_PLURAL } from '../lexemes/lexemes.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/** "spraying water on a house": the water that goes there is all there is of it; people do it with a hose. */
export function sprayAt(draft: Draft): void {
  waterByHose(draft);
  sprayPlot(draft);
  for (const relation of draft.relations.filter(({ kind }) => kind === 'spray')) {
    atBothSides(draft, relation);
    if (draft.things[relation.from]?.pose === 'swim') splash(draft, relation);
    else takeHose(draft, relation);
    leaveOtherWater(draft, relation);
  }
}

/** A house has two sides: so many spray it where no number is said, since the jet of a third one crosses theirs or finds no way. */
function atBothSides(draft: Draft, { from, to }: SceneRelation): void {
  const thing = draft.things[from];
  const isAtHouse = draft.record(to)?.kind === 'building' && draft.record(from)?.kind === 'person';
  if (thing && isAtHouse && thing.count === COUNT_OF_PLURAL && !draft.isCounted(from)) thing.count = 2;
}

/** Who splashes does it with a hand, and whom they splash is in the water too. */
function splash(draft: Draft, { to }: SceneRelation): void {
  const splashed = draft.things[to];
  if (splashed !== undefined && draft.record(to)?.kind === 'person') splashed.pose ??= 'swim';
}

function takeHose(draft: Draft, { from }: SceneRelation): void {
  const held = draft.relations.find((one) => one.kind === 'hold' && one.from === from)?.to;
  const hose = draft.things[held ?? -1];
  const { words = '', count = 1 } = draft.things[from] ?? {};
  const key = nozzleOf(draft, held);
  if (hose !== undefined && key !== undefined) Object.assign(hose, { key, count });
  if (held === undefined && draft.record(from)?.kind === 'person')
    draft.relate(from, 'hold', draft.addThing({ key: NOZZLE, words, count }));
}

/** The word for water tells no more, and none is blown out beside the jet. */
function leaveOtherWater(draft: Draft, relation: SceneRelation): void {
  const said = { as: 'relation' as const, relation: draft.relations.indexOf(relation) };
  const alone = draft.relations.find(({ kind, from }) => kind === 'blow' && from === relation.from);
  for (const word of draft.words) {
    const { text, meaning } = word;
    const isWater = meaning.as === 'unknown' && WATERS.has(text.toLowerCase());
    const isBlown = meaning.as === 'relation' && draft.relations[meaning.relation] === alone;
    if (isWater || (alone !== undefined && isBlown)) word.meaning = said;
  }
  if (alone !== undefined) draft.removeThing(alone.to, { as: 'part', thing: relation.from });
}

/** What who sprays has where nothing else is named: a hose as it is held. */
const NOZZLE = 'hose-nozzle';

function holdsHose(draft: Draft, doer: number): boolean {
  return draft.relations.some(
    ({ kind, from, to }) => kind === 'hold' && from === doer && nozzleOf(draft, to) !== undefined,
  );
}

/** The key of the end of a hose, as it is or as it is in a hand. */
function nozzleOf(draft: Draft, held: number | undefined): string | undefined {
  const { key, inHand } = draft.record(held) ?? {};
  return [key, inHand].find((each) => each !== undefined && draft.recordOf(each)?.trails);
}

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
