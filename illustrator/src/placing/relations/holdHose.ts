import { Sketch } from '../../parts/Sketch.ts';
import { ellipse, spline } from '../../parts/shapes.ts';
import { moved, type Part } from '../company/Actor.ts';
import { part } from '../company/props.ts';
import { asMorsel, faceOf, fitAtBody, handWays, inHands } from './carry.ts';
import { isLimbless } from './limbless.ts';
import { reachFor } from './reach.ts';
import { directionOf, leadingHand, type Meeting } from './rule.ts';
import { shareInHand } from './shareInHand.ts';

/** How far from the middle of the body, and below its face, the leading hand has a nozzle, as shares of the body's height. */
const AHEAD = [0.22, 0.26, 0.18, 0.3];
const BELOW = [0.12, 0.16, 0.08];
/** How thick a hose is, how far behind the body its coil lies, and half as wide as that is, as shares of the same. */
const THICK = 0.045;
const BEHIND = 0.02;
const COIL = 0.13;
/** How far beyond its handle a nozzle ends, as a share of the way from its tip to that. */
const REAR = 0.54;
const RED = '#e2574c';
const WITHIN = '#f4b6ae';

/** A nozzle in both hands, and the hose from it past the back to a coil on the ground; false for what is no nozzle. */
export function holdHose(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (!to.record.trails) return false;
  // Who has it tells what it is, however small that is.
  const cut = (one: Part): Part => ({ ...one, ...asMorsel(from) });
  const ways = handWays(meeting, fitAtBody(to, from, shareInHand(meeting))).map((way) => {
    const turn = way.cut;
    return { ...way, cut: turn ? (one: Part) => cut(turn(one)) : cut };
  });
  if (!company.join(to, from, inHands(meeting, ways))) return false;
  holdByBoth(meeting);
  trail(meeting);
  return true;
}

/** The hose from the end of the nozzle. */
function trail(meeting: Meeting): void {
  const { company, from } = meeting;
  const [body, rear, side] = [company.box(from), rearOf(meeting), directionOf(from)];
  const high = body.bottom - body.top;
  const back = side > 0 ? body.left : body.right;
  const x = back - side * BEHIND * high;
  const thick = THICK * high;
  const hose = new Sketch();
  const flat = 0.3 * COIL * high;
  for (const turn of [0, 1])
    hose.area([ellipse(x, body.bottom - flat - turn * thick, COIL * high, flat)], RED);
  hose.area([ellipse(x, body.bottom - flat - thick, COIL * high - thick, flat - 0.5 * thick)], WITHIN);
  const middle = (body.left + body.right) / 2;
  const end = body.bottom - flat - thick;
  const path = [
    rear,
    { x: middle, y: rear.y + 0.05 * high },
    { x: back - side * 0.5 * COIL * high, y: (rear.y + end) / 2 },
  ];
  const last = { x: x - side * (COIL * high - 0.5 * thick), y: end };
  hose.tube(spline([...path, last].flatMap((at) => [at.x, at.y])), [thick], undefined, RED);
  company.add(from, { under: [part(hose.art())] });
}

function rearOf({ company, to }: Meeting): { x: number; y: number } {
  const [tip, grip] = [company.point(to, 'tip'), company.point(to, 'handle')];
  return { x: grip.x + REAR * (grip.x - tip.x), y: grip.y + REAR * (grip.y - tip.y) };
}

/** Brings the nozzle before the belly, a hand at its middle and one at its end. */
function holdByBoth(meeting: Meeting): void {
  const { company, from, to } = meeting;
  if (isLimbless(from)) return;
  const [body, face, side, lead] = [
    company.box(from),
    faceOf(company, from),
    directionOf(from),
    leadingHand(from),
  ];
  const other = lead === 'rightHand' ? 'leftHand' : 'rightHand';
  const high = body.bottom - body.top;
  const at = company.point(from, lead);
  for (const out of AHEAD)
    for (const down of BELOW) {
      const goal = { x: (face.left + face.right) / 2 + side * out * high, y: face.bottom + down * high };
      const by = { x: goal.x - at.x, y: goal.y - at.y };
      const carried = (one: Part) => (one.actor === to ? moved(one, by.x, by.y) : one);
      const rear = rearOf(meeting);
      const hand = { x: rear.x + by.x + side * 0.03 * high, y: rear.y + by.y };
      if (reachFor(company, from, { [lead]: goal, [other]: hand }, { carried, over: 'hands' })) return;
    }
}
