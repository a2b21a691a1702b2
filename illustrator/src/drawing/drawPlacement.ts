import type { Bitmap, KnownParts } from '@lineleaf/press/raster';
import { drawLines } from '../lines/drawLines.ts';
import { finishPage } from '../lines/finishPage.ts';
import { type LineStyle, paintArt } from '../lines/paintArt.ts';
import { PAGE_HEIGHT, PAGE_WIDTH, SMALLEST_POCKET } from '../page.ts';
import type { Piece } from '../placing/Placement.ts';
import { LabelMap } from '../raster/LabelMap.ts';
import { drawOrnately } from './ornate/drawOrnately.ts';
import { drawPlainly } from './plain/drawPlainly.ts';

/** A page in black and white, the map of its areas, and what is known of it. */
export interface DrawnPlacement {
  bitmap: Bitmap;
  /** That of this page until the next one is drawn. */
  map: LabelMap;
  known: KnownParts;
}

/** Paints placed pieces onto a map of areas, draws their lines and makes the page colorable. */
export function drawPlacement(pieces: readonly Piece[], style: LineStyle, seed = 0): DrawnPlacement {
  if (map === undefined) map = new LabelMap(PAGE_WIDTH * 2, PAGE_HEIGHT * 2);
  else map.clear();
  paintArt(map, pieces, style);
  const bitmap = drawLines(map, style.width);
  const limits = { smallest: SMALLEST_POCKET, lineWidth: style.width };
  const known = finishPage(bitmap, limits);
  switch (style.finish) {
    case 'plain':
      return { bitmap, map, known: drawPlainly(bitmap, { map, known, pieces }, limits) };
    case 'ornate':
      return { bitmap, map, known: drawOrnately(bitmap, { map, known, pieces, seed }, limits) };
    default:
      return { bitmap, map, known };
  }
}

/** 17 MB that one page after the other is painted on. */
let map: LabelMap | undefined;
