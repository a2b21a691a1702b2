import type { Bitmap } from '@lineleaf/press/raster';
import { drawLines } from '../src/lines/drawLines.ts';
import { finishPage } from '../src/lines/finishPage.ts';
import { paintArt } from '../src/lines/paintArt.ts';
import { PAGE_HEIGHT, PAGE_WIDTH } from '../src/page.ts';
import { frame } from '../src/parts/land.ts';
import type { Piece } from '../src/placing/Placement.ts';
import { Random } from '../src/Random.ts';
import { LabelMap } from '../src/raster/LabelMap.ts';
import { wholePiece } from '../src/stages/Build.ts';
import { buildStage } from '../src/stages/buildStage.ts';
import type { StageRoom } from '../src/stages/Stage.ts';

/** An empty setting as a page: as it is behind one thing, behind several, or for the smallest children. */
export function showSetting(key: string, seed: number, room: Omit<StageRoom, 'bottom'>): Bitmap {
  const stage = buildStage(key, new Random(seed), { bottom: PAGE_HEIGHT, ...room });
  const pieces: Piece[] = [
    ...stage.back,
    ...stage.rows.map((row) => row.piece),
    ...stage.front,
    wholePiece(frame(48)),
  ];
  map.clear();
  paintArt(map, pieces, { width: LINE, smallestArea: 260 });
  const bitmap = drawLines(map, LINE);
  finishPage(bitmap, { smallest: 72, lineWidth: LINE });
  return bitmap;
}

const LINE = 6.5;

const map = new LabelMap(PAGE_WIDTH * 2, PAGE_HEIGHT * 2);
