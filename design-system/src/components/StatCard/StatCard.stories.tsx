import type { Meta, StoryObj } from '@storybook/react-vite';
import { UsersIcon } from '../../icons/index.ts';
import { StatCard } from './StatCard.tsx';

const meta: Meta<typeof StatCard> = {
  title: 'Components/StatCard',
  component: StatCard,
  args: { label: 'Total Users', value: '1,284', icon: <UsersIcon /> },
};
export default meta;

export const Plain: StoryObj<typeof StatCard> = {};
export const Loading: StoryObj<typeof StatCard> = { args: { isLoading: true } };
