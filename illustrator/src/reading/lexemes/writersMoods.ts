import type { Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/**
 * Makes a face, a heart or a thumb after what has been named a remark: "baking cookies 😊" tells how its writer feels. What is asked
 * for stays a thing: "a 😊", "a cake with a ❤️ on it".
 */
export function writersMoods(lexemes: readonly Lexeme[]): Lexeme[] {
  const settled: Lexeme[] = [];
  let isNamed = false;
  for (const lexeme of lexemes) {
    const mark = settled.at(-1);
    const isMark = mark?.kind === 'comma' && mark.text === '';
    const before = isMark ? settled.at(-2) : mark;
    isNamed ||= !EMOJI.test(lexeme.text) && lexeme.senses.some(({ kind }) => NAMING.has(kind));
    if (!FELT.test(lexeme.text) || !isNamed || (before?.senses.some(isAsking) && !isMark)) {
      settled.push(lexeme);
      continue;
    }
    if (isMark) settled.pop();
    settled.push({ ...lexeme, kind: 'known', senses: [{ kind: 'remark' }], plural: false });
  }
  return settled;
}

const EMOJI = /\p{ExtPict}/u;

/** Faces, hearts, hands and sparks: what letters end with. */
const FELT =
  /^(?:[\u{1F600}-\u{1F64A}\u{1F64C}\u{1F64F}\u{1F910}-\u{1F915}\u{1F917}\u{1F920}\u{1F923}-\u{1F92F}\u{1F970}-\u{1F97A}\u{1F9D0}\u{1FAE0}-\u{1FAE8}\u263A\u2639\u2764\u2763\u2665\u{1F493}-\u{1F49F}\u{1F9E1}\u{1F90D}-\u{1F90F}\u{1F44C}-\u{1F44F}\u270C\u2728\u{1F4AF}]\uFE0F?(?:[\u{1F3FB}-\u{1F3FF}])?)+$/u;

const NAMING: ReadonlySet<Sense['kind']> = new Set(['thing', 'setting', 'verb']);

/** What a noun follows. */
function isAsking({ kind, ...sense }: Sense): boolean {
  if (kind === 'role') return 'role' in sense && ASKING.has(sense.role);
  return kind === 'count' || kind === 'preposition' || kind === 'look';
}

const ASKING: ReadonlySet<string> = new Set(['a', 'the', 'its', 'and', 'with', 'has', 'each']);
