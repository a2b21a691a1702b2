import { listColoringPages } from '@lineleaf/api-client/contract';
import {
  buildPage,
  buildUser,
  errorResponse,
  mockEndpoint,
  neverAnswers,
} from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.tsx';
import { GalleryScreen } from './GalleryScreen.tsx';

const pages = [
  buildPage({ prompt: 'a smiling sun with petals', is_favorite: true }),
  buildPage({ prompt: 'a dragon that reads a thick book under an old tree while its friends have a picnic' }),
  buildPage({ prompt: 'a teddy bear', is_colored: true }),
  buildPage({ prompt: 'two race cars' }),
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

export const Ready: Story = {
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
    const deletion = card.getAllByRole('button').at(-1);
    if (deletion) await userEvent.click(deletion);
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toBeVisible());
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
