import { encodePng1Bit } from '../png/encodePng1Bit.ts';
import type { Bitmap } from '../raster/components.ts';
import { type IconSource, openIconExtract } from './art/iconExtract.ts';
import { composePage } from './layout/composePage.ts';
import { PAGE_HEIGHT, PAGE_WIDTH } from './layout/page.ts';
import { drawSubject } from './layout/subjectArt.ts';
import { drawLines } from './lines/drawLines.ts';
import { finishPage } from './lines/finishPage.ts';
import { type LineStyle, type PlacedArt, paintArt } from './lines/paintArt.ts';
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

export interface Illustration {
  /** 1275 x 1650, 1 bit, 150 dpi. */
  png: Uint8Array;
  /** What was drawn, in the prompt's words. */
  drawn: string[];
  /** Words that could not be drawn; they are lettered on the page. */
  unknown: string[];
}

/** Draws a page from a description. */
export function illustrate(request: IllustrationRequest): Illustration {
  const { bitmap, drawn, unknown } = drawPage(request);
  return { png: encodePng1Bit(bitmap.ink, bitmap.width, bitmap.height), drawn, unknown };
}

/** `illustrate` before the picture is encoded. */
export function drawPage({ prompt, seed, detail }: IllustrationRequest): DrawnScene {
  return drawScene(parsePrompt(prompt), seed, detail);
}

/** A page as a raster, with what is on it. */
export interface DrawnScene {
  bitmap: Bitmap;
  drawn: string[];
  unknown: string[];
}

/** Draws a scene; the step behind `illustrate` after the prompt is read. */
export function drawScene(scene: SceneRequest, seed: number, detail?: Detail): DrawnScene {
  if (page === undefined) page = newPageMap();
  else page.labels.fill(0);
  const { bitmap, drawn, unknown } = traceScene(scene, seed, detail, page);
  return { bitmap, drawn, unknown };
}

/** A drawn scene with what it was drawn from: the pictures in their order, and the map of their areas. */
export interface TracedScene extends DrawnScene {
  placed: readonly PlacedArt[];
  map: LabelMap;
}

/** `drawScene` with what tells the areas of the subjects from those of the frame and the fillers. */
export function traceScene(
  scene: SceneRequest,
  seed: number,
  detail?: Detail,
  map: LabelMap = newPageMap(),
): TracedScene {
  const style = LINE_STYLES[detail ?? wishedDetail(scene)];
  icons ??= openIconExtract();
  const source = icons;
  const { placed, missing } = composePage(scene, seed, (subject, variant) =>
    drawSubject(subject, variant, source),
  );
  paintArt(map, placed, style);
  const bitmap = drawLines(map, style.width);
  finishPage(bitmap, { smallest: SMALLEST_POCKET, lineWidth: style.width });
  const drawn = scene.subjects
    .filter((subject) => !missing.includes(subject))
    .map((subject) => subject.words);
  const unknown = [...scene.unknown, ...missing.map((subject) => subject.words)];
  return { bitmap, drawn, unknown, placed, map };
}

let icons: IconSource | undefined;
/** 17 MB that one page after the other is painted on. */
let page: LabelMap | undefined;

function newPageMap(): LabelMap {
  return new LabelMap(PAGE_WIDTH * 2, PAGE_HEIGHT * 2);
}

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
