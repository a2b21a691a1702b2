import type { Box } from '../../page.ts';
import { goesOnFours } from '../../things/fourLegged.ts';
import type { Actor } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { faceOf } from './carry.ts';
import { hasMuzzleAside } from './ownPart.ts';
import { type Casting, directionOf, face, faceEachOther, type Meeting } from './rule.ts';

/** Who is so small beside one that goes on four legs has its head down there. */
const LOW = 0.66;
/** What is so small is eaten, not licked. */
const PREY = 0.25;

function isFree({ record, pose, hands, wears, onSeat }: Casting): boolean {
  const isIdle = pose === undefined && onSeat !== true && Object.keys(hands).length === 0;
  return goesOnFours(record) && isIdle && wears.length === 0;
}

/** Has what goes on four legs stand on them with birds on its back: who sits up has none. */
export function standForRiders({ record }: Casting, host: Casting): void {
  if (record.kind === 'flier' && isFree(host)) host.pose = 'walk';
}

/** Has two that go on four legs stand face to face; false where they do not. */
export function castNuzzle(from: Casting, to: Casting): boolean {
  const isYoung = to.isYoung === true || to.record.like === from.record.key;
  const isPrey = !isYoung && to.record.size < PREY * from.record.size;
  if (!isFree(from) || !isFree(to) || isPrey) return false;
  const isLow = isYoung || to.record.size < LOW * from.record.size;
  from.pose = isLow ? 'graze' : 'walk';
  to.pose = 'walk';
  face(from, to, false);
  return true;
}

/** Has what is as high as a person on its four legs stand with its nose at that one's face; false where it is none. */
export function castNose(from: Casting, to: Casting): boolean {
  const [person, beast] = from.record.kind === 'person' ? [from, to] : [to, from];
  const isHigh = beast.record.size > HIGH * person.record.size && beast.isYoung !== true;
  if (!isFree(beast) || !isHigh || person.record.kind !== 'person') return false;
  beast.pose = 'walk';
  faceEachOther(from, to);
  return true;
}

/** So many times as long as a person is high. */
const HIGH = 1.1;

/** Whether one was drawn so. */
export function isNosing({ from, to }: Meeting): boolean {
  const [person, beast] = from.record.kind === 'person' ? [from, to] : [to, from];
  return beast.request.pose === 'walk' && goesOnFours(beast.record) && person.record.kind === 'person';
}

/** Whether two were drawn to stand so. */
export function isNuzzling({ from, to }: Meeting): boolean {
  const { pose } = from.request;
  const isOwn = from.request.hands === undefined && (pose === 'walk' || pose === 'graze');
  return isOwn && to.request.pose === 'walk' && goesOnFours(from.record) && goesOnFours(to.record);
}

/** One head is at the other one. */
export function nuzzle({ company, from, to }: Meeting): boolean {
  const [side, own, other] = [directionOf(from), faceOf(company, from), faceOf(company, to)];
  const narrow = Math.min(own.right - own.left, other.right - other.left);
  // A head from the side ends where the muzzle does.
  const endOf = (one: Actor, face: Box) =>
    one.record.kind === 'animal' && hasMuzzleAside(one) ? company.box(one) : face;
  const [near, far] = [endOf(from, own), endOf(to, other)];
  const wayOf = (over: number): Way => {
    const x = side > 0 ? far.left - near.right : far.right - near.left;
    return { x: x + side * over * narrow, y: 0, layer: 'before' };
  };
  // A muzzle from the side may hide a little of the other one.
  const touching = [0.12, 0.08, 0.03].map(
    (over): Way => ({ ...wayOf(over), cut: (one) => ({ ...one, at: to.body.art }) }),
  );
  return company.join(from, to, [...[0.34, 0.26, 0.18, 0.1].map(wayOf), ...touching, wayOf(0)]);
}
