import { listColoringPages } from '@lineleaf/api-client/contract';
import {
  buildPage,
  buildUser,
  errorResponse,
  mockEndpoint,
  neverAnswers,
  withoutNetwork,
} from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.tsx';
import { GalleryScreen } from './GalleryScreen.tsx';

const pages = [
  buildPage({ prompt: 'a smiling sun with petals', is_favorite: true }),
  buildPage({ prompt: 'a dragon that reads a thick book under an old tree while its friends have a picnic' }),
  buildPage({ prompt: 'a teddy bear', is_colored: true }),
  buildPage({ prompt: 'two race cars', title: 'For Leo’s birthday' }),
  buildPage({ prompt: 'the name Mia with butterflies' }),
];

const meta: Meta<typeof GalleryScreen> = {
  title: 'Screens/Studio/Gallery',
  component: GalleryScreen,
  parameters: {
    layout: 'fullscreen',
    screen: { routes, path: '/gallery', user: buildUser() },
    msw: [mockEndpoint(listColoringPages, pages)],
  },
};
export default meta;

type Story = StoryObj<typeof GalleryScreen>;

/** Places of buttons, whose names differ by language: in a card, and among the toggles that are off. */
const DELETE_BUTTON = 3;
const COLORED_FILTER = 1;
const SELECT_BUTTON = 2;

async function press(button: HTMLElement | undefined): Promise<void> {
  if (!button) throw new Error('No such button');
  await userEvent.click(button);
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'a teddy bear' })).toBeInTheDocument();
  },
};

export const Offline: Story = {
  beforeEach: withoutNetwork,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'a teddy bear' })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockEndpoint(listColoringPages, neverAnswers)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeDisabled();
  },
};

export const Empty: Story = {
  parameters: { msw: [mockEndpoint(listColoringPages, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockEndpoint(listColoringPages, () => errorResponse('FORBIDDEN'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'a teddy bear' });
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin');
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const LargeView: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'a smiling sun with petals' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Deleting: Story = {
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'a teddy bear' }));
    await press(card.getAllByRole('button')[DELETE_BUTTON]);
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const Ordering: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'a teddy bear' });
    await press(canvas.getAllByRole('button', { expanded: false })[0]);
    await expect(await screen.findByRole('menuitemcheckbox', { checked: true })).toBeVisible();
  },
};

export const NothingColored: Story = {
  parameters: { msw: [mockEndpoint(listColoringPages, [buildPage({ prompt: 'a sun' })])] },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'a sun' });
    await press(canvas.getAllByRole('button', { pressed: false })[COLORED_FILTER]);
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const Selecting: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'a teddy bear' });
    await press(canvas.getAllByRole('button', { pressed: false })[SELECT_BUTTON]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'two race cars' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'a teddy bear' }));
    const box = canvas.getByRole('checkbox', { name: 'two race cars' });
    await expect(box).toBeChecked();
    // The bar is fetched late; messages of an earlier story are a region too.
    await waitFor(() => {
      const bars = canvas.getAllByRole('region');
      expect(bars.some((bar) => within(bar).queryAllByRole('button').length > 1)).toBe(true);
    });
  },
};

export const CardMenu: Story = {
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'two race cars' }));
    await press(card.getByRole('button', { expanded: false }));
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toBeVisible());
  },
};

export const Renaming: Story = {
  play: async (context) => {
    await CardMenu.play?.(context);
    await press(screen.getAllByRole('menuitem')[0]);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const TwoThousandPages: Story = {
  parameters: {
    msw: [
      mockEndpoint(
        listColoringPages,
        Array.from({ length: 2000 }, (_, index) => buildPage({ prompt: `page ${index + 1}` })),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem');
    await expect(items.length).toBeLessThan(40);
  },
};
