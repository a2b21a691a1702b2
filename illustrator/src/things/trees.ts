import type { Thing } from './Things.ts';

/** Whether it holds a crown over a stem: a tree, but no corn stalk, no vine and no log. */
export function isTree(record: Thing | undefined): boolean {
  return record?.kind === 'plant' && record.size > NO_TREE;
}

/** Whether it is a plant that bugs fly to: a flower, no tree. */
export function isFlower(record: Thing | undefined): boolean {
  return record?.kind === 'plant' && !isTree(record);
}

/** Whether it is so high that one goes about under its crown, and no room has it: higher than a Christmas tree. */
export function isHighTree(record: Thing | undefined): boolean {
  return record?.kind === 'plant' && record.size >= HIGH;
}

/** Whether it grows on the floor of the sea: coral. */
export function growsUnderWater(record: Thing | undefined): boolean {
  return record?.kind === 'plant' && record.rests === 'underwater';
}

/** Meters. */
const NO_TREE = 2;
const HIGH = 3;
