import type { Draft } from '../Draft.ts';

/** Beams without anybody, or with ships and aliens, are far out; those of a superhero are where that one is. */
export function isOfSpace(draft: Draft): boolean {
  return (
    draft.things.length === 0 ||
    draft.things.some((_, index) => {
      const { kind, home } = draft.record(index) ?? {};
      return home === 'space' || kind === 'spacecraft';
    })
  );
}
