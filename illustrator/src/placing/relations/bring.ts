import type { Company } from '../company/Company.ts';
import type { Picture, RelationRule } from './rule.ts';

/** Whether a relation is brought about in the first of its pictures in which all of it is, so many not tried; else it is left as the first one leaves it. */
export function bring(
  company: Company,
  { join, otherwise = [] }: RelationRule,
  { tried, isDone }: { tried: number; isDone: (picture: Picture | undefined) => boolean },
): boolean {
  const before = company.save();
  if (tried === 0 && isDone(join)) return true;
  const after = company.save();
  for (const picture of otherwise.slice(Math.max(0, tried - 1))) {
    before();
    if (isDone(picture)) return true;
  }
  after();
  return false;
}
