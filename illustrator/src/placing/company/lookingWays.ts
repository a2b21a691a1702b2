import type { RelationKind, Scene } from '../../reading/Scene.ts';
import type { Casting } from '../relations/rule.ts';

/** Whether somebody walks through a place, the eyes where the feet go: all who do go one way. */
export function goesThere(
  { record, pose }: Pick<Casting, 'record' | 'pose'>,
  { setting }: Pick<Scene, 'setting'>,
): boolean {
  return record.kind === 'person' && setting !== undefined && (pose === 'walk' || pose === 'run');
}

/** Whether several of one thing do something to one another, from both sides. */
export function areFaceToFace({ relations }: Pick<Scene, 'relations'>, index: number): boolean {
  return relations.some(({ kind, from, to }) => from === index && to === index && !SAME_WAY.has(kind));
}

/** Two of a kind that do it to one another look the same way. */
const SAME_WAY: ReadonlySet<RelationKind> = new Set<RelationKind>(['chase', 'follow']);
