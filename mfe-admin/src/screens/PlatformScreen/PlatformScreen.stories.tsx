import {
  getReleases,
  type ReleaseCounts,
  type ReleaseOverview,
  type ReleaseRollout,
} from '@lineleaf/api-client/contract';
import {
  buildReleaseCounts,
  buildReleasedPart,
  buildReleaseEvent,
  buildReleaseOverview,
  buildRollout,
  buildUser,
  errorResponse,
  hoursAgo,
  mockEndpoint,
  neverAnswers,
} from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { routes } from '../../routes.tsx';
import { PlatformScreen } from './PlatformScreen.tsx';

const CANARY = '0.1.0+bbb2222';
const EARLIER = {
  release: '0.1.0+9990000',
  commit: '9990000999',
  since: hoursAgo(100),
  by: 'pipeline mfe-billing',
};

const live = buildReleaseCounts({
  lately: [
    [41, 0],
    [52, 1],
    [63, 0],
    [70, 1],
    [58, 0],
    [66, 1],
  ],
  crashes: 1,
  errors: 2,
  lcp_p75: 1768,
  inp_p75: 141,
});

const others = ['shell', 'mfe-auth', 'mfe-studio', 'mfe-editor'].map((part) =>
  buildReleasedPart(part, { counts: [live] }),
);

function billing(rollout: ReleaseRollout | null, canary?: ReleaseCounts): ReleaseOverview {
  const counts = canary ? [live, canary] : [live];
  return buildReleaseOverview({
    parts: [
      ...others,
      buildReleasedPart('mfe-billing', { previous: [EARLIER], rollout, counts }),
      buildReleasedPart('mfe-admin'),
    ],
    events: [buildReleaseEvent({ at: hoursAgo(3), by: 'Ada' })],
  });
}

function canary(...lately: [number, number][]): ReleaseCounts {
  return buildReleaseCounts({
    release: CANARY,
    arm: 'canary',
    lately,
    lcp_p75: 2500,
    inp_p75: 100,
  });
}

const healthy = canary([9, 0], [12, 0], [16, 0]);

const shows = (overview: ReleaseOverview) => ({ msw: [mockEndpoint(getReleases, overview)] });

const meta: Meta<typeof PlatformScreen> = {
  title: 'Screens/Admin/Platform',
  component: PlatformScreen,
  parameters: {
    layout: 'fullscreen',
    screen: {
      routes,
      path: '/admin/platform',
      user: buildUser({ username: 'Ada', is_admin: true }),
    },
    ...shows(billing(buildRollout(), healthy)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /mfe-billing/ })).toBeVisible();
  },
};
export default meta;

type Story = StoryObj<typeof PlatformScreen>;

export const Running: Story = {};

export const NoCanaryYet: Story = {
  parameters: shows(buildReleaseOverview({ parts: billing(null).parts })),
};

export const Held: Story = {
  parameters: shows(
    billing(buildRollout({ state: 'held', reason: 'LCP is worse than with the live release' }), {
      ...healthy,
      lcp_p75: 5000,
    }),
  ),
};

export const Waiting: Story = {
  parameters: shows(
    billing(
      buildRollout({
        state: 'waiting',
        reason: 'The step is over after 37 visitors, too few to judge',
      }),
      healthy,
    ),
  ),
};

export const Paused: Story = {
  parameters: shows(
    billing(buildRollout({ state: 'paused', reason: 'Waiting for the holidays to end' }), healthy),
  ),
};

const REASON =
  '6 visitors failed with it and 1 with the live release, at 21 and 66 visitors in the last hour';

export const WentBack: Story = {
  parameters: shows({
    ...billing(null),
    events: [
      buildReleaseEvent({ action: 'rolled_back', share: 0, reason: REASON }),
      buildReleaseEvent({ action: 'share_moved', share: 10, at: hoursAgo(1) }),
      buildReleaseEvent({ at: hoursAgo(3), by: 'Ada' }),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /mfe-billing/ });
    await expect(row).toHaveTextContent(REASON);
    await userEvent.click(row.querySelector('summary') as HTMLElement);
    await expect(row.querySelector('details')).toHaveAttribute('open');
  },
};

export const Failing: Story = {
  parameters: shows(billing(buildRollout(), { ...canary([10, 2], [21, 6]), crashes: 5, errors: 7 })),
};

export const NotCounting: Story = {
  parameters: shows({
    ...buildReleaseOverview({
      parts: [
        buildReleasedPart('shell'),
        buildReleasedPart('mfe-billing', { rollout: buildRollout({ state: 'waiting' }) }),
      ],
    }),
    counting: false,
  }),
};

export const RollingBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /mfe-billing/ });
    const buttons = row.querySelectorAll('[data-column=actions] button');
    await userEvent.click(buttons[buttons.length - 1] as HTMLElement);
    await expect(await screen.findByRole('dialog')).toHaveTextContent(CANARY);
  },
};

export const Loading: Story = {
  parameters: { msw: [mockEndpoint(getReleases, neverAnswers)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockEndpoint(getReleases, () => errorResponse('FORBIDDEN'))] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};
