import type { Piece } from '../../placing/Placement.ts';
import { alike, lightness } from '../tones.ts';

/** What an area was painted for. */
export interface Meaning {
  piece: Piece | undefined;
  color: string | undefined;
}

/** How much an area belongs to another: most where both are parts of one picture, and of one color; below 0 what should not meet. */
export function nearness(own: Meaning, other: Meaning): number {
  const likeness = 0.5 * alike(own.color, other.color);
  if (isSubject(own) !== isSubject(other)) return isSubject(own) ? -1 : 0;
  if (own.piece === other.piece) return 1 + likeness;
  if (!isSubject(own)) return 0.6 + likeness;
  return (isOneThing(own.piece, other.piece) ? 0.8 : 0.1) + likeness;
}

/** Whether an area shows what was asked for. */
export function isSubject({ piece }: Meaning): boolean {
  return piece?.role === 'subject';
}

function isOneThing(one: Piece | undefined, other: Piece | undefined): boolean {
  return one?.thing !== undefined && one.thing === other?.thing && one.copy === other.copy;
}

/** Whether a color is dark by itself or before the other one. */
export function isDark(color: string | undefined, behind: string | undefined): boolean {
  if (color === undefined) return false;
  const light = lightness(color);
  return light < DARK || (light < MEDIUM && light < lightness(behind ?? '#fff') - DARKER);
}

const DARK = 80;
const MEDIUM = 150;
const DARKER = 60;
