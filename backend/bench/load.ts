import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { LoadTarget, LoopDelay } from './loadServer.ts';

// Prints how fast the product answers against a bare Express handler with the same query or file, in the same process and
// run, and how long its event loop is held up while pages are drawn and saved. Ends with 1 where a limit is broken.
// `tsx backend/bench/load.ts`

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 10;
const AT_ONCE = 20;
const LONGEST_DELAY_MS = 50;

interface Compared {
  readonly what: string;
  readonly path: string;
  readonly barePath: string;
  /** Least share of the bare handler's answers a second. */
  readonly atLeast: number;
}

const dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-load-'));
const server = fork(fileURLToPath(new URL('loadServer.ts', import.meta.url)), [dataDir], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
try {
  const target: LoadTarget = await nextMessage(server);
  const missed = [...(await compareAll(target)), ...(await measureLoop(target))];
  for (const miss of missed) write(`missed: ${miss}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}

async function compareAll(target: LoadTarget): Promise<string[]> {
  const comparisons: Compared[] = [
    { what: '/auth/me', path: '/api/auth/me', barePath: '/me', atLeast: 0.5 },
    {
      what: 'list of 100 pages',
      path: '/api/coloring-pages?images=url',
      barePath: '/list',
      atLeast: 0.5,
    },
    { what: 'image by signed URL', path: target.imagePath, barePath: '/image', atLeast: 0.8 },
    {
      what: 'image by signed URL, against a handler that finds its row too',
      path: target.imagePath,
      barePath: '/found-image',
      atLeast: 0.8,
    },
  ];
  write('| what | product, answers a second | bare handler | ratio, median of 5 | rounds | at least |');
  write('| --- | ---: | ---: | ---: | --- | ---: |');
  const missed: string[] = [];
  for (const comparison of comparisons) {
    const ratio = await compare(comparison, target);
    if (ratio < comparison.atLeast) missed.push(`${comparison.what}: ${ratio.toFixed(2)}`);
  }
  return missed;
}

/** Rounds of both, one after the other, so that whatever else the machine does meets both alike. */
async function compare({ what, path, barePath, atLeast }: Compared, target: LoadTarget): Promise<number> {
  const rounds: { product: number; bare: number }[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const bare = await answersASecond(`${target.bareUrl}${barePath}`, target.token);
    const product = await answersASecond(`${target.productUrl}${path}`, target.token);
    // The first round warms both up.
    if (round >= 0) rounds.push({ product, bare });
  }
  const ratios = rounds.map(({ product, bare }) => product / bare);
  const ratio = median(ratios);
  const seen = ratios.map((value) => value.toFixed(2)).join(' ');
  const [product, bare] = [median(rounds.map((r) => r.product)), median(rounds.map((r) => r.bare))];
  write(
    `| ${what} | ${product.toFixed(0)} | ${bare.toFixed(0)} | ${ratio.toFixed(2)} | ${seen} | ${atLeast} |`,
  );
  return ratio;
}

async function answersASecond(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error(`${url} did not always answer 200`);
  return result['2xx'] / result.duration;
}

/** 20 generations and 20 colored saves at once. */
async function measureLoop(target: LoadTarget): Promise<string[]> {
  // One of each first, so that threads exist.
  await Promise.all(jobsOf(target, 0));
  server.send('watch');
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => jobsOf(target, index)).flat());
  server.send('report');
  const { p50Ms, p99Ms, maxMs }: LoopDelay = await nextMessage(server);
  const seen = `median ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)}, longest ${maxMs.toFixed(1)} ms`;
  write(
    `\nEvent-loop delay during ${AT_ONCE} generations and ${AT_ONCE} colored saves: ${seen} (p99 below 50).`,
  );
  return p99Ms < LONGEST_DELAY_MS ? [] : [`event-loop delay p99 ${p99Ms.toFixed(1)} ms`];
}

function jobsOf(target: LoadTarget, index: number): Promise<void>[] {
  return [
    post(target, '/api/generate-coloring-page', { prompt: `${index + 2} cats and a dog in a garden` }),
    post(target, '/api/coloring-pages/colored', {
      original_page_id: target.pageId,
      image_base64: target.coloredBase64,
      color_data: { colors_used: 5 },
    }),
  ];
}

async function post({ productUrl, token }: LoadTarget, path: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${productUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('the server ended')));
  const [message] = await Promise.race([once(child, 'message'), gone]);
  return message as Message;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
