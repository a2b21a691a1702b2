import type { Box } from '../../page.ts';
import { hill, planks } from '../../parts/land.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { Stage } from '../../stages/Stage.ts';
import type { Kind } from '../../things/recordSchema.ts';
import { type Actor, boxOfPart, moved, type Part } from '../company/Actor.ts';
import { isOnCloth } from '../company/grounding.ts';
import { isLeaping, splashOf } from '../company/leaping.ts';
import { driestOf } from '../company/Troupe.ts';
import { type Layout, LEAST_WATER } from '../layout/layOut.ts';
import type { Piece } from '../Placement.ts';

/** Groups from the back to the front, among rows of waves where there is water, and a bank for those on land. */
export function paintSubjects(layout: Layout, stage: Stage, content: Box): Piece[] {
  const dry = layout.spots.filter(({ member }) => member.support === 'ground');
  const bank = Math.min(...dry.map((spot) => shoreOf(spot, stage)));
  const rows = stage.rows.filter(({ top }) => top < bank - 30);
  const layers: { at: number; pieces: Piece[] }[] = rows.map(({ top, piece }) => ({
    at: top,
    pieces: [piece],
  }));
  if (stage.medium === 'water' && dry.length > 0)
    layers.push({ at: bank, pieces: [{ ...groundFrom(bank, stage), keepSmall: true, role: 'scenery' }] });
  for (const spot of layout.spots) {
    const { y } = spot;
    let at =
      spot.member.support === 'air'
        ? rows.length > 0 && spot.box.bottom > stage.horizon
          ? y + 5000
          : y - 5000
        : y;
    if (spot.member.support === 'water') {
      for (const rank of ranksOf(spot.member.group.parts)) {
        const depth = Math.min(spot.member.draught, driestOf(rank)) * spot.unit;
        const back = (rank[0]?.back ?? 0) * spot.unit;
        const near = nearest(rows, y - depth - back, (top) => isWithin(spot, top + depth - y, content));
        if (near !== undefined) at = near - 1;
        const by = near === undefined ? y : near + depth + back;
        const parts = rank.map((part) => moved(part, spot.x, by, spot.unit));
        // What is under a boat is seen through the water.
        const isDeep = (part: Part) => boxOfPart(part).top > at - 20;
        layers.push({ at, pieces: parts.filter((part) => !isDeep(part)).map(pieceOf) });
        const leaper = isLeaping(spot.member.group) ? parts.find(({ actor }) => actor) : undefined;
        if (leaper)
          layers.push({
            at: at + SPLASH.before,
            pieces: [pieceOf(splashOf(leaper, by - depth + SPLASH.down, content))],
          });
        layers.push({
          at: bank === Number.POSITIVE_INFINITY ? 1e5 : bank - 1,
          pieces: parts.filter(isDeep).map(pieceOf),
        });
      }
      continue;
    }
    layers.push({
      at,
      pieces: spot.member.group.parts.map((part) => pieceOf(moved(part, spot.x, y, spot.unit))),
    });
  }
  return layers.sort((a, b) => a.at - b.at).flatMap(({ pieces }) => pieces);
}

/** A splash is right before who leaps, its foot so far below the level of the water, in page pixels. */
const SPLASH = { before: 1.5, down: 20 };

/** What those stand on who are on land at water. */
function groundFrom(bank: number, { shore }: Stage): Pick<Piece, 'art' | 'to'> {
  return { art: shore === 'planks' ? planks(bank) : hill(bank, 20, 0.3), to: AS_IS };
}

/** What is before everybody: on a deck that some stand on there is none of it. */
export function frontOf({ spots }: Layout, { medium, shore, front }: Stage): Piece[] {
  const isStoodOn =
    medium === 'water' && shore !== undefined && spots.some(({ member }) => member.support === 'ground');
  return isStoodOn ? [] : front;
}

/** Where the shore begins for those who stand on it, some water behind them. */
function shoreOf({ y, member, unit }: Layout['spots'][number], { horizon }: Stage): number {
  // What dangles from a rod hangs lower than the feet of who fishes.
  const lowest = NEAR_FOOT * (member.box.bottom - member.box.top);
  const feet = member.group.parts.flatMap((part) => {
    const { bottom } = boxOfPart(part);
    return part.actor && LANDED.has(part.actor.record.kind) && bottom > -lowest ? [bottom] : [];
  });
  const edge = y - Math.max(member.deep, -Math.min(0, ...feet)) * unit - BEHIND_FEET;
  return isOnCloth(member.group) ? Math.max(edge, horizon + LEAST_WATER) : edge;
}

const LANDED: ReadonlySet<Kind> = new Set(['person', 'animal']);
/** Feet so near to the foot of all of it stand on the ground, as a share of its height. */
const NEAR_FOOT = 0.3;
const BEHIND_FEET = 60;

/** Parts of a group that stand one behind the other, each in water of its own. */
function ranksOf(parts: readonly Part[]): Part[][] {
  const ranks = new Map<number, Part[]>();
  for (const part of parts) {
    const back = Math.round(part.back ?? 0);
    ranks.set(back, [...(ranks.get(back) ?? []), part]);
  }
  return [...ranks.values()];
}

function isWithin({ box }: Layout['spots'][number], by: number, content: Box): boolean {
  return box.top + by >= content.top && box.bottom + by <= content.bottom;
}

/** The row nearest to a level, of those that do. */
function nearest(rows: Stage['rows'], level: number, does: (top: number) => boolean): number | undefined {
  const tops = rows.map(({ top }) => top);
  const fit = tops.filter(does);
  return (fit.length > 0 ? fit : tops).sort((a, b) => Math.abs(a - level) - Math.abs(b - level))[0];
}

function pieceOf({ art, to, whole, actor, role, again, at, isPart }: Part): Piece {
  return {
    art,
    to,
    role: role ?? 'subject',
    ...(whole ? { whole } : {}),
    ...(again ? { again } : {}),
    ...(at ? { at } : {}),
    ...(isPart ? { isPart } : {}),
    ...(actor ? shownAs(actor) : again ? {} : { isProp: true as const }),
  };
}

/** What a piece that shows an actor says of it. */
export function shownAs({
  thing,
  copy,
  record,
  body: { places, facing, telling },
}: Actor): Pick<Piece, 'thing' | 'copy' | 'of' | 'places' | 'facing' | 'telling'> {
  return { thing, copy, of: record.key, places, facing, ...(telling ? { telling } : {}) };
}
