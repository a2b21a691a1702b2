import { listCreditHistory, listCreditPackages } from '@lineleaf/api-client/contract';
import {
  buildCreditEntry,
  buildPackage,
  buildUser,
  errorResponse,
  mockEndpoint,
  neverAnswers,
  withoutNetwork,
} from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.tsx';
import { CreditsScreen } from './CreditsScreen.tsx';

const packages = mockEndpoint(listCreditPackages, [
  buildPackage({ id: 'starter', name: 'Starter', credits: 20, price: 3 }),
  buildPackage({
    id: 'popular',
    name: 'Popular',
    credits: 100,
    price: 9,
    description: 'A whole holiday of drawing',
  }),
  buildPackage({ id: 'pro', name: 'Pro', credits: 250, price: 25, description: 'For a classroom' }),
]);
const history = mockEndpoint(listCreditHistory, [
  buildCreditEntry({ amount: -1, kind: 'generation' }),
  buildCreditEntry({ amount: 100, kind: 'purchase' }),
  buildCreditEntry({ amount: 10, kind: 'signup' }),
]);

const meta: Meta<typeof CreditsScreen> = {
  title: 'Screens/Billing/Buy Credits',
  component: CreditsScreen,
  parameters: {
    layout: 'fullscreen',
    screen: { routes, path: '/credits', user: buildUser({ credits: 109 }) },
    msw: [packages, history],
  },
};
export default meta;

type Story = StoryObj<typeof CreditsScreen>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Popular' })).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: withoutNetwork,
  play: async ({ canvas }) => {
    const popular = within(await canvas.findByRole('article', { name: 'Popular' }));
    await expect(popular.getByRole('button')).toBeDisabled();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [mockEndpoint(listCreditPackages, neverAnswers), mockEndpoint(listCreditHistory, neverAnswers)],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('status'))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [mockEndpoint(listCreditPackages, []), mockEndpoint(listCreditHistory, [])] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      mockEndpoint(listCreditPackages, () => errorResponse('INTERNAL')),
      mockEndpoint(listCreditHistory, () => errorResponse('INTERNAL')),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
  },
};
