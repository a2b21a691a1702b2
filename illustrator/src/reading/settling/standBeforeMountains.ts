import type { Draft } from '../Draft.ts';

/** Meters: what is built no larger is no mountain. */
const LEAST_MOUNTAIN = 500;

/** "a cabin at the foot of a mountain", "dinosaurs next to a volcano": that is far larger and stands behind them. */
export function standBeforeMountains(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if (kind !== 'next-to' || isFarOff(draft, from) === isFarOff(draft, to)) continue;
    const [one, other] = isFarOff(draft, to) ? [from, to] : [to, from];
    if (isInAir(draft, one)) continue;
    Object.assign(relation, { kind: 'in-front-of', from: one, to: other });
  }
}

function isFarOff(draft: Draft, index: number): boolean {
  const { kind, size = 0 } = draft.record(index) ?? {};
  return kind === 'building' && size > LEAST_MOUNTAIN;
}

function isInAir(draft: Draft, index: number): boolean {
  const { kind, rests } = draft.record(index) ?? {};
  return kind === 'sky' || rests === 'air' || draft.things[index]?.pose === 'fly';
}
