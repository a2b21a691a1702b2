import { type Actor, isKnown } from '../company/Actor.ts';
import { type Casting, isLively, sitOn } from './rule.ts';

/** How large a chair is for who sits in it: animals sit as broad as they are. */
const OF_PERSON = 0.75;
const OF_ANIMAL = 1.25;

/** Whether one is in it by sitting on it: a chair. */
export function isSeatOf(rider: Pick<Actor, 'record'>, host: Pick<Actor, 'record'>): boolean {
  const isSeat = host.record.uses?.includes('sat-on') === true && isKnown(host, 'seat');
  return isSeat && isLively(rider) && !isKnown(host, 'inside') && !isKnown(host, 'pane');
}

/** Sits there, with room for it. */
export function sitIn(from: Casting, to: Casting, thing: number): void {
  if (from.pose === 'peek') delete from.pose;
  to.hosts.push({ thing, share: from.record.kind === 'person' ? OF_PERSON : OF_ANIMAL });
  sitOn(from);
}
