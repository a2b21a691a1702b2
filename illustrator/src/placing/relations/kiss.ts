import type { BodySpot } from '../../things/recordTerms.ts';
import type { Way } from '../company/Company.ts';
import { TELLING_SPARE } from '../company/Group.ts';
import { faceOf, fitTo } from './carry.ts';
import { castNose } from './nuzzle.ts';
import { isInProfile } from './profile.ts';
import { reachFor } from './reach.ts';
import { type Casting, directionOf, faceEachOther, isLively, type Meeting } from './rule.ts';

/** So large at most, beside the other one, is who is taken up for a kiss; a thing is drawn so large beside who kisses it. */
const TAKEN_UP = 0.72;
const THING = 0.42;
/** How far one face is over the other, as shares of the smaller one's width, the closest first. */
const CLOSE = [0.3, 0.22, 0.14, 0.06, 0];

/** Says how those who hug are drawn, and who kisses or licks a face. */
export function castHug(from: Casting, to: Casting, { at }: { at?: BodySpot }): void {
  if (at === 'cheek' && castNose(from, to)) return;
  faceEachOther(from, to);
  // Two who wrestle lean against each other.
  if (from.pose === 'push' && isLively(to)) to.pose ??= from.pose;
  from.hands = { left: 'down', right: 'down' };
  if (isLively(to)) to.hands = { left: 'down', right: 'down' };
}

/** Who is much smaller is taken up in the arms, cheek to cheek; false where they are nearly as large, or are together already. */
export function kissHigh(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const factor = isLively(to) ? 1 : fitTo(to, from, THING);
  const [one, other] = [company.box(from), company.box(to)];
  const [ownHigh, otherHigh] = [one.bottom - one.top, (other.bottom - other.top) * factor];
  const isUp = ownHigh < otherHigh;
  const [small, large] = isUp ? [from, to] : [to, from];
  const isAlone = [from, to].every((actor) => company.groupOf(actor).parts.length === 1);
  const isSmall = Math.min(ownHigh, otherHigh) < TAKEN_UP * Math.max(ownHigh, otherHigh);
  if (!isAlone || !isSmall || !isLively(large)) return false;
  const side = small === to ? directionOf(from) : (-directionOf(from) as 1 | -1);
  const by = small === to ? factor : 1;
  const [head, cheek] = [faceOf(company, small), faceOf(company, large)];
  const wide = (head.right - head.left) * by;
  const near = (side > 0 ? head.left : head.right) * by;
  const edge = side > 0 ? cheek.right : cheek.left;
  const level = cheek.top + 0.62 * (cheek.bottom - cheek.top);
  const y = level - (head.top + 0.55 * (head.bottom - head.top)) * by;
  const ways = CLOSE.map((share): Way => {
    const x = edge - side * share * wide - near;
    return { x, y, factor: by, layer: 'before', isHeld: true, spare: TELLING_SPARE };
  });
  if (!company.join(small, large, ways)) return false;
  const body = company.box(small);
  const hold = (along: number, down: number) => ({
    x: body.left + along * (body.right - body.left),
    y: body.top + down * (body.bottom - body.top),
  });
  const [lead, last] = side > 0 ? (['rightHand', 'leftHand'] as const) : (['leftHand', 'rightHand'] as const);
  const at = (along: number) => (side > 0 ? along : 1 - along);
  const grips = [0.9, 0.82, 0.74].flatMap((down) => [
    { [lead]: hold(at(0.62), down), [last]: hold(at(0.2), down - 0.12) },
    { [lead]: hold(at(0.5), down) },
  ]);
  const below = [0.5, 0.3, 0.1].map((along) => ({ [lead]: hold(at(along), 1) }));
  [...grips, ...below].some((goals) => reachFor(company, large, goals, { over: 'below', at: small }));
  return true;
}

/** Who is about as high as the other one is drawn so that lips meet; false where they are not at one level. */
export function meetLips({ company, from, to }: Meeting): boolean {
  if (![from, to].every(isInProfile)) return false;
  const [own, other] = [company.point(from, 'mouth'), company.point(to, 'mouth')];
  const [body, beside] = [company.box(from), company.box(to)];
  const factor = (beside.bottom - other.y) / (body.bottom - own.y);
  if (factor < 1 / ALIKE || factor > ALIKE) return false;
  const y = other.y - own.y * factor;
  const face = faceOf(company, to);
  const ways = APART.map((gap): Way => {
    const x = other.x - directionOf(from) * gap * (face.right - face.left) - own.x * factor;
    return { x, y, factor, layer: 'before', spare: TELLING_SPARE };
  });
  return company.join(from, to, ways);
}

/** Who is so many times higher than the other one is still drawn as high. */
const ALIKE = 1.22;
/** Between the corners of their mouths, as shares of a face. */
const APART = [0.06, 0.1, 0.15];
