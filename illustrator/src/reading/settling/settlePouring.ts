import type { Draft } from '../Draft.ts';

/** "pouring water into a glass", "pouring tea": from a pitcher or a pot, which nobody has to name. */
export function settlePouring(draft: Draft): void {
  for (const relation of [...draft.relations]) {
    const { kind, from, to } = relation;
    const poured = draft.things[to];
    if (kind !== 'pour' || !draft.isBeing(from) || poured === undefined) continue;
    const isHot = poured.key === HOT;
    const [first, ...others] = draft.relations.filter((one) => one.kind === 'pour' && one.from === from);
    if (others.length > 0) {
      if (isHot && first === relation) poured.key = POT;
      continue;
    }
    const { uses = [] } = draft.record(to) ?? {};
    const isCup = isHot || (uses.includes('poured-into') && uses.includes('drunk'));
    if (!isCup || uses.includes('poured')) continue;
    relation.to = draft.imply(isHot ? POT : PITCHER, poured.words);
    draft.relate(relation.to, 'pour', to);
  }
}

const HOT = 'hot-beverage';
const POT = 'teapot';
const PITCHER = 'pitcher';
