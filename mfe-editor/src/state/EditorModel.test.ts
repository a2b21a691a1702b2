import type { CopyRef } from '@lineleaf/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InlineBridge } from '../bridge/InlineBridge.ts';
import { encodePng } from '../engine/encodePng.ts';
import { streamCodec } from '../worker/streamCodec.ts';
import { EditorModel } from './EditorModel.ts';
import type { Draft } from './storage.ts';

const WIDTH = 12;
const fill = (color: number) => ({ type: 'fill', x: 1, y: 1, color, opacity: 100 }) as const;

function memoryDrafts(first: Draft | null = null) {
  let kept = first;
  return {
    read: async () => kept,
    write: async (document: Draft) => {
      kept = document;
    },
    remove: async () => {
      kept = null;
    },
    kept: () => kept,
  };
}

async function open(drafts = memoryDrafts(), copy: CopyRef | null = null) {
  const lines = await encodePng(new Uint32Array(WIDTH * WIDTH).fill(0xffffffff), WIDTH, streamCodec.deflate);
  const model = new EditorModel(new InlineBridge(), drafts, copy);
  const reply = await model.open({ lines, colored: null, width: WIDTH, height: WIDTH });
  return { model, drafts, reply };
}

/** Web Locks as a browser has them, as far as they are asked for without waiting. */
function stubLocks(): void {
  const held = new Set<string>();
  const request = async (
    name: string,
    _: LockOptions,
    work: (lock: object | null) => Promise<void>,
  ): Promise<void> => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({ name });
    held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('EditorModel', () => {
  it('settles a fill after one second and keeps it on the device then', async () => {
    const { model, drafts } = await open();
    await model.act(fill(1));
    await vi.advanceTimersByTimeAsync(999);
    expect(model.getStatus()).toMatchObject({ isPending: true, snapshotCount: 1 });
    expect(drafts.kept()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(drafts.kept()).not.toBeNull(), 10_000);
    expect(model.getStatus()).toMatchObject({ isPending: false, snapshotCount: 2 });
  });

  it('makes materials ready step by step, and leaves off when the session ends', async () => {
    const { model } = await open();
    const calls = vi.spyOn(model.bridge, 'call');
    const preparing = model.prepareMaterials();
    await vi.advanceTimersByTimeAsync(60_000);
    await preparing;
    expect(calls.mock.calls.length).toBeGreaterThan(9);
    expect(await model.bridge.call('prepare', null)).toBe(false);
    model.bridge.close();
    const late = expect(model.prepareMaterials()).rejects.toThrow('closed');
    await vi.advanceTimersByTimeAsync(60_000);
    await late;
  });

  it('settles a stroke after half a second', async () => {
    const { model } = await open();
    await model.act({
      type: 'stroke-start',
      x: 2,
      y: 2,
      color: 1,
      opacity: 100,
      width: 3,
      isClipped: false,
    });
    await model.act({ type: 'stroke-end' });
    await vi.advanceTimersByTimeAsync(499);
    expect(model.getStatus().isPending).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(model.getStatus().isPending).toBe(false), 10_000);
  });

  it('settles a sticker at once, and resumes a draft with its lines', async () => {
    const { model, drafts } = await open();
    const rgba = new Uint8ClampedArray(4 * 2 * WIDTH).fill(0);
    for (let i = 3; i < rgba.length; i += 4) rgba[i] = 255;
    const outcome = await model.placeSticker({ left: 5, top: 0, width: 2, rgba });
    expect(outcome.kind).toBe('changed');
    expect(model.getStatus()).toMatchObject({ isPending: false, snapshotCount: 2, canUndo: true });
    await model.close();
    const again = await open(drafts);
    expect(again.reply).toMatchObject({ ok: true, isResumed: true, regionCount: 2 });
    await again.model.act(fill(0x123456));
    expect(await again.model.bridge.call('pick', { x: 9, y: 9 })).toBe(0xffffff);
  });

  it('resumes where a closed page was left', async () => {
    const { model, drafts } = await open();
    await model.act(fill(0x123456));
    await model.close();
    const again = await open(drafts);
    expect(again.reply).toMatchObject({ ok: true, isResumed: true });
    expect(await again.model.bridge.call('pick', { x: 5, y: 5 })).toBe(0x123456);
  });

  it('goes on with the coloring of a draft in one editor at a time; in a second one it is another, of the same copy', async () => {
    stubLocks();
    const copy = { id: 'copy', version: 'v1' };
    const { model, drafts } = await open(memoryDrafts(), copy);
    await model.act(fill(1));
    await model.keepDraft();
    const kept = drafts.kept();
    const second = await open(drafts, copy);
    expect(second.model.coloring.copy).toEqual(copy);
    expect(second.model.coloring.id).not.toBe(model.coloring.id);
    await second.model.close();
    expect(drafts.kept()).toBe(kept);

    await model.close();
    const third = await open(drafts, copy);
    expect(third.model.coloring).toEqual(model.coloring);
    const fourth = await open(drafts, copy);
    expect(fourth.model.coloring.id).not.toBe(model.coloring.id);
  });

  it('goes on with the coloring of a draft where the browser has no locks', async () => {
    const { model, drafts } = await open();
    await model.act(fill(1));
    await model.keepDraft();
    expect((await open(drafts)).model.coloring).toEqual(model.coloring);
  });

  it('forgets the draft once the picture is saved, and when all is undone', async () => {
    const { model, drafts } = await open();
    await model.act(fill(1));
    await model.keepDraft();
    expect(drafts.kept()).not.toBeNull();
    const { snapshotCount, step } = await model.exportPng();
    expect(snapshotCount).toBe(2);
    await model.markSaved(step);
    expect(drafts.kept()).toBeNull();
    await model.act(fill(2));
    await model.keepDraft();
    expect(drafts.kept()).not.toBeNull();
    await model.act({ type: 'undo' });
    await model.keepDraft();
    expect(drafts.kept()).toBeNull();
  });

  it('keeps what is painted while a save is on its way as unsaved', async () => {
    const { model, drafts } = await open();
    await model.act(fill(1));
    const { step } = await model.exportPng();
    void model.act(fill(2));
    await model.markSaved(step);
    expect(model.getStatus().isUnsaved).toBe(true);
    await model.keepDraft();
    expect(drafts.kept()).not.toBeNull();
  });

  it('does not cut a stroke that is drawn while a save ends', async () => {
    const { model } = await open();
    const { step } = await model.exportPng();
    const begin = { type: 'stroke-start', x: 2, y: 2, color: 1, opacity: 100, width: 3 } as const;
    await model.act({ ...begin, isClipped: false });
    await model.markSaved(step);
    expect(await model.act({ type: 'stroke-move', points: [{ x: 9, y: 9 }] })).toMatchObject({
      kind: 'changed',
    });
    await model.act({ type: 'stroke-end' });
    expect(model.getStatus().isUnsaved).toBe(true);
  });

  it('tells when its session ends by itself, and closes without complaint', async () => {
    const { model } = await open();
    const onFailure = vi.fn();
    model.onFailure = onFailure;
    model.bridge.close();
    await expect(model.act(fill(1))).rejects.toThrow();
    expect(onFailure).toHaveBeenCalledOnce();
    await model.close();
  });

  it('leaves the draft as it is after an action that changes nothing', async () => {
    const { model, drafts } = await open();
    await model.act(fill(1));
    await model.keepDraft();
    const kept = drafts.kept();
    expect(await model.act(fill(1))).toEqual({ kind: 'unchanged' });
    await model.keepDraft();
    expect(drafts.kept()).toBe(kept);
  });

  it('throws away a draft of other lines instead of resuming it', async () => {
    const stray = {
      version: 1,
      width: 3,
      height: 3,
      linesCrc: 0,
      palette: new Uint32Array(0),
      runs: new Uint8Array(0),
    };
    const { reply, drafts } = await open(memoryDrafts(stray));
    expect(reply).toMatchObject({ ok: true, isResumed: false });
    expect(drafts.kept()).toBeNull();
  });
});
