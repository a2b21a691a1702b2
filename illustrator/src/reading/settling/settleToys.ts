import type { SettingRecord } from '../../stages/settingSchema.ts';
import { CRAFTS } from '../../things/crafts.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** Meters: what is larger comes into no room. */
const LARGEST = 1.5;

/** A train under a Christmas tree, a boat in the bath, a car that a child plays with: a toy, where there is one of its name. */
export function settleToys(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  holdStuffed(draft);
  const isInRoom = draft.settings.some(({ setting }) => HOMES.has(setting));
  for (const [index, thing] of draft.things.entries()) {
    const { kind, size = 0, names } = draft.record(index) ?? {};
    if (kind === undefined || !CRAFTS.has(kind) || size < LARGEST) continue;
    const toy = names?.en.map((name) => `toy-${name}`).find((key) => draft.recordOf(key) !== undefined);
    const isBoarded = draft.relations.some(({ kind: how, to }) => to === index && BOARDING.has(how));
    const isAtHome = draft.relations.some(({ kind: how, from, to }) => {
      if (how === 'play' && to === index) return true;
      const { home = '', kind: of } = draft.record(to) ?? {};
      const isBeside = from === index && BY.has(how) && of !== undefined && !CRAFTS.has(of);
      const isShown = isBeside && draft.things[to]?.key === SHOP;
      return isShown || (isBeside && settings.get(home)?.kind === 'inside');
    });
    if (toy !== undefined && !isBoarded && (isAtHome || isInRoom)) thing.key = toy;
  }
}

/** "a boy with a toy dinosaur": in his hands, where they are free. */
function holdStuffed(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const isBeside =
      kind === 'next-to' && draft.things[from]?.looks.toy === true && draft.things[from]?.count === 1;
    const isFree = draft.relations.every(
      (one) => one.from !== to || one.kind === 'wear' || one.kind === 'in',
    );
    if (isBeside && isFree && draft.record(to)?.kind === 'person')
      Object.assign(relation, { kind: 'hold', from: to, to: from });
    // "hugging her stuffed bear in bed": under the blanket with her.
    const isInBed = draft.relations.some((one) => IN_BED.has(one.kind) && one.from === from);
    if (kind === 'hug' && draft.things[to]?.looks.toy === true && isInBed) relation.kind = 'hold';
  }
}

/** In its window there are toys. */
const SHOP = 'shop';

const IN_BED: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'sleep-in']);

const HOMES: ReadonlySet<string> = new Set(['room', 'bedroom', 'living-room', 'nursery', 'bathroom', 'shop']);
const BOARDING: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'in',
  'drive',
  'ride',
  'on',
  'row',
  'look-out-of',
]);
/** What stands so at a thing of a room is in it. */
const BY: ReadonlySet<RelationKind> = new Set<RelationKind>(['under', 'around', 'on', 'in']);
