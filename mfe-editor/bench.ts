import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePng } from './src/engine/decodePng.ts';
import {
  countPromises,
  type Measurement,
  measureMaterials,
  measurePage,
  measureSticker,
} from './src/engine/engine.bench.ts';
import { countGaps } from './src/engine/gaps.bench.ts';
import { linePlaneOf } from './src/engine/linePlane.ts';
import { type BenchPage, benchPages } from './src/engine/testing/pages.ts';
import { streamCodec } from './src/worker/streamCodec.ts';

// Prints the engine's ratios against a whole-page write and q-floodfill, measured in one run, as a table in Markdown.
// `tsx mfe-editor/bench.ts [folder of 1275 x 1650 line pages]`; ends with 1 where a limit is broken.

/** How many times longer than ours q-floodfill must take at least for the largest region. */
const LEAD = 30;

const folder = process.argv[2];
const pages = [...benchPages(), ...(folder && existsSync(folder) ? await readPages(folder) : [])];
const blank = pages.filter(({ name }) => name === 'blank');
const measurements = [
  ...pages.flatMap(measurePage),
  ...blank.flatMap(measureMaterials),
  ...pages.filter(({ isAdversarial }) => !isAdversarial).flatMap(measureSticker),
];

write('| page | what | median ms | x of a whole-page write | at most |');
write('| --- | --- | ---: | ---: | ---: |');
for (const { page, what, medianMs, ratio, limit } of measurements) {
  write(`| ${page} | ${what} | ${medianMs.toFixed(3)} | ${ratio.toFixed(2)} | ${limit ?? ''} |`);
}
write('');
write('| page | q-floodfill / ours, largest region | halo px | creep px in 200 refills | 19 steps, bytes |');
write('| --- | ---: | ---: | ---: | ---: |');
const slow: string[] = [];
for (const page of pages.filter(({ isAdversarial }) => !isAdversarial)) {
  const { haloPx, creepPx, historyBytes } = countPromises(page);
  const lead = msOf(page, 'q-floodfill, largest region') / msOf(page, 'fill, largest region');
  if (!(lead >= LEAD))
    slow.push(`under its limit: ${page.name}, q-floodfill / ours: ${lead.toFixed(1)} < ${LEAD}`);
  write(`| ${page.name} | ${lead.toFixed(0)} | ${haloPx} | ${creepPx} | ${historyBytes} |`);
}
write('');
write('| page | cut, px | cuts that open a way | held by closing gaps | false closures without cuts |');
write('| --- | ---: | ---: | ---: | ---: |');
for (const page of pages.filter(({ isAdversarial }) => !isAdversarial)) {
  for (const { cutPx, opened, held, falseParts } of countGaps(page)) {
    if (opened > 0) write(`| ${page.name} | ${cutPx} | ${opened} | ${held} | ${falseParts} |`);
  }
}
const broken = measurements.filter(isBroken);
for (const { page, what, ratio, limit } of broken)
  write(`over its limit: ${page}, ${what}: ${ratio.toFixed(2)} > ${limit}`);
for (const line of slow) write(line);
process.exitCode = broken.length + slow.length > 0 ? 1 : 0;

async function readPages(path: string): Promise<BenchPage[]> {
  const files = readdirSync(path).filter((file) => file.endsWith('.png'));
  return Promise.all(
    files.map(async (file) => {
      const image = await decodePng(new Uint8Array(readFileSync(join(path, file))), streamCodec.inflate);
      return { name: file.replace('.png', ''), lines: linePlaneOf(image), isAdversarial: false };
    }),
  );
}

function isBroken({ ratio, limit }: Measurement): boolean {
  return limit !== undefined && ratio > limit;
}

function msOf(page: BenchPage, what: string): number {
  return measurements.find((one) => one.page === page.name && one.what === what)?.medianMs ?? Number.NaN;
}

function write(row: string): void {
  process.stdout.write(`${row}\n`);
}
