import { countGateFaults, MOST_INK } from '@lineleaf/press/gate';
import { type Colorability, findComponents, measure } from '@lineleaf/press/raster';
import { drawPlacement } from './drawing/drawPlacement.ts';
import { namesOf } from './drawing/namesOf.ts';
import type { DrawnPage, MeasuredPage } from './drawnScene.ts';
import { countByRole } from './lines/countByRole.ts';
import type { LineStyle } from './lines/paintArt.ts';
import { paletteOf } from './lines/paletteOf.ts';
import { LINE_WIDTH } from './page.ts';
import { placeScene } from './placing/placeScene.ts';
import { readPrompt } from './reading/readPrompt.ts';
import type { Scene } from './reading/Scene.ts';
import { hasAnything } from './readWishes.ts';

export type Detail = 'toddler' | 'child' | 'detailed';

export interface IllustrationRequest {
  prompt: string;
  /** Any integer; the same prompt, seed and detail give the same bytes. */
  seed: number;
  detail?: Detail;
}

/** Draws a page from a description: reads (once), places, draws, finishes. Needs the art that `provideArt` gives. */
export function drawPage({ prompt, seed, detail }: IllustrationRequest): DrawnPage {
  const scene = readPrompt(prompt);
  const { roles, ...page } = drawScene(scene, seed, detail);
  return { ...page, isBlank: !hasAnything(scene) };
}

/**
 * Draws a scene, the steps behind `drawPage` after the prompt is read: as the seed lays it out or, where that page would
 * not pass the gate that pictures from elsewhere pass, or show more of a place and of fillers than of what was asked
 * for, in another, plainer layout that follows from the seed. Of three that all fail the one with the fewest faults is
 * kept.
 */
export function drawScene(scene: Scene, seed: number, wished?: Detail): MeasuredPage {
  const detail = wished ?? detailOf(scene);
  const isSimple = scene.style === 'simple' || detail === 'toddler';
  const terms = { isSimple, pictureShare: 1 };
  let best: { faults: number; page: MeasuredPage } | undefined;
  let style = LINE_STYLES[detail];
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const page = drawOnce(scene, { ...layoutOf(seed, attempt), detail }, style);
    const faults = countGateFaults(page.colorability, terms) + (isSimple || isMostlySubject(page) ? 0 : 1);
    if (best === undefined || faults < best.faults) best = { faults, page };
    if (best.faults === 0) break;
    if (isCrowdedWithInk(page.colorability)) style = { ...style, width: style.width * THINNER };
  }
  if (best === undefined) throw new Error('A scene is drawn at least once');
  return best.page;
}

function drawOnce(
  scene: Scene,
  options: { seed: number; detail: Detail; plainness: number },
  style: LineStyle,
): MeasuredPage {
  const { pieces, undone } = placeScene(scene, options);
  const { bitmap, map, known } = drawPlacement(pieces, style, options.seed);
  const paper = known.paper ?? findComponents(bitmap, 0);
  return {
    bitmap,
    colorability: measure(bitmap, 1, { ...known, paper }),
    ...namesOf(scene, undone),
    palette: paletteOf(map, pieces, paper),
    roles: countByRole({ bitmap, map, placed: pieces, paper }),
  };
}

function layoutOf(seed: number, attempt: number): { seed: number; plainness: number } {
  return { seed: seed + attempt * SEED_STEP, plainness: attempt };
}

/** Whether at least half of a page's areas are what was asked for. */
function isMostlySubject({ roles: { subject, scenery, filler, frame } }: MeasuredPage): boolean {
  return subject >= scenery + filler + frame;
}

const MOST_TRIES = 3;
/** A prime far from the seeds that one visitor is given one after the other. */
const SEED_STEP = 15_485_863;

/** Each further try of a page on which lines run together draws them so much thinner. */
const THINNER = 0.82;

function isCrowdedWithInk({ inkShare, lineWidth }: Colorability): boolean {
  return inkShare > MOST_INK || lineWidth.p95 > WIDEST_LINE;
}

const WIDEST_LINE = 14;

/** How lines are drawn at each level. */
export const LINE_STYLES: Record<Detail, LineStyle> = {
  toddler: { width: LINE_WIDTH.toddler, smallestArea: 3500, leastBreadth: 2, finish: 'plain' },
  child: { width: LINE_WIDTH.child, smallestArea: 260 },
  detailed: { width: LINE_WIDTH.detailed, smallestArea: 110, finish: 'ornate' },
};

function detailOf({ style }: Scene): Detail {
  return style === 'toddler' || style === 'detailed' ? style : 'child';
}
