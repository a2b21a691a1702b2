import { AFTER, AROUND, ENDS, EVENTS, PASSING_WEATHER, ROUTINES, TIMES } from '../languages/timeWords.ts';
import { isBeforeNoun } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import { isThing } from './nouns.ts';

/** Makes "after a fight", "before her recital" and "at the start of a race" one remark: when it is, which no line shows. */
export function settleTimes(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const settled: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const lexeme = lexemes[at];
    const end = timeEnd(lexemes, at);
    if (lexeme !== undefined && end === undefined) settled.push(lexeme);
    if (lexeme !== undefined && end !== undefined) {
      const span = lexemes.slice(at, end);
      const [text, phrase] = (['text', 'phrase'] as const).map((key) =>
        span.map((each) => each[key]).join(' '),
      );
      settled.push({
        text: text ?? '',
        phrase: phrase ?? '',
        kind: 'known',
        senses: [{ kind: 'remark' }],
        plural: false,
      });
    }
    at = end ?? at + 1;
  }
  return settled;
}

/** The index after a time that begins at a lexeme. */
function timeEnd(lexemes: readonly Lexeme[], at: number): number | undefined {
  const phrase = lexemes[at]?.phrase ?? '';
  if (at === 0) return undefined;
  // "washing her hands before dinner": no dinner yet.
  const isRoutine = AROUND.test(phrase) && ROUTINES.has(lexemes[at + 1]?.phrase ?? '');
  if (isRoutine && !isThing(lexemes[at + 2])) return at + 2;
  const isEnd = phrase === 'at' && ENDS.test(lexemes[nounFrom(lexemes, at + 1)]?.phrase ?? '');
  const from = isEnd ? nounFrom(lexemes, at + 1) + 2 : TIMES.test(phrase) ? at + 1 : undefined;
  if (from === undefined || (isEnd && lexemes[from - 1]?.phrase !== 'of')) return undefined;
  const noun = nounFrom(lexemes, from);
  const [event, next] = [lexemes[noun], lexemes[noun + 1]];
  const isOver = EVENTS.has(event?.phrase ?? '') || (AFTER.test(phrase) && isPassed(event));
  return event !== undefined && isOver && !isThing(next) ? noun + 1 : undefined;
}

/** Whether it is weather that is over once one is after it. */
function isPassed(event: Lexeme | undefined): boolean {
  return PASSING_WEATHER.has(event?.phrase ?? '');
}

/** The index of the first that may be a noun. */
function nounFrom(lexemes: readonly Lexeme[], from: number): number {
  let at = from;
  while (lexemes[at]?.senses.some(isBeforeNoun) === true && !EVENTS.has(lexemes[at]?.phrase ?? '')) at += 1;
  return at;
}
