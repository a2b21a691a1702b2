import type { Worker } from '@playwright/test';
import { type Desk, onScreen, openDesk, type PagePoint } from './editorJourney.ts';
import { expect, test } from './journey.ts';

// From the pointer's release to the moment the color is on the canvas: the worker owns the canvas, so that is when its
// last putImageData returns, read on the worker's own clock. The answer comes back to the page's thread later, behind
// the frame that the thread draws for the click itself; that time is printed too, but nobody who waits for color waits
// for it. Each round has a click on the largest region, one on a median one, an empty call to the same worker and back,
// and a write of the whole page in the same browser: all find the threads as idle as each other.
const ROUNDS = 15;
const LARGEST_LIMIT = 10;
const MEDIAN_LIMIT_PINGS = 3;
// One write is measured as one click is: once a round, with the caches as they are found. The same write over and over,
// which has them to itself, takes less than half as long; it is printed beside.
const REPEATED_WRITES = 10;
const PROMPTS = [
  'a teddy bear',
  'starships in a film style',
  'a garden with flowers, butterflies and a bird',
];

test.setTimeout(120_000);

for (const prompt of PROMPTS) {
  test(`click to canvas: ${prompt}`, async ({ page }) => {
    await page.addInitScript(watchClicks);
    const desk = await openDesk(page, prompt);
    const [worker] = page.workers();
    if (!worker) throw new Error('the editor has no worker');
    await worker.evaluate(watchPaints);
    const { largest, median } = choose(desk);
    const times = {
      largest: [] as Click[],
      median: [] as Click[],
      ping: [] as number[],
      write: [] as number[],
      repeated: [] as number[],
    };
    for (let round = -2; round < ROUNDS; round++) {
      const row = {
        largest: await timeClick(desk, worker, { at: largest, round }),
        median: await timeClick(desk, worker, { at: median, round }),
        ping: await page.evaluate(timePing),
        write: await page.evaluate(timeWholePage, 1),
        repeated: await page.evaluate(timeWholePage, REPEATED_WRITES),
      };
      // The first two rounds warm up.
      if (round < 0) continue;
      times.largest.push(row.largest);
      times.median.push(row.median);
      times.ping.push(row.ping);
      times.write.push(row.write);
      times.repeated.push(row.repeated);
    }
    // The browser's clock ticks in tenths of a millisecond: a mean of many readings is finer than one.
    const write = meanOf(times.write);
    const repeated = meanOf(times.repeated);
    const ping = medianOf(times.ping);
    const largestMs = medianOf(times.largest.map(({ painted }) => painted));
    const medianMs = medianOf(times.median.map(({ painted }) => painted));
    const answers = [times.largest, times.median].map((clicks) =>
      medianOf(clicks.map(({ answered }) => answered)).toFixed(1),
    );
    process.stdout.write(
      `${prompt}: largest ${largestMs.toFixed(1)} ms, ${(largestMs / write).toFixed(1)} x of a write of ${write.toFixed(2)} ms (${(largestMs / repeated).toFixed(1)} x of one of ${repeated.toFixed(2)} ms among ten); median ${medianMs.toFixed(1)} ms, ${(medianMs / ping).toFixed(1)} pings of ${ping.toFixed(2)} ms; answers read after ${answers.join(' and ')} ms\n`,
    );
    expect.soft(largestMs / write).toBeLessThanOrEqual(LARGEST_LIMIT);
    expect.soft(medianMs / ping).toBeLessThanOrEqual(MEDIAN_LIMIT_PINGS);
  });
}

// The browser slows down the page's own thread by this much (DevTools protocol); no browser slows down a worker, so what
// passes in the worker between the call and the color is taken as many times.
const SLOW_DOWN = 4;
const FIRST_COLOR_LIMIT_MS = 50;
const FIRST_COLOR_ROUNDS = 5;

for (const material of ['Flat', 'Crayon', 'Colored pencil', 'Marker', 'Watercolor', 'Pattern']) {
  test(`first color at a fourth of the speed: ${material}`, async ({ page, context }) => {
    await page.addInitScript(watchClicks);
    const desk = await openDesk(page, PROMPTS[0]);
    const [worker] = page.workers();
    if (!worker) throw new Error('the editor has no worker');
    await worker.evaluate(watchPaints);
    const radio = page.getByRole('radio', { name: material, exact: true });
    await radio.check();
    // The pictures of the materials are there once idle time has made them ready.
    const pictures = page.getByRole('radio', { name: 'Crayon', exact: true }).locator('xpath=../..');
    await expect(pictures).toHaveCSS('--samples', /^url/);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const times: number[] = [];
    for (let round = 0; round < FIRST_COLOR_ROUNDS; round++) {
      const click = await timeClick(desk, worker, { at: choose(desk).largest, round });
      times.push(click.waited + click.painted + (SLOW_DOWN - 1) * click.worked);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
    }
    process.stdout.write(
      `${material}: first color ${times[0]?.toFixed(1)} ms, median of ${times.length} ${medianOf(times).toFixed(1)} ms, least ${Math.min(...times).toFixed(1)} ms\n`,
    );
    // Of the first alone a busy machine says little.
    expect(medianOf(times)).toBeLessThanOrEqual(FIRST_COLOR_LIMIT_MS);
  });
}

function choose({ headless, insides }: Desk) {
  const { area, count } = headless.picture.regions;
  const large = Array.from({ length: count }, (_, k) => area[k + 1] ?? 0).filter((px) => px >= 50).length;
  const [largest = { x: 0, y: 0 }] = insides;
  return { largest, median: insides[large >> 1] ?? largest };
}

/** Milliseconds from the pointer's release, as the page's thread reads it. */
interface Click {
  /** Until the page's thread read it. */
  waited: number;
  /** To the color on the canvas. */
  painted: number;
  /** In the worker, of that. */
  worked: number;
  /** To the worker's answer, read by the page's thread. */
  answered: number;
}

/** A click that fills, in two colors by turns; fails if it painted nothing. */
async function timeClick(
  desk: Desk,
  worker: Worker,
  { at, round }: { at: PagePoint; round: number },
): Promise<Click> {
  const place = await onScreen(desk, at);
  const palette = desk.page.getByRole('group', { name: 'Palette' });
  await palette.getByRole('button', { name: round % 2 === 0 ? 'Red #e6194b' : 'Green #8ac926' }).click();
  // No hand is on the page before the chosen color is seen.
  await desk.page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const known = await desk.page.evaluate(() => (window as Watched).clicks?.length ?? 0);
  await desk.page.mouse.click(place.x, place.y);
  await desk.page.waitForFunction((count) => ((window as Watched).clicks?.length ?? 0) > count, known);
  const click = await desk.page.evaluate(() => (window as Watched).clicks?.at(-1));
  const { called = 0, painted = 0 } = await worker.evaluate(() => (globalThis as Painted).last ?? {});
  if (!click || painted < click.released) throw new Error(`nothing was painted at ${at.x}, ${at.y}`);
  return {
    waited: click.waited,
    painted: painted - click.released,
    worked: painted - called,
    answered: click.answered - click.released,
  };
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

function meanOf(times: readonly number[]): number {
  return times.reduce((sum, time) => sum + time, 0) / times.length;
}

interface Painted {
  /** When the last call that painted came, and when its last putImageData returned, on the clock that all threads share. */
  last?: { called?: number; painted?: number };
}

/** In the worker: notes when the canvas holds what was painted. */
function watchPaints(): void {
  let painted: number | undefined;
  const canvas = OffscreenCanvasRenderingContext2D.prototype;
  const putImageData = canvas.putImageData as (...args: unknown[]) => void;
  canvas.putImageData = function (this: OffscreenCanvasRenderingContext2D, ...args: unknown[]) {
    putImageData.apply(this, args);
    painted = performance.timeOrigin + performance.now();
  };
  // After the worker's own listener, which paints before it returns.
  addEventListener('message', ({ timeStamp }) => {
    if (painted === undefined) return;
    (globalThis as Painted).last = { called: performance.timeOrigin + timeStamp, painted };
    painted = undefined;
  });
}

interface Watched {
  editorWorker?: globalThis.Worker;
  /** A page of RGBA pixels that nobody shows. */
  pixels?: Uint32Array;
  /** One for each release of the pointer over the page, on the clock that all threads share. */
  clicks?: { waited: number; released: number; answered: number }[];
  /** Told of the next action's id. */
  onAct?: ((id: number) => void) | undefined;
}

/** In the page: keeps the newest worker at hand, and times clicks. */
function watchClicks(): void {
  const watched = window as Watched;
  const clicks: Watched['clicks'] = [];
  watched.clicks = clicks;
  const onRelease = (event: PointerEvent) => {
    if (!(event.target as Element).closest('[role=application]')) return;
    const released = performance.timeOrigin + performance.now();
    const waited = performance.now() - event.timeStamp;
    watched.onAct = (id) => {
      watched.onAct = undefined;
      const onAnswer = ({ data }: MessageEvent<{ id: number }>) => {
        if (data.id !== id) return;
        watched.editorWorker?.removeEventListener('message', onAnswer);
        clicks.push({ waited, released, answered: performance.timeOrigin + performance.now() });
      };
      watched.editorWorker?.addEventListener('message', onAnswer);
    };
  };
  addEventListener('pointerup', onRelease, { capture: true });
  const Native = globalThis.Worker;
  window.Worker = class extends Native {
    constructor(...args: ConstructorParameters<typeof globalThis.Worker>) {
      super(...args);
      watched.editorWorker = this;
    }

    override postMessage(
      message: { id: number; name?: string },
      options?: StructuredSerializeOptions | Transferable[],
    ) {
      super.postMessage(message, options as StructuredSerializeOptions);
      if (message.name === 'act') watched.onAct?.(message.id);
    }
  };
}

/** In the page: mean milliseconds of writing a page of RGBA pixels. */
function timeWholePage(count: number): number {
  const watched = window as Watched;
  watched.pixels ??= new Uint32Array(1275 * 1650).fill(1);
  const { pixels } = watched;
  const start = performance.now();
  for (let k = 0; k < count; k++) pixels.fill(start + k);
  return (performance.now() - start) / count;
}

/** In the page: milliseconds of a call to the worker that does nothing, and back. */
async function timePing(): Promise<number> {
  const worker = (window as Watched).editorWorker;
  const start = performance.now();
  await new Promise((resolve) => {
    worker?.addEventListener('message', resolve, { once: true });
    worker?.postMessage({ id: -1, name: 'pick', request: { x: -1, y: -1 } });
  });
  return performance.now() - start;
}
