import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta: Meta<typeof ErrorState> = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'The packages did not load',
    description: 'Please check your connection and try again.',
    action: <Button variant="secondary">Try again</Button>,
  },
};
export default meta;

export const Plain: StoryObj<typeof ErrorState> = {};
