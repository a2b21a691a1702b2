import { SEEMING } from '../languages/captionWords.ts';
import { moodIn, type Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/** Reads "looking grumpy", "feels left out" and "seems very happy" as "is" with what somebody is like, a child where nobody is named: nobody is looked at. English. */
export function settleSeeming(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  return lexemes.map((lexeme, at) => {
    if (!SEEMING.test(lexeme.phrase)) return lexeme;
    let next = at + 1;
    while (lexemes[next]?.senses.some(isAside) === true && lexemes[next]?.senses.every(isAside)) next += 1;
    const [said, after] = [lexemes[next], lexemes[next + 1]];
    const isMood = moodIn(said?.senses ?? []) !== undefined;
    // "looks happy children": what comes next is like that.
    const isOfNext = after?.senses.some(({ kind }) => kind === 'thing') === true;
    if (!isMood || isOfNext) return lexeme;
    return { ...lexeme, kind: 'known', senses: [at === 0 ? SOMEONE : IS], plural: false };
  });
}

const SOMEONE: Sense = { kind: 'thing', keys: ['child'] };
const IS: Sense = { kind: 'role', role: 'is' };

/** "very", "so", "a bit". */
function isAside(sense: Sense): boolean {
  return sense.kind === 'remark' || (sense.kind === 'role' && sense.role === 'nothing');
}
