import { isBeforeNoun, type Sense } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/** Whether a noun or a pronoun follows for a preposition to go with. */
export function leadsOn(sentence: Sentence): boolean {
  for (let steps = 1; steps < 6; steps += 1) {
    const lexeme = sentence.ahead(steps);
    if (lexeme === undefined || lexeme.kind === 'comma' || lexeme.kind === 'stop') return false;
    if (lexeme.kind !== 'known') return true;
    if (lexeme.senses.some(({ kind }) => LEADING.has(kind))) return true;
    if (lexeme.senses.some((sense) => sense.kind === 'role' && PRONOUNS.has(sense.role))) return true;
    if (!lexeme.senses.some((sense) => isBeforeNoun(sense) || sense.kind === 'verb')) return false;
  }
  return false;
}

/** What a preposition goes with: "de 5 ans" too. */
const LEADING = new Set<Sense['kind']>(['thing', 'setting', 'part', 'count']);

const PRONOUNS = new Set<string>(['it', 'them', 'him', 'other', 'mutual', 'one']);
