import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../messages.ts';
import type { Remote } from './discovery.ts';
import { RemoteRoutes } from './RemoteRoutes.tsx';

/** Nobody serves its files. */
const LOST: Remote = {
  name: 'mfe-lost',
  version: '1.0.0',
  entry: '/releases/mfe-lost/1.0.0+a/remoteEntry.js',
  integrity: '',
  routes: [{ path: '', access: 'user' }],
  tabs: [],
};

const meta: Meta<typeof RemoteRoutes> = {
  title: 'Screens/Shell/Remote',
  component: RemoteRoutes,
  parameters: {
    layout: 'fullscreen',
    screen: { routes: [{ path: '*', element: <RemoteRoutes remote={LOST} /> }], path: '/' },
  },
};
export default meta;

export const Failed: StoryObj<typeof RemoteRoutes> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
