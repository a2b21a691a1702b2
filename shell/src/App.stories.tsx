import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { App } from './App.tsx';
import './messages.ts';
import { discoveryWith } from './testing/discovered.ts';

const DISCOVERY = '*/discovery';

const meta: Meta<typeof App> = {
  title: 'Screens/Shell/Start',
  component: App,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof App>;

export const SessionUnderway: Story = {
  parameters: {
    screen: {
      routes: [{ path: '*', element: <App /> }],
      path: '/',
      hasOwnMain: true,
      state: { session: { status: 'loading', user: null, isOffline: false } },
    },
    msw: [http.get(DISCOVERY, () => HttpResponse.json(discoveryWith([])))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: {
    screen: { routes: [{ path: '*', element: <App /> }], path: '/', hasOwnMain: true },
    msw: [http.get(DISCOVERY, () => HttpResponse.error())],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
