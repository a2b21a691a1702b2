import type { Drawing, Kind } from './recordSchema.ts';
import type { Thing } from './Things.ts';

/** How somebody is dressed as a thing: in its clothes, with its head for a hood, or with all of it before the trunk. */
export type Likeness = 'clothes' | 'hood' | 'front';

/** How a person is dressed as a thing; undefined where nothing of its drawing can be put on. */
export function likenessOf(thing: Thing): Likeness | undefined {
  if (hasClothes(thing)) return 'clothes';
  if (headOf(thing) !== undefined) return 'hood';
  return WORN_BEFORE.has(thing.kind) ? 'front' : undefined;
}

const WORN_BEFORE: ReadonlySet<Kind> = new Set(['food', 'plant', 'symbol', 'sky', 'object']);

/** Whether somebody can be dressed as a thing: animals put on no more than a hood, where they are not of its kind by a guise. */
export function canBeDressedAs(wearer: Thing | undefined, thing: Thing | undefined): boolean {
  if (wearer === undefined || thing === undefined) return false;
  const likeness = likenessOf(thing);
  if (hasClothes(wearer)) return likeness !== undefined;
  return (likeness === 'hood' || thing.guise !== undefined) && headOf(wearer) !== undefined;
}

/** Whether a thing is a person who is drawn in clothes. */
export function hasClothes({ drawing }: Thing): boolean {
  return drawing !== undefined && 'figure' in drawing;
}

/** How a person is drawn, each way of several; empty for what is no person. */
export function figuresOf({ drawing }: Thing) {
  return drawing !== undefined && 'figure' in drawing ? drawing.figure : [];
}

/** The front of an animal, as a head to be put on a body; undefined where none is drawn. */
export function headOf(thing: Thing): Drawing | undefined {
  return [thing.poses?.sit, thing.drawing, ...(thing.alternatives ?? [])].find(
    (drawing) => drawing !== undefined && 'body' in drawing && drawing.body !== undefined,
  );
}
