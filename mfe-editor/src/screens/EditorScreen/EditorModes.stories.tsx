import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  EDITOR_PARAMETERS,
  ON_A_PHONE,
  SUN,
  show,
  sun,
  tapAndWait,
  withoutWorkers,
  word,
} from '../../testing/editorStories.ts';
import { EditorScreen } from './EditorScreen.tsx';

const meta: Meta<typeof EditorScreen> = {
  title: 'Screens/Editor/Modes',
  component: EditorScreen,
  parameters: EDITOR_PARAMETERS,
  beforeEach: withoutWorkers,
};
export default meta;

type Story = StoryObj<typeof EditorScreen>;

const forgetSimpleMode = () => localStorage.removeItem('lineleaf.editor.simple-mode');

async function openSimpleMode(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: word('simple.enter') }));
  await expect(await screen.findByRole('dialog', { name: word('simple.enter') })).toBeVisible();
}

export const InSimpleMode: Story = {
  parameters: show(sun()),
  beforeEach: () => forgetSimpleMode,
  play: async () => {
    await openSimpleMode();
    await tapAndWait(SUN);
  },
};

export const InSimpleModeOnAPhone: Story = {
  parameters: show(sun()),
  globals: ON_A_PHONE,
  beforeEach: () => forgetSimpleMode,
  play: async () => {
    await openSimpleMode();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText(word('simple.enterLeaves'))).toBeVisible();
  },
};

export const TheEnd: Story = {
  parameters: show(sun()),
  play: async ({ canvas }) => {
    await tapAndWait(SUN);
    await userEvent.click(canvas.getByRole('button', { name: word('done') }));
    const end = await screen.findByRole('dialog', { name: word('finale.title') });
    await expect(
      await within(end).findByRole('slider', { name: word('finale.beforeAfter') }),
    ).toBeInTheDocument();
  },
};
