import { alike } from '../tones.ts';
import type { PageParts, Part } from './findParts.ts';
import { type Disc, groupParts, type Join } from './groupParts.ts';
import { isDark, isSubject, type Meaning } from './nearness.ts';
import type { Changes } from './openWalls.ts';

/**
 * Areas that are to join others, as changes to the lines between them; undefined where none can. `isLast` where opening lines was
 * not enough: they go, and what is slim is black.
 */
export function chooseJoins(
  found: PageParts,
  meaningOf: (label: number) => Meaning,
  page: { width: number; height: number; owners: Uint16Array; isLast: boolean },
): Changes | undefined {
  const { parts } = found;
  const grouping = groupParts(found, meaningOf, page);
  if (grouping.joins.length === 0) return undefined;
  const changes: Changes = { open: [], solid: new Set() };
  for (const join of grouping.joins) {
    const [own, other] = [parts[join.from], parts[join.into]];
    if (own === undefined || other === undefined) continue;
    const fate = page.isLast ? lastFateOf(own) : fateOf(join, { own, other, meaningOf });
    const wall = own.walls.get(join.into) ?? [];
    if (fate === 'mark') changes.solid.add(join.from);
    else if (fate === 'goes') changes.open.push(...wall);
    else changes.open.push(...openingOf(wall, page.width));
  }
  for (const core of grouping.cores)
    clear(changes, core, { found, rootOf: grouping.rootOf, width: page.width });
  return changes;
}

function lastFateOf({ radius }: Part): 'goes' | 'mark' {
  return radius < SLIM ? 'mark' : 'goes';
}

/** Radius of an area in page pixels. */
const SLIM = 12;

/** What becomes of the line between two areas that are to be one: it goes, it is opened, or the smaller one is a black mark. */
function fateOf(
  { into }: Join,
  { own, other, meaningOf }: { own: Part; other: Part; meaningOf: (label: number) => Meaning },
): 'goes' | 'opens' | 'mark' {
  const [its, others] = [meaningOf(own.label), meaningOf(other.label)];
  const around = [...own.walls.values()].reduce((sum, wall) => sum + wall.length, 0);
  const length = own.walls.get(into)?.length ?? 0;
  const share = length / around;
  if (!isSubject(its) && !isSubject(others)) return 'goes';
  const isThing = its.piece?.thing !== undefined;
  const isLoose = !isSubject(others);
  const isTiny = own.radius < MARK_RADIUS && own.pixels < MARK_PIXELS && share > MOSTLY;
  if (isThing && isTiny && (isLoose || isDark(its.color, others.color))) return 'mark';
  if (share > WHOLLY) return length < (isThing ? 1 : 2) * LEAST_RING ? 'goes' : 'opens';
  if (its.piece === others.piece && alike(its.color, others.color) > LIKE) return 'goes';
  return length < LEAST_LINE ? 'goes' : 'opens';
}

/** Dark areas smaller than this are marks: noses, buttons. */
const MARK_RADIUS = 22;
const MARK_PIXELS = 2200;
/** Share of an area's edge. */
const MOSTLY = 0.6;
const WHOLLY = 0.85;
/** Pixels of a ring, and of another line, that stay where they are opened. */
const LEAST_RING = 300;
const LEAST_LINE = 90;
const LIKE = 0.93;
/** How far a line is opened around a point. */
const OPENING = 30;

/** The part of a line around its upper end, where limbs begin. */
function openingOf(wall: readonly number[], width: number): number[] {
  const [x, y] = [(wall[0] ?? 0) % width, Math.floor((wall[0] ?? 0) / width)];
  return wall.filter((at) => Math.hypot((at % width) - x, Math.floor(at / width) - y) < OPENING);
}

/** Takes the lines away that cross a circle within one group. */
function clear(
  changes: Changes,
  { x, y, radius }: Disc,
  { found, rootOf, width }: { found: PageParts; rootOf: (part: number) => number; width: number },
): void {
  for (const [index, { walls }] of found.parts.entries()) {
    for (const [other, wall] of walls) {
      if (other < index || rootOf(other) !== rootOf(index)) continue;
      const crosses = wall.some(
        (at) => Math.hypot((at % width) - x, Math.floor(at / width) - y) < radius - 2,
      );
      if (crosses) changes.open.push(...wall);
    }
  }
}
