import { type Actor, boxOfPart, isKnown, type Part, turned } from '../Actor.ts';
import type { Way } from '../Company.ts';
import { spanAt } from '../silhouette.ts';
import { aheadWays, chestWays, fitTo, handWays, inHands } from './carry.ts';
import { putToMouth } from './mouthpiece.ts';
import { standOn } from './perches.ts';
import {
  besideWays,
  directionOf,
  faceEachOther,
  isLively,
  type Meeting,
  type RelationRule,
  sitOn,
  useHand,
  workWithHand,
} from './rule.ts';
import { strike } from './strike.ts';
import { strum } from './strum.ts';
import { playAt } from './table.ts';
import { besideIt } from './tend.ts';

/** On the side of a host, a third of its height up. */
export function climb(meeting: Meeting): boolean {
  const { company, from, to, index } = meeting;
  const [own, other] = [company.groupBox(from), company.box(to)];
  const high = other.bottom - other.top;
  const part = company.partOf(to);
  const factor = Math.min(1, (0.5 * high) / (own.bottom - own.top));
  const headUp =
    isCrawler(from) && from.body.facing !== 'front'
      ? { cut: (one: Part) => upright(one, directionOf(from)) }
      : {};
  const ways = [0.28, 0.2, 0.4].flatMap((up): Way[] => {
    const y = other.bottom - up * high;
    const span = spanAt(to.body.art, (y - part.to.f) / part.to.d);
    const edges = span
      ? [span[0] * part.to.a + part.to.e, span[1] * part.to.a + part.to.e]
      : [other.left, other.right];
    const [left = 0, right = 0] = edges;
    const half = ((own.right - own.left) / 2) * factor;
    const middle = (own.left + own.right) / 2;
    const xs =
      right - left < 2.2 * half || isStemmed(to)
        ? [(left + right) / 2, right, left]
        : [right - 0.3 * half, left + 0.3 * half];
    const sides = index % 2 === 0 ? xs : [...xs].reverse();
    return sides.map((x): Way => ({ x: x - middle * factor, y, factor, layer: 'before', ...headUp }));
  });
  return company.join(from, to, ways);
}

/** What creeps up on its belly, as it is, its head above: a snail. */
function isCrawler({ record }: Pick<Actor, 'record'>): boolean {
  return record.kind === 'animal' && record.size <= CREEPING && record.faces !== 'front';
}

/** So large is at most what has no arms to climb with, in meters. */
const CREEPING = 0.12;

/** A part with its head, which it has at the side it looks to, above. */
function upright(part: Part, side: 1 | -1): Part {
  const { left, right, bottom } = boxOfPart(part);
  const at = { x: (left + right) / 2, y: bottom - (right - left) / 2 };
  return { ...part, to: turned(part.to, at, (-side * Math.PI) / 2) };
}

/** What is climbed in its middle: a stem, the rungs of a ladder. */
function isStemmed({ record: { kind, uses } }: Actor): boolean {
  return kind === 'plant' || (kind !== 'building' && uses?.includes('climbed') === true);
}

const BALLS = new Set(['kicked', 'thrown']);

function play(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (to.record.uses?.includes('played-at')) return playAt(meeting);
  if (to.record.uses?.some((use) => BALLS.has(use)) || isLively(to)) {
    if (isLively(to))
      return company.join(from, to, besideWays(meeting, [-0.05, -0.2], [directionOf(from) > 0 ? -1 : 1]));
    return company.join(to, from, aheadWays(meeting, fitTo(to, from, 0.45), { up: 0.02, gap: 0.04 }));
  }
  if (to.record.uses?.includes('struck') && strike(meeting)) return true;
  if (to.record.uses?.includes('strummed') && strum(meeting)) return true;
  const isHandy = isInHand(to) || to.size <= 0.8 * from.size || to.record.size < 0.7 * from.record.size;
  const factor = isHandy ? fitTo(to, from, shareInPlay(meeting)) : 1;
  if (!isHandy && to.record.uses?.includes('played')) return besideIt(meeting);
  const ahead = aheadWays(meeting, factor, { up: 0, gap: -0.06 });
  if (isHandy && isKnown(to, 'mouth') && putToMouth(meeting, factor)) return true;
  const held = [1, 0.86, 0.72].flatMap((part) => chestWays(meeting, part * factor));
  return company.join(
    to,
    from,
    isHandy ? [...inHands(meeting, [...held, ...handWays(meeting, factor)]), ...ahead] : ahead,
  );
}

/** Whether hands hold it to play, in life: no piano. */
function isInHand({ record }: Pick<Actor, 'record'>): boolean {
  return (
    record.uses?.includes('held') === true ||
    (record.uses?.includes('played') === true && record.size <= IN_ARMS)
  );
}

/** How large what is played with is drawn at most beside who does it: by its size in life, but large enough to be colored. */
function shareInPlay({ from, to }: Meeting): number {
  return Math.min(0.62, 0.28 + (0.4 * to.record.size) / from.record.size);
}

/** Who plays what stands on the ground reaches its keys. */
const LEAST_PLAYER = 0.72;

/** So large is at most what is played in arms, in meters. */
const IN_ARMS = 1.1;

/** A vine: who swings on it holds on to it. */
function isHeldOnTo({ record }: Pick<Actor, 'record'>): boolean {
  return record.kind === 'plant' && !isKnown({ record }, 'seat');
}

/** How play and work are shown. */
export const PLAY_RULES = {
  play: {
    cast: (from, to, indexes) => {
      if (isLively(to)) faceEachOther(from, to);
      else if (to.record.uses?.includes('played') && !isInHand(to)) {
        workWithHand(from, to);
        from.hosts.push({ thing: indexes.to, share: LEAST_PLAYER });
      } else if (!to.record.uses?.includes('played-at')) useHand(from, 'front', true);
    },
    join: play,
    isCarried: true,
  },
  climb: {
    cast: (from, to, { from: index }) => {
      if (isCrawler(from)) delete from.pose;
      else from.pose ??= 'climb';
      to.hosts.push({ thing: index, share: 1.4 });
    },
    join: climb,
  },
  'swing-on': {
    cast: (from, to, { from: index }) => {
      if (isHeldOnTo(to)) from.pose = 'climb';
      else sitOn(from);
      to.hosts.push({ thing: index, share: isHeldOnTo(to) ? 1.6 : 1.3 });
    },
    join: climb,
    perch: (rider, host) => (isHeldOnTo(host) ? undefined : standOn(rider, host, ['seat', 'top'])),
  },
} satisfies Record<string, RelationRule>;
