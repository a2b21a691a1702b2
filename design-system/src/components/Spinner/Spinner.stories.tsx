import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta: Meta<typeof Spinner> = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading your pages' },
};
export default meta;

export const Small: StoryObj<typeof Spinner> = { args: { size: 'small' } };
export const Medium: StoryObj<typeof Spinner> = {};
export const Large: StoryObj<typeof Spinner> = { args: { size: 'large' } };
