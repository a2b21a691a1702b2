import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';
import { isOfHouse } from './standAtWall.ts';

/** "a cat sleeping by the fire", "a kitchen with a fire": what burns in the open is another thing within a house. */
export function standIndoors(
  draft: Draft,
  setting: SettingRecord | undefined,
  settings: ReadonlyMap<string, SettingRecord>,
): void {
  if (setting !== undefined && setting.kind !== 'inside') return;
  const isInside = setting !== undefined || (areAllOfHouse(draft, settings) && hasSomebodyAtHome(draft));
  if (!isInside) return;
  for (const [index, thing] of draft.things.entries()) {
    const isFree = draft.relations.every(
      ({ kind, from, to }) => (from !== index && to !== index) || BESIDE.has(kind),
    );
    if (isFree) thing.key = draft.record(index)?.indoors ?? thing.key;
  }
}

/** A scout is at home in the woods. */
function areAllOfHouse(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): boolean {
  return draft.things.every((_, index) => {
    const { kind, home } = draft.record(index) ?? {};
    const isOfOpen = kind === 'person' && home !== undefined && settings.get(home)?.kind !== 'inside';
    return isOfHouse(draft, index) && !isOfOpen;
  });
}

/** Whether somebody rests, reads or works with the hands. */
function hasSomebodyAtHome(draft: Draft): boolean {
  const rests = draft.things.some(({ pose }) => pose !== undefined && RESTING.has(pose));
  return (
    rests ||
    draft.relations.some(
      ({ kind, from, to }) =>
        draft.isBeing(from) &&
        (AT_HOME.has(kind) || (kind === 'on' && draft.record(to)?.kind === 'furniture')),
    )
  );
}

const BESIDE: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'in-front-of']);
const RESTING: ReadonlySet<string> = new Set(['sleep', 'sit', 'lie', 'read']);
const AT_HOME: ReadonlySet<RelationKind> = new Set<RelationKind>(['read', 'drink', 'hands-on']);
