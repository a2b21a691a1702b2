import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import '../../messages.ts';
import { OverrideBar } from './OverrideBar.tsx';
import { addOverride, resetOverrides } from './remoteOverrides.ts';

const ORIGIN = 'http://localhost:3012';

const meta: Meta<typeof OverrideBar> = {
  title: 'Screens/Shell/Replaced Parts',
  component: OverrideBar,
  args: { names: ['mfe-auth', 'mfe-studio'], onChange: () => {} },
  beforeEach: () => {
    const allowed = document.createElement('meta');
    allowed.name = 'lineleaf:override-origins';
    allowed.content = ORIGIN;
    document.head.append(allowed);
    return () => {
      resetOverrides();
      allowed.remove();
    };
  },
};
export default meta;

type Story = StoryObj<typeof OverrideBar>;

export const NothingReplaced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const OneReplaced: Story = {
  beforeEach: () => {
    addOverride('mfe-studio', `${ORIGIN}/mf-manifest.json`);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/mfe-studio/)).toHaveTextContent(ORIGIN);
  },
};

export const Replacing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(screen.getByRole('combobox')).toBeVisible();
  },
};
