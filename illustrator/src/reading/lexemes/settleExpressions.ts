import {
  AT_REST,
  COMMENTS,
  EXPRESSIONS,
  FACE_ARTICLE,
  FACE_OPENING,
  FACES,
  GLAD,
  SHOWING,
} from '../languages/captionWords.ts';
import { moodIn, type Sense } from '../words/Sense.ts';
import { textOf } from './captions.ts';
import type { Lexeme } from './lexemes.ts';

type Known = Pick<Lexeme, 'senses'> | undefined;

/** Makes "with a calm, curious expression" and "showing a cheerful face" one word for how somebody feels. English. */
export function settleExpressions(lexemes: readonly Lexeme[], known: (phrase: string) => Known): Lexeme[] {
  const settled: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const one = lexemes[at];
    if (one === undefined) continue;
    const end = faceAfter(lexemes, at, settled.at(-1));
    const said = wordsBefore(lexemes, at, end ?? at);
    const sense = end === undefined ? undefined : feltIn(said, known);
    if (end === undefined || sense === undefined) {
      settled.push(one);
      continue;
    }
    const text = textOf(lexemes.slice(at, end + 1));
    settled.push({ ...one, kind: 'known', text, phrase: text.toLowerCase(), senses: [sense], plural: false });
    at = end;
  }
  return settled;
}

/** Words between an opening and its noun. */
const MOST_BETWEEN = 5;

/** Where the noun for a face is that begins here. */
function faceAfter(lexemes: readonly Lexeme[], at: number, before: Lexeme | undefined): number | undefined {
  const opening = lexemes[at]?.phrase ?? '';
  if (!FACE_OPENING.test(opening) && !SHOWING.test(opening)) return undefined;
  for (let end = at + 1; end <= at + MOST_BETWEEN; end += 1) {
    const { phrase = '', kind } = lexemes[end] ?? {};
    if (kind === undefined || kind === 'stop') return undefined;
    if (!FACES.test(phrase.split(' ').at(-1) ?? '')) continue;
    const isOfThing = before?.senses.some((sense) => sense.kind === 'thing') === true;
    const isBare = SHOWING.test(opening) || EXPRESSIONS.test(phrase);
    return (isOfThing && end <= at + 3) || isBare ? end : undefined;
  }
  return undefined;
}

/** What stands between an opening and its face, in one phrase with that or not: "grumpy face". */
function wordsBefore(lexemes: readonly Lexeme[], at: number, end: number): Pick<Lexeme, 'kind' | 'phrase'>[] {
  const last = lexemes[end]?.phrase.split(' ').slice(0, -1) ?? [];
  return [...lexemes.slice(at + 1, end), ...last.map((phrase) => ({ kind: 'known' as const, phrase }))];
}

/** What words before a face say of it; nothing where one of them says something else. */
function feltIn(
  said: readonly Pick<Lexeme, 'kind' | 'phrase'>[],
  known: (phrase: string) => Known,
): Sense | undefined {
  const words = said.filter(
    ({ kind, phrase }) => kind !== 'comma' && phrase !== 'and' && !FACE_ARTICLE.test(phrase),
  );
  const moods = words.map(({ phrase }) => moodOf(phrase, known));
  const isAll = words.every(
    ({ phrase }, index) => moods[index] || AT_REST.test(phrase) || COMMENTS.test(phrase),
  );
  if (words.length === 0 || !isAll) return undefined;
  return moods.find((mood) => mood !== undefined) ?? { kind: 'remark' };
}

function moodOf(phrase: string, known: (phrase: string) => Known): Sense | undefined {
  const { senses = [] } = known(phrase) ?? {};
  const own = moodIn(senses);
  return own ?? (GLAD.test(phrase) ? moodIn(known('happy')?.senses ?? []) : undefined);
}
