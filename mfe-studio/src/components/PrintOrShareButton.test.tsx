import {
  type ColoringPage,
  getColoringPage,
  getPageImage,
  listColoringPages,
} from '@lineleaf/api-client/contract';
import { buildPage, errorResponse, mockEndpoint } from '@lineleaf/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HANDHELD_QUERY, renderStudio, server, stubMedia } from '../testing/studioTest.tsx';

let stopFrames = () => {};
afterEach(() => {
  stopFrames();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

/** Gives every print frame what jsdom lacks, and remembers what happened in it. */
function watchFrames(decode: () => Promise<void>) {
  const events: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const frame of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (frame instanceof HTMLIFrameElement && frame.contentWindow)
        equip(frame.contentWindow, decode, events);
    }
  });
  observer.observe(document.body, { childList: true });
  stopFrames = () => observer.disconnect();
  return events;
}

function equip(target: Window, decode: () => Promise<void>, events: string[]): void {
  const { prototype } = (target as Window & typeof globalThis).HTMLImageElement;
  prototype.decode = async () => {
    await decode();
    events.push('decoded');
  };
  target.focus = () => {};
  target.print = () => void events.push('printed');
}

function findFrame(): HTMLIFrameElement | null {
  return document.querySelector('iframe');
}

/** Opens the gallery with one page and its large view. */
async function openLargeView(page: ColoringPage) {
  server.use(mockEndpoint(listColoringPages, [page]));
  renderStudio('/gallery');
  await userEvent.click(await screen.findByRole('button', { name: page.prompt }));
  return within(await screen.findByRole('dialog'));
}

describe('printing on a desktop', () => {
  it('decodes the full picture in a sheet-sized frame, prints, and keeps the frame until afterprint', async () => {
    const events = watchFrames(async () => {});
    const page = buildPage();
    const dialog = await openLargeView(page);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Paper' }), 'a4');
    await userEvent.click(dialog.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(events).toEqual(['decoded', 'printed']));
    const frame = findFrame();
    expect(frame?.style.width).toBe('216mm');
    expect(frame?.style.display).toBe('');
    const printed = frame?.contentDocument;
    expect(printed?.querySelector('img')?.src).toBe(`http://localhost:3000${page.image_url}`);
    expect(printed?.querySelector('script')).toBeNull();
    expect(printed?.head.textContent).toMatch(/size: A4 portrait.*width: 198mm/s);
    frame?.contentWindow?.dispatchEvent(new Event('afterprint'));
    expect(findFrame()).toBeNull();
  });

  it('prints from a card as well', async () => {
    const events = watchFrames(async () => {});
    server.use(mockEndpoint(listColoringPages, [buildPage()]));
    renderStudio('/gallery');
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(events).toContain('printed'));
  });

  it('fetches the row again when the picture has aged, and prints the fresh one', async () => {
    const decode = vi.fn(async () => {}).mockRejectedValueOnce(new Error('gone'));
    const events = watchFrames(decode);
    const page = buildPage();
    server.use(mockEndpoint(getColoringPage, { ...page, image_url: `${page.image_url}&fresh` }));
    const dialog = await openLargeView(page);
    await userEvent.click(dialog.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(events).toEqual(['decoded', 'printed']));
    expect(findFrame()?.contentDocument?.querySelector('img')?.src).toMatch(/&fresh$/);
  });

  it('says when it failed, and leaves no frame', async () => {
    watchFrames(() => Promise.reject(new Error('gone')));
    server.use(mockEndpoint(getColoringPage, () => errorResponse('NOT_FOUND')));
    const dialog = await openLargeView(buildPage());
    await userEvent.click(dialog.getByRole('button', { name: 'Print' }));
    expect(await screen.findByText('Print failed. Please try again.')).toBeInTheDocument();
    expect(findFrame()).toBeNull();
  });
});

/** A device that is held in the hand; `share` answers the share sheet, without it there is none. */
function holdInHand(share?: () => Promise<void>) {
  stubMedia([HANDHELD_QUERY]);
  const onShare = vi.fn<(data: ShareData) => Promise<void>>(share);
  if (share) {
    Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
    Object.defineProperty(navigator, 'share', { value: onShare, configurable: true });
  }
  const onImage = vi.fn(() => HttpResponse.arrayBuffer(new ArrayBuffer(4)) as Response);
  server.use(mockEndpoint(getPageImage, onImage));
  return { onShare, onImage };
}

/** A print window as the browser gives it. */
function stubPrintWindow(print: () => void) {
  const target = Object.assign(document.createElement('iframe'), {});
  const printDocument = document.implementation.createHTMLDocument();
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(() => {});
  HTMLImageElement.prototype.decode = async () => {};
  const opened = Object.assign(target, { document: printDocument, print, close: vi.fn() });
  return vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
}

function rejectWith(name: string) {
  return () => Promise.reject(new DOMException('no', name));
}

describe('sharing on a phone or tablet', () => {
  it('offers Share in place of Print, with the PNG file alone, made ready before the tap', async () => {
    const { onShare, onImage } = holdInHand(async () => {});
    const dialog = await openLargeView(buildPage({ prompt: 'Ein Bär & 2 Cafés!' }));
    expect(dialog.queryByRole('button', { name: 'Print' })).toBeNull();
    await waitFor(() => expect(onImage).toHaveBeenCalledOnce());
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(onShare).toHaveBeenCalledOnce());
    expect(onImage).toHaveBeenCalledOnce();
    const data = onShare.mock.calls[0]?.[0];
    expect(Object.keys(data ?? {})).toEqual(['files']);
    expect(data?.files?.[0]?.type).toBe('image/png');
    expect(data?.files?.[0]?.name).toBe('ein-bär-2-cafés.png');
  });

  it('is silent when the user cancels', async () => {
    const { onShare } = holdInHand(rejectWith('AbortError'));
    const dialog = await openLargeView(buildPage());
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(onShare).toHaveBeenCalledOnce());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Share' })).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  });

  it('only logs another failure of the share sheet', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    holdInHand(rejectWith('DataError'));
    const dialog = await openLargeView(buildPage());
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(log).toHaveBeenCalledOnce());
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  });

  it.each([
    ['there is no share sheet', undefined, 'Share unavailable. Opening print dialog...'],
    [
      'the browser denies it',
      rejectWith('NotAllowedError'),
      'Share permission denied. Opening print dialog...',
    ],
  ])('opens a print window when %s', async (_, share, message) => {
    holdInHand(share);
    const print = vi.fn();
    stubPrintWindow(print);
    const dialog = await openLargeView(buildPage());
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(screen.queryByText(/Failed|blocked/)).toBeNull();
  });

  it.each([
    ['is blocked', () => null, 'Pop-up blocked. Please allow pop-ups.'],
    [
      'cannot be opened',
      () => {
        throw new Error('refused');
      },
      'Failed to open print window.',
    ],
  ])('says when the print window %s', async (_, open, message) => {
    holdInHand();
    vi.spyOn(window, 'open').mockImplementation(open);
    const dialog = await openLargeView(buildPage());
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('says when the print window does not print', async () => {
    holdInHand();
    stubPrintWindow(() => {
      throw new Error('no printer');
    });
    const dialog = await openLargeView(buildPage());
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Failed to print.')).toBeInTheDocument();
  });
});
