import type { Draft } from '../Draft.ts';

/** "a spider hanging between two flowers", "a lantern hanging between two trees": from those two, and from nothing that nobody has named. */
export function hangBetween(draft: Draft): void {
  for (let index = draft.relations.length - 1; index >= 0; index -= 1) {
    const hung = draft.relations[index];
    const branch = draft.things[hung?.to ?? -1];
    if (hung === undefined || branch === undefined || !HUNG.has(hung.kind) || !draft.implied.has(branch))
      continue;
    const between = draft.relations.findIndex(({ kind, from }) => kind === 'between' && from === hung.from);
    if (between < 0) continue;
    draft.removeThing(hung.to, { as: 'relation', relation: between > index ? between - 1 : between });
  }
}

const HUNG: ReadonlySet<string> = new Set(['hang-from', 'hang-by-feet']);
