import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';

const meta: Meta<typeof Progress> = {
  title: 'Components/Progress',
  component: Progress,
  args: { value: 60, label: 'Drawing', isPercentShown: true },
};
export default meta;

export const Half: StoryObj<typeof Progress> = {};
export const Done: StoryObj<typeof Progress> = { args: { value: 100 } };
export const WithoutPercent: StoryObj<typeof Progress> = { args: { isPercentShown: false } };
