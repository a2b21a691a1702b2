import 'fake-indexeddb/auto';
import { type ColoringPage, listColoringPages, saveColoredPage } from '@lineleaf/api-client/contract';
import { buildPage, buildUser, mockEndpoint, renderRoutes } from '@lineleaf/api-client/testing';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { AppFrame, toast } from '@lineleaf/design-system';
import { createI18n } from '@lineleaf/design-system/i18n';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InlineBridge } from '../../bridge/InlineBridge.ts';
import { encodePng } from '../../engine/encodePng.ts';
import { routes } from '../../routes.tsx';
import { streamCodec } from '../../worker/streamCodec.ts';

// Each test labels a page of full size, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 40_000 });
configure({ asyncUtilTimeout: 15_000 });

const WIDTH = 1275;
const HEIGHT = 1650;
const server = mockServer();
let pages: ColoringPage[];

function Frame({ children }: { children: ReactNode }) {
  return <AppFrame i18n={createI18n()}>{children}</AppFrame>;
}

function show() {
  return renderRoutes(routes, { path: `/color/${pages[0]?.id}`, user: buildUser(), wrapper: Frame });
}

async function findStage() {
  const stage = await screen.findByRole('application');
  // A tenth of the page's pixels in CSS px.
  const box = { left: 0, top: 0, x: 0, y: 0, width: 127.5, height: 165, right: 127.5, bottom: 165 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  return stage;
}

const FINGER = { pointerId: 1, pointerType: 'touch', button: 0, isPrimary: true };

function tap(stage: HTMLElement, x: number, y: number) {
  const where = { ...FINGER, clientX: x, clientY: y };
  fireEvent.pointerDown(stage, where);
  fireEvent.pointerUp(stage, where);
}

beforeEach(() => {
  localStorage.clear();
  pages = [buildPage({ prompt: 'a wall' }), buildPage()];
  server.use(
    mockEndpoint(listColoringPages, () => pages),
    http.get('*/api/coloring-pages/:id/image', async () => {
      const pixels = new Uint32Array(WIDTH * HEIGHT).fill(0xffffffff);
      for (let y = 0; y < HEIGHT; y++) pixels.fill(0xff000000, y * WIDTH + 600, y * WIDTH + 640);
      return HttpResponse.arrayBuffer((await encodePng(pixels, WIDTH, streamCodec.deflate)).buffer);
    }),
  );
});

// What an earlier test was told would be found again.
afterEach(() => void toast.dismiss());

describe('simple mode', () => {
  const open = async () => {
    show();
    await screen.findByRole('application');
    await userEvent.click(screen.getByRole('button', { name: 'Simple mode' }));
    return screen.findByRole('dialog', { name: 'Simple mode' });
  };

  it('is entered by its button, and remembered on the device', async () => {
    const { unmount } = show();
    await screen.findByRole('application');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Simple mode' }));
    expect(await screen.findByRole('dialog', { name: 'Simple mode' })).toBeVisible();
    unmount();
    show();
    expect(await screen.findByRole('dialog', { name: 'Simple mode' })).toBeVisible();
  });

  it('has twelve colors, three tools, undo, done and the way out, each by name, and nothing else', async () => {
    const mode = await open();
    const names = within(mode)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names).toEqual([
      ...['Leave simple mode', 'Undo', "I'm done!", 'Fill', 'Crayon', 'Eraser'],
      ...['Red', 'Orange', 'Yellow', 'Green', 'Turquoise', 'Blue'],
      ...['Purple', 'Pink', 'Brown', 'Gray', 'Black', 'White'],
    ]);
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('fills, draws with the crayon, and takes back', async () => {
    const acts = vi.spyOn(InlineBridge.prototype, 'call');
    await open();
    const stage = await findStage();
    await userEvent.click(screen.getByRole('button', { name: 'Green' }));
    tap(stage, 10, 10);
    const green = { color: 0x2b9348, opacity: 100 };
    await waitFor(() =>
      expect(acts).toHaveBeenCalledWith('act', expect.objectContaining({ type: 'fill', ...green })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Crayon' }));
    tap(stage, 10, 20);
    await waitFor(() =>
      expect(acts).toHaveBeenCalledWith(
        'act',
        expect.objectContaining({ type: 'stroke-start', ...green, material: 'crayon' }),
      ),
    );
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeEnabled());
    await userEvent.click(undo);
    await userEvent.click(undo);
    await waitFor(() => expect(undo).toBeDisabled());
  });

  it('pays no heed to a second finger', async () => {
    const acts = vi.spyOn(InlineBridge.prototype, 'call');
    await open();
    const stage = await findStage();
    await userEvent.click(screen.getByRole('button', { name: 'Crayon' }));
    const finger = { pointerType: 'touch', button: 0, clientX: 10, clientY: 10 };
    fireEvent.pointerDown(stage, { ...finger, pointerId: 1, isPrimary: true });
    fireEvent.pointerDown(stage, { ...finger, pointerId: 2, isPrimary: false, clientX: 60 });
    fireEvent.pointerUp(stage, { ...finger, pointerId: 1, isPrimary: true });
    await waitFor(() => expect(acts).toHaveBeenCalledWith('act', { type: 'stroke-end' }));
    expect(acts).not.toHaveBeenCalledWith('act', { type: 'stroke-cancel' });
  });

  it('is left by Escape, then Enter, and by no other key after it', async () => {
    const user = userEvent.setup();
    const mode = await open();
    await user.keyboard('{Escape}');
    expect(within(mode).getByRole('status')).toHaveTextContent('Press Enter to leave simple mode');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(mode).toBeVisible();
    await user.keyboard('{Escape}{Enter}');
    await waitFor(() => expect(mode).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Simple mode' })).toHaveFocus());
  });

  it('is left on a phone by the lock pressed once more, as a screen reader presses it', async () => {
    const matchMedia = (media: string) => ({
      media,
      matches: media.includes('coarse'),
      addEventListener() {},
    });
    vi.stubGlobal('matchMedia', matchMedia);
    const mode = await open();
    const lock = screen.getByRole('button', { name: 'Leave simple mode' });
    fireEvent.click(lock, { detail: 0 });
    expect(within(mode).getByRole('status')).toHaveTextContent('Press the lock again to leave simple mode');
    fireEvent.click(lock, { detail: 0 });
    await waitFor(() => expect(mode).not.toBeInTheDocument());
  });

  it('is left by a hold of two seconds, and by no shorter one', async () => {
    const mode = await open();
    const lock = screen.getByRole('button', { name: 'Leave simple mode' });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const stops = vi.spyOn(globalThis, 'clearTimeout');
    const findHold = () => timers.mock.calls.findIndex(([, delayMs]) => delayMs === 2000);
    fireEvent.pointerDown(lock, FINGER);
    const hold = timers.mock.results[findHold()]?.value;
    fireEvent.pointerUp(lock, FINGER);
    expect(stops).toHaveBeenCalledWith(hold);
    expect(within(mode).getByRole('status')).toHaveTextContent('Hold the lock for two seconds to leave');
    timers.mockClear();
    fireEvent.pointerDown(lock, FINGER);
    timers.mock.calls[findHold()]?.[0]();
    await waitFor(() => expect(mode).not.toBeInTheDocument());
    // What the finger is lifted from is pressed by nobody.
    const press = vi.fn();
    const exit = screen.getByRole('button', { name: 'Exit' });
    exit.addEventListener('click', press);
    fireEvent.pointerUp(exit);
    fireEvent.click(exit);
    expect(press).not.toHaveBeenCalled();
    timers.mock.calls.find(([, delayMs]) => delayMs === 350)?.[0]();
  });

  it('is left by no timer whose finger is lifted, however many touch the lock', async () => {
    await open();
    const lock = screen.getByRole('button', { name: 'Leave simple mode' });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const stops = vi.spyOn(globalThis, 'clearTimeout');
    const second = { ...FINGER, pointerId: 2, isPrimary: false };
    const mouse = { ...FINGER, pointerId: 3, pointerType: 'mouse' };
    for (const pointer of [FINGER, second, mouse]) fireEvent.pointerDown(lock, pointer);
    for (const pointer of [FINGER, second, mouse]) fireEvent.pointerUp(lock, pointer);
    const holds = timers.mock.results.filter((_, call) => timers.mock.calls[call]?.[1] === 2000);
    expect(holds).toHaveLength(2);
    for (const { value } of holds) expect(stops).toHaveBeenCalledWith(value);
  });

  it('saves at the end and stays, and opens the next page in simple mode', async () => {
    server.use(mockEndpoint(saveColoredPage, () => buildPage({ is_colored: true })));
    await open();
    tap(await findStage(), 10, 10);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: "I'm done!" }));
    const end = await screen.findByRole('dialog', { name: 'Look what you made!' });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await userEvent.click(within(end).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your coloring is saved to your gallery!')).toBeInTheDocument();
    await waitFor(() => expect(within(end).getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(timers.mock.calls.filter(([, delayMs]) => delayMs === 1500)).toEqual([]);
    timers.mockRestore();
    await userEvent.click(within(end).getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(end).not.toBeInTheDocument());
    expect(await screen.findByRole('dialog', { name: 'Simple mode' })).toBeVisible();
  });

  it('is not left by Back, colored on or not', async () => {
    const { router } = show();
    const second = `/color/${pages[1]?.id}`;
    await screen.findByRole('application');
    await userEvent.click(screen.getByRole('button', { name: 'Simple mode' }));
    const before = await screen.findByRole('dialog', { name: 'Simple mode' });
    await router.navigate(second);
    await waitFor(() => expect(router.state.location.pathname).toBe(second));
    // The second page has a stage of its own, which is the one to tap.
    await waitFor(() => expect(before).not.toBeInTheDocument());
    const mode = await screen.findByRole('dialog', { name: 'Simple mode' });
    const goBack = async () => {
      await router.navigate(-1);
      expect(router.state.location.pathname).toBe(second);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    };
    await goBack();
    tap(await findStage(), 10, 10);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
    await goBack();
    expect(mode).toBeVisible();
    await userEvent.keyboard('{Escape}{Enter}');
    await waitFor(() => expect(mode).not.toBeInTheDocument());
    await router.navigate(-1);
    expect(await screen.findByRole('alertdialog', { name: 'Save before you leave?' })).toBeVisible();
  });

  it('asks before unsaved work is left, as the desk does', async () => {
    const { router } = show();
    await screen.findByRole('application');
    await userEvent.click(screen.getByRole('button', { name: 'Simple mode' }));
    await screen.findByRole('dialog', { name: 'Simple mode' });
    tap(await findStage(), 10, 10);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
    await router.navigate('/gallery');
    expect(await screen.findByRole('alertdialog', { name: 'Save before you leave?' })).toBeVisible();
    expect(router.state.location.pathname).toContain('/color/');
  });

  it('keeps the focus inside', async () => {
    const user = userEvent.setup();
    const mode = await open();
    for (const keys of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
      for (let step = 0; step < 25; step++) {
        await user.keyboard(keys);
        expect(mode).toContainElement(document.activeElement as HTMLElement);
      }
    }
  });
});

describe('the end', () => {
  it('shows the picture before and after, saves as the desk does, and leads to the next page', async () => {
    server.use(mockEndpoint(saveColoredPage, () => buildPage({ is_colored: true })));
    const user = userEvent.setup();
    const { router } = show();
    tap(await findStage(), 10, 10);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: "I'm done!" }));
    const end = await screen.findByRole('dialog', { name: 'Look what you made!' });
    const after = await within(end).findByRole('img', { name: 'a wall' });
    fireEvent.change(within(end).getByRole('slider', { name: 'Before and after' }), {
      target: { value: '30' },
    });
    expect(after.style.clipPath).toBe('inset(0 70% 0 0)');
    for (const name of ['Print', 'Share']) expect(within(end).getByRole('button', { name })).toBeEnabled();
    await user.click(within(end).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your coloring is saved to your gallery!')).toBeInTheDocument();
    await user.click(within(end).getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/color/${pages[1]?.id}`));
  });

  it('asks before the next page takes unsaved work away, and has none where all are colored', async () => {
    const user = userEvent.setup();
    const { unmount } = show();
    tap(await findStage(), 10, 10);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: "I'm done!" }));
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('alertdialog', { name: 'Save before you leave?' })).toBeVisible();
    unmount();
    pages = pages.slice(0, 1);
    show();
    await screen.findByRole('application');
    await user.click(screen.getByRole('button', { name: "I'm done!" }));
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  });
});
