import { drawBody } from '../../bodies/drawBody.ts';
import { type Actor, moved } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { TELLING_SPARE } from '../company/Group.ts';
import { faceOf } from './carry.ts';
import { hasCrown } from './crown.ts';
import { type Goals, reachFor } from './reach.ts';
import { directionOf, type Meeting } from './rule.ts';
import { rungsOf } from './rungs.ts';

/** Whether one of two who are not together yet is in a tree, or on or in a house with the other one on a ladder. */
export function isUp({ company, from, to }: Meeting): boolean {
  const [{ host }, own] = [company.groupOf(to), company.groupOf(from).host];
  const isAbove = hasCrown(host) || (host.record.kind === 'building' && own !== from && isClimbed(own));
  return host !== to && isAbove && !company.areJoined(from, to);
}

function isClimbed({ record: { kind, uses } }: Actor): boolean {
  return kind !== 'building' && uses?.includes('climbed') === true;
}

/** On a ladder beside it, as high as who is up there: one arm around that one, the other hand on the rail. */
export function reachUp(meeting: Meeting): boolean {
  if (!comeUp(meeting)) return false;
  takeHold(meeting);
  return true;
}

/** Stands on a ladder, the chest as high as who is up there, and right beside that one. */
function comeUp(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const [side, place] = [directionOf(from), company.groupBox(to)];
  // Who looks out of a window is cut, and within.
  const isOutside = company.partOf(to).art === to.body.art;
  standUp(company, from);
  const body = company.box(from);
  const tall = (isOutside ? BESIDE : AT_WINDOW) * (place.bottom - place.top);
  const factor = tall / (body.bottom - body.top);
  if (isOutside) keepBeside(company, to, { tall, share: shareOf(meeting) });
  const other = company.box(to);
  const level = other.top + GRIP * (other.bottom - other.top);
  climbTo(meeting, level / factor);
  const [own, chin] = [company.box(from), faceOf(company, from)];
  const near = side > 0 ? other.left : other.right;
  const middle = (chin.left + chin.right) / 2;
  const layer = isOutside ? 'behind' : 'before';
  const ways = AWAY.map((away): Way => {
    const x = near - side * away * (own.bottom - own.top) * factor - middle * factor;
    return { x, y: 0, factor, layer, spare: TELLING_SPARE };
  });
  return company.join(from, to, ways);
}

/** An arm around who is up there, the other hand on the rail where it gets to both. */
function takeHold(meeting: Meeting): void {
  const { company, from, to } = meeting;
  const [side, other] = [directionOf(from), company.box(to)];
  const [near, far] = side > 0 ? [other.left, other.right] : [other.right, other.left];
  const at = (part: number, down: number) => ({
    x: near + part * (far - near),
    y: other.top + down * (other.bottom - other.top),
  });
  const [lead, last] = side > 0 ? (['rightHand', 'leftHand'] as const) : (['leftHand', 'rightHand'] as const);
  const rail = railOf(meeting, side);
  const tries: Goals[] = AROUND.flatMap((part) =>
    [GRIP, GRIP - 0.12].flatMap((down) => [
      ...(rail ? [{ [lead]: at(part, down), [last]: rail }] : []),
      { [lead]: at(part, down) },
    ]),
  );
  tries.some((goals) => reachFor(company, from, goals, { over: 'arms', isBowed: true }));
}

/** Who stands on a rung has the arms free. */
function standUp(company: Company, actor: Actor): void {
  const { pose: _pose, hands: _hands, ...rest } = actor.request;
  const request = { ...rest, pose: 'stand' as const, hands: { left: 'down', right: 'down' } as const };
  const body = drawBody(request);
  if (!body.undone.pose) company.embody(actor, { body, request }, { moves: (part) => part, isOver: false });
}

/** How high who is rescued is at most beside who does it: what is small in life is taken up in one arm. */
function shareOf({ from, to }: Meeting): number {
  return Math.min(1, Math.max(LEAST_TAKEN, Math.sqrt(to.record.size / from.record.size)));
}

/** Draws who is up there no larger than a share of who comes, the foot where it is. */
function keepBeside(company: Company, actor: Actor, { tall, share }: { tall: number; share: number }): void {
  const [part, { left, right, top, bottom }] = [company.partOf(actor), company.box(actor)];
  const by = (share * tall) / (bottom - top);
  if (by >= 1) return;
  company.redraw(actor, moved(part, ((left + right) / 2) * (1 - by), bottom * (1 - by), by));
}

/** Who climbs a ladder is so far up it that the chest is at a level, the feet on a rung; it is as high as that needs, and no wider. */
function climbTo({ company, from }: Meeting, level: number): void {
  const { host } = company.groupOf(from);
  if (host === from) return;
  const [own, chin, box] = [company.box(from), faceOf(company, from).bottom, company.box(host)];
  const tall = own.bottom - own.top;
  const by = chin + CHEST * (own.bottom - chin) - level;
  const feet = by - own.bottom;
  const least = feet + RUNGS * tall;
  const { art, to } = company.partOf(host);
  const high =
    rungsOf(art)
      .map((share) => feet / share)
      .find((one) => one >= least) ?? Math.max(box.bottom - box.top, least);
  const [a, d] = [(RAILS * (own.right - own.left)) / art.width, high / art.height];
  const middle = (own.left + own.right) / 2 - a * (art.left + art.width / 2);
  company.lift(host, { art, to: { ...to, a, d, e: middle, f: -d * (art.top + art.height) } }, by);
}

/** Where the free hand has the rail of the ladder, on the far side. */
function railOf({ company, from }: Meeting, side: 1 | -1): { x: number; y: number } | undefined {
  const ladder = company.groupOf(from).parts.find(({ actor }) => actor && isClimbed(actor))?.actor;
  if (!ladder) return undefined;
  const [rails, own, chin] = [company.box(ladder), company.box(from), faceOf(company, from).bottom];
  const edge = side > 0 ? rails.left : rails.right;
  return {
    x: edge + side * RAIL * (rails.right - rails.left),
    y: Math.max(rails.top, chin) + HAND * (own.bottom - chin),
  };
}

/** Who comes up is so high beside a tree or a house, or to a window of one. */
const BESIDE = 0.56;
const AT_WINDOW = 0.42;
/** Who is there is at least so high beside that one, so that the face can be seen. */
const LEAST_TAKEN = 0.46;
/** How far from who is there the middle of who comes is, as shares of that one's height, the closest first. */
const AWAY = [0.2, 0.24, 0.29, 0.35, 0.42];
/** How far around that one the hand is, and how far down. */
const AROUND = [0.72, 0.55, 0.4, 0.25, 0.1, 0];
const GRIP = 0.68;
/** The arms go out from so far down the body. */
const CHEST = 0.2;
/** A ladder is so wide beside who is on it, and goes on so far over the feet. */
const RAILS = 0.92;
const RUNGS = 0.62;
/** The middle of a rail as a share of the ladder's width, and how far down from the chin the hand on it is. */
const RAIL = 0.1;
const HAND = 0.24;
