import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { encodePng1Bit } from '@lineleaf/press/node';
import type { Bitmap } from '@lineleaf/press/raster';
import { readArt } from '../node/readArt.ts';
import { type Detail, type DrawnPage, drawPage, provideArt } from '../src/index.ts';
import { formatScene } from '../src/reading/formatScene.ts';
import { readPrompt } from '../src/reading/readPrompt.ts';
import { contactSheet } from './contactSheet.ts';
import { showPoses } from './showPoses.ts';
import { showSetting } from './showSetting.ts';
import { showThing } from './showThing.ts';

/**
 * `npm run illustrate -- "two cats on a boat" [--out page.png] [--seed 1] [--detail toddler|child|detailed]` writes a
 * page; `npm run illustrate -- --sheet prompts.txt [--out sheet.png]` a contact sheet of one page a line (lines that begin
 * with # and what follows a bar are left out); `npm run illustrate -- --thing teapot,kettle [--out things.png]` things by
 * key, each alone at three sizes, in three settings, held and worn, or as `bear:sit:scarf`; `--poses bear,robot` each in every pose, cells that its drawing lacks empty; `--setting kitchen,cave` empty settings behind one thing, behind several and for the
 * smallest children; `--read "two cats on a boat"` prints what descriptions are read as. Paths are relative to where the
 * command was called.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    detail: { type: 'string' },
    sheet: { type: 'string' },
    thing: { type: 'string' },
    poses: { type: 'string' },
    setting: { type: 'string' },
    read: { type: 'string', multiple: true },
  },
});
const seed = Number(values.seed);
const detail = values.detail ? { detail: values.detail as Detail } : {};

provideArt(readArt());
const callers = process.env.INIT_CWD ?? process.cwd();

if (values.read) for (const prompt of [...values.read, ...positionals]) writeReading(prompt);
else if (values.thing) writeThings(values.thing.split(','), resolve(callers, values.out ?? 'things.png'));
else if (values.poses) writePoses(values.poses.split(','), resolve(callers, values.out ?? 'poses.png'));
else if (values.setting)
  writeSettings(values.setting.split(','), resolve(callers, values.out ?? 'settings.png'));
else if (values.sheet)
  writeSheet(resolve(callers, values.sheet), resolve(callers, values.out ?? 'sheet.png'));
else writePage(positionals.join(' '), resolve(callers, values.out ?? 'page.png'));

function writeReading(prompt: string): void {
  const scene = readPrompt(prompt);
  const words = scene.words.map(
    ({ text, meaning, readAs }) => `${text}${readAs ? ` (${readAs})` : ''}: ${meaning.as}`,
  );
  console.log(`${prompt}\n  ${formatScene(scene)}\n  ${words.join(', ')}`);
}

function writePage(prompt: string, out: string): void {
  const started = performance.now();
  const page = drawPage({ prompt, seed, ...detail });
  writePng(out, page.bitmap);
  console.log(`${out}: ${describe(page)}, ${Math.round(performance.now() - started)} ms`);
}

function writeSheet(file: string, out: string): void {
  const prompts = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('|')[0]?.trim() ?? '')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const pages = prompts.map((prompt) => {
    const page = drawPage({ prompt, seed, ...detail });
    console.log(`${prompt}: ${describe(page)}`);
    return page.bitmap;
  });
  const sheet = contactSheet(pages);
  writePng(out, sheet);
  console.log(`${out}: ${pages.length} pages`);
}

function writeThings(keys: readonly string[], out: string): void {
  writePng(out, contactSheet(keys.flatMap((key) => showThing(key, seed))));
  console.log(`${out}: ${keys.length} things`);
}

function writePoses(keys: readonly string[], out: string): void {
  writePng(out, stack(keys.map(showPoses)));
  console.log(`${out}: ${keys.length} things`);
}

/** Bitmaps of one width, one under the other. */
function stack(bitmaps: readonly Bitmap[]): Bitmap {
  const height = bitmaps.reduce((sum, one) => sum + one.height, 0);
  const ink = new Uint8Array(bitmaps.flatMap((one) => [...one.ink]));
  return { width: bitmaps[0]?.width ?? 0, height, ink };
}

function writeSettings(keys: readonly string[], out: string): void {
  const pages = keys.flatMap((key) => [
    showSetting(key, seed, { isCrowded: false, isBare: false }),
    showSetting(key, seed + 1, { isCrowded: true, isBare: false }),
    showSetting(key, seed + 2, { isCrowded: false, isBare: true }),
  ]);
  writePng(out, contactSheet(pages));
  console.log(`${out}: ${keys.length} settings`);
}

function writePng(out: string, { ink, width, height }: Bitmap): void {
  writeFileSync(out, encodePng1Bit(ink, width, height));
}

function describe(page: DrawnPage): string {
  return `drawn ${page.drawn.join(', ') || 'nothing'}; unknown ${page.unknown.join(', ') || 'nothing'}`;
}
