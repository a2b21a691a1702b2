import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { findInk } from '../src/findInk.ts';
import { fitPage } from '../src/fitPage.ts';
import { isLineArt, type LineArt, measureLineArt } from '../src/lineArt.ts';
import { pressPicture } from '../src/pressPicture.ts';

// `npm run line-art -w press -- folder…` prints for each folder of pictures how they lie on the scale on which the gate parts
// drawings from shaded pictures, and those nearest to its limit.

interface Seen extends LineArt {
  file: string;
  lines: number;
  isDrawn: boolean;
  /** Whether a page came of it, asked for as any and as a simple picture. */
  isPressed: boolean;
}

const NEAREST = 5;

for (const argument of process.argv.slice(2)) {
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), argument);
  const seen: Seen[] = [];
  for (const file of readdirSync(folder)) {
    const measured = await measureFile(join(folder, file)).catch(() => undefined);
    if (measured !== undefined) seen.push({ file, ...measured });
  }
  report(argument, seen);
}

async function measureFile(path: string): Promise<Omit<Seen, 'file'>> {
  const { data, info } = await sharp(path)
    .rotate()
    .flatten({ background: '#fff' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = { width: info.width, height: info.height, gray: new Uint8Array(data) };
  const fitted = fitPage(image);
  const measured = measureLineArt(fitted, findInk(fitted));
  const isPressed = [false, true].some((isSimple) => pressPicture(image, { isSimple }).ok);
  const lines = measured.strokeShare + measured.edgeStep;
  return { ...measured, lines, isDrawn: isLineArt(measured), isPressed };
}

function report(folder: string, seen: Seen[]): void {
  const byLines = seen.toSorted((a, b) => a.lines - b.lines);
  const lines = [0, 0.02, 0.1, 0.5, 0.9, 0.98, 1].map((share) => rank(byLines, share)?.lines.toFixed(2));
  const drawn = byLines.filter(({ isDrawn }) => isDrawn);
  const shaded = byLines.filter(({ isDrawn }) => !isDrawn);
  const name = ({ file, lines: each, shadeShare }: Seen) =>
    `${file} ${each.toFixed(2)} (${shadeShare.toFixed(2)})`;
  write(`${folder}: ${seen.length} pictures, ${drawn.length} drawn, ${shaded.length} shaded`);
  write(`  pages: ${seen.filter(({ isPressed }) => isPressed).length}`);
  write(`  lines, at 0, 2, 10, 50, 90, 98 and 100 %: ${lines.join(' ')}`);
  write(`  least of the drawn, shades in brackets: ${drawn.slice(0, NEAREST).map(name).join(', ')}`);
  write(`  most of the shaded: ${shaded.slice(-NEAREST).map(name).join(', ')}`);
}

function rank(sorted: readonly Seen[], share: number): Seen | undefined {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
