import type { Pose } from './Scene.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "swimming with her dad": what a body alone shows both do; not who is "with a girl on it". */
export function joinIn(
  sentence: Sentence,
  verb: NonNullable<OpenPreposition['verb']>,
  added: readonly number[],
): void {
  const { record, objects } = verb;
  const isPlaced = sentence.ahead(1)?.senses.some(({ kind }) => kind === 'preposition');
  const isAboard = isPlaced && /^(?:it|them|him|her)$/.test(sentence.ahead(2)?.phrase ?? '');
  if (objects.length > 0 || isAboard) return;
  if (record.pose === undefined || record.relation !== undefined || !SHARED.has(record.pose)) return;
  for (const index of added) {
    const kind = sentence.draft.record(index)?.kind;
    // Dolphins swim anyway.
    if (kind === 'person' || kind === 'animal')
      Object.assign(sentence.draft.things[index] ?? {}, { pose: record.pose });
  }
}

/** Poses of one that who comes along takes too. */
const SHARED: ReadonlySet<Pose> = new Set<Pose>([
  ...(['swim', 'meditate', 'sing', 'jump', 'run', 'walk', 'stretch', 'cheer', 'laugh', 'cartwheel'] as const),
  ...([
    'handstand',
    'splits',
    'star',
    'one-leg',
    'stomp',
    'kneel',
    'skate',
    'ice-skate',
    'crawl',
    'sleep',
  ] as const),
]);
