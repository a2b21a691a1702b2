import { readFileSync, writeFileSync } from 'node:fs';
import { encodePng1Bit } from '@lineleaf/press/node';
import { readArt } from '../node/readArt.ts';
import { provideArt } from '../src/art/artData.ts';
import { drawPlacement } from '../src/drawing/drawPlacement.ts';
import { placeScene } from '../src/placing/placeScene.ts';
import { readPrompt } from '../src/reading/readPrompt.ts';
import { contactSheet } from './contactSheet.ts';
import { sceneOf } from './sceneOf.ts';

/** `tsx scripts/drawScenes.ts scenes.txt sheet.png [seed]`: a contact sheet of scenes, one a line (see `sceneOf`). */
provideArt(readArt());
const [file = '', out = 'sheet.png', seed = '1'] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '');
const pages = lines.flatMap((line) => {
  const started = performance.now();
  const { pieces, undone } = placeScene(line.startsWith('> ') ? readPrompt(line.slice(2)) : sceneOf(line), {
    seed: Number(seed),
    detail: 'child',
  });
  const placed = Math.round(performance.now() - started);
  const bad = Object.entries(undone).filter(([, list]) => list.length > 0);
  process.stdout.write(
    `${line}: ${placed} ms ${bad.length > 0 ? JSON.stringify(Object.fromEntries(bad)) : ''}\n`,
  );
  return [drawPlacement(pieces, { width: 6.5, smallestArea: 260 }).bitmap];
});
const { ink, width, height } = contactSheet(pages);
writeFileSync(out, encodePng1Bit(ink, width, height));
