import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta: Meta<typeof Logo> = {
  title: 'Components/Logo',
  component: Logo,
};
export default meta;

export const Small: StoryObj<typeof Logo> = { args: { size: 'small' } };
export const Medium: StoryObj<typeof Logo> = {};
export const Large: StoryObj<typeof Logo> = { args: { size: 'large' } };
