import type { Draft } from '../Draft.ts';
import { WATERS } from '../languages/surfaceWords.ts';
import { splitOff } from './splitOff.ts';

/** "pouring water into a glass", "pouring tea": from a pitcher or a pot, which nobody has to name. */
export function settlePouring(draft: Draft): void {
  pourOnSomebody(draft);
  pourByOne(draft);
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

/** "pouring water on his brother", "emptying a bucket over her": nobody is the vessel, nor is who pours in the air. */
function pourOnSomebody(draft: Draft): void {
  const isWet = draft.words.some(({ text }) => WATERS.has(text.toLowerCase()));
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if (!draft.isBeing(to) || from === to) continue;
    const other = draft.relations.find((one) => one.kind === 'pour' && one.to !== to);
    if (kind === 'pour') relation.kind = isWet && other === undefined ? 'spray' : 'face';
    if (kind === 'over' && other?.to === from) Object.assign(relation, { kind: 'face', from: other.from });
  }
}

/** "two kids pouring milk into a bowl": one of them pours what is in one vessel, and the others look on. */
function pourByOne(draft: Draft): void {
  const poured = draft.relations.find(
    ({ kind, from, to }) => kind === 'pour' && draft.isBeing(from) && draft.things[to]?.count === 1,
  );
  if (poured === undefined) return;
  const into = draft.relations.findLast(({ kind, to }) => kind === 'pour' && to !== poured.to)?.to;
  const group = draft.things[poured.from];
  const one = draft.relations.filter(({ kind, from }) => kind === 'pour' && from === poured.from);
  const others = draft.relations.filter(({ kind, from }) => kind === 'pour' && from !== poured.from);
  if (into === undefined || group === undefined) return;
  for (const relation of others)
    if (draft.isBeing(relation.from)) Object.assign(relation, { kind: 'face', to: into });
  if (group.count < 2) return;
  const pourer = splitOff(draft, group, 1);
  for (const relation of one) relation.from = pourer;
  draft.relate(draft.things.indexOf(group), 'face', into);
}

const HOT = 'hot-beverage';
const POT = 'teapot';
const PITCHER = 'pitcher';
