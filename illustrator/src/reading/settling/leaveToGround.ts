import { artData } from '../../art/artData.ts';
import type { Draft } from '../Draft.ts';
import { BIG_WAVES } from '../languages/groupWords.ts';
import type { RelationKind } from '../Scene.ts';

/** What the ground and the drawing of a page have of themselves is no thing beside those that are named. */
export function leaveToGround(draft: Draft): void {
  for (let index = draft.things.length - 1; index >= 0; index -= 1) {
    const thing = draft.things[index];
    const isOfPage = thing !== undefined && thing.count > 1 && !draft.isCounted(index);
    if (draft.things.length < 2 || thing === undefined) return;
    // "a fox with flowing lines": those of the page.
    if (thing.key === LINE && isOfPage) draft.removeThing(index, { as: 'remark' });
    if (thing.key === WAVE && isOfPage) leaveToSea(draft, index);
  }
}

const LINE = 'line';
const WAVE = 'water-wave';

/** "a crab on the beach with waves", "a turtle among the waves": those of the sea; on large ones who surfs has one of them. */
function leaveToSea(draft: Draft, index: number): void {
  const waves = draft.things[index];
  if (waves === undefined || waves.looks.size !== undefined || BIG_WAVES.test(waves.words)) return;
  const about = draft.relations.filter(({ from, to }) => from === index || to === index);
  if (about.some(({ kind }) => !NEAR.has(kind))) return;
  if (about.some(({ from }) => draft.things[from]?.pose === 'surf')) {
    waves.count = 1;
    return;
  }
  const { settings } = artData();
  const named = draft.settings.filter(({ setting }) => settings.get(setting)?.weak === undefined);
  if (named.some(({ setting }) => !WATERS.has(setting))) return;
  if (named.length === 0) draft.settings.push(isAshore(draft, index) ? { setting: SHORE } : OPEN_SEA);
  draft.removeThing(index, { as: 'setting' });
}

/** "a penguin on a rock with waves": who walks on land and is not said to be in them is on the shore. */
function isAshore(draft: Draft, waves: number): boolean {
  const { kind, home } = draft.record(0) ?? {};
  const isIn = draft.relations.some(({ kind, to }) => to === waves && kind !== 'next-to');
  const isOfSea = kind === 'swimmer' || kind === 'boat' || home === 'undersea' || home === 'ocean';
  const isAfloat = draft.relations.some(({ kind, from }) => from === 0 && kind === 'ride');
  return !isIn && !isOfSea && !isAfloat && draft.things[0]?.pose !== 'swim';
}

const SHORE = 'beach';
const OPEN_SEA = { setting: 'ocean', isSurface: true } as const;
const WATERS: ReadonlySet<string> = new Set([
  ...['ocean', 'beach', 'undersea', 'lake', 'harbor', 'island', 'ship-deck', 'coral-reef', 'river', 'pond'],
]);
const NEAR: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['next-to', 'in', 'on', 'over', 'among', 'around', 'through', 'in-front-of'] as const),
  ...(['follow', 'face', 'look-at', 'between', 'hold'] as const),
]);
