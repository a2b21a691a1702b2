import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** What a finger does: it is put down, the browser scrolls, and the slide that comes to rest is the one shown. */
export const Swiped: StoryObj<typeof Carousel> = {
  play: async ({ canvas, userEvent }) => {
    const slide = await canvas.findByRole('group', { name: 'a daisy with a smiling face' });
    await userEvent.pointer([{ keys: '[TouchA>]', target: slide }, { keys: '[/TouchA]' }]);
    const viewport = slide.closest('[tabindex="0"]');
    viewport?.scrollTo({ left: viewport.clientWidth, behavior: 'instant' });
    await expect(await canvas.findByRole('group', { name: 'a smiling butterfly' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show example 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};
