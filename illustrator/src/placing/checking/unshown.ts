import type { Scene, SceneRelation } from '../../reading/Scene.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import type { Piece } from '../Placement.ts';
import type { Views } from './hiddenThings.ts';
import type { Others } from './Property.ts';
import { PROPERTIES } from './properties.ts';
import type { Shown } from './shown.ts';

/** Relations that a placed page does not show, by where things lie on it: indexes of the scene. */
export function unshown(scene: Scene, pieces: readonly Piece[], views: Views = new Map()): number[] {
  const copies = new Map<number, Shown[]>();
  const props: Shown[] = [];
  for (const [layer, piece] of pieces.entries()) {
    const { thing, art, to, again, isProp } = piece;
    const shown = { piece, box: boxUnder(to, art), layer, visible: views.get(piece)?.visible ?? 1 };
    if (isProp) props.push(shown);
    if (thing === undefined || again !== undefined) continue;
    copies.set(thing, [...(copies.get(thing) ?? []), shown]);
  }
  const of = (thing: number | undefined) => copies.get(thing ?? -1) ?? [];
  return scene.relations.flatMap((relation, index) => {
    const { kind, from, to } = relation;
    const alike = scene.relations.filter((one) => one.kind === kind && one.to === to);
    const own = scene.relations.filter((one) => one.from === from);
    const mates = [...new Set(alike.map((one) => one.from))].flatMap(of);
    const used = [...new Set(own.map((one) => one.to))].flatMap(of);
    const walls = scene.relations.filter(
      (one) =>
        one.kind === 'between' &&
        [one.to, one.also].includes(from) &&
        [one.to, one.also ?? one.to].includes(to),
    );
    // Over what somebody has the hands at: an easel, a pot.
    const works = kind === 'look-at' ? scene.relations.filter((one) => one.from === to) : [];
    const parting = [...walls.map((one) => one.from), ...works.map((one) => one.to)].flatMap(of);
    const goals = scene.relations.flatMap((one) => (one.kind === 'in' && one.from === to ? of(one.to) : []));
    return isShown(relation, of, { mates, links: [...props, ...used], parting, goals }) ? [] : [index];
  });
}

function isShown(
  { kind, from, to, also, at }: SceneRelation,
  of: (thing: number | undefined) => Shown[],
  company: Pick<Others, 'mates' | 'links' | 'parting' | 'goals'>,
): boolean {
  const property = PROPERTIES[kind];
  const [froms, tos, alsos] = [of(from), of(to), of(also)];
  // What is not on the page is told as such.
  if (property === 'by-body' || froms.length === 0 || tos.length === 0) return true;
  const all = { froms, tos, alsos, at, ...company };
  if (from === to)
    return (
      froms.length < 2 ||
      froms.every((one) => tos.some((other) => one !== other && property(one, other, all)))
    );
  return froms.every((one) => tos.some((other) => property(one, other, all)));
}
