import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';

/**
 * Where things hang: wash on a line that has no other, the moon over what it hangs over; what rests on walls hangs on the wall of
 * the room.
 */
export function hangThings(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  hangUp(draft);
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const host = draft.things[to];
    if (kind === 'tend' && host?.key === LINE && !draft.isBeing(from)) {
      relation.kind = 'hang-from';
      host.key = BARE_LINE;
    }
    if (kind === 'hang-from' && draft.record(from)?.kind === 'sky') relation.kind = 'over';
    // "a castle with fireworks".
    const isOfNight = draft.record(from)?.kind === 'sky' && draft.record(from)?.home === NIGHT;
    if (kind === 'next-to' && isOfNight && !draft.isBeing(to)) relation.kind = 'over';
    // "a rainbow coming out of a cloud".
    const isSky = draft.record(from)?.kind === 'sky' && draft.record(to)?.kind === 'sky';
    if (kind === 'through' && isSky) relation.kind = 'behind';
  }
  for (let index = draft.things.length - 1; index >= 0; index -= 1) hangOnRoomWall(draft, index, settings);
}

/** "hanging up her coat", "hanging a towel": no one hangs from them; they go on a hook. */
function hangUp(draft: Draft): void {
  for (const relation of [...draft.relations]) {
    const { kind, from, to } = relation;
    const cloth = draft.record(to);
    const isCloth = cloth?.kind === 'clothes' || cloth?.uses?.includes('hung-up');
    if (kind !== 'hang-from' || draft.record(from)?.kind !== 'person' || !isCloth) continue;
    relation.kind = 'tend';
    const isHung = draft.relations.some((one) => one.from === to && one.kind === 'hang-from');
    if (!isHung && cloth?.rests !== 'wall')
      draft.relate(to, 'hang-from', draft.imply(HOOKS, draft.things[to]?.words ?? ''));
  }
}

const HOOKS = 'hook-rail';
const NIGHT = 'night';
const LINE = 'clothesline';
const BARE_LINE = 'bare-clothesline';
const WALL = 'wall';

function hangOnRoomWall(draft: Draft, wall: number, settings: ReadonlyMap<string, SettingRecord>): void {
  if (draft.things[wall]?.key !== WALL) return;
  const about = draft.relations.filter(({ from, to }) => from === wall || to === wall);
  const isHung = ({ kind, from }: (typeof about)[number]): boolean =>
    (kind === 'hang-from' || kind === 'on') && draft.record(from)?.rests === 'wall';
  const [first] = about;
  if (first === undefined || !about.every(isHung)) return;
  const home = draft.settings[0]?.setting ?? draft.record(first.from)?.home ?? '';
  // What has no home hangs in any room.
  if (home !== '' && settings.get(home)?.kind !== 'inside') return;
  // Who hangs it has it up at the wall.
  for (const relation of draft.relations)
    if (relation.kind === 'tend' && relation.to === first.from && first.kind === 'hang-from')
      relation.kind = 'hold-up';
  const thing = first.from > wall ? first.from - 1 : first.from;
  draft.removeThing(wall, { as: 'part', thing });
}
