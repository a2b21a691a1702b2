import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAuth } from '../../testing/authTest.tsx';

const SITE = 'http://localhost:3000';
const TEXT = 'I made this custom image with Lineleaf. Make your own at localhost:3000';

beforeEach(() => {
  vi.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

async function choose(item: string) {
  // Brings a clipboard of its own.
  const pointer = userEvent.setup();
  renderAuth('/auth');
  await pointer.click(await screen.findByRole('button', { name: 'Share' }));
  const entry = await screen.findByRole('menuitem', { name: item });
  return { entry, press: () => pointer.click(entry) };
}

/** What the opened address says in its query, and the features of its window. */
function opened() {
  const [url, target, features] = vi.mocked(window.open).mock.lastCall ?? [];
  const { host, searchParams } = new URL(String(url));
  return { host, query: Object.fromEntries(searchParams), target, features };
}

it('opens the social network in a window of 580 x 296', async () => {
  await (await choose('Facebook')).press();
  expect(opened()).toEqual({
    host: 'www.facebook.com',
    query: { u: SITE, quote: TEXT },
    target: '_blank',
    features: 'noopener,width=580,height=296',
  });
});

it('opens the microblog in a window of 600 x 400 with text and address', async () => {
  await (await choose('X (Twitter)')).press();
  expect(opened()).toMatchObject({ host: 'twitter.com', query: { text: TEXT, url: SITE } });
  expect(opened().features).toContain('width=600,height=400');
});

it('opens the professional network in a window of 600 x 400', async () => {
  await (await choose('LinkedIn')).press();
  expect(opened()).toMatchObject({ host: 'www.linkedin.com', query: { url: SITE } });
  expect(opened().features).toContain('width=600,height=400');
});

it('leads to the e-mail composer with text and address', async () => {
  const { entry } = await choose('Email');
  const address = new URL(entry.getAttribute('href') ?? '');
  expect(address.protocol).toBe('mailto:');
  expect(address.searchParams.get('body')).toBe(`${TEXT} ${SITE}`);
});

it('copies the address into the clipboard and says so', async () => {
  await (await choose('Copy link')).press();
  expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(SITE);
});

it('copies by the old command where the clipboard is refused', async () => {
  const { press } = await choose('Copy link');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const setData = vi.fn();
  document.execCommand = () => {
    const event = Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } });
    return document.dispatchEvent(event);
  };
  await press();
  expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
  expect(setData).toHaveBeenCalledWith('text/plain', SITE);
});

it('tells the address where nothing can be copied', async () => {
  const { press } = await choose('Copy link');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  document.execCommand = () => false;
  await press();
  expect(await screen.findByText(`The link could not be copied. It is ${SITE}`)).toBeVisible();
  expect(screen.queryByText('Link copied to clipboard!')).not.toBeInTheDocument();
});

it('has no share of the device where the browser has none', async () => {
  await choose('Copy link');
  expect(screen.queryByRole('menuitem', { name: 'Share with this device' })).not.toBeInTheDocument();
});

it('shares with the device; a cancelled share is silent and another fault goes to the console alone', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const share = vi.fn().mockRejectedValueOnce(new DOMException('cancelled', 'AbortError'));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await (await choose('Share with this device')).press();
  expect(share).toHaveBeenCalledWith({ title: 'Lineleaf', text: TEXT, url: SITE });
  expect(log).not.toHaveBeenCalled();

  share.mockRejectedValueOnce(new Error('broken'));
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share with this device' }));
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce(), 10_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('closes on Escape, and when something outside is pressed', async () => {
  await choose('Copy link');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument(), 10_000);
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('menu');
  await userEvent.click(screen.getByLabelText('Email'));
  await vi.waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument(), 10_000);
});
