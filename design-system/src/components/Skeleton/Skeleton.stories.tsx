import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = {
  title: 'Components/Skeleton',
  component: Skeleton,
};
export default meta;

export const Line: StoryObj<typeof Skeleton> = { args: { width: '12rem' } };
export const Page: StoryObj<typeof Skeleton> = { args: { width: '12rem', aspectRatio: '1275 / 1650' } };
