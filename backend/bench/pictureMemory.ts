import { closePress, press } from '../src/press/index.ts';
import { IllustratorGenerator } from '../src/providers/image-generator/IllustratorGenerator.ts';
import { draw } from '../src/testing/roughPictures.ts';

// Draws and presses in worker threads, as the server does, and tells its parent the peak of this process's memory.

/** Resident memory in MB (10^6 bytes). */
export interface PeakMemory {
  readonly startedMb: number;
  readonly drawnMb: number;
  readonly pressedMb: number;
}

const PAGES = 24;
const SAMPLE_MS = 10;

let peak = 0;
const sampling = setInterval(sample, SAMPLE_MS);
const startedMb = peakMb();
const illustrator = new IllustratorGenerator();
const prompts = Array.from(
  { length: PAGES },
  (_, index) => `${(index % 4) + 2} cats in a garden with flowers`,
);
await Promise.all(
  prompts.map((prompt, seed) => {
    const { signal } = new AbortController();
    return illustrator.draw({ prompt, seed, userHash: '', mayDrawAgain: async () => false, signal });
  }),
);
await illustrator.close();
const drawnMb = peakMb();
const pictures = [
  await draw({ width: 1280, height: 1648, stroke: 10 }).png().toBuffer(),
  await draw({ width: 2048, height: 3072 }).jpeg().toBuffer(),
];
await Promise.all(
  Array.from({ length: PAGES }, (_, index) => press(pictures[index % 2] ?? new Uint8Array())),
);
await closePress();
clearInterval(sampling);
process.send?.({ startedMb, drawnMb, pressedMb: peakMb() } satisfies PeakMemory, () => process.exit(0));

/** The highest sample so far. What the system itself keeps as a maximum may be the parent's from before the fork. */
function peakMb(): number {
  sample();
  return Math.round(peak / 1e6);
}

function sample(): void {
  peak = Math.max(peak, process.memoryUsage.rss());
}
