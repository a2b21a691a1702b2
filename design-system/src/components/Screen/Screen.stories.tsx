import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshIcon } from '../../icons/index.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Screen } from './Screen.tsx';

const meta: Meta<typeof Screen> = {
  title: 'Components/Screen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Gallery',
    description: 'Everything you have drawn.',
    actions: (
      <Button variant="secondary" icon={<RefreshIcon />}>
        Refresh
      </Button>
    ),
    children: <Card>Content</Card>,
  },
};
export default meta;

export const Medium: StoryObj<typeof Screen> = {};
export const Narrow: StoryObj<typeof Screen> = { args: { width: 'narrow' } };
