import type { Language } from '../languages/LanguageWords.ts';
import { AFTER_AGE, FOR, IDLE, LESSONS, NUMBERS, OWN, TURNING } from '../languages/useWords.ts';
import type { Token } from './tokens.ts';

/**
 * A description without what its page is for: "faces for our feelings lesson" is "faces", "a pizza, for Leo who turns 7" is "a pizza".
 * Where nothing else is said all of it stays.
 */
export function withoutUse(tokens: readonly Token[], language: Language): readonly Token[] {
  for (const [at, token] of tokens.entries()) {
    if (!FOR[language].test(token.norm)) continue;
    const end = endOfDedication(tokens, at, language) ?? endOfLesson(tokens, at, language);
    const before = tokens.slice(0, at);
    if (end === undefined || !before.some(({ kind, norm }) => kind !== 'word' || !IDLE.test(norm))) continue;
    const last = before.at(-1)?.kind;
    const kept = last === 'comma' || last === 'stop' ? before.slice(0, -1) : before;
    return withoutUse([...kept, ...tokens.slice(end)], language);
  }
  return tokens;
}

/** "for our feelings lesson", "for body week", "für unseren Sachunterricht". */
function endOfLesson(tokens: readonly Token[], at: number, language: Language): number | undefined {
  const end = tokens.findIndex(
    (token, index) => index > at && (token.kind === 'comma' || token.kind === 'stop'),
  );
  const span = tokens.slice(at, end < 0 ? tokens.length : end);
  if (span.some(({ kind }) => kind !== 'word')) return undefined;
  return LESSONS[language].test(span.map(({ norm }) => norm).join(' ')) ? at + span.length : undefined;
}

/** "for Leo who turns 7", "for my daughter Lily, she is 6 tomorrow": for whom, and how old. */
function endOfDedication(tokens: readonly Token[], at: number, language: Language): number | undefined {
  const [first] = tokens.slice(at + 1);
  if (!/^\p{Lu}/u.test(first?.raw ?? '') && !OWN.test(first?.norm ?? '')) return undefined;
  const age = tokens.findIndex(
    ({ kind, norm }, index) => index > at + 2 && (kind === 'number' || NUMBERS.test(norm)),
  );
  if (age < 0 || age > at + LONGEST) return undefined;
  const said = tokens
    .slice(at + 1, age)
    .map(({ norm }) => norm)
    .join(' ');
  if (!TURNING[language].test(said)) return undefined;
  let end = age + 1;
  while (AFTER_AGE.test(tokens[end]?.norm ?? '')) end += 1;
  const next = tokens[end];
  return next === undefined || next.kind !== 'word' ? end : undefined;
}

/** Words from "for" to an age. */
const LONGEST = 9;
