import type { Draft } from '../Draft.ts';
import { COUNT_OF_PLURAL } from '../lexemes/lexemes.ts';

/** "number 8 with cupcakes": as many as the number says, where no other count is said. */
export function countByNumber(draft: Draft): void {
  const [text = ''] = draft.texts;
  const count = Number(text);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST;
  if (draft.texts.length !== 1 || draft.textAt !== undefined || !isCount) return;
  const [thing, ...others] = draft.things.filter(
    (one, index) => one.count === COUNT_OF_PLURAL && !draft.isCounted(index),
  );
  if (thing !== undefined && others.length === 0) thing.count = count;
}

/** So many of a kind a page has room for. */
const MOST = 12;
