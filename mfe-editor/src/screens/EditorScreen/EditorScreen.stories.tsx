import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
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
  title: 'Screens/Editor',
  component: EditorScreen,
  parameters: EDITOR_PARAMETERS,
  beforeEach: withoutWorkers,
};
export default meta;

type Story = StoryObj<typeof EditorScreen>;

export const Ready: Story = {
  parameters: show(sun()),
  play: async () => {
    await tapAndWait(SUN);
    await expect(screen.getByRole('group', { name: word('panel.recent') })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  parameters: show(sun()),
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await tapAndWait(SUN);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: word('tools.line') }));
    const brushes = await canvas.findAllByRole('radio');
    const panel = canvas.getByRole('region', { name: word('panel.label') }).getBoundingClientRect();
    // Found without a scroll of the panel.
    await expect(brushes[0]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(panel.bottom);
  },
};

export const OnATablet: Story = {
  parameters: show(sun()),
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async () => {
    await tapAndWait(SUN);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const MoreOnAPhone: Story = {
  parameters: show(sun()),
  globals: ON_A_PHONE,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: word('panel.more') }));
    await expect(canvas.getByRole('slider', { name: word('panel.opacity') })).toBeVisible();
  },
};

export const DrawingALine: Story = {
  parameters: show(sun()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: word('tools.line') }));
    await expect(canvas.getByRole('radiogroup', { name: word('panel.strokeWidth') })).toBeVisible();
  },
};

export const InMaterials: Story = {
  parameters: show(sun()),
  play: async ({ canvas }) => {
    const choose = async (key: string) =>
      userEvent.click(await canvas.findByRole('radio', { name: word(key) }));
    await choose('materials.watercolor');
    await tapAndWait({ x: 100, y: 800 });
    await choose('materials.crayon');
    await tapAndWait(SUN);
    await choose('materials.pattern');
    await choose('materials.stars');
    await tapAndWait({ x: SUN.x + 340, y: SUN.y });
    await expect(canvas.getByRole('radiogroup', { name: word('materials.patterns') })).toBeVisible();
  },
};

export const Zoomed: Story = {
  parameters: show(sun()),
  play: async ({ canvas }) => {
    fireEvent.wheel(await canvas.findByRole('application'), { deltaY: -300 });
    await expect(await canvas.findByRole('button', { name: word('tools.exitZoom') })).toBeVisible();
  },
};

export const ZoomedByKeys: Story = {
  parameters: show(sun()),
  play: async ({ canvas }) => {
    const stage = await canvas.findByRole('application');
    stage.focus();
    await userEvent.keyboard('++++');
    const keys = ['{ArrowRight}', '{ArrowRight}', '{ArrowDown}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowUp}'];
    for (const key of keys) {
      await userEvent.keyboard(key);
      // The chosen area comes into sight wherever the page is zoomed to.
      await waitFor(() => {
        const seen = stage.getBoundingClientRect();
        const mark = stage.querySelector('[class*="anchor"]')?.getBoundingClientRect() ?? new DOMRect();
        const middle = { x: (mark.left + mark.right) / 2, y: (mark.top + mark.bottom) / 2 };
        expect(middle.x).toBeGreaterThanOrEqual(seen.left);
        expect(middle.x).toBeLessThanOrEqual(seen.right);
        expect(middle.y).toBeGreaterThanOrEqual(seen.top);
        expect(middle.y).toBeLessThanOrEqual(seen.bottom);
      });
    }
  },
};
