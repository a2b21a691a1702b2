import 'fake-indexeddb/auto';
import { type ColoringPage, getSticker } from '@lineleaf/api-client/contract';
import { buildPage, mockEndpoint } from '@lineleaf/api-client/testing';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { toast } from '@lineleaf/design-system';
import { configure, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { EditorModel } from '../../../state/EditorModel.ts';
import { openEditor, servePages, wallPng } from '../../../testing/editorTest.tsx';
import { chooseSticker, drawOnCanvases, serveStickers } from '../../../testing/stickerTest.tsx';

// Each test labels a page of full size, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
configure({ asyncUtilTimeout: 30_000 });

const server = mockServer();
let file: Uint8Array<ArrayBuffer>;
let page: ColoringPage;

beforeAll(async () => {
  file = await wallPng();
});
beforeEach(() => {
  localStorage.clear();
  page = buildPage();
  server.use(...servePages(() => [page], file), ...serveStickers());
});
afterEach(() => void toast.dismiss());

/** The editor with a sticker over the page; `release` ends a placement. */
async function openWithSticker() {
  const editor = await openEditor(page.id);
  drawOnCanvases();
  let release = () => {};
  const placed = vi.spyOn(EditorModel.prototype, 'placeSticker').mockImplementation(async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return { kind: 'unchanged' };
  });
  const sticker = await chooseSticker('Heart');
  await waitFor(() => expect(sticker).toHaveFocus());
  return { ...editor, sticker, placed, release: () => release() };
}

it('a sticker is placed when the next one is chosen, which then has the focus', async () => {
  const { sticker, placed, release } = await openWithSticker();
  await userEvent.click(screen.getByRole('button', { name: 'Stickers' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Star' }));
  await waitFor(() => expect(placed).toHaveBeenCalledTimes(1));
  release();
  const next = await screen.findByRole('application', { name: /^Sticker: Star/ });
  expect(next).not.toBe(sticker);
  await waitFor(() => expect(next).toHaveFocus());
  expect(screen.queryByRole('application', { name: /^Sticker: Heart/ })).not.toBeInTheDocument();
});

it('a sticker is left as it is by an Escape that closed something else', async () => {
  const { sticker } = await openWithSticker();
  const closing = createEvent.keyDown(sticker, { key: 'Escape' });
  closing.preventDefault();
  fireEvent(sticker, closing);
  expect(sticker).toBeInTheDocument();
  fireEvent.keyDown(sticker, { key: 'Escape' });
  await waitFor(() => expect(sticker).not.toBeInTheDocument());
});

it('a sticker on its way into the page can neither be moved nor taken away', async () => {
  const { sticker, placed, release } = await openWithSticker();
  const before = sticker.getAttribute('style');
  fireEvent.keyDown(sticker, { key: 'Enter' });
  expect(placed).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(sticker, { key: 'Escape' });
  fireEvent.keyDown(sticker, { key: 'ArrowLeft' });
  const finger = { pointerId: 1, pointerType: 'touch', button: 0 };
  fireEvent.pointerDown(sticker, { ...finger, clientX: 60, clientY: 80 });
  fireEvent.pointerMove(sticker, { ...finger, clientX: 90, clientY: 80 });
  fireEvent.pointerUp(sticker, { ...finger, clientX: 90, clientY: 80 });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(sticker).toBeInTheDocument();
  expect(sticker.getAttribute('style')).toBe(before);
  release();
  await waitFor(() => expect(sticker).not.toBeInTheDocument());
});

it('a sticker is not placed where the browser answers with other pixels, and the reason is told', async () => {
  const { sticker, placed } = await openWithSticker();
  drawOnCanvases({ noise: 1 });
  fireEvent.keyDown(sticker, { key: 'Enter' });
  expect(await screen.findByText(/^Your browser changes pictures/)).toBeInTheDocument();
  expect(placed).not.toHaveBeenCalled();
  expect(sticker).toBeInTheDocument();
});

it('a sticker whose picture is broken is fetched again when it is chosen again', async () => {
  let fetches = 0;
  server.use(
    mockEndpoint(getSticker, () => {
      fetches++;
      return new HttpResponse('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } });
    }),
  );
  await openEditor(page.id);
  HTMLImageElement.prototype.decode = async () => {
    HTMLImageElement.prototype.decode = async () => undefined;
    throw new Error('not a picture');
  };
  await userEvent.click(screen.getByRole('button', { name: 'Stickers' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Heart' }));
  await screen.findByText('The stickers could not be loaded. Please try again.');
  await chooseSticker('Heart');
  expect(fetches).toBe(2);
});

it('a second finger, on the page too, sizes the sticker and colors nothing', async () => {
  const { sticker, stage } = await openWithSticker();
  const acts = vi.spyOn(EditorModel.prototype, 'act');
  const width = Number.parseFloat(sticker.style.width);
  const finger = { pointerType: 'touch', button: 0, clientY: 80 };
  fireEvent.pointerDown(sticker, { ...finger, pointerId: 1, clientX: 50 });
  fireEvent.pointerDown(stage, { ...finger, pointerId: 2, clientX: 70 });
  fireEvent.pointerMove(stage, { ...finger, pointerId: 2, clientX: 80 });
  await waitFor(() => expect(Number.parseFloat(sticker.style.width)).toBeCloseTo(1.5 * width));
  fireEvent.pointerUp(stage, { ...finger, pointerId: 2, clientX: 80 });
  fireEvent.pointerUp(sticker, { ...finger, pointerId: 1, clientX: 50 });
  expect(acts).not.toHaveBeenCalled();
});

it('a finger on the page and a second one on the sticker size it, and color nothing', async () => {
  const { sticker, stage } = await openWithSticker();
  const finger = { pointerType: 'touch', button: 0, clientY: 80 };
  Element.prototype.hasPointerCapture = () => true;
  Element.prototype.releasePointerCapture = function (pointerId) {
    fireEvent.lostPointerCapture(this, { pointerId, pointerType: 'touch' });
  };
  const acts = vi.spyOn(EditorModel.prototype, 'act');
  const width = Number.parseFloat(sticker.style.width);
  fireEvent.pointerDown(stage, { ...finger, pointerId: 1, clientX: 70 });
  fireEvent.pointerDown(sticker, { ...finger, pointerId: 2, clientX: 50 });
  fireEvent.pointerMove(stage, { ...finger, pointerId: 1, clientX: 80 });
  await waitFor(() => expect(Number.parseFloat(sticker.style.width)).toBeCloseTo(1.5 * width));
  fireEvent.pointerUp(stage, { ...finger, pointerId: 1, clientX: 80 });
  fireEvent.pointerUp(sticker, { ...finger, pointerId: 2, clientX: 50 });
  expect(acts).not.toHaveBeenCalled();
});
