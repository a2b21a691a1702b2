import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageImage } from './PageImage.tsx';

const meta: Meta<typeof PageImage> = {
  title: 'Components/PageImage',
  component: PageImage,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { src: '/api/coloring-pages/1/image', alt: 'A coloring page: a flower' },
};
export default meta;

export const Loaded: StoryObj<typeof PageImage> = {};
export const Placeholder: StoryObj<typeof PageImage> = { args: { src: undefined } };
