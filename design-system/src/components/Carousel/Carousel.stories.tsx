import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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

export const Dragged: StoryObj<typeof Carousel> = {
  play: async ({ canvas, userEvent }) => {
    const slide = await canvas.findByRole('group', { name: 'a daisy with a smiling face' });
    const { left, width, top } = slide.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + width * share, clientY: top + 40 });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: slide, coords: at(0.9) },
      { target: slide, coords: at(0.6) },
      { target: slide, coords: at(0.1) },
      { keys: '[/MouseLeft]', target: slide, coords: at(0.1) },
    ]);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'a smiling butterfly' })).toBeVisible());
  },
};
