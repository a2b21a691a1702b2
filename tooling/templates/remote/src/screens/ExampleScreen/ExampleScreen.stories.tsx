import { buildUser } from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routes } from '../../routes.tsx';
import { ExampleScreen } from './ExampleScreen.tsx';

const meta: Meta<typeof ExampleScreen> = {
  title: 'Screens/Example title',
  component: ExampleScreen,
  parameters: {
    layout: 'fullscreen',
    screen: { routes, path: '/example-path', user: buildUser() },
  },
};
export default meta;

export const Empty: StoryObj<typeof ExampleScreen> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
