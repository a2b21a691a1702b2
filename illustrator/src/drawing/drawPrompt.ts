import { countGateFaults, MOST_INK } from '@lineleaf/press/gate';
import { type Colorability, measure } from '@lineleaf/press/raster';
import type { TracedScene } from '../drawnScene.ts';
import type { Detail, IllustrationRequest } from '../drawPage.ts';
import { countByRole } from '../lines/countByRole.ts';
import type { LineStyle } from '../lines/paintArt.ts';
import type { Undone } from '../placing/Placement.ts';
import { placeScene } from '../placing/placeScene.ts';
import { readPrompt } from '../reading/readPrompt.ts';
import type { ReadWord, Scene } from '../reading/Scene.ts';
import { drawPlacement } from './drawPlacement.ts';

/** Reads a description, places it, draws and measures the page. Needs the art that `provideArt` gives. */
export function drawPrompt({ prompt, seed, detail }: IllustrationRequest): TracedScene {
  return drawScene(readPrompt(prompt), seed, detail);
}

/**
 * Draws a scene: as the seed lays it out or, where that page would not pass the gate that pictures from elsewhere pass, or
 * show more of a place and of fillers than of what was asked for, in another, plainer layout that follows from the seed. Of
 * three that all fail the one with the fewest faults is kept. The map is that of the last try, and of the next page once
 * one is drawn.
 */
export function drawScene(scene: Scene, seed: number, wished?: Detail): TracedScene {
  const terms = { isSimple: scene.style === 'simple', pictureShare: 1 };
  const detail = wished ?? detailOf(scene);
  let best: { page: TracedScene; faults: number } | undefined;
  let style = LINE_STYLES[detail];
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const page = trace(scene, { seed: seed + attempt * SEED_STEP, detail, plainness: attempt }, style);
    const faults = countGateFaults(page.colorability, terms) + (isMostlySubject(scene, page) ? 0 : 1);
    if (faults === 0) return page;
    if (best === undefined || faults < best.faults) best = { page, faults };
    if (isCrowdedWithInk(page.colorability)) style = { ...style, width: style.width * THINNER };
  }
  return best?.page ?? trace(scene, { seed, detail, plainness: 0 }, style);
}

function trace(
  scene: Scene,
  options: { seed: number; detail: Detail; plainness: number },
  style: LineStyle,
): TracedScene {
  const { pieces, undone } = placeScene(scene, options);
  const { bitmap, map, known } = drawPlacement(pieces, style);
  return {
    bitmap,
    colorability: measure(bitmap, 1, known),
    drawn: drawnWords(scene, undone),
    unknown: scene.words.filter((word) => !isDone(word, undone)).map(({ text }) => text),
    placed: pieces,
    map,
    paper: known.paper,
  };
}

/** Every thing and the setting that are on the page, in the description's words. */
function drawnWords(scene: Scene, undone: Undone): string[] {
  const things = scene.things.filter((_, index) => !undone.things.includes(index)).map(({ words }) => words);
  const around = scene.words.filter(
    ({ meaning }) =>
      meaning.as === 'setting' || (meaning.as === 'weather' && !undone.weather.includes(meaning.weather)),
  );
  return [...new Set([...things, ...around.map(({ text }) => text)])];
}

/** Whether what a word asks for is on the page. */
function isDone({ meaning }: ReadWord, undone: Undone): boolean {
  switch (meaning.as) {
    case 'thing':
      return !undone.things.includes(meaning.thing);
    case 'pose':
      return !undone.poses.includes(meaning.thing);
    case 'relation':
      return !undone.relations.includes(meaning.relation);
    case 'look':
      return !undone.looks.some(({ thing, look }) => thing === meaning.thing && look === meaning.look);
    case 'weather':
      return !undone.weather.includes(meaning.weather);
    case 'text':
      return !undone.texts.includes(meaning.text);
    case 'unknown':
      return false;
    default:
      return true;
  }
}

/** Whether at least half of a page's areas are what was asked for. */
function isMostlySubject(scene: Scene, page: TracedScene): boolean {
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

const LINE_STYLES: Record<Detail, LineStyle> = {
  toddler: { width: 9, smallestArea: 1500 },
  child: { width: 6.5, smallestArea: 260 },
  detailed: { width: 4.6, smallestArea: 110 },
};

function detailOf({ style }: Scene): Detail {
  return style === 'toddler' || style === 'detailed' ? style : 'child';
}
