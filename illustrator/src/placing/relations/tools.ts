import { drawBody } from '../../bodies/drawBody.ts';
import type { Use } from '../../things/recordTerms.ts';
import type { Actor, Part } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { directionOf } from './rule.ts';

/** A tool in a hand: what it is, how long as a share of its bearer, how it is turned, and where it is held (fractions of its box). */
export interface Tool {
  key: string;
  share: number;
  degrees: number;
  grip: { x: number; y: number };
}

/** Draws a tool in the leading hand of an actor, turned the way it looks; returns it, and where a point of its box is. */
export function toolIn(
  company: Company,
  actor: Actor,
  { key, share, degrees, grip }: Tool,
  hand: { x: number; y: number },
): { part: Part; at: (x: number, y: number) => { x: number; y: number } } {
  const side = directionOf(actor);
  const { art } = drawBody({ key, looks: {}, wears: [], facing: actor.facing, variant: 0 });
  const body = company.box(actor);
  const scale = (share * (body.bottom - body.top)) / Math.max(art.width, art.height);
  const turn = (side * degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const pin = (x: number, y: number): [number, number] => [
    art.left + art.width * (side > 0 ? x : 1 - x),
    art.top + art.height * y,
  ];
  const [gripX, gripY] = pin(grip.x, grip.y);
  const to = {
    a: cos,
    b: sin,
    c: -sin,
    d: cos,
    e: hand.x - cos * gripX + sin * gripY,
    f: hand.y - sin * gripX - cos * gripY,
  };
  return {
    part: { art, to },
    at: (x, y) => {
      const [px, py] = pin(x, y);
      return { x: to.a * px + to.c * py + to.e, y: to.b * px + to.d * py + to.f };
    },
  };
}

/** Whether somebody has a thing for such a use already, drawn because it was asked for. */
export function hasTool(company: Company, actor: Actor, use: Use): boolean {
  return company.groupOf(actor).parts.some((part) => part.actor?.record.uses?.includes(use));
}

/** What somebody holds to do something with it. */
export function toolOf(company: Company, actor: Actor): Actor | undefined {
  const held = company.groupOf(actor).parts.filter(({ actor: one }) => one !== undefined && one !== actor);
  return held.map((part) => part.actor).find((one) => one?.record.uses?.includes('held') === true);
}
