import { goesOnFours } from '../../things/fourLegged.ts';
import { type Actor, isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { breath, flame } from '../company/props.ts';
import { fountain, jet } from '../company/water.ts';
import { blowBubbles } from './bubbles.ts';
import { chestWays, faceOf, fitTo, handWays, inHands } from './carry.ts';
import { drawnAs } from './drawnAs.ts';
import { atFarSide } from './inLine.ts';
import { isLimbless } from './limbless.ts';
import { lookDown } from './lookDown.ts';
import { putToMouth } from './mouthpiece.ts';
import { turnToMouth } from './profile.ts';
import { mouthOf, puff, puffAtHeld } from './puff.ts';
import { besideWays, directionOf, type Meeting, type RelationRule, useHand, workAt } from './rule.ts';
import { setOnTable } from './tableWork.ts';

/** Bubbles rise from the mouth, a whale's water from its back; what is blown out is in the hands. */
function blow(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (isBreath(to)) return puff(meeting);
  if (isBlownOut(to)) {
    if (to.record.uses?.includes('blown') && puffAtHeld(meeting)) return true;
    const factor = fitTo(to, from, 0.5);
    // No hand before the flame.
    const before = chestWays(meeting, factor).map((way) => ({ ...way, isHeld: true as const }));
    return company.join(to, from, [
      ...(isKnown(to, 'handle') ? inHands(meeting, handWays(meeting, factor)) : []),
      ...before,
    ]);
  }
  const { blownWith } = to.record;
  if (blownWith !== undefined) return blowBubbles(meeting, blownWith);
  if (isKnown(to, 'mouth')) return putToMouth(meeting, fitTo(to, from, 0.5));
  if (isKnown(from, 'spout')) return spoutUp(meeting);
  const [box, face] = [company.box(to), faceOf(company, from)];
  const side = directionOf(from);
  const mouth = company.point(from, 'mouth');
  const factor = fitTo(to, from, 0.5);
  const [wide, high] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
  const edge = side > 0 ? face.right : face.left;
  const ways = [0.6, 0.7, 0.8].map((part): Way => {
    const x = edge + side * part * wide - ((box.left + box.right) / 2) * factor;
    return { x, y: mouth.y - 0.35 * high - ((box.top + box.bottom) / 2) * factor, factor, layer: 'before' };
  });
  return company.join(to, from, ways);
}

/** Beside what burns on something, its flames as high as the mouth, breath going there from it. */
function blowAt(meeting: Meeting): boolean {
  return blowAtAll(meeting, [meeting.to]);
}

function blowAtAll(meeting: Meeting, all: readonly Actor[]): boolean {
  const { company, from, to } = meeting;
  if (meeting.index > 1 && all.length === 1) return blowFromBehind(meeting);
  const restore = company.save();
  const [body, face] = [company.box(from), faceOf(company, from)];
  if (to.record.size < LARGEST_ON_TABLE && company.groupOf(to).parts.length === 1)
    setOnTable(meeting, all, body.bottom - (face.top + LIPS * (face.bottom - face.top)));
  const side = directionOf(from);
  // In a row the first is nearest.
  const near = all[0] ?? to;
  const ways = besideWays({ ...meeting, to: near }, [-0.22, -0.16, -0.1], [side > 0 ? -1 : 1]);
  if (!company.join(from, near, ways)) {
    restore();
    return false;
  }
  const flames = company.box(near);
  const { start } = mouthOf(meeting);
  const across = Math.min(Math.abs((flames.left + flames.right) / 2 - start.x), body.bottom - body.top);
  const end = {
    x: start.x + side * FAR * across,
    y: Math.max(flames.top, Math.min(start.y, flames.bottom)),
  };
  company.add(from, { over: [breath(start, end)] });
  return true;
}

/** Beyond it, where others are at its sides already: seen from the front over the flames, breath going down to them. */
function blowFromBehind(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (!atFarSide(meeting)) return false;
  lookDown(company, from);
  const [{ x, y }, face, flames] = [company.point(from, 'mouth'), faceOf(company, from), company.box(to)];
  const start = { x, y: y + 0.04 * (face.bottom - face.top) };
  const end = { x: (x + flames.left + flames.right) / 3, y: start.y + FAR * (flames.top - start.y) };
  if (end.y > start.y) company.addOver(from, [breath(start, end)]);
  return true;
}

/** Meters. */
const LARGEST_ON_TABLE = 0.6;
/** Where lips are, as a share of the height of a face. */
const LIPS = 0.75;
/** So far toward the flames goes breath. */
const FAR = 0.75;

function isBlownOut({ record }: Pick<Actor, 'record'>): boolean {
  if (isKnown({ record }, 'mouth')) return false;
  return record.rests !== 'air' && record.uses?.includes('held') === true;
}

/** What somebody blows who blows at nothing. */
function isBreath({ record }: Pick<Actor, 'record'>): boolean {
  return record.key === BREATH;
}

const BREATH = 'wind';

/** A fountain over where it comes out. */
function spoutUp({ company, from, to }: Meeting): boolean {
  const [start, body] = [company.point(from, 'spout'), company.box(from)];
  const size = Math.max(body.right - body.left, body.bottom - body.top);
  const side = directionOf(from);
  const isAhead = side * (start.x - (body.left + body.right) / 2) > 0.25 * (body.right - body.left);
  // From the end of a trunk it goes forth.
  const end = { x: start.x + side * 0.5 * size, y: body.bottom - 0.08 * size };
  const water = isAhead ? jet(start, end, 0.09 * size) : fountain(start, 0.3 * size);
  return company.join(to, from, [drawnAs(water)]);
}

/** Fire goes forth from a mouth: what burns elsewhere is drawn as a flame that lies. */
function breathe(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const body = company.box(from);
  const mouth = company.point(from, 'mouth');
  const side = directionOf(from);
  const face = faceOf(company, from);
  const start = { x: side > 0 ? Math.max(mouth.x, face.right) : Math.min(mouth.x, face.left), y: mouth.y };
  const length = 0.5 * Math.max(body.right - body.left, body.bottom - body.top);
  // From the air it comes down.
  const down = from.request.pose === 'fly' ? DOWN : 0;
  return company.join(to, from, [drawnAs(flame(start, side * length, down))]);
}

/** So far down goes fire from the air, as a share of how far forth. */
const DOWN = 0.6;

/** How what comes out of a mouth is shown. */
export const BLOW_RULES = {
  blow: {
    cast: (from, to) => {
      turnToMouth(from);
      if (isBreath(to) || isBlownOut(to)) from.looks = { mood: 'blowing' };
      const isHeldOut = isKnown(to, 'handle') || to.record.uses?.includes('blown') === true;
      if (isBlownOut(to)) useHand(from, isHeldOut ? 'out' : 'front', !isHeldOut);
      else if ((to.record.blownWith || isKnown(to, 'mouth')) && !isLimbless(from)) {
        useHand(from, 'face');
        if (from.record.kind === 'person') from.looks = { mood: 'blowing' };
      }
    },
    join: blow,
    isCarried: true,
  },
  'blow-at': {
    cast: (from, to) => {
      workAt(from, to);
      from.looks = { mood: 'blowing' };
      if (goesOnFours(from.record)) from.pose ??= 'walk';
    },
    join: blowAt,
    joinAll: blowAtAll,
    isTogether: true,
  },
  breathe: {
    cast: (from) => {
      from.facing ??= 'right';
    },
    join: breathe,
    isCarried: true,
  },
} satisfies Record<string, RelationRule>;
