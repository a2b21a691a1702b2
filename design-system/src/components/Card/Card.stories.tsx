import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';

const meta: Meta<typeof Card> = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'A sheet of paper on the paper.' },
};
export default meta;

export const Plain: StoryObj<typeof Card> = {};
export const Raised: StoryObj<typeof Card> = { args: { isRaised: true, padding: 'large' } };
