import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageImage } from '../PageImage/PageImage.tsx';
import { Carousel } from './Carousel.tsx';

const PROMPTS = ['a daisy with a smiling face', 'a smiling butterfly', 'a smiling sun', 'a simple heart'];

const meta: Meta<typeof Carousel> = {
  title: 'Components/Carousel',
  component: Carousel,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Examples',
    intervalMs: 4000,
    previousLabel: 'Previous example',
    nextLabel: 'Next example',
    slideLabel: (n) => `Show example ${n}`,
    slides: PROMPTS.map((prompt, index) => ({
      id: prompt,
      label: prompt,
      content: <PageImage src={`/api/coloring-pages/${index}/image`} alt={prompt} />,
    })),
  },
};
export default meta;

export const Plain: StoryObj<typeof Carousel> = {};
