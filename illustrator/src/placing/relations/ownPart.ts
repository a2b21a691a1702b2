import { furOf } from '../../bodies/fur.ts';
import type { BodySpot } from '../../things/recordTerms.ts';
import { type Actor, boxOfPart, isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { jaw } from '../company/props.ts';
import { asMorsel, fitAtBody, fitTo, gripOf, put } from './carry.ts';
import { type Casting, directionOf, isLively, type Meeting } from './rule.ts';

/** Whether somebody has a thing with a part of the own body that is no hand. */
export function isByOwnPart(at: BodySpot | undefined): boolean {
  return at === 'mouth' || at === 'trunk' || at === 'horn';
}

/** Has a thing in the mouth, the trunk or on the horn; of several the others are around it. */
export function carryByPart(meeting: Meeting, index: number): boolean {
  const { company, from, to, at } = meeting;
  if (at === 'horn' && isKnown(from, 'tip')) return company.join(to, from, onTip(meeting, index));
  const place = at === 'trunk' && isKnown(from, 'spout') ? 'spout' : 'mouth';
  const [side, mouth] = [directionOf(from), company.point(from, place)];
  // From the side the muzzle is before what hangs from it.
  const isAside = place === 'mouth' && hasMuzzleAside(from);
  const shares = place === 'mouth' && !isLively(to) ? IN_MOUTH : CARRIED;
  const waysWith = (isBehind: boolean): Way[] =>
    shares.flatMap((share) => {
      const fit = isLively(to) ? fitTo : fitAtBody;
      const [box, factor] = [company.groupBox(to), fit(to, from, share)];
      const [wide, high] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
      const hangs = wide < 1.6 * high;
      const isUp = to.record.rests === 'air' && isKnown(to, 'string');
      // What a trunk has is before it.
      const outs =
        place === 'spout'
          ? [0.3, 0.45]
          : isBehind
            ? [0.22, 0.3, 0.42]
            : isLively(to)
              ? [0, 0.15, 0.3]
              : [0.34, 0.22, 0.1, 0];
      return outs.map((first): Way => {
        const out = first + 0.7 * index;
        const x = mouth.x + side * out * wide;
        const at = { x, y: mouth.y - (hangs ? (isBehind ? 0.2 : 0.06) * high : 0) };
        return {
          ...put(box, isUp ? { x, y: mouth.y, edge: 'bottom' } : hangs ? { ...at, edge: 'top' } : at, factor),
          cut: (one) => ({ ...one, ...asMorsel(from) }),
          ...(isBehind && hangs ? { layer: 'behind' as const } : {}),
          isHeld: true,
        };
      });
    });
  if (isAside && isCaughtInTeeth(to) && takeInTeeth(meeting)) return true;
  return company.join(to, from, [...(isAside ? waysWith(true) : []), ...waysWith(false)]);
}

/** Whether jaws close on it: a ball. */
function isCaughtInTeeth({ record: { uses = [] }, body: { art } }: Actor): boolean {
  if (art.width > FLAT * art.height) return false;
  return uses.includes('kicked') || uses.includes('thrown');
}

/** Between open jaws at the end of the muzzle: the upper one before it, and a lower one. */
function takeInTeeth({ company, from, to }: Meeting): boolean {
  const [side, mouth] = [directionOf(from), company.point(from, 'mouth')];
  const [box, color] = [company.groupBox(to), furOf(from.body.art)];
  const ways = ROUND.sizes.map((share): Way => {
    const factor = fitAtBody(to, from, share);
    const [wide, high] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
    const at = (out: number, down: number) => ({ x: mouth.x + side * out * wide, y: mouth.y + down * high });
    return {
      ...put(box, at(ROUND.out, ROUND.down), factor),
      cut: (one) => ({ ...one, ...asMorsel(from) }),
      layer: 'behind',
      over: [jaw(at(ROUND.corner, 0), at(ROUND.tip, 0.86), { width: ROUND.thick * high, color })],
      isHeld: true,
    };
  });
  return company.join(to, from, ways);
}

/** What is so much wider than high is had at a corner of the mouth. */
const FLAT = 1.25;
/** How large it is, where its middle is and the lower jaw begins and ends, out and down from the mouth, and how thick that is. */
const ROUND = { sizes: [0.2, 0.24, 0.17], out: 0.12, down: 0.3, corner: -0.75, tip: 0.2, thick: 0.42 };

/** Whether its head is seen from the side, the mouth at the edge of it. */
export function hasMuzzleAside({ body: { facing, telling, places } }: Actor): boolean {
  if (facing === 'front' || !telling || !places.mouth) return false;
  const along = (places.mouth.x - telling.left) / (telling.right - telling.left);
  return facing === 'right' ? along > AT_EDGE : along < 1 - AT_EDGE;
}

const AT_EDGE = 0.78;

/** Whether somebody has a thing in no hand, and holds it so. */
export function holdApart(meeting: Meeting): boolean {
  if (meeting.from.record.tips !== undefined && holdAtTip(meeting)) return true;
  return bearsBelow(meeting.from, meeting.to) && carryBelow(meeting);
}

/** Whether somebody has a thing in no hand; what flies with it hovers. */
export function castApart(from: Casting, to: Casting): boolean {
  if (bearsBelow(from, to)) from.pose ??= 'fly';
  return bearsBelow(from, to) || from.record.tips !== undefined;
}

/** One at the end of each arm that has none yet. */
export function holdAtTip({ company, from, to }: Meeting, share = AT_TIP): boolean {
  const { left, right, bottom } = company.box(from);
  const wide = right - left;
  const held = company.groupOf(from).parts.filter(({ actor }) => actor !== undefined && actor !== from);
  const boxes = held.map(boxOfPart);
  // What it wears on the head makes it no wider.
  const tips = (from.record.tips ?? []).map(({ x, y }) => ({ x: left + x * wide, y: bottom - y * wide }));
  const near = NEAR_TIP * wide;
  const free = tips.filter(({ x, y }) =>
    boxes.every(
      (box) => x < box.left - near || x > box.right + near || y < box.top - near || y > box.bottom + near,
    ),
  );
  const most = to.record.shelters === undefined ? share : ROOF;
  const [box, factor, grip] = [company.groupBox(to), fitTo(to, from, most), gripOf(company, to)];
  return company.join(
    to,
    from,
    free.map(({ x, y }): Way => {
      // What has its handle at the right would be before the body.
      const isOut = to.record.rests === 'air' || x < left + 0.5 * wide;
      const way: Way =
        grip && isOut
          ? { x: x - grip.x * factor, y: y - grip.y * factor, factor, layer: 'before' }
          : put(box, { x, y }, factor);
      return { ...way, isHeld: true };
    }),
  );
}

/** So near to what another arm has, as a share of the width, no arm is free. */
const NEAR_TIP = 0.02;
/** So large beside the whole of who has arms enough. */
const AT_TIP = 0.24;
/** The same of an umbrella, which has to be broader than an arm. */
const ROOF = 0.34;

/** Meters: a bee, a butterfly. */
const SMALL_FLYER = 0.12;

/** Whether what flies is so small that it has a thing below it rather than in its arms. */
function bearsBelow(from: Pick<Actor, 'record'>, to: Pick<Actor, 'record'>): boolean {
  const { kind, size } = from.record;
  return kind === 'flier' && size < SMALL_FLYER && !isLively(to) && to.record.rests !== 'air';
}

/** Has it hang from the feet, seen beside the body. */
function carryBelow({ company, from, to }: Meeting): boolean {
  const [body, box] = [company.box(from), company.groupBox(to)];
  const [x, high] = [(body.left + body.right) / 2, body.bottom - body.top];
  const ways = BORNE.flatMap((share) =>
    [0.05, 0].map((over): Way => {
      const factor = fitTo(to, from, share);
      return { ...put(box, { x, y: body.bottom - over * high, edge: 'top' }, factor), isHeld: true };
    }),
  );
  return company.join(to, from, ways);
}

const BORNE = [0.7, 0.55, 0.42];

/** How large what is carried in a mouth is beside who has it, the largest first. */
const CARRIED = [0.34, 0.3, 0.27];
/** The same of what is not alive: at a corner of the mouth. */
const IN_MOUTH = [0.32, 0.27];

/** At the end of a horn, on the line from the middle of the body; what comes next to its sides. */
function onTip({ company, from, to }: Meeting, index: number): Way[] {
  const [tip, body, box] = [company.point(from, 'tip'), company.box(from), company.groupBox(to)];
  const middle = { x: (body.left + body.right) / 2, y: (body.top + body.bottom) / 2 };
  const long = Math.hypot(tip.x - middle.x, tip.y - middle.y) || 1;
  const [dx, dy] = [(tip.x - middle.x) / long, (tip.y - middle.y) / long];
  const turn = (Math.ceil(index / 2) * (index % 2 === 1 ? 1 : -1) * Math.PI) / 2.6;
  return CARRIED.map((share): Way => {
    const factor = fitTo(to, from, share);
    const [wide, high] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
    const out = index === 0 ? 0.36 * Math.min(wide, high) : 1.05 * Math.max(wide, high);
    const x = tip.x + out * (dx * Math.cos(turn) - dy * Math.sin(turn));
    const y = tip.y + out * (dx * Math.sin(turn) + dy * Math.cos(turn));
    return { ...put(box, { x, y }, factor), isHeld: true };
  });
}
