import { isKnown, placeOf } from '../Actor.ts';
import type { Way } from '../Company.ts';
import { crumbs, rope } from '../props.ts';
import { isOfWater } from '../Troupe.ts';
import { aheadWays, chestWays, fitTo, handPoint, handWays, inHands, mouthWays } from './carry.ts';
import { standIn, standOn } from './places.ts';
import {
  besideWays,
  directionOf,
  face,
  type Meeting,
  opposite,
  type RelationRule,
  sitOn,
  standBeside,
  useHand,
} from './rule.ts';

const LIVELY = new Set(['person', 'animal', 'flier', 'swimmer']);

function hold(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const factor = fitTo(to, from, 0.8);
  const isLarge =
    to.size * factor > 0.55 * from.size &&
    to.record.rests !== 'air' &&
    !isKnown(to, 'string') &&
    !isKnown(to, 'handle');
  company.letHide(to);
  const [hands, chest] = [handWays(meeting, factor), chestWays(meeting, factor)].map((ways) =>
    inHands(meeting, ways),
  );
  return company.join(
    to,
    from,
    isLarge ? [...(chest ?? []), ...(hands ?? [])] : [...(hands ?? []), ...(chest ?? [])],
  );
}

function hug(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (to.size < 0.62 * from.size) {
    company.letHide(to);
    return (
      company.join(to, from, inHands(meeting, chestWays(meeting, 1))) ||
      company.join(from, to, besideWays(meeting, [0.2, 0.1], [-1, 1]))
    );
  }
  const side = directionOf(from) > 0 ? -1 : 1;
  return company.join(
    from,
    to,
    besideWays(meeting, [0.32, 0.26, 0.2, 0.14, 0.08, 0.03], [side, -side as 1 | -1]),
  );
}

function holdHands(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const [own, other] = [handPoint(company, from), company.point(to, side > 0 ? 'leftHand' : 'rightHand')];
  const ways = [0, 0.02, 0.05].map((gap): Way => {
    const wide = company.box(from).right - company.box(from).left;
    return { x: other.x - own.x - side * gap * wide, y: 0, layer: 'behind' };
  });
  return company.join(from, to, [...ways, ...besideWays(meeting, [0.06, 0], [-side as 1 | -1])]);
}

function push(meeting: Meeting): boolean {
  const side = directionOf(meeting.from) > 0 ? -1 : 1;
  return meeting.company.join(meeting.from, meeting.to, besideWays(meeting, [0.16, 0.1, 0.04, 0], [side]));
}

function pull(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  if (!company.join(from, to, besideWays(meeting, [-0.3], [side]))) return false;
  const hand = company.point(from, side > 0 ? 'leftHand' : 'rightHand');
  const box = company.box(to);
  const handle = isKnown(to, 'handle')
    ? company.point(to, 'handle')
    : {
        x: side > 0 ? box.right - 0.03 * (box.right - box.left) : box.left + 0.03 * (box.right - box.left),
        y: box.bottom - 0.4 * (box.bottom - box.top),
      };
  company.add(from, { under: [rope(hand, handle)] });
  return true;
}

function sendOff(meeting: Meeting, up: number): boolean {
  const { company, from, to } = meeting;
  if (LIVELY.has(to.record.kind))
    return company.join(from, to, besideWays(meeting, [-0.1], [directionOf(from) > 0 ? -1 : 1]));
  return company.join(
    to,
    from,
    aheadWays(meeting, fitTo(to, from, 0.34), { up: isOfWater(from) ? Math.max(up, 0.5) : up, gap: 0.03 }),
  );
}

function feed(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from) > 0 ? -1 : 1;
  if (!company.join(from, to, besideWays(meeting, [-0.1, -0.2], [side]))) return false;
  const [hand, mouth] = [handPoint(company, from), company.point(to, 'mouth')];
  const size = 0.045 * (company.box(from).bottom - company.box(from).top);
  company.add(from, {
    over: [crumbs({ x: hand.x * 0.55 + mouth.x * 0.45, y: hand.y * 0.55 + mouth.y * 0.45 }, size)],
  });
  return true;
}

function eat(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  company.letHide(to);
  const factor = fitTo(to, from, 0.42);
  const isOnGround = to.size * factor > 0.7 * from.size;
  const ahead = aheadWays(meeting, factor, { up: 0, gap: -0.04 });
  return company.join(
    to,
    from,
    isOnGround ? ahead : [...inHands(meeting, mouthWays(meeting, factor)), ...ahead],
  );
}

function read(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  company.letHide(to);
  const factor = fitTo(to, from, 0.5);
  return company.join(to, from, [
    ...inHands(meeting, chestWays(meeting, factor)),
    ...aheadWays(meeting, factor, { up: 0.1, gap: -0.05 }),
  ]);
}

/** What is shared is between those who share it, in their hands where it is small. */
function share(meeting: Meeting): boolean {
  const { company, from, to, also } = meeting;
  const isFree = company.groupOf(to).parts.every((part) => part.actor === to || part.actor === undefined);
  if (isFree && to.size < 0.7 * from.size) {
    const factor = fitTo(to, from, 0.5);
    company.letHide(to);
    if (!company.join(to, from, aheadWays(meeting, factor, { up: 0.3, gap: -0.14 }))) return false;
  } else if (!standBeside(meeting, from, to)) return false;
  return also === undefined || also === to || standBeside(meeting, also, to);
}

/** One behind the other on their way, the one behind a little farther back on the page. */
function trail(meeting: Meeting): boolean {
  const { company, from, to, index } = meeting;
  const side = directionOf(from);
  const [own, other] = [company.groupBox(from), company.groupBox(to)];
  const narrow = Math.min(own.right - own.left, other.right - other.left);
  const high = Math.min(own.bottom - own.top, other.bottom - other.top);
  const back = index % 2 === 0 ? 0.3 : 0;
  const ways = [0.1, 0, -0.05].flatMap((overlap) =>
    [back, back / 2].map((up): Way => {
      const x =
        side > 0 ? other.left - own.right + overlap * narrow : other.right - own.left - overlap * narrow;
      return { x, y: -up * high, layer: 'back' };
    }),
  );
  return company.join(from, to, ways);
}

function hideBehind(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const [own, other] = [company.groupBox(from), company.groupBox(to)];
  const middle = (other.left + other.right - own.left - own.right) / 2;
  const reach = (other.right - other.left + own.right - own.left) / 2;
  const first = directionOf(from);
  company.letHide(from);
  const ways = [0.12, 0.2, 0.28, 0.36, 0.44, 0.52, 0.6, 0.7, 0.8].flatMap((part) =>
    [first, -first].map(
      (side): Way => ({ x: middle + side * part * reach, y: -0.04 * (own.bottom - own.top), layer: 'back' }),
    ),
  );
  return company.join(from, to, ways);
}

/** How each thing that bodies do to each other is shown. */
export const BODY_RULES = {
  wear: {},
  hold: {
    cast: (from, to) => useHand(from, to.record.kind === 'symbol' ? 'up' : 'out'),
    join: hold,
    isCarried: true,
  },
  ride: {
    cast: (from, to, { from: index }) => {
      face(from, to, true);
      if (to.record.places?.back || ['animal', 'swimmer', 'flier'].includes(to.record.kind))
        from.pose ??= 'ride';
      else sitOn(from);
      to.hosts.push({ thing: index, share: 0.7 });
    },
    perch: (rider, host) => standOn(rider, host, ['back', 'seat', 'inside', 'top']),
  },
  drive: {
    cast: (from, to, { from: index }) => {
      face(from, to, true);
      if (to.record.places?.seat) sitOn(from);
      to.hosts.push({ thing: index, share: 1.1 });
    },
    perch: (rider, host) =>
      isKnown(host, 'inside')
        ? standIn(host)
        : isKnown(host, 'seat')
          ? standOn(rider, host, ['seat'])
          : { place: placeOf(host, 'top'), layer: 'behind', sinks: 0.52 },
  },
  hug: {
    cast: (from, to) => {
      face(from, to, false);
      useHand(from, 'out');
      if (LIVELY.has(to.record.kind)) useHand(to, 'out');
    },
    join: hug,
  },
  'hold-hands': {
    cast: (from, to) => {
      from.facing ??= 'right';
      to.facing ??= opposite(from.facing);
      useHand(from, 'out');
      useHand(to, 'out');
    },
    join: holdHands,
  },
  chase: {
    cast: (from, to) => {
      face(from, to, true);
      if (LIVELY.has(from.record.kind)) from.pose ??= 'run';
      if (LIVELY.has(to.record.kind)) to.pose ??= 'run';
    },
    join: trail,
  },
  follow: { cast: (from, to) => face(from, to, true), join: trail },
  push: {
    cast: (from, to) => {
      face(from, to, true);
      useHand(from, 'out', true);
    },
    join: push,
  },
  pull: { cast: (from, to) => face(from, to, true), join: pull },
  kick: {
    cast: (from) => {
      from.facing ??= 'right';
    },
    join: (meeting) => sendOff(meeting, 0.05),
    isCarried: true,
  },
  throw: { cast: (from) => useHand(from, 'up'), join: (meeting) => sendOff(meeting, 0.72), isCarried: true },
  catch: {
    cast: (from) => useHand(from, 'up', true),
    join: (meeting) => sendOff(meeting, 0.6),
    isCarried: true,
  },
  feed: {
    cast: (from, to) => {
      face(from, to, false);
      useHand(from, 'out');
    },
    join: feed,
  },
  eat: { cast: (from) => useHand(from, 'front'), join: eat, isCarried: true },
  drink: { cast: (from) => useHand(from, 'front'), join: eat, isCarried: true },
  read: { cast: (from) => useHand(from, 'front', true), join: read, isCarried: true },
  share: { cast: (from) => useHand(from, 'front'), join: share },
  'hide-behind': { join: hideBehind },
  'sleep-in': {
    cast: (from, to, { from: index }) => {
      from.pose ??= 'sleep';
      to.hosts.push({ thing: index, share: 1 });
    },
    perch: (rider, host) => standOn(rider, host, ['inside', 'seat', 'top']),
  },
} satisfies Record<string, RelationRule>;
