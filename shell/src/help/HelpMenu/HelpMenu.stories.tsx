import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import '../../messages.ts';
import { HelpMenu } from './HelpMenu.tsx';

const meta: Meta<typeof HelpMenu> = {
  title: 'Screens/Shell/Help',
  component: HelpMenu,
  parameters: { screen: { routes: [{ path: '*', element: <HelpMenu /> }], path: '/' } },
  beforeEach: () => {
    const status = document.createElement('meta');
    status.name = 'lineleaf:provider-status';
    status.content = 'https://status.example/';
    document.head.append(status);
    return () => status.remove();
  },
};
export default meta;

type Story = StoryObj<typeof HelpMenu>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    const dialog = await openHelp(canvas.getByRole('button'));
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
    await expect(within(dialog).getByRole('link')).toHaveAttribute('href', 'https://status.example/');
  },
};

export const QuestionsOpen: Story = {
  play: async ({ canvas }) => {
    const dialog = await openHelp(canvas.getByRole('button'));
    for (const question of dialog.querySelectorAll('summary')) await userEvent.click(question);
    for (const answer of dialog.querySelectorAll('details p')) await expect(answer).toBeVisible();
  },
};

export const Terms: Story = {
  play: async ({ canvas }) => {
    const dialog = await openHelp(canvas.getByRole('button'));
    const toTerms = dialog.querySelector('p > button');
    await expect(toTerms).not.toBeNull();
    await userEvent.click(toTerms ?? dialog);
    const terms = (await screen.findAllByRole('dialog')).at(-1);
    await expect(terms).toHaveTextContent('2025');
  },
};

async function openHelp(button: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(button);
  return screen.findByRole('dialog');
}
