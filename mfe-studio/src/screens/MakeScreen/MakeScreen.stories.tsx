import {
  type GenerationResult,
  generateColoringPage,
  getMe,
  PROMPT_MAX_LENGTH,
} from '@lineleaf/api-client/contract';
import { buildId, buildUser, errorResponse, mockEndpoint, neverAnswers } from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../routes.tsx';
import { drawSample } from '../../testing/drawSample.ts';
import { MakeScreen } from './MakeScreen.tsx';

const user = buildUser({ credits: 7 });
const me = mockEndpoint(getMe, user);

const meta: Meta<typeof MakeScreen> = {
  title: 'Screens/Studio/Make',
  component: MakeScreen,
  parameters: { layout: 'fullscreen', screen: { routes, path: '/', user }, msw: [me] },
};
export default meta;

type Story = StoryObj<typeof MakeScreen>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function ask(canvas: Canvas, prompt: string): Promise<void> {
  const box = await canvas.findByRole('textbox');
  await userEvent.type(box, `${prompt}{Enter}`);
}

function buildResult(unknown: string[]): GenerationResult {
  return {
    id: buildId(),
    prompt: 'a smiling sun with petals and a zither',
    image_base64: drawSample(),
    image_url: '/api/coloring-pages/1/image',
    drawn: ['sun', 'petals'],
    unknown,
    readings: [],
  };
}

function answerWith(unknown: string[]) {
  return mockEndpoint(generateColoringPage, () => buildResult(unknown));
}

/** Draws a page once; another one gets the other answer. */
function answerOnce(other: () => Response | Promise<never>) {
  let asked = 0;
  return mockEndpoint(generateColoringPage, () => {
    asked += 1;
    return asked % 2 === 1 ? buildResult([]) : other();
  });
}

/** The button of the result card that asks for another page: the one described by its cost. */
async function askForAnother(canvas: Canvas): Promise<void> {
  await ask(canvas, 'a smiling sun');
  const another = await waitFor(() => {
    const [button] = canvas.getAllByRole('button').filter((each) => each.hasAttribute('aria-describedby'));
    if (!button) throw new Error('The card is not there yet');
    return button;
  });
  await userEvent.click(another);
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveValue('');
  },
};

export const Generating: Story = {
  parameters: { msw: [me, mockEndpoint(generateColoringPage, neverAnswers)] },
  play: async ({ canvas }) => {
    await ask(canvas, 'a smiling sun');
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};

export const Ready: Story = {
  parameters: { msw: [me, answerWith([])] },
  play: async ({ canvas }) => {
    await ask(canvas, 'a smiling sun');
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};

export const PartlyDrawn: Story = {
  parameters: { msw: [me, answerWith(['zither'])] },
  play: async ({ canvas }) => {
    await ask(canvas, 'a smiling sun and a zither');
    await expect(await canvas.findByText(/[“«„]\s?zither/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const DrawingAnother: Story = {
  parameters: { msw: [me, answerOnce(neverAnswers)] },
  play: async ({ canvas }) => {
    await askForAnother(canvas);
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

export const AnotherRefused: Story = {
  parameters: { msw: [me, answerOnce(() => errorResponse('INSUFFICIENT_CREDITS'))] },
  play: async ({ canvas }) => {
    await askForAnother(canvas);
    await expect(await screen.findAllByRole('alert')).not.toHaveLength(0);
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { msw: [me, mockEndpoint(generateColoringPage, () => errorResponse('INSUFFICIENT_CREDITS'))] },
  play: async ({ canvas }) => {
    await ask(canvas, 'a smiling sun');
    await expect(await screen.findAllByRole('alert')).not.toHaveLength(0);
    await expect(canvas.getByRole('textbox')).toHaveValue('a smiling sun');
  },
};

export const NothingToDraw: Story = {
  parameters: {
    msw: [
      me,
      mockEndpoint(generateColoringPage, () =>
        errorResponse('NOTHING_TO_DRAW', undefined, { suggestions: ['scissors', 'paperclip'] }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await ask(canvas, 'a stapler');
    await userEvent.click(await canvas.findByRole('button', { name: 'scissors' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('scissors');
  },
};

export const NoCredits: Story = {
  parameters: { screen: { routes, path: '/', user: buildUser({ credits: 0 }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toBeVisible();
  },
};

async function paste(canvas: Canvas, length: number): Promise<HTMLElement> {
  const box = await canvas.findByRole('textbox');
  await userEvent.click(box);
  await userEvent.paste('a very long description '.repeat(40).slice(0, length));
  return box;
}

export const LongPrompt: Story = {
  play: async ({ canvas }) => {
    await expect(await paste(canvas, PROMPT_MAX_LENGTH)).toBeValid();
  },
};

export const TooLong: Story = {
  play: async ({ canvas }) => {
    await expect(await paste(canvas, PROMPT_MAX_LENGTH + 23)).toBeInvalid();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Pictures: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox');
    await userEvent.click(canvasElement.querySelector('[aria-expanded]') as HTMLElement);
    const [picture] = await canvas.findAllByRole('presentation');
    await userEvent.click(picture?.closest('label') as HTMLElement);
    await expect(canvas.getByRole('textbox')).not.toHaveValue('');
  },
};

export const InstallOffered: Story = {
  parameters: { screen: { routes, path: '/', user, state: { install: { offer: 'prompt' } } } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox');
    const card = canvasElement.querySelector('[aria-labelledby="install-heading"]');
    await expect(card?.querySelectorAll('button')).toHaveLength(3);
  },
};

export const InstallHint: Story = {
  parameters: { screen: { routes, path: '/', user, state: { install: { offer: 'hint' } } } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox');
    const card = canvasElement.querySelector('[aria-labelledby="install-heading"]');
    await expect(card?.querySelectorAll('button')).toHaveLength(1);
  },
};
