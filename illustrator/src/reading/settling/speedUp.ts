import type { Draft } from '../Draft.ts';
import { SPEED } from '../languages/speedWords.ts';
import { foldWord } from '../words/fold.ts';

/** "a fast race car", "a car going really fast": what has wheels is seen to go so. */
export function speedUp(draft: Draft): void {
  const isSaid = draft.words.some(({ text, meaning }) => SHOWN.has(meaning.as) && SPEED.test(foldWord(text)));
  if (!isSaid) return;
  for (const [index, thing] of draft.things.entries()) {
    const isStill = draft.relations.some(({ kind, from }) => from === index && STILL.has(kind));
    if (draft.record(index)?.kind === 'vehicle' && !isStill) thing.looks.pattern ??= 'fast';
  }
}

/** What words for speed are read as. */
const SHOWN: ReadonlySet<string> = new Set(['remark', 'pose', 'setting', 'unknown']);
/** What is in something or carried does not go by itself. */
const STILL: ReadonlySet<string> = new Set(['in', 'on', 'pull']);
