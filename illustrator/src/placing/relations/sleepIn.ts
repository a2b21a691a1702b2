import { isKnown } from '../company/Actor.ts';
import { beInClosed, isClosed } from './closed.ts';
import { isOverRim, OVER_RIM } from './inside.ts';
import { lookOut, lookOver } from './lookOut.ts';
import { hasPanes } from './panes.ts';
import { roomFor, standIn, standOn } from './perches.ts';
import { isLively, LEAST_IN, type RelationRule, sleepUpright } from './rule.ts';

/** How one is shown who sleeps in something: over its rim or its edge, in a window of it, else lying on it. */
export const SLEEP_IN_RULE: RelationRule = {
  cast: (from, to, { from: index, to: host }) => {
    if (isLively(from)) from.hosts.push({ thing: host, share: LEAST_IN });
    from.pose ??= 'sleep';
    sleepUpright(from, to);
    to.hosts.push({ thing: index, share: Math.max(1, roomFor(from, to, 'inside')) });
  },
  join: (meeting) =>
    hasPanes(meeting.to)
      ? lookOut(meeting)
      : isOverRim(meeting.from, meeting.to) && lookOver(meeting, OVER_RIM),
  otherwise: [(meeting) => isClosed(meeting.to) && beInClosed(meeting)],
  perch: (rider, host) =>
    isOverRim(rider, host) || hasPanes(host)
      ? undefined
      : isKnown(host, 'inside')
        ? standIn(host)
        : standOn(rider, host, ['seat', 'top']),
  hides: 'from',
};
