import 'fake-indexeddb/auto';
import { listUnsentWork } from '@lineleaf/api-client';
import { type ColoringPage, saveColoredPage } from '@lineleaf/api-client/contract';
import { buildPage, mockEndpoint } from '@lineleaf/api-client/testing';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { toast } from '@lineleaf/design-system';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { EditorModel } from '../../../state/EditorModel.ts';
import { openEditor, servePages, wallPng } from '../../../testing/editorTest.tsx';
import { chooseSticker, drawOnCanvases, serveStickers } from '../../../testing/stickerTest.tsx';

// Each test labels a page of full size, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
configure({ asyncUtilTimeout: 30_000 });

const server = mockServer();
const NOT_PLACED = 'The sticker could not be placed. Please try again.';
let file: Uint8Array<ArrayBuffer>;
let page: ColoringPage;
let saves: number;

beforeAll(async () => {
  file = await wallPng();
});
beforeEach(() => {
  localStorage.clear();
  page = buildPage();
  saves = 0;
  server.use(
    ...servePages(() => [page], file),
    ...serveStickers(),
    mockEndpoint(saveColoredPage, () => {
      saves++;
      return buildPage({ is_colored: true, original_page_id: page.id, version: 'v1' });
    }),
  );
});
afterEach(() => void toast.dismiss());

/** The editor with a sticker over the page that is not part of it yet. */
async function openWithSticker() {
  const editor = await openEditor(page.id);
  const placed = vi.spyOn(EditorModel.prototype, 'placeSticker');
  return { ...editor, sticker: await chooseSticker('Heart'), placed };
}

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

it.each(['Save', 'Download', "I'm done!", 'Simple mode', 'Place'])(
  '"%s" goes no further where the sticker cannot be placed, which stays and is told',
  async (name) => {
    const { sticker } = await openWithSticker();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const exported = vi.spyOn(EditorModel.prototype, 'exportPng');
    await press(name);
    expect(await screen.findByText(NOT_PLACED)).toBeInTheDocument();
    expect(sticker).toBeInTheDocument();
    expect(exported).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

it('Exit asks where only the sticker is not saved, and saves with it', async () => {
  const { router, placed } = await openWithSticker();
  drawOnCanvases();
  await press('Exit');
  expect(await screen.findByText(/sticker you haven't placed yet will be lost/)).toBeVisible();
  await press('Save and leave');
  await waitFor(() => expect(router.state.location.pathname).toBe('/gallery'));
  expect(placed).toHaveBeenCalledTimes(1);
  expect(saves).toBe(1);
});

it('who saves and leaves stays where the sticker cannot be placed', async () => {
  const { router } = await openWithSticker();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await press('Exit');
  await press('Save and leave');
  expect(await screen.findByText(NOT_PLACED)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toContain('/color/');
  expect(saves).toBe(0);
});

it('a reload asks while a sticker is not placed, and no more when it is taken away', async () => {
  await openWithSticker();
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(true);
  await press('Remove');
  await waitFor(() => expect(isAsked()).toBe(false));
});

it('log-out sends the coloring with its sticker, or drops both', async () => {
  const { sticker, placed } = await openWithSticker();
  drawOnCanvases();
  expect(listUnsentWork()).toHaveLength(1);
  await listUnsentWork()[0]?.send();
  expect([placed.mock.calls.length, saves]).toEqual([1, 1]);
  await waitFor(() => expect(sticker).not.toBeInTheDocument());
  const next = await chooseSticker('Star');
  await listUnsentWork()[0]?.discard();
  await waitFor(() => expect(next).not.toBeInTheDocument());
  expect(listUnsentWork()).toEqual([]);
  expect(placed).toHaveBeenCalledTimes(1);
});

it('log-out says that nothing was sent where the sticker cannot be placed', async () => {
  await openWithSticker();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await expect(listUnsentWork()[0]?.send()).rejects.toThrow();
  expect(saves).toBe(0);
});

it('simple mode takes the sticker along', async () => {
  const { placed } = await openWithSticker();
  const drawn = drawOnCanvases();
  await press('Simple mode');
  expect(await screen.findByRole('dialog', { name: 'Simple mode' })).toBeVisible();
  expect(placed).toHaveBeenCalledTimes(1);
  // Memory for canvases is short on phones.
  expect(drawn.every(({ width }) => width === 0)).toBe(true);
});

it('a save does not lead to the gallery from under the next sticker', async () => {
  const { router } = await openWithSticker();
  drawOnCanvases();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await press('Save');
  await waitFor(() => expect(saves).toBe(1));
  await chooseSticker('Star');
  const findLeave = () => timers.mock.calls.find(([, delayMs]) => delayMs === 1500);
  await waitFor(() => expect(findLeave()).toBeDefined());
  findLeave()?.[0]();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toContain('/color/');
});
