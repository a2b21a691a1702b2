import type { PlaceName } from '../../things/recordSchema.ts';
import { type Actor, isKnown, placeOf } from '../company/Actor.ts';
import { lookOut } from './lookOut.ts';
import { hasPanes } from './panes.ts';
import { standIn, standOn } from './perches.ts';
import { face, isLively, LEAST_IN, mount, type RelationRule, sitOn, useHand } from './rule.ts';

/** How one is shown who drives something: at its seat or its window. */
export const DRIVE_RULE: RelationRule = {
  cast: (from, to, { from: index, to: host }) => {
    if (isLively(from) || from.record.poses?.sit) from.hosts.push({ thing: host, share: LEAST_IN });
    face(from, to, true);
    if (!mount(from, to) && isKnown(to, 'seat')) sitOn(from);
    else if (ENTERED.some((place) => isKnown(to, place)) && from.record.kind === 'animal')
      from.pose ??= 'sit';
    if (from.pose === undefined && isKnown(to, 'handle') && isLively(from)) useHand(from, 'out');
    to.hosts.push({ thing: index, share: 1.1 });
  },
  join: lookOut,
  perch: (rider, host) => {
    if (isBehindWindow(host)) return undefined;
    if (isKnown(host, 'inside')) return standIn(host);
    if (host.record.kind === 'boat') return standOn(rider, host, ['seat', 'top']);
    return isKnown(host, 'seat') || host.record.riders !== undefined
      ? standOn(rider, host, ['seat', 'back', 'top'])
      : { place: placeOf(host, 'top'), layer: 'behind', sinks: 0.52 };
  },
  hides: 'from',
};

/** Where an animal that drives is seen sitting. */
const ENTERED: readonly PlaceName[] = ['window', 'pane', 'inside'];

/** Whether who drives it is seen through a window at its side: it has no open seat. */
export function isBehindWindow(host: Actor): boolean {
  const { width, height } = host.body.art;
  if (hasPanes(host)) return true;
  return (
    isKnown(host, 'window') &&
    !isKnown(host, 'inside') &&
    !isKnown(host, 'seat') &&
    (width > SIDE * height || host.record.kind === 'spacecraft')
  );
}

/** What is seen from the side is so much longer than high. */
const SIDE = 1.2;
