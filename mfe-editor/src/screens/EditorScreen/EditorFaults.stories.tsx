import { listColoringPages } from '@lineleaf/api-client/contract';
import { errorResponse, mockEndpoint, neverAnswers } from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  drawPng,
  drawSun,
  EDITOR_PARAMETERS,
  show,
  sun,
  withoutWorkers,
  word,
} from '../../testing/editorStories.ts';
import { EditorScreen } from './EditorScreen.tsx';

const meta: Meta<typeof EditorScreen> = {
  title: 'Screens/Editor/Faults',
  component: EditorScreen,
  parameters: EDITOR_PARAMETERS,
  beforeEach: withoutWorkers,
};
export default meta;

type Story = StoryObj<typeof EditorScreen>;

export const Loading: Story = {
  parameters: {
    ...show(sun()),
    msw: [mockEndpoint(listColoringPages, neverAnswers)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: word('loading') })).toBeVisible();
  },
};

export const Missing: Story = {
  parameters: { ...show(sun()), msw: [mockEndpoint(listColoringPages, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(word('faults.missingTitle'))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { ...show(sun()), msw: [mockEndpoint(listColoringPages, () => errorResponse('FORBIDDEN'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: word('faults.retry') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: word('faults.gallery') })).toBeVisible();
  },
};

export const Broken: Story = {
  parameters: show(sun(), async () => new ArrayBuffer(20)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(word('faults.brokenTitle'))).toBeVisible();
  },
};

export const OtherSize: Story = {
  parameters: show(sun(), () => drawPng(drawSun, 700)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(word('faults.sizeTitle'))).toBeVisible();
  },
};
