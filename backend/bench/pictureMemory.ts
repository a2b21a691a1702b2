import { closePress, press } from '../src/pictures/index.ts';
import { IllustratorGenerator } from '../src/providers/image-generator/IllustratorGenerator.ts';
import { draw } from '../src/testing/roughPictures.ts';

// Draws, or told so presses, in worker threads as a server does, and tells its parent the peak of this process's memory.
// No server does both: with an image provider it presses what comes, without one it draws.

/** Resident memory in MB (10^6 bytes). */
export interface PeakMemory {
  readonly startedMb: number;
  readonly peakMb: number;
}

const PAGES = 24;
const SAMPLE_MS = 10;

let peak = 0;
const sampling = setInterval(sample, SAMPLE_MS);
const startedMb = peakMb();
switch (process.argv[2]) {
  case 'press':
    await pressPages(await draw({ width: 1280, height: 1648, stroke: 10 }).png().toBuffer());
    break;
  case 'press large':
    await pressPages(await draw({ width: 2048, height: 3072, stroke: 14 }).jpeg({ quality: 85 }).toBuffer());
    break;
  default:
    await drawPages();
}
clearInterval(sampling);
process.send?.({ startedMb, peakMb: peakMb() } satisfies PeakMemory, () => process.exit(0));

async function drawPages(): Promise<void> {
  const illustrator = new IllustratorGenerator();
  await Promise.all(
    Array.from({ length: PAGES }, (_, seed) => {
      const prompt = `${(seed % 4) + 2} cats in a garden with flowers`;
      const { signal } = new AbortController();
      return illustrator.draw({ prompt, seed, mayDrawAgain: async () => false, signal });
    }),
  );
  await illustrator.close();
}

async function pressPages(picture: Uint8Array): Promise<void> {
  await Promise.all(Array.from({ length: PAGES }, () => press(picture)));
  await closePress();
}

/** The highest sample so far. What the system itself keeps as a maximum may be the parent's from before the fork. */
function peakMb(): number {
  sample();
  return Math.round(peak / 1e6);
}

function sample(): void {
  peak = Math.max(peak, process.memoryUsage.rss());
}
