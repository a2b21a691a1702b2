import { buildOf } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';

/** "a horse running in a field", "cows in a field": what has hooves is on grass, where nobody works the ground. */
export function grassOfField(draft: Draft, chosen: string | undefined): string | undefined {
  if (chosen !== FIELD) return chosen;
  const beings = [...draft.things.keys()].filter((index) => draft.isBeing(index));
  const isGrazed = beings.length > 0 && beings.every((index) => isHoofed(draft, index));
  const isWorked = draft.things.some((_, index) => draft.record(index)?.kind === 'vehicle');
  const isPlowed = draft.relations.some(({ kind }) => kind === 'pull');
  return isGrazed && !isWorked && !isPlowed ? MEADOW : chosen;
}

function isHoofed(draft: Draft, index: number): boolean {
  const record = draft.record(index);
  return record !== undefined && buildOf(record)?.limbs === 'hooves';
}

const FIELD = 'field';
const MEADOW = 'meadow';
