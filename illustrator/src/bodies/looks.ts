import type { Thing } from '../things/Things.ts';
import type { BodyRequest } from './Body.ts';
import type { Drawn } from './Drawn.ts';
import { withMood } from './moods.ts';
import { withPattern } from './pattern.ts';

/** What a thing that is no person looks like, as far as it can be shown. */
export function withLooks(thing: Thing, body: Drawn, { looks }: BodyRequest): Drawn {
  let now = body;
  const left = new Set(body.todo.looks);
  if (looks.mood) {
    const isDrawnByCode = looks.mood === 'happy' && thing.drawing !== undefined && 'code' in thing.drawing;
    const moody = isDrawnByCode ? now : withMood(now, looks.mood, thing.kind);
    if (moody === undefined) left.add('mood');
    else now = moody;
  }
  if (looks.pattern) {
    const art = withPattern(now.art, looks.pattern);
    if (art === undefined) left.add('pattern');
    else now = { ...now, art };
  }
  return { ...now, todo: { ...now.todo, looks: left } };
}
