import { artData } from '../../art/artData.ts';
import type { Scene, SceneRelation } from '../../reading/Scene.ts';
import { BEINGS } from '../../things/beings.ts';
import type { Thing } from '../../things/Things.ts';
import type { Actor } from '../company/Actor.ts';
import { reachOut } from './reachOut.ts';
import { type Casting, directionOf, isLively, type Meeting, workAt } from './rule.ts';
import { besideIt } from './tend.ts';

/** Whether a relation has what somebody is at under a plant: presents that are put under a tree. */
export function isLaidUnder({ relations, things }: Scene, { kind, from, to }: SceneRelation): boolean {
  const recordOf = (thing: number): Thing | undefined => artData().things.get(things[thing]?.key ?? '');
  const [laid, over] = [recordOf(from), recordOf(to)];
  if (kind !== 'under' || laid === undefined || BEINGS.has(laid.kind) || over?.kind !== 'plant') return false;
  return relations.some((one) => one.kind === 'tend' && one.to === from);
}

/** Kneels before what is under a plant. */
export function kneelTo(from: Casting, to: Casting): void {
  workAt(from, to);
  from.pose ??= 'plant';
}

/** Whether it lies at the foot of a plant already. */
export function isUnderPlant({ company, to }: Pick<Meeting, 'company' | 'to'>): boolean {
  const { host } = company.groupOf(to);
  return host !== to && host.record.kind === 'plant' && !isLively(to);
}

/** Beside the outermost of what lies there, a hand at it. */
export function layUnder(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const middle = (one: Actor) => company.box(one).left + company.box(one).right;
  const all = company.of(to.thing).filter((one) => company.areJoined(one, to));
  const end = all.reduce((last, one) => (side * (middle(one) - middle(last)) < 0 ? one : last), to);
  return besideIt({ ...meeting, to: end }) && reachOut({ ...meeting, to: end });
}
