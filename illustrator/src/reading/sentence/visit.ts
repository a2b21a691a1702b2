import { relateAll } from '../relateAll.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "a boy at the barber", "a lion at the dentist": they are tended there. Returns whether it is so. */
export function visit(
  sentence: Sentence,
  { preposition, hosts, verb, slot }: OpenPreposition,
  added: readonly number[],
): boolean {
  const { draft } = sentence;
  const { tends, home, uses } = draft.record(added[0]) ?? {};
  const isIdle = verb === undefined || verb.isPassive;
  const isVisit = preposition === 'at' && isIdle;
  // "a pirate at the wheel of his ship": with his hands on it.
  if (isVisit && uses?.includes('steered') && relateAll(sentence, 'tend', [hosts, added], verb?.slot)) {
    draft.home ??= home;
    return true;
  }
  // "beim Zahnarzt", "chez le coiffeur", "en el dentista".
  const isAtTheirs = preposition === 'in' || THEIRS.has(slot?.text.toLowerCase() ?? '');
  if (
    tends === undefined ||
    !(isVisit || (isIdle && isAtTheirs)) ||
    !hosts.every((host) => draft.isBeing(host))
  )
    return false;
  if (!relateAll(sentence, 'tend', [added, hosts], verb?.slot ?? slot)) return false;
  draft.locate(added, hosts, tends);
  draft.home ??= home;
  return true;
}

/** Words for being where somebody works. */
const THEIRS: ReadonlySet<string> = new Set(['bei', 'beim', 'chez']);
