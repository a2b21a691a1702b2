import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImagesIcon } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No coloring pages yet!',
    description: 'Describe a picture, and it will be kept here.',
    icon: <ImagesIcon />,
    action: <Button>Make a page</Button>,
  },
};
export default meta;

export const Plain: StoryObj<typeof EmptyState> = {};
