import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readCorpus, sceneSvg } from '@lineleaf/illustrator/testing';
import { Resvg } from '@resvg/resvg-js';
import { pagePdf } from '../src/modules/pages/pagePdf.ts';
import { illustrate } from '../src/pictures/illustrate.ts';
import { loadIllustratorArt } from '../src/pictures/illustratorArt.ts';
import { closePress } from '../src/pictures/index.ts';
import { pressImage } from '../src/pictures/pressImage.ts';
import { draw } from '../src/testing/roughPictures.ts';
import type { PeakMemory } from './pictureMemory.ts';
import { pressBySharp } from './pressBySharp.ts';

loadIllustratorArt();

// Prints what a page costs beside its peers in the same run: drawing against resvg alone on the same scene at the same raster
// size, the press against a pipeline of sharp, and the memory of the workers. Ends with 1 where a limit is broken.
// `npm run bench -- pictures`, which bundles the program whose memory is measured

const ROUNDS = 7;
const SCENES = ['two cats on a boat', 'a garden with flowers, butterflies and a bird', 'a simple heart'];
const missed: string[] = [];

/** The most that one page of twenty may take, processor time. */
const MOST_MS = 250;

write('| what | ours, ms | peer, ms | ratio, median | rounds | at most |');
write('| --- | ---: | ---: | ---: | --- | ---: |');
for (const prompt of SCENES) {
  const svg = sceneSvg(prompt, 7);
  await compare(
    `"${prompt}" drawn, measured, encoded / resvg on its scene`,
    { atMost: 3, timeOf: cpuTimeOf },
    {
      ours: () => illustrate({ prompt, seed: 7 }),
      peer: () => new Resvg(svg).render(),
    },
  );
}
for (const [name, picture] of Object.entries(await providerPictures())) {
  await compare(
    `${name} pressed, measured, encoded / sharp without a measure`,
    { atMost: 1.5, timeOf },
    {
      ours: () => pressImage(picture, { isSimple: false }),
      peer: () => pressBySharp(picture),
    },
  );
}
await timeCorpus();
await timePdf();
await measureMemory();
for (const miss of missed) write(`missed: ${miss}`);
process.exitCode = missed.length > 0 ? 1 : 0;

interface Pair {
  ours: () => unknown;
  peer: () => unknown;
}

/** The limit and the clock: processor time where both take one thread, time by the wall where the peer takes several. */
interface Terms {
  atMost: number;
  timeOf: (action: () => unknown) => Promise<number>;
}

/** One warm-up, then rounds in which each goes once, ours and the peer in turn first. */
async function compare(what: string, { atMost, timeOf: time }: Terms, pair: Pair): Promise<void> {
  await pair.ours();
  await pair.peer();
  const rounds: { ours: number; peer: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const peerFirst = round % 2 === 1 ? await time(pair.peer) : undefined;
    const ours = await time(pair.ours);
    rounds.push({ ours, peer: peerFirst ?? (await time(pair.peer)) });
  }
  const ratios = rounds.map(({ ours, peer }) => ours / peer);
  const ratio = median(ratios);
  const [ours, peer] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.peer))];
  const list = ratios.map((each) => each.toFixed(1)).join(' ');
  write(`| ${what} | ${ours.toFixed(0)} | ${peer.toFixed(0)} | ${ratio.toFixed(2)} | ${list} | ${atMost} |`);
  if (ratio > atMost) missed.push(`${what}: ${ratio.toFixed(2)}`);
}

/** As a provider sends them: portrait, 8-bit RGB. */
async function providerPictures(): Promise<Record<string, Buffer>> {
  const size = { width: 1280, height: 1648, stroke: 10 };
  const fills = ['#ffd6d6', '#d6f5d6', '#d6e4ff'];
  return {
    'a clean PNG': await draw(size).png().toBuffer(),
    'a colored JPEG': await draw({ ...size, fills })
      .jpeg({ quality: 60 })
      .toBuffer(),
  };
}

/** Pages of the corpus as a worker draws them, by processor time: what each takes on a machine with nothing else to do. */
async function timeCorpus(): Promise<void> {
  const entries = readCorpus(new URL('../../illustrator/corpus/prompts.txt', import.meta.url)).slice(0, 60);
  const times: number[] = [];
  for (const { prompt } of entries) times.push(await cpuTimeOf(() => illustrate({ prompt, seed: 1 })));
  const p95 = percentile(times, 0.95);
  write(
    `\n${times.length} pages: median ${median(times).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (at most ${MOST_MS})`,
  );
  if (p95 > MOST_MS) missed.push(`p95 of a page: ${p95.toFixed(0)} ms`);
}

async function timePdf(): Promise<void> {
  const { png } = illustrate({ prompt: 'a garden with flowers, butterflies and a bird', seed: 7 });
  const { byteLength } = await pagePdf(png, 'letter');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(() => pagePdf(png, 'letter')));
  await closePress();
  write(
    `PDF of a page: median ${median(times).toFixed(0)} ms (at most 1000), ${byteLength} bytes (at most 500,000)`,
  );
  if (median(times) > 1000 || byteLength > 500_000) missed.push('PDF of a page');
}

/** Peaks of processes of their own whose worker threads do one kind of work each, bundled as a server runs them. */
async function measureMemory(): Promise<void> {
  const [, , folder] = process.argv;
  if (!folder)
    throw new Error('Run `npm run bench -- pictures`: it names the folder of the bundled programs');
  for (const work of ['draw', 'press', 'press large']) {
    const child = fork(join(folder, 'pictureMemory.js'), [work], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const { startedMb, peakMb } = await nextMessage(child);
    write(`memory with ${work} threads: ${startedMb} MB at start, peak ${peakMb} MB (at most 400)`);
    if (peakMb > 400) missed.push(`memory, ${work}: ${peakMb} MB`);
  }
}

async function nextMessage(child: ChildProcess): Promise<PeakMemory> {
  const [message] = await once(child, 'message');
  return message as PeakMemory;
}

async function timeOf(action: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await action();
  return performance.now() - startedAt;
}

async function cpuTimeOf(action: () => unknown): Promise<number> {
  const startedAt = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(startedAt);
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? Number.NaN;
}

function write(row: string): void {
  process.stdout.write(`${row}\n`);
}
