import { getAdminStats, listAdminUsers, listAuditEvents } from '@lineleaf/api-client/contract';
import {
  buildAdminUser,
  buildId,
  buildUser,
  errorResponse,
  mockEndpoint,
  neverAnswers,
} from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { routes } from '../../routes.tsx';
import { AdminScreen } from './AdminScreen.tsx';

const NAMES = ['Robin', 'Mira', 'Jonas', 'Yara', 'Pablo', 'Chloé', 'Aiko', 'Tom', 'Zoe', 'Lena', 'Omar'];
const ADMIN = buildUser({ username: 'Ada', is_admin: true });
const CREATED_AT = '2026-01-02T03:04:05.000Z';

const stats = mockEndpoint(getAdminStats, {
  total_users: 1284,
  total_generations: 20931,
  total_favorites: 3310,
  recent_transactions: [],
});
const users = mockEndpoint(
  listAdminUsers,
  NAMES.map((username, index) =>
    buildAdminUser({
      username,
      email: `${username.toLowerCase()}@example.com`,
      credits: index * 7,
      total_generations: index * 3,
    }),
  ),
);
const audit = mockEndpoint(listAuditEvents, [
  {
    id: buildId(),
    kind: 'credits_adjusted',
    actor_id: ADMIN.id,
    actor: { username: ADMIN.username, email: ADMIN.email },
    subject_id: buildId(),
    subject: { username: 'Mira', email: 'mira@example.com' },
    detail: '+35 credits',
    reason: 'a gift for the class',
    created_at: CREATED_AT,
  },
  {
    id: buildId(),
    kind: 'user_deleted',
    actor_id: ADMIN.id,
    actor: { username: ADMIN.username, email: ADMIN.email },
    subject_id: buildId(),
    subject: null,
    detail: 'pages: 12, payments: 1',
    created_at: CREATED_AT,
  },
]);

const PHONE = { name: 'Phone', styles: { width: '390px', height: '844px' } };

const meta: Meta<typeof AdminScreen> = {
  title: 'Screens/Admin/Dashboard',
  component: AdminScreen,
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { phone: PHONE } },
    screen: { routes, path: '/admin', user: ADMIN },
    msw: [stats, users, audit],
  },
};
export default meta;

type Story = StoryObj<typeof AdminScreen>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: /Robin/ })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    for (const action of await canvas.findAllByRole('button', { name: /Mira/ })) {
      const { left, right } = action.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
  },
};

export const EditingCredits: Story = {
  play: async ({ canvas, userEvent }) => {
    const [edit] = await canvas.findAllByRole('button', { name: /Mira/ });
    await userEvent.click(edit as HTMLElement);
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
};

export const DeletingUser: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, remove] = await canvas.findAllByRole('button', { name: /Mira/ });
    await userEvent.click(remove as HTMLElement);
    await expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      mockEndpoint(getAdminStats, neverAnswers),
      mockEndpoint(listAdminUsers, neverAnswers),
      mockEndpoint(listAuditEvents, neverAnswers),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('status'))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    msw: [stats, mockEndpoint(listAdminUsers, []), mockEndpoint(listAuditEvents, [])],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      mockEndpoint(getAdminStats, () => errorResponse('FORBIDDEN')),
      mockEndpoint(listAdminUsers, () => errorResponse('FORBIDDEN')),
      mockEndpoint(listAuditEvents, () => errorResponse('FORBIDDEN')),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};
