import type { PlacedArt } from '../lines/paintArt.ts';
import { filmFrame, frame } from '../parts/land.ts';
import type { SceneRequest } from '../scene.ts';
import type { Standing } from './arrange.ts';
import { drawBeams } from './drawBeams.ts';
import { type Box, boxOf, FRAME, grow, placeAt, sharedArea } from './page.ts';
import type { Random } from './Random.ts';
import { findSpot } from './spots.ts';
import type { Filler, Stage } from './stage.ts';

/** Everything on a page in the order in which it is painted: the place, what fills its empty spots, the subjects, the frame. */
export function assemble(
  request: SceneRequest,
  stage: Stage,
  parts: {
    standing: Standing[];
    letters: { placed: PlacedArt[]; boxes: Box[] };
    content: Box;
    random: Random;
    plainness: number;
  },
): PlacedArt[] {
  const { standing, letters, content, random } = parts;
  const beams = request.weather.includes('beams') ? drawBeams(standing) : { under: [], over: [], boxes: [] };
  const subjects = [
    ...standing.map((one) => ({
      layer: one.layer ?? one.foot,
      placed: placeAt(one.instance.art, { ...one, mirrored: one.instance.mirrored, role: 'subject' }),
    })),
    ...(stage.rows ?? []).map((row) => ({ layer: row.top, placed: row.placed })),
  ]
    .sort((a, b) => a.layer - b.layer)
    .map((one) => one.placed);
  const taken = [...standing.map((one) => one.box), ...letters.boxes, ...beams.boxes];
  const inSky = { ...content, top: content.top + 4, bottom: Math.min(content.bottom, stage.horizon - 90) };
  const scenery = stage.back.filter((one) => one.keepSmall !== true).map(boxOf);
  const skyTaken = [...taken, ...scenery];
  // What stands in, on or before another thing covers some of its areas.
  const share = request.subjects.some(({ relation }) => relation !== undefined) ? 0.33 : 0.6;
  const asked =
    share * 0.5 ** parts.plainness * countAreas([...subjects, ...letters.placed].filter(isSubject), SURELY);
  stage.back = stage.back.filter((one) => !isHidden(one, standing));
  const { back, left } = chooseBack(stage, request.style === 'simple' ? 99 : Math.floor(asked));
  const budget = { left };
  const sky = placeFillers(enlarged(stage.skyFillers, standing), inSky, {
    taken: skyTaken,
    random,
    gap: 24,
    budget,
  });
  const onGround = {
    ...content,
    top: stage.horizon + stage.clearance,
    bottom: Math.min(content.bottom + 40, 1580),
  };
  const low = placeFillers(stage.groundFillers, onGround, { taken, random, gap: 16, budget });
  return [
    ...back,
    ...sky,
    ...low,
    ...beams.under,
    ...subjects,
    ...beams.over,
    ...letters.placed,
    outlineOf(request),
  ];
}

/** The frame around a page, or the strip of film that it is drawn on. */
export function outlineOf({ style }: SceneRequest): PlacedArt {
  const to = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  // A strip of film was asked for; the plain frame was not.
  if (style === 'film') return { art: filmFrame(), to, keepSmall: true, role: 'subject' };
  return { art: frame(FRAME), to, keepSmall: true, role: 'frame' };
}

/** Around one thing alone that is not large there is room for larger fillers, which take no more areas than small ones. */
function enlarged(fillers: readonly Filler[], standing: readonly Standing[]): readonly Filler[] {
  const [only, ...others] = standing;
  if (!only || others.length > 0) return fillers;
  const { left, right, top, bottom } = only.box;
  if ((right - left) * (bottom - top) > LARGE) return fillers;
  return fillers.map((one) => ({ ...one, height: one.height * (one.height > SMALL_FILLER ? 1.35 : 1) }));
}

/** Square pixels of a third of a page. */
const LARGE = 620_000;
/** Height of flakes and drops. */
const SMALL_FILLER = 100;

/** Whether scenery that nobody asked for, a tree, would look out from behind a subject as a stump or a crown. */
function isHidden(one: Stage['back'][number], standing: readonly Standing[]): boolean {
  if (one.cost === undefined || one.role === 'subject') return false;
  const box = boxOf(one);
  const area = (box.right - box.left) * (box.bottom - box.top);
  return area < LARGEST_HIDDEN && standing.some((other) => sharedArea(box, other.box) > 0.35 * area);
}

/** Square pixels of a large tree; hills and walls are larger. */
const LARGEST_HIDDEN = 250_000;

/** Places as many fillers as there is room for; those not asked for take no more areas than the budget has left. */
function placeFillers(
  fillers: readonly Filler[],
  region: Box,
  room: { taken: Box[]; random: Random; gap: number; budget: { left: number } },
): PlacedArt[] {
  const placed: PlacedArt[] = [];
  for (const { art, height, isHigh, isWished, cost: known } of fillers) {
    const scale = height / art.height;
    const size = { width: art.width * scale, height };
    const top = { ...region, bottom: Math.min(region.bottom, region.top + height + 70) };
    const at = { x: 0, foot: 0, scale, role: isWished ? ('subject' as const) : ('filler' as const) };
    const cost = isWished ? 0 : (known ?? Math.round(1.25 * countAreas([placeAt(art, at)], PERHAPS)));
    if (cost > room.budget.left) continue;
    const box = (isHigh && findSpot(size, top, room)) || findSpot(size, region, room);
    if (!box) continue;
    room.budget.left -= cost;
    room.taken.push(grow(box, 4));
    placed.push(placeAt(art, { ...at, x: (box.left + box.right) / 2, foot: box.bottom }));
  }
  return placed;
}

/** Areas of pictures of at least so many page pixels. */
function countAreas(placed: readonly PlacedArt[], least: number): number {
  let count = 0;
  for (const { art, to } of placed) {
    const scale = Math.sqrt(Math.abs(to.a * to.d - to.b * to.c));
    for (const item of art.items) {
      if (item.kind === 'area' && item.breadth * scale > 4 && item.area * scale * scale > least) count += 1;
    }
  }
  return count;
}

/** What surely stays an area of its own, and what may be one. */
const SURELY = 600;
const PERHAPS = 60;
/** Areas of fillers that a page has room for whatever was asked. */
const LEAST_FILLED = 2;
/** Space without a planet is an empty page. */
const LEAST_IN_SPACE = 6;

function isSubject({ role }: PlacedArt): boolean {
  return role === 'subject';
}

/**
 * The background without what would outnumber the areas that were asked for, and how many areas are left for fillers. A
 * background that the prompt names is what was asked for.
 */
function chooseBack({ back, rows, medium }: Stage, asked: number): { back: PlacedArt[]; left: number } {
  const named = countAreas(back.filter(isSubject), SURELY);
  const ground = back.filter((one) => !isSubject(one) && one.cost === undefined);
  let left = asked + Math.floor(0.5 * named) - countAreas(ground, PERHAPS);
  if (rows?.some(({ placed }) => !isSubject(placed))) left -= 2 * rows.length;
  const kept = back.filter((one) => {
    if (isSubject(one) || one.cost === undefined) return true;
    if (one.cost > left) return false;
    left -= one.cost;
    return true;
  });
  return { back: kept, left: Math.max(medium === 'space' ? LEAST_IN_SPACE : LEAST_FILLED, left) };
}
