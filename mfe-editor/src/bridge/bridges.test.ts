import { describe, expect, it } from 'vitest';
import { decodePng } from '../engine/decodePng.ts';
import { EditorSession } from '../engine/EditorSession.ts';
import { encodePng } from '../engine/encodePng.ts';
import type { CallMessage, OpenRequest, WorkerMessage } from '../engine/protocol.ts';
import type { Regions } from '../engine/regions.ts';
import { createScriptPlane } from '../engine/shownPlane.ts';
import { MirrorSurface } from '../worker/MirrorSurface.ts';
import { platform } from '../worker/platform.ts';
import { serveSession } from '../worker/serveSession.ts';
import { streamCodec } from '../worker/streamCodec.ts';
import type { EditorBridge } from './EditorBridge.ts';
import { InlineBridge } from './InlineBridge.ts';
import { WorkerBridge, type WorkerPort } from './WorkerBridge.ts';

const WIDTH = 40;
const HEIGHT = 30;
const RED = 0xff0000;

/** Two rooms of paper with a wall between them. */
async function wallPng(): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = new Uint32Array(WIDTH * HEIGHT).fill(0xffffffff);
  for (let y = 0; y < HEIGHT; y++) pixels.fill(0xff000000, y * WIDTH + 18, y * WIDTH + 22);
  return encodePng(pixels, WIDTH, streamCodec.deflate);
}

/** A box of a black line of 2 px and paper within, across the wall. */
function boxSticker() {
  const [width, height] = [16, 14];
  const rgba = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (Math.min(x, y, width - 1 - x, height - 1 - y) < 2) rgba.fill(0, 4 * i, 4 * i + 3);
  }
  return { type: 'sticker', left: 12, top: 8, width, rgba } as const;
}

async function request(part: Partial<OpenRequest> = {}): Promise<OpenRequest> {
  return { lines: await wallPng(), colored: null, draft: null, width: WIDTH, height: HEIGHT, ...part };
}

/** A worker without a thread: messages are copied as between threads and served by the worker's own code. */
function servedPort(onPixels: (message: WorkerMessage) => void = () => {}): WorkerPort {
  const listeners: ((event: MessageEvent) => void)[] = [];
  const post = (message: WorkerMessage) => {
    const copy = structuredClone(message);
    if (copy.kind === 'pixels') onPixels(copy);
    else queueMicrotask(() => deliver(copy));
  };
  const deliver = (data: WorkerMessage) => {
    for (const listen of listeners) listen(new MessageEvent('message', { data }));
  };
  const serve = serveSession(new MirrorSurface(post), { post });
  return {
    addEventListener: (type: string, listener: unknown) => {
      if (type === 'message') listeners.push(listener as (event: MessageEvent) => void);
    },
    postMessage: (message: CallMessage | { attach: null }, transfer: unknown) => {
      if (!('attach' in message))
        void serve(structuredClone(message, { transfer: transfer as ArrayBuffer[] }));
    },
    terminate: () => {},
  };
}

const BRIDGES: [string, () => EditorBridge][] = [
  ['the inline bridge', () => new InlineBridge()],
  ['the worker bridge', () => new WorkerBridge(servedPort())],
];

describe.each(BRIDGES)('%s', (_, createBridge) => {
  it('opens, fills, undoes and exports what is seen', async () => {
    const bridge = createBridge();
    const reply = await bridge.call('open', await request());
    expect(reply).toMatchObject({ ok: true, regionCount: 2, isResumed: false });
    const act = await bridge.call('act', { type: 'fill', x: 3, y: 3, color: RED, opacity: 100 });
    expect(act.outcome).toEqual({ kind: 'changed', rect: { left: 0, top: 0, right: 18, bottom: HEIGHT } });
    expect(act.status).toMatchObject({ canUndo: true, isUnsaved: true });
    expect(await bridge.call('pick', { x: 0, y: 29 })).toBe(RED);
    const image = await decodePng(await bridge.call('exportPng', null), streamCodec.inflate);
    expect([...image.rgba.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
    expect([...image.rgba.subarray(4 * 20, 4 * 21)]).toEqual([0, 0, 0, 255]);
    await bridge.call('act', { type: 'undo' });
    expect(await bridge.call('pick', { x: 0, y: 29 })).toBe(0xffffff);
  });

  it('resumes a draft as one step that can be undone', async () => {
    const first = createBridge();
    await first.call('open', await request());
    await first.call('act', { type: 'fill', x: 3, y: 3, color: RED, opacity: 100 });
    const draft = await first.call('writeDocument', null);
    const second = createBridge();
    const reply = await second.call('open', await request({ draft }));
    expect(reply).toMatchObject({ ok: true, isResumed: true, status: { isUnsaved: true, canUndo: true } });
    expect(await second.call('pick', { x: 3, y: 3 })).toBe(RED);
    const undone = await second.call('act', { type: 'undo' });
    expect(undone.status.isUnsaved).toBe(false);
  });

  it('opens a colored copy with the lines of its original and its own colors', async () => {
    const first = createBridge();
    await first.call('open', await request());
    await first.call('act', { type: 'fill', x: 3, y: 3, color: RED, opacity: 100 });
    const colored = await first.call('exportPng', null);
    const second = createBridge();
    await second.call('open', await request({ colored }));
    expect(await second.call('pick', { x: 5, y: 5 })).toBe(RED);
    expect(await second.call('pick', { x: 30, y: 5 })).toBe(0xffffff);
    const onLine = await second.call('act', { type: 'fill', x: 20, y: 5, color: 1, opacity: 100 });
    expect(onLine.outcome).toEqual({ kind: 'refused', reason: 'line' });
  });

  it('opens a colored copy whose original is gone with its dark pixels as lines', async () => {
    const first = createBridge();
    await first.call('open', await request());
    await first.call('act', { type: 'fill', x: 3, y: 3, color: RED, opacity: 100 });
    const colored = await first.call('exportPng', null);
    const second = createBridge();
    expect(await second.call('open', await request({ lines: null, colored }))).toMatchObject({
      regionCount: 2,
    });
    expect(await second.call('pick', { x: 5, y: 5 })).toBe(RED);
  });

  it('settles a sticker, exports it, and opens the copy with its lines where it covered others', async () => {
    const first = createBridge();
    await first.call('open', await request());
    const settled = await first.call('act', boxSticker());
    expect(settled.outcome).toEqual({
      kind: 'changed',
      rect: { left: 12, top: 8, right: 28, bottom: 22 },
    });
    expect(await first.call('regionAt', { x: 20, y: 15 })).toMatchObject({ count: 3, left: 14, right: 26 });
    await first.call('act', { type: 'fill', x: 20, y: 15, color: RED, opacity: 100 });
    expect(await first.call('pick', { x: 3, y: 3 })).toBe(0xffffff);
    const colored = await first.call('exportPng', null);
    const second = createBridge();
    await second.call('open', await request({ colored }));
    expect(await second.call('pick', { x: 20, y: 15 })).toBe(RED);
    const onLine = await second.call('act', { type: 'fill', x: 13, y: 15, color: 1, opacity: 100 });
    expect(onLine.outcome).toEqual({ kind: 'refused', reason: 'line' });
    const inside = await second.call('act', { type: 'fill', x: 20, y: 15, color: 1, opacity: 100 });
    expect(inside.outcome).toMatchObject({ kind: 'changed', rect: { left: 14, right: 26 } });
    await second.call('act', { type: 'reset' });
    expect(await second.call('exportPng', null)).toEqual(colored);
  });

  it('says when a picture is broken or of another size', async () => {
    const bridge = createBridge();
    const broken = Uint8Array.from([1, 2, 3]);
    expect(await bridge.call('open', await request({ lines: broken }))).toEqual({
      ok: false,
      reason: 'broken',
    });
    expect(await bridge.call('open', await request({ width: 41 }))).toEqual({ ok: false, reason: 'size' });
    const cut = (await wallPng()).slice(0, 60);
    expect(await bridge.call('open', await request({ lines: cut }))).toEqual({ ok: false, reason: 'broken' });
  });

  it('finds regions by place and by direction', async () => {
    const bridge = createBridge();
    await bridge.call('open', await request());
    const left = await bridge.call('regionAt', { x: 2, y: 2 });
    expect(left).toMatchObject({ id: 1, count: 2, color: 0xffffff });
    expect(await bridge.call('region', { id: 1, toward: 'right' })).toMatchObject({ id: 2 });
    expect(await bridge.call('region', { id: 2, toward: 'right' })).toMatchObject({ id: 2 });
    expect(await bridge.call('region', { id: 0, toward: 'down' })).toMatchObject({ id: 1 });
  });

  it('rejects before a page is open and after it is closed', async () => {
    const bridge = createBridge();
    await expect(bridge.call('exportPng', null)).rejects.toThrow('No page is open');
    bridge.close();
    await expect(bridge.call('exportPng', null)).rejects.toThrow('The editor is closed');
  });
});

describe('the worker bridge', () => {
  it('hands the pixels of a sticker over instead of copying them', async () => {
    const bridge = new WorkerBridge(servedPort());
    await bridge.call('open', await request());
    const sticker = boxSticker();
    await bridge.call('act', sticker);
    expect(sticker.rgba.length).toBe(0);
    expect(await bridge.call('regionAt', { x: 20, y: 15 })).toMatchObject({ count: 3 });
  });
});

describe('a session', () => {
  it('shows another plane where a sticker needs one', async () => {
    const attached: Uint32Array[] = [];
    const surface = { attach: (pixels: Uint32Array<ArrayBuffer>) => attached.push(pixels), paint: () => {} };
    const createPlane = (regions: Regions) => createScriptPlane(regions);
    const session = new EditorSession(surface, { ...platform, createPlane });
    await session.call('open', await request());
    await session.call('act', { type: 'fill', x: 3, y: 3, color: RED, opacity: 100 });
    expect(attached.length).toBe(1);
    await session.call('act', boxSticker());
    expect(attached.length).toBe(2);
    expect(attached[1]?.[10 * WIDTH + 12]).toBe(0xff000000);
  });
});

describe('the mirror surface', () => {
  it('sends the whole page once and then only what changed', async () => {
    const rects: unknown[] = [];
    const bridge = new WorkerBridge(
      servedPort((message) => {
        if (message.kind === 'pixels') rects.push([message.rect, message.pixels.length]);
      }),
    );
    await bridge.call('open', await request());
    await bridge.call('act', { type: 'fill', x: 30, y: 3, color: RED, opacity: 100 });
    expect(rects).toEqual([
      [{ left: 0, top: 0, right: WIDTH, bottom: HEIGHT }, 4 * WIDTH * HEIGHT],
      [{ left: 22, top: 0, right: WIDTH, bottom: HEIGHT }, 4 * 18 * HEIGHT],
    ]);
  });
});

it('colors go on the page while the pictures of the materials are still to be drawn', async () => {
  const surface = { attach: () => {}, paint: () => {} };
  let goOn = () => {};
  const pause = () => new Promise<void>((resolve) => (goOn = resolve));
  const session = new EditorSession(surface, { ...platform, pause });
  await session.call('open', await request());
  const samples = session.call('samples', { color: RED, opacity: 100, sizePx: 4 });
  const act = await session.call('act', { type: 'fill', x: 3, y: 3, color: RED, opacity: 100 });
  expect(act.outcome.kind).toBe('changed');
  const resuming = setInterval(() => goOn());
  expect((await samples).length).toBeGreaterThan(0);
  clearInterval(resuming);
});
