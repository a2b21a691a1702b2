import type { RelationKind, SceneRelation } from './Scene.ts';

/** Relations that several of one thing may have to one another. */
export const MUTUAL: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...([
    'hug',
    'whisper',
    'hold-hands',
    'share',
    'face',
    'chase',
    'follow',
    'look-at',
    'push',
    'pull',
    'kick',
    'feed',
    'next-to',
    'on',
    'around',
    'throw',
    'tend',
    'tug',
    'spray',
  ] as const),
]);

/** Relations that are done at a place of the body. */
export const DONE_AT: ReadonlySet<RelationKind> = new Set<RelationKind>(['tend', 'hug', 'hold-hands']);

/** What joined what it was in, on or beside is not there once more. */
export function isOnItself({ kind, from, to }: SceneRelation): boolean {
  return from === to && (kind === 'in' || kind === 'on' || kind === 'next-to');
}
