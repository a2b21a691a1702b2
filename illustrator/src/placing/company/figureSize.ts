import type { Pose, RelationKind, Scene } from '../../reading/Scene.ts';
import { FIGURES } from '../../things/figures.ts';
import type { Thing } from '../../things/Things.ts';

/** Meters: as tall as a child. */
const TALL = 1.2;

/**
 * How large in life food, a flower or the sun is taken for that does what people do: as a child among the things that it does it
 * with, so that a book is no larger than who reads it. Undefined for what does nothing.
 */
export function figureSize(scene: Scene, index: number, record: Thing | undefined): number | undefined {
  if (record === undefined || !FIGURES.has(record.kind) || !acts(scene, index)) return undefined;
  return record.kind === 'sky' ? TALL : Math.max(TALL, record.size);
}

function acts({ things, relations }: Scene, index: number): boolean {
  const pose = things[index]?.pose;
  if (pose !== undefined && !LAID.has(pose)) return true;
  return relations.some(({ kind, from, to }) => from === index && to !== index && DEEDS.has(kind));
}

/** Poses of what lies or stands about. */
const LAID: ReadonlySet<Pose> = new Set(['stand', 'lie', 'fly', 'swim', 'peek']);

/** What takes arms or legs, or clothes. */
const DEEDS: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['wear', 'hold', 'ride', 'drive', 'hug', 'hold-hands', 'chase', 'push', 'pull', 'kick'] as const),
  ...(['juggle', 'flip', 'pick', 'dip', 'hands-on', 'spray', 'row', 'throw', 'catch', 'feed'] as const),
  ...(['eat', 'drink', 'read', 'play', 'paint', 'build', 'water', 'pour', 'climb', 'slide-down'] as const),
  ...([
    'swing-on',
    'sit-at',
    'load',
    'lift',
    'plant',
    'pick-up',
    'dig',
    'fish',
    'share',
    'tend',
    'skip',
  ] as const),
  ...(['use-on-self', 'hold-up', 'toss-up', 'unload', 'smash'] as const),
]);
