import { listFavorites } from '@lineleaf/api-client/contract';
import {
  buildPage,
  buildUser,
  errorResponse,
  mockEndpoint,
  neverAnswers,
  withoutNetwork,
} from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { routes } from '../../routes.tsx';
import { FavoritesScreen } from './FavoritesScreen.tsx';

const meta: Meta<typeof FavoritesScreen> = {
  title: 'Screens/Studio/Favorites',
  component: FavoritesScreen,
  parameters: {
    layout: 'fullscreen',
    screen: { routes, path: '/favorites', user: buildUser() },
    msw: [
      mockEndpoint(listFavorites, [
        buildPage({ prompt: 'a smiling sun with petals', is_favorite: true }),
        buildPage({ prompt: 'a teddy bear', is_favorite: true, is_colored: true }),
      ]),
    ],
  },
};
export default meta;

type Story = StoryObj<typeof FavoritesScreen>;

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
  parameters: { msw: [mockEndpoint(listFavorites, neverAnswers)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull());
  },
};

export const Empty: Story = {
  parameters: { msw: [mockEndpoint(listFavorites, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockEndpoint(listFavorites, () => errorResponse('INTERNAL'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
  },
};
