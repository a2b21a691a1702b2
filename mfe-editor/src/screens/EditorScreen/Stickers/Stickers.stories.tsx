import {
  getSticker,
  listStickers,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  type StickerList,
} from '@lineleaf/api-client/contract';
import {
  buildPage,
  errorResponse,
  mockEndpoint,
  networkError,
  neverAnswers,
} from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  drawPng,
  EDITOR_PARAMETERS,
  ON_A_PHONE,
  show,
  withoutWorkers,
  word,
} from '../../../testing/editorStories.ts';
import { EditorScreen } from '../EditorScreen.tsx';

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

/** The editor with these stickers to choose from. */
function showWith(list: Parameters<typeof mockEndpoint<typeof listStickers>>[1]) {
  const editor = show(buildPage({ prompt: 'a frame' }), () => drawPng(drawFrame));
  return {
    ...editor,
    msw: [
      ...editor.msw,
      mockEndpoint(listStickers, list),
      mockEndpoint(
        getSticker,
        () => new HttpResponse(HEART, { headers: { 'Content-Type': 'image/svg+xml' } }),
      ),
    ],
  };
}

function drawFrame(pen: OffscreenCanvasRenderingContext2D): void {
  pen.strokeRect(60, 60, PAGE_WIDTH - 120, PAGE_HEIGHT - 120);
}

async function openPanel(): Promise<HTMLElement> {
  const tool = await screen.findByRole('button', { name: word('stickers.title') });
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
  parameters: EDITOR_PARAMETERS,
  beforeEach: withoutWorkers,
};
export default meta;

type Story = StoryObj<typeof EditorScreen>;

export const Choosing: Story = {
  parameters: showWith(LIST),
  play: async () => {
    const panel = within(await openPanel());
    await waitFor(() => expect(panel.getAllByRole('presentation')).toHaveLength(3));
    await userEvent.click(panel.getByRole('button', { name: word('stickers.categories.things') }));
    await expect(panel.getByRole('button', { name: 'Star' })).toBeVisible();
  },
};

export const OnThePage: Story = {
  parameters: showWith(LIST),
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
  parameters: showWith(LIST),
  globals: ON_A_PHONE,
  play: async () => {
    await chooseHeart();
    await expect(screen.getByRole('button', { name: word('stickers.remove') })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const OnANarrowPhoneInGerman: Story = {
  parameters: showWith(LIST),
  globals: { viewport: { value: 'narrow', isRotated: false }, language: 'de' },
  play: async () => {
    await chooseHeart();
    const bar = screen.getByRole('button', { name: word('stickers.remove') }).parentElement;
    await expect(bar?.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(bar?.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const TakenAway: Story = {
  parameters: showWith(LIST),
  play: async () => {
    const sticker = await chooseHeart();
    await waitFor(() => expect(sticker).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sticker).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: word('tools.undo') })).toBeDisabled();
  },
};

export const PlacedAtTheEnd: Story = {
  parameters: showWith(LIST),
  play: async () => {
    const sticker = await chooseHeart();
    await userEvent.click(screen.getByRole('button', { name: word('done') }));
    await expect(await screen.findByRole('dialog', { name: word('finale.title') })).toBeVisible();
    await expect(sticker).not.toBeInTheDocument();
  },
};

export const NothingFound: Story = {
  parameters: showWith(LIST),
  play: async () => {
    const panel = within(await openPanel());
    await userEvent.type(await panel.findByRole('searchbox'), 'xyz');
    await expect(panel.getByText(word('stickers.none'))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: showWith(neverAnswers),
  play: async () => {
    const panel = within(await openPanel());
    await expect(await panel.findByRole('status', { name: word('stickers.loading') })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: showWith(() => errorResponse('INTERNAL')),
  play: async () => {
    const panel = within(await openPanel());
    await expect(await panel.findByText(word('stickers.failed'))).toBeVisible();
    await expect(panel.getByRole('button', { name: word('faults.retry') })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: showWith(() => networkError()),
  play: async () => {
    const panel = within(await openPanel());
    await expect(await panel.findByText(word('stickers.offline'))).toBeVisible();
  },
};
