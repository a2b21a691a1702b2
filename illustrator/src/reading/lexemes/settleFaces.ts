import { FACE_ARTICLE, FACE_OPENING, SMILES } from '../languages/captionWords.ts';
import { moodIn, type Sense } from '../words/Sense.ts';
import { textOf } from './captions.ts';
import type { Lexeme } from './lexemes.ts';

type Known = Pick<Lexeme, 'senses'> | undefined;

/** Makes "with a grumpy face" and "making a sad face" after somebody one word for how they feel: no face beside them. English. */
export function settleFaces(lexemes: readonly Lexeme[], known: (phrase: string) => Known): Lexeme[] {
  const settled: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const one = lexemes[at];
    if (one === undefined) continue;
    // "with big eyes and a smile".
    const goesOn = one.phrase === 'and' && settled.some(({ phrase }) => phrase === 'with');
    const isOpening = (FACE_OPENING.test(one.phrase) || goesOn) && settled.at(-1)?.senses.some(isFaced);
    const isArticle = FACE_ARTICLE.test(lexemes[at + 1]?.phrase ?? '');
    let end = at + (isArticle ? 2 : 1);
    // "a cute smiling face": what is said of it says nothing else.
    while (isOpening && end < at + MOST_SAID && lexemes[end]?.senses.every(isSaid)) end += 1;
    const felt = isOpening ? feltBy(lexemes[end]?.phrase ?? '', goesOn) : undefined;
    const mood = moodIn(known(felt ?? '')?.senses ?? []);
    if (mood === undefined) {
      settled.push(one);
      continue;
    }
    const text = textOf(lexemes.slice(at, end + 1));
    settled.push({ ...one, text, phrase: text.toLowerCase(), senses: [mood] });
    at = end;
  }
  return settled;
}

/** How somebody feels by what a face is called: "grumpy face"; after "and" only by a smile. */
function feltBy(phrase: string, goesOn: boolean): string | undefined {
  if (SMILES.test(phrase)) return HAPPY;
  return goesOn ? undefined : /^(\S+) faces?$/.exec(phrase)?.[1];
}

function isFaced({ kind }: Sense): boolean {
  return kind === 'thing' || kind === 'part';
}

function isSaid(sense: Sense): boolean {
  return (
    sense.kind === 'remark' || (sense.kind === 'look' && (sense.look === 'size' || sense.look === 'mood'))
  );
}

/** So many words are from "with" to the face at most. */
const MOST_SAID = 4;
const HAPPY = 'happy';
