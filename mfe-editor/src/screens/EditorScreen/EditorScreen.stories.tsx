import {
  type ColoringPage,
  listColoringPages,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  updateColoredPage,
} from '@lineleaf/api-client/contract';
import {
  buildPage,
  buildUser,
  errorResponse,
  mockEndpoint,
  neverAnswers,
} from '@lineleaf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { decodePng } from '../../engine/decodePng.ts';
import { writeDocument } from '../../engine/document.ts';
import { Editor } from '../../engine/Editor.ts';
import { linePlaneOf } from '../../engine/linePlane.ts';
import { createPicture } from '../../engine/picture.ts';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import es from '../../locales/es.json';
import fr from '../../locales/fr.json';
import { routes } from '../../routes.tsx';
import { draftStore } from '../../state/storage.ts';
import { streamCodec } from '../../worker/streamCodec.ts';
import { EditorScreen } from './EditorScreen.tsx';

const user = buildUser();
const SUN = { x: 637, y: 800 };
const PHONE = { name: 'Phone', styles: { width: '390px', height: '844px' } };
const TABLET = { name: 'Tablet', styles: { width: '820px', height: '1180px' } };

/** A page of line art as the API serves it. */
async function drawPng(draw: (pen: OffscreenCanvasRenderingContext2D) => void, width = PAGE_WIDTH) {
  const canvas = new OffscreenCanvas(width, PAGE_HEIGHT);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, PAGE_HEIGHT);
  pen.lineWidth = 14;
  pen.lineCap = 'round';
  draw(pen);
  return (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer();
}

function drawSun(pen: OffscreenCanvasRenderingContext2D): void {
  const ring = (x: number, y: number, radius: number) => {
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.stroke();
  };
  ring(SUN.x, SUN.y, 220);
  ring(SUN.x - 80, SUN.y - 60, 26);
  ring(SUN.x + 80, SUN.y - 60, 26);
  pen.beginPath();
  pen.arc(SUN.x, SUN.y + 30, 90, 0.2 * Math.PI, 0.8 * Math.PI);
  pen.stroke();
  for (let turn = 0; turn < 12; turn++) {
    const angle = (turn * Math.PI) / 6;
    ring(SUN.x + 340 * Math.cos(angle), SUN.y + 340 * Math.sin(angle), 82);
  }
  pen.strokeRect(60, 60, PAGE_WIDTH - 120, PAGE_HEIGHT - 120);
}

/** A small room with a gap of 3 px in its wall. */
function drawLeak(pen: OffscreenCanvasRenderingContext2D): void {
  pen.lineCap = 'butt';
  pen.strokeRect(60, 60, PAGE_WIDTH - 120, PAGE_HEIGHT - 120);
  pen.strokeRect(437, 600, 400, 400);
  pen.fillRect(600, 590, 3, 24);
}

/** A story's page with its picture behind it. */
function show(page: ColoringPage, picture = () => drawPng(drawSun)) {
  return {
    screen: { routes, path: `/color/${page.id}`, user },
    msw: [
      mockEndpoint(listColoringPages, [page]),
      http.get(`*/api/coloring-pages/${page.id}/image`, async () =>
        HttpResponse.arrayBuffer(await picture(), { headers: { 'Content-Type': 'image/png' } }),
      ),
    ],
  };
}

/** A text of the editor in the language that the story is shown in. */
function word(key: string): string {
  const texts: unknown = { de, en, es, fr }[document.documentElement.lang] ?? en;
  return String(key.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], texts));
}

const sun = (part: Partial<ColoringPage> = {}) => buildPage({ prompt: 'a smiling sun', ...part });

/** Taps a place of the page, in page pixels. */
async function tap({ x, y }: { x: number; y: number }): Promise<void> {
  const stage = await screen.findByRole('application', undefined, { timeout: 15_000 });
  const page = (await screen.findByRole('img', { name: /sun|room/ })).getBoundingClientRect();
  const where = {
    ...{ pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true },
    clientX: page.left + (x * page.width) / PAGE_WIDTH,
    clientY: page.top + (y * page.height) / PAGE_HEIGHT,
  };
  stage.setPointerCapture = () => undefined;
  fireEvent.pointerDown(stage, where);
  fireEvent.pointerUp(stage, where);
}

async function tapAndWait(at: { x: number; y: number }): Promise<void> {
  await tap(at);
  await waitFor(() => expect(screen.getByRole('button', { name: word('tools.undo') })).toBeEnabled(), {
    timeout: 5000,
  });
}

const meta: Meta<typeof EditorScreen> = {
  title: 'Screens/Editor',
  component: EditorScreen,
  parameters: { layout: 'fullscreen', viewport: { options: { phone: PHONE, tablet: TABLET } } },
  beforeEach: () => {
    // As in a browser that forbids workers: Storybook serves no classic ones, the page's own thread does the work.
    const create = URL.createObjectURL;
    URL.createObjectURL = (source) => {
      if (source instanceof Blob && source.type === 'text/javascript') throw new Error('no workers here');
      return create(source);
    };
    return () => {
      URL.createObjectURL = create;
    };
  },
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
  globals: { viewport: { value: 'phone', isRotated: false } },
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
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: word('panel.more') }, { timeout: 15_000 }),
    );
    await expect(canvas.getByRole('slider', { name: word('panel.opacity') })).toBeVisible();
  },
};

const forgetSimpleMode = () => localStorage.removeItem('lineleaf.editor.simple-mode');

async function openSimpleMode(): Promise<void> {
  await userEvent.click(
    await screen.findByRole('button', { name: word('simple.enter') }, { timeout: 15_000 }),
  );
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
  globals: { viewport: { value: 'phone', isRotated: false } },
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

export const DrawingALine: Story = {
  parameters: show(sun()),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: word('tools.line') }, { timeout: 15_000 }),
    );
    await expect(canvas.getByRole('radiogroup', { name: word('panel.strokeWidth') })).toBeVisible();
  },
};

export const InMaterials: Story = {
  parameters: show(sun()),
  play: async ({ canvas }) => {
    const choose = async (key: string) =>
      userEvent.click(await canvas.findByRole('radio', { name: word(key) }, { timeout: 15_000 }));
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
    fireEvent.wheel(await canvas.findByRole('application', undefined, { timeout: 15_000 }), { deltaY: -300 });
    await expect(await canvas.findByRole('button', { name: word('tools.exitZoom') })).toBeVisible();
  },
};

export const ZoomedByKeys: Story = {
  parameters: show(sun()),
  play: async ({ canvas }) => {
    const stage = await canvas.findByRole('application', undefined, { timeout: 15_000 });
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

const resumed = sun();

export const Resumed: Story = {
  parameters: show(resumed),
  beforeEach: async () => {
    const lines = await decodePng(new Uint8Array(await drawPng(drawSun)), streamCodec.inflate);
    const editor = new Editor(createPicture(linePlaneOf(lines), lines.width));
    editor.apply({ type: 'fill', ...SUN, color: 0xffd43b, opacity: 100 });
    await draftStore(user.id, resumed.id).write(writeDocument(editor.picture));
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(word('notices.resumed.text'), undefined, { timeout: 15_000 });
    await expect(notice).toBeVisible();
  },
};

export const LeakOffer: Story = {
  parameters: show(buildPage({ prompt: 'a room with an open corner' }), () => drawPng(drawLeak)),
  play: async ({ canvas }) => {
    const sheet = await screen.findByRole('img', { name: /room/ }, { timeout: 15_000 });
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
    const open = await canvas.findByRole('button', { name: word('shortcuts.title') }, { timeout: 15_000 });
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
