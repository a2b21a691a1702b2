import type { Draft } from '../Draft.ts';
import { ON_TOP } from '../languages/textWords.ts';
import { foldWord } from '../words/fold.ts';

/** "a cake with a number 5 on top": a number is not written on a side, as words are, where there is a place for it. */
export function numberOnTop(draft: Draft): void {
  const { textAt, texts } = draft;
  const board = typeof textAt === 'number' ? draft.things[textAt] : undefined;
  const { numbered } = (board && draft.recordOf(board.key)) ?? {};
  if (board === undefined || numbered === undefined || typeof textAt !== 'number') return;
  if (texts.length !== 1 || !NUMBER.test(texts[0] ?? '')) return;
  board.key = numbered;
  for (const word of draft.words)
    if (word.meaning.as === 'unknown' && ON_TOP.test(foldWord(word.text)))
      word.meaning = { as: 'thing', thing: textAt };
}

const NUMBER = /^\d{1,3}$/;
