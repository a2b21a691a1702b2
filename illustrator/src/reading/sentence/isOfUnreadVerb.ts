import type { Sense } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/**
 * "a squirrel who lost his acorn crying", "a cat who wants a fish": what comes after a verb that nothing is drawn for is what it is
 * done to, and whoever it is said of goes on.
 */
export function isOfUnreadVerb({ relative, joint, lexemes, at }: Sentence): boolean {
  if (relative === undefined || relative.length === 0 || joint !== undefined) return false;
  const opening = lexemes.slice(0, at).findLastIndex(({ senses }) => senses.some(isWho));
  const said = lexemes[opening + 1];
  // "who is a clown", "a ball that dogs like".
  if (opening < 0 || said === undefined || opening + 1 >= at) return false;
  return !/ (?:is|are)$/.test(lexemes[opening]?.phrase ?? '') && said.senses.every(isUndrawn);
}

function isWho(sense: Sense): boolean {
  return sense.kind === 'role' && sense.role === 'who';
}

function isUndrawn(sense: Sense): boolean {
  return sense.kind === 'remark' || (sense.kind === 'role' && sense.role === 'nothing');
}
