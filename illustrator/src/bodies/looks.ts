import { PARTS } from '../parts/drawPart.ts';
import type { Thing } from '../things/Things.ts';
import type { BodyRequest } from './Body.ts';
import type { Drawn } from './Drawn.ts';
import { strewn } from './marks.ts';
import { withMood } from './moods.ts';
import { withPattern } from './pattern.ts';

/** What a thing that is no person looks like, as far as it can be shown. */
export function withLooks(thing: Thing, body: Drawn, { looks }: BodyRequest): Drawn {
  let now = body;
  const left = new Set(body.todo.looks);
  if (looks.mood) {
    const moody =
      looks.mood === 'happy' && isSmiling(thing, body) ? now : withMood(now, looks.mood, thing.kind);
    if (moody === undefined) left.add('mood');
    else now = moody;
  }
  if (looks.old) left.add('old');
  if (looks.hair) left.add('hair');
  for (const part of ['heads', 'arms'] as const) if (looks[part] && !body.isOnBody) left.add(part);
  if (looks.expecting) left.add('expecting');
  if (looks.pattern) {
    const art = withPattern(now.art, looks.pattern, {
      fineness: thing.size < SMALL ? COARSE : undefined,
      head: now.head,
      facing: now.facing,
    });
    if (art === undefined) left.add('pattern');
    else now = { ...now, art };
  } else if (thing.dark) now = { ...now, art: strewn(now.art, 'dark', now.head) ?? now.art };
  return { ...now, todo: { ...now.todo, looks: left } };
}

/** Meters: what is smaller is drawn small, and many stripes on it would be one black area. */
const SMALL = 0.1;
const COARSE = 5;

/** Whether a drawing smiles: by its record's parts, or, drawn by code, where that has a face for it. */
export function isSmiling({ drawing, parts }: Thing, { art }: Drawn): boolean {
  if (parts?.includes('face')) return true;
  if (drawing === undefined || !('code' in drawing)) return false;
  const bare = PARTS[drawing.code]?.({ isSmiling: false, variant: 0 });
  return bare !== undefined && art.items.length > bare.items.length;
}
