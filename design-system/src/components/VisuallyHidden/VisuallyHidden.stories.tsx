import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only read aloud' },
};
export default meta;

export const Plain: StoryObj<typeof VisuallyHidden> = {};
