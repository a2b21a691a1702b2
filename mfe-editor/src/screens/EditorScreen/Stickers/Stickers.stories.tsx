import {
  getSticker,
  listColoringPages,
  listStickers,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  type StickerList,
} from '@lineleaf/api-client/contract';
import {
  buildPage,
  buildUser,
  errorResponse,
  mockEndpoint,
  networkError,
  neverAnswers,
} from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import de from '../../../locales/de.json';
import en from '../../../locales/en.json';
import es from '../../../locales/es.json';
import fr from '../../../locales/fr.json';
import { routes } from '../../../routes.tsx';
import { EditorScreen } from '../EditorScreen.tsx';

const PHONE = { name: 'Phone', styles: { width: '390px', height: '844px' } };
const HEART = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="300" viewBox="0 0 320 300"><path fill="#fff" stroke="#000" stroke-width="7" d="M160 290C60 210 4 150 4 90C4 0 130-30 160 70C190-30 316 0 316 90C316 150 260 210 160 290Z"/></svg>`;

const LIST: StickerList = {
  version: '1',
  groups: [
    { category: 'animals', stickers: ['Cat', 'Hippopotamus', 'Dog'].map(toSticker) },
    { category: 'things', stickers: ['Heart', 'Star'].map(toSticker) },
  ],
};

function toSticker(name: string) {
  return { key: name.toLowerCase(), name };
}

/** A blank page as the API serves it. */
async function blankPng(): Promise<ArrayBuffer> {
  const canvas = new OffscreenCanvas(PAGE_WIDTH, PAGE_HEIGHT);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, PAGE_WIDTH, PAGE_HEIGHT);
  pen.lineWidth = 8;
  pen.strokeRect(60, 60, PAGE_WIDTH - 120, PAGE_HEIGHT - 120);
  return (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer();
}

/** The editor with these stickers to choose from. */
function show(list: Parameters<typeof mockEndpoint<typeof listStickers>>[1]) {
  const page = buildPage({ prompt: 'a frame' });
  return {
    screen: { routes, path: `/color/${page.id}`, user: buildUser() },
    msw: [
      mockEndpoint(listColoringPages, [page]),
      http.get(`*/api/coloring-pages/${page.id}/image`, async () =>
        HttpResponse.arrayBuffer(await blankPng(), { headers: { 'Content-Type': 'image/png' } }),
      ),
      mockEndpoint(listStickers, list),
      mockEndpoint(
        getSticker,
        () => new HttpResponse(HEART, { headers: { 'Content-Type': 'image/svg+xml' } }),
      ),
    ],
  };
}

/** A text of the editor in the language that the story is shown in. */
function word(key: string): string {
  const texts: unknown = { de, en, es, fr }[document.documentElement.lang] ?? en;
  return String(key.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], texts));
}

async function openPanel(): Promise<HTMLElement> {
  const tool = await screen.findByRole('button', { name: word('stickers.title') }, { timeout: 15_000 });
  await userEvent.click(tool);
  const panel = await screen.findByRole('dialog', { name: word('stickers.title') });
  await waitFor(() => expect(panel).toBeVisible());
  return panel;
}

/** Chooses the heart by a search, and finds it in its frame. */
async function chooseHeart(): Promise<HTMLElement> {
  const panel = within(await openPanel());
  await userEvent.type(await panel.findByRole('searchbox'), 'hea');
  await userEvent.click(panel.getByRole('button', { name: 'Heart' }));
  return screen.findByRole('application', { name: /Heart/ });
}

const meta: Meta<typeof EditorScreen> = {
  title: 'Screens/Editor/Stickers',
  component: EditorScreen,
  parameters: { layout: 'fullscreen', viewport: { options: { phone: PHONE } } },
  beforeEach: () => {
    // As in a browser that forbids workers: Storybook serves no classic ones, the page's own thread does the work.
    const create = URL.createObjectURL;
    URL.createObjectURL = (source) => {
      if (source instanceof Blob && source.type === 'text/javascript') throw new Error('no workers here');
      return create(source);
    };
    return () => {
      URL.createObjectURL = create;
    };
  },
};
export default meta;

type Story = StoryObj<typeof EditorScreen>;

export const Choosing: Story = {
  parameters: show(LIST),
  play: async () => {
    const panel = within(await openPanel());
    await waitFor(() => expect(panel.getAllByRole('presentation')).toHaveLength(3));
    await userEvent.click(panel.getByRole('button', { name: word('stickers.categories.things') }));
    await expect(panel.getByRole('button', { name: 'Star' })).toBeVisible();
  },
};

export const OnThePage: Story = {
  parameters: show(LIST),
  play: async () => {
    const sticker = await chooseHeart();
    await waitFor(() => expect(sticker).toHaveFocus());
    const before = sticker.getBoundingClientRect();
    await userEvent.keyboard('{ArrowRight}+]');
    await waitFor(() => expect(sticker.getBoundingClientRect().width).toBeGreaterThan(before.width));
    await userEvent.click(screen.getByRole('button', { name: word('stickers.place') }));
    await waitFor(() => expect(screen.getByRole('button', { name: word('tools.undo') })).toBeEnabled());
    await expect(sticker).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  parameters: show(LIST),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await chooseHeart();
    await expect(screen.getByRole('button', { name: word('stickers.remove') })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const TakenAway: Story = {
  parameters: show(LIST),
  play: async () => {
    const sticker = await chooseHeart();
    await waitFor(() => expect(sticker).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sticker).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: word('tools.undo') })).toBeDisabled();
  },
};

export const PlacedAtTheEnd: Story = {
  parameters: show(LIST),
  play: async () => {
    const sticker = await chooseHeart();
    await userEvent.click(screen.getByRole('button', { name: word('done') }));
    await expect(await screen.findByRole('dialog', { name: word('finale.title') })).toBeVisible();
    await expect(sticker).not.toBeInTheDocument();
  },
};

export const NothingFound: Story = {
  parameters: show(LIST),
  play: async () => {
    const panel = within(await openPanel());
    await userEvent.type(await panel.findByRole('searchbox'), 'xyz');
    await expect(panel.getByText(word('stickers.none'))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: show(neverAnswers),
  play: async () => {
    const panel = within(await openPanel());
    await expect(await panel.findByRole('status', { name: word('stickers.loading') })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: show(() => errorResponse('INTERNAL')),
  play: async () => {
    const panel = within(await openPanel());
    await expect(await panel.findByText(word('stickers.failed'))).toBeVisible();
    await expect(panel.getByRole('button', { name: word('faults.retry') })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: show(() => networkError()),
  play: async () => {
    const panel = within(await openPanel());
    await expect(await panel.findByText(word('stickers.offline'))).toBeVisible();
  },
};
