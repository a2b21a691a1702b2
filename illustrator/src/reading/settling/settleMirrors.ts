import { artData } from '../../art/artData.ts';
import type { Draft } from '../Draft.ts';
import { REFLECTION } from '../languages/groupWords.ts';
import type { RelationKind } from '../Scene.ts';

/** "looking at her reflection", "a fox and its reflection in the water": who is at what mirrors is seen in it. */
export function settleMirrors(draft: Draft): void {
  stepBefore(draft);
  mirrorInWater(draft);
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const [one, other] = [draft.record(from), draft.record(to)];
    if (!AT.has(kind)) continue;
    if (other?.mirrors && draft.isBeing(from)) relation.kind = 'in-front-of';
    else if (one?.mirrors && draft.isBeing(to))
      Object.assign(relation, { kind: 'in-front-of', from: to, to: from });
    else continue;
    // Water that mirrors is itself the pond.
    const mirror = other?.mirrors ? other : one;
    if (mirror?.lies !== undefined) draft.home ??= mirror.home;
  }
}

/** "brushing her hair in the mirror", "trying on a hat in the mirror": before one that stands, of that size; with what one has for it. */
function stepBefore(draft: Draft): void {
  for (const relation of draft.relations) {
    const standing = draft.record(relation.to)?.as?.['in-front-of'] ?? '';
    const mirror = draft.things[relation.to];
    const user = draft.isBeing(relation.from)
      ? relation.from
      : draft.relations.find(({ kind, to }) => AT_OWN.has(kind) && to === relation.from)?.from;
    if (relation.kind !== 'in' || mirror === undefined || user === undefined) continue;
    if (!draft.recordOf(standing)?.mirrors) continue;
    mirror.key = standing;
    Object.assign(relation, { kind: 'in-front-of', from: user });
  }
}

/** "by the lake with its reflection": in the water, no mirror that stands there. */
function mirrorInWater(draft: Draft): void {
  const isAtWater = draft.settings.some(({ setting }) => artData().settings.get(setting)?.kind === 'water');
  for (const thing of draft.things)
    if (isAtWater && draft.recordOf(thing.key)?.mirrors && REFLECTION.test(thing.words))
      Object.assign(thing, { key: MIRRORING_WATER, count: 1 });
}

const MIRRORING_WATER = 'water-mirror';
const AT_OWN: ReadonlySet<RelationKind> = new Set(['use-on-self', 'wear']);
const AT: ReadonlySet<RelationKind> = new Set(['look-at', 'face', 'next-to']);
