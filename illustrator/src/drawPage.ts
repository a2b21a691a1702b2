import { mapAreas } from '@lineleaf/press';
import { countGateFaults, MOST_INK } from '@lineleaf/press/gate';
import { type Colorability, measure } from '@lineleaf/press/raster';
import { artData } from './art/artData.ts';
import type { DrawnPage, TracedScene } from './drawnScene.ts';
import { composePage } from './layout/composePage.ts';
import { PAGE_HEIGHT, PAGE_WIDTH } from './layout/page.ts';
import { drawSubject } from './layout/subjectArt.ts';
import { countByRole } from './lines/countByRole.ts';
import { drawLines } from './lines/drawLines.ts';
import { finishPage } from './lines/finishPage.ts';
import { type LineStyle, paintArt } from './lines/paintArt.ts';
import { paletteOf } from './lines/paletteOf.ts';
import { parsePrompt } from './parser/index.ts';
import { LabelMap } from './raster/LabelMap.ts';
import type { SceneRequest } from './scene.ts';

export type Detail = 'toddler' | 'child' | 'detailed';

export interface IllustrationRequest {
  prompt: string;
  /** Any integer; the same prompt, seed and detail give the same bytes. */
  seed: number;
  detail?: Detail;
}

/** Draws a page from a description, and measures it. Needs the art that `provideArt` gives. */
export function drawPage({ prompt, seed, detail }: IllustrationRequest): DrawnPage {
  const { bitmap, colorability, drawn, unknown, ...traced } = drawScene(parsePrompt(prompt), seed, detail);
  const palette = paletteOf(traced.map, traced.placed, mapAreas(bitmap, traced.paper));
  return { bitmap, colorability, drawn, unknown, palette };
}

/**
 * Draws a scene, the step behind `drawPage` after the prompt is read: as the seed lays it out or, where that page would
 * not pass the gate that pictures from elsewhere pass, or show more of a place and of fillers than of what was asked
 * for, in another, plainer layout that follows from the seed. Of three that all fail the one with the fewest faults is
 * kept. The map is that of the next page once one is drawn.
 */
export function drawScene(scene: SceneRequest, seed: number, detail?: Detail): TracedScene {
  const terms = { isSimple: scene.style === 'simple', pictureShare: 1 };
  let best: { faults: number; attempt: number; style: LineStyle } | undefined;
  let style = LINE_STYLES[detail ?? wishedDetail(scene)];
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const page = traceScene(scene, layoutOf(seed, attempt), style);
    const faults = countGateFaults(page.colorability, terms) + (isMostlySubject(scene, page) ? 0 : 1);
    if (faults === 0) return page;
    if (best === undefined || faults < best.faults) best = { faults, attempt, style };
    if (attempt === MOST_TRIES - 1 && best.attempt === attempt) return page;
    if (isCrowdedWithInk(page.colorability)) style = { ...style, width: style.width * THINNER };
  }
  // The map is that of one page: the best is drawn once more.
  return traceScene(scene, layoutOf(seed, best?.attempt ?? 0), best?.style ?? style);
}

function layoutOf(seed: number, attempt: number): { seed: number; plainness: number } {
  return { seed: seed + attempt * SEED_STEP, plainness: attempt };
}

/** Whether at least half of a page's areas are what was asked for. */
function isMostlySubject(scene: SceneRequest, page: TracedScene): boolean {
  if (scene.style === 'simple') return true;
  const { subject, scenery, filler, frame } = countByRole(page);
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

function traceScene(
  scene: SceneRequest,
  layout: { seed: number; plainness: number },
  style: LineStyle,
): TracedScene {
  const { icons } = artData();
  const { placed, missing } = composePage(
    scene,
    layout.seed,
    (subject, variant) => drawSubject(subject, variant, icons),
    layout.plainness,
  );
  if (map === undefined) map = new LabelMap(PAGE_WIDTH * 2, PAGE_HEIGHT * 2);
  else map.clear();
  paintArt(map, placed, style);
  const bitmap = drawLines(map, style.width);
  const known = finishPage(bitmap, { smallest: SMALLEST_POCKET, lineWidth: style.width });
  const drawn = scene.subjects
    .filter((subject) => !missing.includes(subject))
    .map((subject) => subject.words);
  const unknown = [...scene.unknown, ...missing.map((subject) => subject.words)];
  return { bitmap, colorability: measure(bitmap, 1, known), drawn, unknown, placed, map, paper: known.paper };
}

/** 17 MB that one page after the other is painted on. */
let map: LabelMap | undefined;

/** Enclosed paper below this many pixels cannot be colored. */
const SMALLEST_POCKET = 72;

const LINE_STYLES: Record<Detail, LineStyle> = {
  toddler: { width: 9, smallestArea: 1500 },
  child: { width: 6.5, smallestArea: 260 },
  detailed: { width: 4.6, smallestArea: 110 },
};

function wishedDetail(scene: SceneRequest): Detail {
  return scene.style === 'toddler' || scene.style === 'detailed' ? scene.style : 'child';
}
