import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../../messages.ts';
import { VisitorLayout } from './VisitorLayout.tsx';

const element = (
  <VisitorLayout>
    <h1>Lineleaf</h1>
  </VisitorLayout>
);

const meta: Meta<typeof VisitorLayout> = {
  title: 'Screens/Shell/Signed Out',
  component: VisitorLayout,
  parameters: {
    layout: 'fullscreen',
    screen: { routes: [{ path: '*', element }], path: '/auth', hasOwnMain: true },
  },
};
export default meta;

export const SignedOut: StoryObj<typeof VisitorLayout> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
