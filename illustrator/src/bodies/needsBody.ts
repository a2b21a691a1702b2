import { artData } from '../art/artData.ts';
import type { Pose } from '../reading/Scene.ts';
import { buildOf, isFourLegged } from '../things/fourLegged.ts';
import { headOf, likenessOf } from '../things/likenessOf.ts';
import type { Drawing } from '../things/recordSchema.ts';
import type { Thing } from '../things/Things.ts';
import { isHead } from './drawingOf.ts';

/** Whether a pose moves limbs that its own picture has at rest: legs that run or swim, the wings of a bird that looks at the viewer. */
export function movesItself(thing: Thing, picked: Drawing, pose: Pose | undefined): boolean {
  const { kind, poses, rests } = thing;
  const build = buildOf(thing);
  if (build === undefined || isHead(picked)) return false;
  // What has hooves is drawn from the side as it is.
  const isOnPaws = kind === 'animal' && build.limbs !== 'hooves';
  if (isOnPaws && pose !== undefined && STRIDING.has(pose) && hasSide(thing)) return true;
  if (pose === 'fly') return kind === 'flier' && build.limbs === 'wings' && poses?.fly === undefined;
  if (pose === 'swim') return kind === 'animal' && isOfLand(rests) && isFourLegged(build);
  return pose === 'run' && kind === 'animal' && isFourLegged(build) && !isTwoLegged(thing);
}

/** Poses that a body of ours shows better where its head is drawn from the side. */
const STRIDING: ReadonlySet<Pose> = new Set<Pose>(['walk', 'crawl', 'jump']);

function hasSide(thing: Thing): boolean {
  const head = headOf(thing);
  return head !== undefined && 'side' in head && head.side !== undefined;
}

/** Whether it goes on two legs, its arms tiny: a tyrannosaur, whose own picture runs and bends down better than a body on four. */
export function isTwoLegged({ tiny }: Thing): boolean {
  return tiny?.includes('arm') === true;
}

/** What is at home in water swims as it is. */
function isOfLand(rests: Thing['rests']): boolean {
  return rests === undefined || rests === 'ground';
}

/** Whether something is worn where only a body that faces the viewer shows it. */
export function needsBody(key: string): boolean {
  const worn = artData().things.get(key);
  if (worn?.guise !== undefined) return worn.guise.body !== undefined;
  if (worn !== undefined && worn.worn === undefined && likenessOf(worn) === 'hood') return true;
  return BY_BODY.has(worn?.worn ?? '') || (worn?.worn === 'back' && worn.wornAs !== 'wings');
}

const BY_BODY: ReadonlySet<string> = new Set(['body', 'feet', 'hands']);
