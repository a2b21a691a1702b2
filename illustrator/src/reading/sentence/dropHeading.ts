import type { Sentence } from './Sentence.ts';

/**
 * "big and small, an elephant and a mouse", "happy and sad: two faces": qualities that head a page before any thing are told by
 * what follows. Called at a comma or a colon.
 */
export function dropHeading(sentence: Sentence): void {
  const { draft, modifiers } = sentence;
  const next = sentence.ahead(1);
  const isHeading = next?.senses.some(
    (sense) =>
      sense.kind === 'count' || (sense.kind === 'role' && (sense.role === 'a' || sense.role === 'the')),
  );
  if (draft.things.length > 0 || !isHeading) return;
  for (const { slot } of modifiers.slots) slot.meaning = { as: 'remark' };
  Object.assign(modifiers, { slots: [], looks: {}, count: undefined });
}
