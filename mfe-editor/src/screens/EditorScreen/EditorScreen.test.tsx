import 'fake-indexeddb/auto';
import { type ColoringPage, listColoringPages, saveColoredPage } from '@lineleaf/api-client/contract';
import {
  buildPage,
  buildUser,
  errorResponse,
  mockEndpoint,
  renderRoutes,
} from '@lineleaf/api-client/testing';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { InlineBridge } from '../../bridge/InlineBridge.ts';
import { decodePng } from '../../engine/decodePng.ts';
import { routes } from '../../routes.tsx';
import { draftStore } from '../../state/storage.ts';
import { click, Frame, HEIGHT, openEditor, servePages, WIDTH, wallPng } from '../../testing/editorTest.tsx';
import { streamCodec } from '../../worker/streamCodec.ts';

// Each test labels a page of full size, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 40_000 });
configure({ asyncUtilTimeout: 15_000 });

const server = mockServer();
let file: Uint8Array<ArrayBuffer>;
let pages: ColoringPage[];

const open = (user = buildUser()) => openEditor(pages[0]?.id ?? '', user);

beforeAll(async () => {
  file = await wallPng();
});
beforeEach(() => {
  pages = [buildPage()];
  server.use(...servePages(() => pages, file));
});

describe('the coloring editor', () => {
  it('fills where it is clicked, and undoes and redoes it', async () => {
    const user = userEvent.setup();
    const { stage } = await open();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toBeDisabled();
    click(stage, 10, 10);
    await waitFor(() => expect(undo).toBeEnabled());
    await user.click(undo);
    await waitFor(() => expect(undo).toBeDisabled());
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(undo).toBeEnabled());
  });

  it('refuses a click on the lines with its message', async () => {
    const { stage } = await open();
    click(stage, 62, 10);
    expect(await screen.findByText('Click inside an area to fill it with color')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  it('has the fill as its tool, one tool at a time', async () => {
    const user = userEvent.setup();
    await open();
    expect(screen.getByRole('button', { name: 'Fill' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Draw a line' }));
    const pressed = screen
      .getAllByRole('button', { pressed: true })
      .map((button) => button.getAttribute('aria-label'));
    expect(pressed).toEqual(['Draw a line']);
  });

  it('chooses hues from 0 to 360 and opacities from 10 to 100', async () => {
    await open();
    const rangeOf = (name: string) => {
      const slider = screen.getByRole('slider', { name });
      return [slider.getAttribute('min'), slider.getAttribute('max')];
    };
    expect(rangeOf('Hue')).toEqual(['0', '360']);
    expect(rangeOf('Opacity')).toEqual(['10', '100']);
  });

  it('begins with plain color, and fills in the material that is chosen', async () => {
    const user = userEvent.setup();
    const acts = vi.spyOn(InlineBridge.prototype, 'call');
    const { stage } = await open();
    expect(screen.getByRole('radio', { name: 'Flat' })).toBeChecked();
    for (const [choices, material] of [
      [['Crayon'], 'crayon'],
      [['Pattern', 'Hearts'], 'hearts'],
    ] as const) {
      for (const name of choices) await user.click(screen.getByRole('radio', { name }));
      click(stage, 10, 10);
      await waitFor(() => expect(acts).toHaveBeenCalledWith('act', expect.objectContaining({ material })));
    }
    await user.click(screen.getByRole('radio', { name: 'Colored pencil' }));
    expect(screen.queryByRole('radiogroup', { name: 'Patterns' })).not.toBeInTheDocument();
  });

  it('refuses a zoom selection that is too small', async () => {
    const user = userEvent.setup();
    const { stage } = await open();
    await user.click(screen.getByRole('button', { name: 'Zoom to a selection' }));
    fireEvent.pointerDown(stage, { pointerId: 1, pointerType: 'mouse', button: 0, clientX: 10, clientY: 10 });
    fireEvent.pointerUp(stage, { pointerId: 1, pointerType: 'mouse', button: 0, clientX: 40, clientY: 90 });
    expect(await screen.findByText('Selection too small. Drag a larger area to zoom.')).toBeVisible();
  });

  it('sends what is seen with the number of snapshots, then opens the gallery', async () => {
    const sent: { original_page_id: string; image_base64: string; color_data: { colors_used: number } }[] =
      [];
    server.use(
      mockEndpoint(saveColoredPage, ({ body }) => {
        sent.push(body as (typeof sent)[number]);
        return buildPage({ is_colored: true });
      }),
    );
    const user = userEvent.setup();
    const { stage, router } = await open();
    click(stage, 10, 10);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/gallery'), { timeout: 15_000 });
    expect(
      timers.mock.calls.some(([, delayMs]) => delayMs === 1500),
      'the gallery opens 1.5 s later',
    ).toBe(true);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ original_page_id: pages[0]?.id, color_data: { colors_used: 2 } });
    const bytes = Uint8Array.from(atob(sent[0]?.image_base64 ?? ''), (letter) => letter.charCodeAt(0));
    const image = await decodePng(bytes, streamCodec.inflate);
    expect([image.width, image.height]).toEqual([WIDTH, HEIGHT]);
    expect([...image.rgba.subarray(0, 3)]).not.toEqual([255, 255, 255]);
    expect([...image.rgba.subarray(4 * 700, 4 * 700 + 3)]).toEqual([255, 255, 255]);
  });

  it('sends the same picture under the same key, so that it is saved once, and a changed one under another', async () => {
    const keys: (string | null)[] = [];
    server.use(
      mockEndpoint(saveColoredPage, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return errorResponse('INTERNAL');
      }),
    );
    const user = userEvent.setup();
    const { stage } = await open();
    const save = async (count: number) => {
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(keys).toHaveLength(count));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    };
    click(stage, 10, 10);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
    await save(1);
    await save(2);
    click(stage, 100, 10);
    await save(3);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('keeps a page open that was deleted elsewhere, so that its coloring can be downloaded', async () => {
    let lists = 0;
    server.use(
      mockEndpoint(saveColoredPage, () => errorResponse('NOT_FOUND')),
      mockEndpoint(listColoringPages, () => {
        lists++;
        return pages;
      }),
    );
    const user = userEvent.setup();
    const { stage } = await open();
    click(stage, 10, 10);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
    pages = [];
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This page was deleted while you were coloring/)).toBeVisible();
    await waitFor(() => expect(lists).toBe(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
    expect(screen.queryByText('This page is not in your gallery')).not.toBeInTheDocument();
  });

  it('keeps who colors on while a save is under way at the page, unsaved', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((tell) => {
      server.use(
        mockEndpoint(saveColoredPage, async () => {
          tell();
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
          return buildPage({ is_colored: true });
        }),
      );
    });
    const user = userEvent.setup();
    const { stage, router } = await open();
    click(stage, 10, 10);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await asked;
    click(stage, 100, 10);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    answer();
    const findLeaving = () => timers.mock.calls.find(([, delayMs]) => delayMs === 1500)?.[0];
    await waitFor(() => expect(findLeaving()).toBeDefined());
    findLeaving()?.();
    expect(router.state.location.pathname).toContain('/color/');
    await user.click(screen.getByRole('button', { name: 'Exit' }));
    expect(await screen.findByRole('button', { name: 'Keep coloring' })).toBeVisible();
  });

  it('says so when its engine has stopped, and goes on with what was kept', async () => {
    const user = userEvent.setup();
    const { stage } = await open();
    click(stage, 10, 10);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
    const call = vi.spyOn(InlineBridge.prototype, 'call').mockRejectedValue(new Error('gone'));
    click(stage, 100, 10);
    expect(await screen.findByText('The editor has stopped')).toBeVisible();
    call.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('application')).toBeVisible();
  });

  it('draws by how hard a pen presses, and by a mouse as it always did', async () => {
    const user = userEvent.setup();
    const acts = vi.spyOn(InlineBridge.prototype, 'call');
    const { stage } = await open();
    await user.click(screen.getByRole('button', { name: 'Draw a line' }));
    for (const [pointerType, pressed] of [
      ['pen', { pressure: 0.25 }],
      ['mouse', {}],
    ] as const) {
      const where = { pointerId: 1, pointerType, button: 0, clientX: 10, clientY: 10, pressure: 0.25 };
      fireEvent.pointerDown(stage, where);
      fireEvent.pointerMove(stage, where);
      fireEvent.pointerUp(stage, where);
      await waitFor(() => expect(acts).toHaveBeenCalledWith('act', { type: 'stroke-end' }));
      const sent = acts.mock.calls.map(([, request]) => request);
      expect(sent).toContainEqual({ type: 'stroke-move', points: [{ x: 100, y: 100, ...pressed }] });
      acts.mockClear();
    }
  });

  it('paints on after the system took a pointer away without a word', async () => {
    const { stage } = await open();
    const finger = { pointerType: 'touch', button: 0, clientX: 10, clientY: 10 };
    fireEvent.pointerDown(stage, { ...finger, pointerId: 1 });
    fireEvent.lostPointerCapture(stage, { ...finger, pointerId: 1 });
    fireEvent.pointerDown(stage, { ...finger, pointerId: 2 });
    fireEvent.pointerUp(stage, { ...finger, pointerId: 2 });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
  });

  it('asks before unsaved work is left, and resumes it after', async () => {
    const user = userEvent.setup();
    const robin = buildUser();
    const { stage, router, unmount } = await open(robin);
    click(stage, 10, 10);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Exit' }));
    await user.click(await screen.findByRole('button', { name: 'Keep coloring' }));
    expect(router.state.location.pathname).toContain('/color/');
    await user.click(screen.getByRole('button', { name: 'Exit' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/gallery'));
    unmount();
    const draft = draftStore(robin.id, pages[0]?.id ?? '');
    await waitFor(async () => expect(await draft.read()).not.toBeNull());
    await open(robin);
    expect(await screen.findByText(/just as you left it/)).toBeVisible();
  });

  it('keeps the last step at once when its tab goes to the background', async () => {
    const robin = buildUser();
    const { stage } = await open(robin);
    const schedule = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delayMs?: number) =>
      // The second after which a fill settles never passes here.
      delayMs === 1000 ? 0 : schedule(run, delayMs)) as typeof setTimeout);
    click(stage, 10, 10);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    const draft = draftStore(robin.id, pages[0]?.id ?? '');
    await waitFor(async () => expect(await draft.read()).not.toBeNull());
  });

  it('asks before a reset and then shows the page as it was opened', async () => {
    const user = userEvent.setup();
    const { stage, router } = await open();
    click(stage, 10, 10);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    await user.click(screen.getByRole('button', { name: 'Exit' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/gallery'));
  });

  it('stops fills at small gaps from the start where the lines are known to have them', async () => {
    pages = [buildPage({ has_leaks: true })];
    const gaps = { name: "Don't leak through gaps" };
    const { unmount } = await open();
    expect(screen.getByRole('checkbox', gaps)).toBeChecked();
    unmount();
    pages = [buildPage({ is_colored: true, original_page_id: pages[0]?.id ?? null }), ...pages];
    const copy = await open();
    expect(screen.getByRole('checkbox', gaps)).toBeChecked();
    copy.unmount();
    pages = [buildPage()];
    await open();
    expect(screen.getByRole('checkbox', gaps)).not.toBeChecked();
  });

  it('is worked by the keyboard: arrows choose an area, Enter fills it, letters choose tools', async () => {
    const user = userEvent.setup();
    const { stage } = await open();
    stage.focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Area 1 of 2: White')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Area 1 of 2: Blue')).toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Area 1 of 2: White')).toBeInTheDocument();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(await screen.findByText('Area 1 of 2: Blue')).toBeInTheDocument();
    await user.keyboard('e{Enter}');
    expect(await screen.findByText('Area 1 of 2: White')).toBeInTheDocument();
    fireEvent.pointerDown(stage, { pointerId: 1, pointerType: 'mouse', button: 2, clientX: 10, clientY: 10 });
    expect(screen.queryByText(/^Area 1/)).not.toBeInTheDocument();
    await user.keyboard('{Control>}zz{/Control}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled());
    await user.keyboard('l');
    expect(screen.getByRole('button', { name: 'Draw a line' })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});

describe('a page that cannot be colored', () => {
  const show = () =>
    renderRoutes(routes, { path: `/color/${buildPage().id}`, user: buildUser(), wrapper: Frame });
  const showFirst = () =>
    renderRoutes(routes, { path: `/color/${pages[0]?.id}`, user: buildUser(), wrapper: Frame });

  it('says that it is not in the gallery', async () => {
    show();
    expect(await screen.findByText('This page is not in your gallery')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to the gallery' })).toBeVisible();
  });

  it('says that its picture is broken', async () => {
    server.use(http.get('*/api/coloring-pages/:id/image', () => HttpResponse.text('not a picture')));
    showFirst();
    expect(await screen.findByText("This picture can't be opened")).toBeVisible();
  });

  it('says that its picture has another size', async () => {
    const other = await wallPng(700);
    server.use(http.get('*/api/coloring-pages/:id/image', () => HttpResponse.arrayBuffer(other.buffer)));
    showFirst();
    expect(await screen.findByText('This picture is the wrong size')).toBeVisible();
  });

  it('is tried three times from one second, and again when asked', async () => {
    let calls = 0;
    server.use(
      mockEndpoint(listColoringPages, () => {
        calls++;
        return calls <= 3 ? errorResponse('INTERNAL') : pages;
      }),
    );
    const user = userEvent.setup();
    showFirst();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('application')).toBeVisible();
    expect(calls).toBe(4);
  });
});
