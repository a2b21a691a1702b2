import { CRAFTS } from '../../things/crafts.ts';
import type { Kind } from '../../things/recordSchema.ts';
import { type Actor, insideOf, isKnown } from '../company/Actor.ts';
import { board, castBoarding, isBoarded } from './board.ts';
import { beInClosed, CLOSED, isClosed } from './closed.ts';
import { castInTree, isInCrown, sitInCrown } from './crown.ts';
import { emerge, fliesOut, flyOut, leapsOut } from './emerge.ts';
import { isShot, shootInto } from './goal.ts';
import { beAmid, heapOver, isBehindWall, lieBefore, riseOver } from './inOtherwise.ts';
import { peekOut, splash } from './inPose.ts';
import { lookOut, lookOver, ONE_RIM_ROW, type RimView } from './lookOut.ts';
import { hasPanes } from './panes.ts';
import { roomFor, standIn, standOn } from './perches.ts';
import { inPouch, isPouched, sitInPouch } from './pouch.ts';
import { isPutInHole, lieInHole } from './putInHole.ts';
import { type Casting, isLively, type Meeting, type RelationRule, sleepUpright } from './rule.ts';
import { isSeatOf, sitIn } from './sitIn.ts';
import { stickOut, sticksOut } from './stickOut.ts';
import { swimIn } from './swimIn.ts';

/** How one is shown in something. */
export const IN_RULE: RelationRule = {
  cast: (from, to, indexes) => {
    if (isInCrown(from, to, 'in')) {
      castInTree(from, to, indexes);
      return;
    }
    if (isSeatOf(from, to)) {
      sitIn(from, to, indexes.from);
      return;
    }
    if (isBoarded(from, to)) {
      castBoarding(from, to, indexes);
      return;
    }
    if (from.pose === 'peek') peekOut(from, isMouth(to));
    // Who climbs down it is in it.
    if (from.pose === 'climb') delete from.pose;
    // Who leaps out of something has the arms up; in a puddle the feet are off the ground.
    const isOut = from.record.kind !== 'swimmer' && !isMouth(to) && !isShallow(to);
    if (from.pose === 'jump' && isOut) from.pose = 'cheer';
    if (isPouched(from, to)) {
      sitInPouch(from, to);
      return;
    }
    if (from.pose === 'bathe') from.onSeat = true;
    // Nobody swims where the water comes up to the ankles.
    if (from.pose === 'swim' && isShallow(to)) splash(from);
    // Who is in what flies does not do it alone.
    if (from.pose === 'fly' && CRAFTS.has(to.record.kind)) delete from.pose;
    if (isLaidIn(to)) from.pose ??= 'lie';
    else if (isLoad(from, to)) delete from.pose;
    else if (isOverRim(from, to) || isDeep(from, to) || hasPanes(to) || isGondola(to)) {
      // Who floats in a tub is seen over its rim.
      if (from.pose === 'lie') delete from.pose;
      // One cover hides what the others do.
      if (isOverRim(from, to) && to.record.uses?.includes('slept-in') && from.pose !== 'sleep')
        from.pose = 'sit';
      if (from.record.kind !== 'flier' || isOverRim(from, to) || isGondola(to)) from.pose ??= 'sit';
    }
    if (isLively(from) && ROOMY.has(to.record.kind)) from.hosts.push({ thing: indexes.to, share: IN_ROOM });
    if (from.pose === 'sleep') sleepUpright(from, to);
    // What lies in its basket makes no bicycle larger than who rides it.
    if (to.record.riders !== undefined && !isLively(from)) return;
    to.hosts.push({
      thing: indexes.from,
      share: Math.max(spaceFor(from, to), roomIn(from, to)),
    });
  },
  join: (meeting) => {
    const { from, to } = meeting;
    if (isShot(from, to)) return shootInto(meeting);
    if (isPutInHole(from, to)) return lieInHole(meeting);
    if (isBoarded(from, to)) return board(meeting);
    if (isInCrown(from, to, 'in')) return sitInCrown(meeting);
    if (isPouched(from, to)) return inPouch({ ...meeting, from: to, to: from });
    if (isGondola(to)) return lookOver(meeting, OVER_GONDOLA);
    if (isOverRim(from, to)) return lookOver(meeting, OVER_RIM);
    if (isHouse(to) && !isLoad(from, to)) return lookOut(meeting);
    if (from.record.kind === 'swimmer') return leapsOut(from) ? emerge(meeting) : swimIn(meeting);
    if (sticksOut(from, to) && stickOut(meeting)) return true;
    if (fliesOut(from, to)) return flyOut(meeting);
    if (isLeptOutOf(from, to)) return emerge(meeting);
    return isClosed(to) && beInClosed(meeting);
  },
  perch: (rider, host) =>
    isLaidIn(host) || isDeck(host) || isSeatOf(rider, host)
      ? standOn(rider, host, ['seat', 'top'])
      : isShot(rider, host) ||
          isPutInHole(rider, host) ||
          isBoarded(rider, host) ||
          isInCrown(rider, host, 'in') ||
          isPouched(rider, host) ||
          (isHouse(host) && !isLoad(rider, host)) ||
          isGondola(host) ||
          isClosed(host) ||
          sticksOut(rider, host) ||
          fliesOut(rider, host) ||
          isLeptOutOf(rider, host) ||
          swimsIn(rider, host) ||
          isOverRim(rider, host) ||
          isBehindWall(rider, host)
        ? undefined
        : standIn(host, rider),
  otherwise: [crowdOver, beAmid, lieBefore, heapOver, riseOver],
  hides: 'from',
};

/** Many that look over the edge of a vessel in which fewer would sit. */
function crowdOver(meeting: Meeting): boolean {
  const { from, to, count } = meeting;
  return (
    count > FEW && isLively(from) && isDeep(from, to) && isKnown(to, 'inside') && lookOver(meeting, OVER_RIM)
  );
}

const FEW = 2;

/** How one is shown at a window of something; where it has none, in its mouth. */
export const LOOK_OUT_RULE: RelationRule = {
  cast: (from, to, indexes) => {
    if (isLookedFrom(to)) IN_RULE.cast?.(from, to, indexes);
    else to.hosts.push({ thing: indexes.from, share: 1.2 });
    // Of who leaps out of a window no more is seen than of who looks out.
    if (!isLookedFrom(to) && from.pose === 'jump') from.pose = 'peek';
  },
  join: (meeting) => (isLookedFrom(meeting.to) ? IN_RULE.join?.(meeting) === true : lookOut(meeting)),
  perch: (rider, host) => (isLookedFrom(host) ? IN_RULE.perch?.(rider, host) : undefined),
  hides: 'from',
};

/** Whether it is open to the viewer and has no windows: a cave. */
function isMouth(host: Pick<Actor, 'record'>): boolean {
  const { isOpen, hasRim } = insideOf(host.record);
  return isOpen && !hasRim && isKnown(host, 'inside') && !isKnown(host, 'window') && !hasPanes(host);
}

/** Whether who looks out of it is in it as any other: in a mouth, behind the rim of a well. */
function isLookedFrom(host: Pick<Actor, 'record'>): boolean {
  return isMouth(host) || (host.record.kind === 'building' && insideOf(host.record).hasRim);
}

/** The room for all that are in it: many look over its rim in two rows. */
function roomIn(from: Casting, to: Casting): number {
  const room = roomFor(from, to, 'inside');
  return isOverRim(from, to) && (to.riders ?? 0) > ONE_RIM_ROW ? IN_TWO_ROWS * room : room;
}

const IN_TWO_ROWS = 0.62;

function isShallow({ record }: Casting): boolean {
  return record.places?.inside?.sinks === 0;
}

/** How large a thing has to be for one who is in it, as a share of that one. */
function spaceFor(from: Casting, to: Casting): number {
  if (from.record.kind === 'swimmer') return SWUM_IN;
  if (isLaidIn(to)) return 1;
  if (isClosed(to)) return CLOSED * Math.max(1, 0.7 * from.count);
  if (isPane(to)) return WINDOWED;
  const { width, open, rim, y = 0 } = to.record.places?.inside ?? {};
  // What is seen through its side all around has to be higher.
  if (open && y > SEEN_THROUGH) return HIGHER;
  // Of who looks over a rim no more than the head has to fit in.
  return open && width ? Math.max(1, (rim ? HEAD_WIDE : BODY_WIDE) / width) : 1;
}

/** So far down is the floor of what is closed above and seen through: a jar; how large it is for who is in it. */
const SEEN_THROUGH = 0.85;
const HIGHER = 1.5;

/** So wide is who stands in something, and who looks over its rim, as shares of their longest sides. */
const BODY_WIDE = 0.7;
const HEAD_WIDE = 0.48;

/** Nobody is a speck in what is made for one or a few. */
const IN_ROOM = 0.42;
const ROOMY: ReadonlySet<Kind> = new Set(['object', 'furniture', 'vehicle', 'boat', 'aircraft', 'clothes']);

/** A bed, a mattress: one is in it by lying on it, but for bunks, which are looked out of. */
function isLaidIn(host: Pick<Actor, 'record'>): boolean {
  return host.record.uses?.includes('slept-in') === true && !isKnown(host, 'inside') && !hasPanes(host);
}

/** A boat that one is on where one is in it. */
function isDeck(host: Actor): boolean {
  return host.record.kind === 'boat' && !isKnown(host, 'inside') && isKnown(host, 'top');
}

/** Who is behind the rim of a vessel sits, so that the face and the paws look over it. */
function isDeep({ record: { kind } }: Pick<Actor, 'record'>, to: Pick<Actor, 'record'>): boolean {
  const hides =
    isClosed(to) || (HOLDING.has(to.record.kind) && isKnown(to, 'inside') && !insideOf(to.record).isOpen);
  return hides && (kind === 'animal' || kind === 'person' || kind === 'flier');
}

/** Whether one leaps over the upper edge of it. */
function isLeptOutOf(from: Actor, to: Actor): boolean {
  return isLively(from) && leapsOut(from) && HOLDING.has(to.record.kind) && !insideOf(to.record).isOpen;
}

const HOLDING: ReadonlySet<Kind> = new Set(['object', 'boat', 'clothes']);

const SWUM_IN = 1.9;
const WINDOWED = 2;

/** Whether it is seen through the side of what it swims in; it looks over the rim of what is not open to the viewer. */
function swimsIn({ record: { kind } }: Actor, host: Actor): boolean {
  return kind === 'swimmer' && (!isKnown(host, 'inside') || insideOf(host.record).isOpen);
}

/** A window by itself, and what has windows and nothing else to look out of. */
function isPane(host: Pick<Actor, 'record'>): boolean {
  return PANED.has(host.record.kind) && isKnown(host, 'window') && !isKnown(host, 'inside');
}

const PANED: ReadonlySet<Kind> = new Set(['object', 'vehicle', 'aircraft', 'spacecraft']);

/** What hangs in a basket below it hides who is behind its rim: they are before it, cut there. */
function isGondola(host: Pick<Actor, 'record'>): boolean {
  return host.record.kind === 'aircraft' && host.record.rests === 'air' && isKnown(host, 'inside');
}

const OVER_GONDOLA: RimView = { crowded: 1.2, neck: 0.4 };
export const OVER_RIM: RimView = { crowded: 1.2, neck: 0.15, hasPaws: true };

/** Who is in a basket looks over its near rim, before its handle; what else lies there is seen whole. */
export function isOverRim(from: Pick<Actor, 'record'>, { record }: Pick<Actor, 'record'>): boolean {
  return insideOf(record).hasRim && isLively(from);
}

/** What lies in the bed of a truck is at none of its windows. */
function isLoad(from: Pick<Actor, 'record'>, to: Pick<Actor, 'record'>): boolean {
  return !isLively(from) && insideOf(to.record).hasRim;
}

function isHouse(host: Actor): boolean {
  return hasPanes(host) || (host.record.kind === 'building' && !isKnown(host, 'inside')) || isPane(host);
}
