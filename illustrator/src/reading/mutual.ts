import type { RelationKind } from './Scene.ts';

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
