import { relateAll } from '../relateAll.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "a boy at the barber", "a lion at the dentist": they are tended there. Returns whether it is so. */
export function visit(
  sentence: Sentence,
  { preposition, hosts, verb }: OpenPreposition,
  added: readonly number[],
): boolean {
  const { draft } = sentence;
  const { tends, home, uses } = draft.record(added[0]) ?? {};
  const isVisit = preposition === 'at' && (verb === undefined || verb.isPassive);
  // "a pirate at the wheel of his ship": with his hands on it.
  if (isVisit && uses?.includes('steered') && relateAll(sentence, 'tend', [hosts, added], verb?.slot)) {
    draft.home ??= home;
    return true;
  }
  if (tends === undefined || !isVisit || !hosts.every((host) => draft.isBeing(host))) return false;
  if (!relateAll(sentence, 'tend', [added, hosts], verb?.slot)) return false;
  draft.locate(added, hosts, tends);
  draft.home ??= home;
  return true;
}
