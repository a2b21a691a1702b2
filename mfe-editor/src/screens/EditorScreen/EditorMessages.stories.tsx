import { PAGE_HEIGHT, PAGE_WIDTH, updateColoredPage } from '@lineleaf/api-client/contract';
import { buildPage, errorResponse, mockEndpoint } from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { decodePng } from '../../engine/decodePng.ts';
import { writeDocument } from '../../engine/document.ts';
import { Editor } from '../../engine/Editor.ts';
import { linePlaneOf } from '../../engine/linePlane.ts';
import { createPicture } from '../../engine/picture.ts';
import { draftStore } from '../../state/storage.ts';
import {
  drawPng,
  drawSun,
  EDITOR_PARAMETERS,
  SUN,
  show,
  sun,
  tap,
  tapAndWait,
  USER,
  withoutWorkers,
  word,
} from '../../testing/editorStories.ts';
import { streamCodec } from '../../worker/streamCodec.ts';
import { EditorScreen } from './EditorScreen.tsx';

const meta: Meta<typeof EditorScreen> = {
  title: 'Screens/Editor/Messages',
  component: EditorScreen,
  parameters: EDITOR_PARAMETERS,
  beforeEach: withoutWorkers,
};
export default meta;

type Story = StoryObj<typeof EditorScreen>;

/** A small room with a gap of 3 px in its wall. */
function drawLeak(pen: OffscreenCanvasRenderingContext2D): void {
  pen.lineCap = 'butt';
  pen.strokeRect(60, 60, PAGE_WIDTH - 120, PAGE_HEIGHT - 120);
  pen.strokeRect(437, 600, 400, 400);
  pen.fillRect(600, 590, 3, 24);
}

const resumed = sun();

export const Resumed: Story = {
  parameters: show(resumed),
  beforeEach: async () => {
    const lines = await decodePng(new Uint8Array(await drawPng(drawSun)), streamCodec.inflate);
    const editor = new Editor(createPicture(linePlaneOf(lines), lines.width));
    editor.apply({ type: 'fill', ...SUN, color: 0xffd43b, opacity: 100 });
    await draftStore(USER.id, resumed.id).write(writeDocument(editor.picture));
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(word('notices.resumed.text'));
    await expect(notice).toBeVisible();
  },
};

export const LeakOffer: Story = {
  parameters: show(buildPage({ prompt: 'a room with an open corner' }), () => drawPng(drawLeak)),
  play: async ({ canvas }) => {
    const sheet = await screen.findByRole('img', { name: /room/ });
    const before = sheet.getBoundingClientRect();
    await tap(SUN);
    const offer = await canvas.findByRole('button', { name: word('notices.leak.accept') });
    await expect(offer).toBeVisible();
    // The page stays where it is under the hand that colors.
    await expect(sheet.getBoundingClientRect()).toEqual(before);
  },
};

export const Shortcuts: Story = {
  parameters: show(sun()),
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: word('shortcuts.title') });
    await userEvent.click(open);
    const sheet = await screen.findByRole('dialog', { name: word('shortcuts.title') });
    await waitFor(() => expect(within(sheet).getByText(word('shortcuts.areas'))).toBeVisible());
  },
};

export const Leaving: Story = {
  parameters: show(sun()),
  play: async ({ canvas }) => {
    await tapAndWait(SUN);
    await userEvent.click(canvas.getByRole('button', { name: word('exit') }));
    const question = await screen.findByRole('alertdialog', { name: word('leave.title') });
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const Resetting: Story = {
  parameters: show(sun()),
  play: async ({ canvas }) => {
    await tapAndWait(SUN);
    await userEvent.click(canvas.getByRole('button', { name: word('tools.reset') }));
    const question = await screen.findByRole('alertdialog', { name: word('reset.title') });
    await waitFor(() => expect(question).toBeVisible());
  },
};

const changed = show(sun({ is_colored: true }));

export const CopyChanged: Story = {
  parameters: {
    ...changed,
    msw: [...changed.msw, mockEndpoint(updateColoredPage, () => errorResponse('COPY_CHANGED'))],
  },
  play: async ({ canvas }) => {
    await tapAndWait(SUN);
    await userEvent.click(canvas.getByRole('button', { name: word('save') }));
    const question = await screen.findByRole('alertdialog', { name: word('copyChanged.title') });
    await waitFor(() => expect(question).toBeVisible());
  },
};
