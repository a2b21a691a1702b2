import { type ColoringPage, listColoringPages, PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import { buildPage, buildUser, mockEndpoint } from '@lineleaf/api-client/testing';
import { HttpResponse, http } from 'msw';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import de from '../locales/de.json';
import en from '../locales/en.json';
import es from '../locales/es.json';
import fr from '../locales/fr.json';
import { routes } from '../routes.tsx';

type Draw = (pen: OffscreenCanvasRenderingContext2D) => void;

export const USER = buildUser();
/** The middle of the sun's face, in page pixels. */
export const SUN = { x: 637, y: 800 };

/** How every story of the editor is shown. */
export const EDITOR_PARAMETERS = {
  layout: 'fullscreen',
  viewport: {
    options: {
      phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
      narrow: { name: 'Narrow phone', styles: { width: '320px', height: '640px' } },
      tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' } },
    },
  },
};
export const ON_A_PHONE = { viewport: { value: 'phone', isRotated: false } };

/** As in a browser that forbids workers: Storybook serves no classic ones, the page's own thread does the work. */
export function withoutWorkers(): () => void {
  const create = URL.createObjectURL;
  URL.createObjectURL = (source) => {
    if (source instanceof Blob && source.type === 'text/javascript') throw new Error('no workers here');
    return create(source);
  };
  return () => {
    URL.createObjectURL = create;
  };
}

/** A page of line art as the API serves it. */
export async function drawPng(draw: Draw, width = PAGE_WIDTH): Promise<ArrayBuffer> {
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

export function drawSun(pen: OffscreenCanvasRenderingContext2D): void {
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

/** A story's page with its picture behind it. */
export function show(page: ColoringPage, picture = () => drawPng(drawSun)) {
  return {
    screen: { routes, path: `/color/${page.id}`, user: USER },
    msw: [
      mockEndpoint(listColoringPages, [page]),
      http.get(`*/api/coloring-pages/${page.id}/image`, async () =>
        HttpResponse.arrayBuffer(await picture(), { headers: { 'Content-Type': 'image/png' } }),
      ),
    ],
  };
}

/** A text of the editor in the language that the story is shown in. */
export function word(key: string): string {
  const texts: unknown = { de, en, es, fr }[document.documentElement.lang] ?? en;
  return String(key.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], texts));
}

export const sun = (part: Partial<ColoringPage> = {}) => buildPage({ prompt: 'a smiling sun', ...part });

/** Taps a place of the page, in page pixels. */
export async function tap({ x, y }: { x: number; y: number }): Promise<void> {
  const stage = await screen.findByRole('application');
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

export async function tapAndWait(at: { x: number; y: number }): Promise<void> {
  await tap(at);
  await waitFor(() => expect(screen.getByRole('button', { name: word('tools.undo') })).toBeEnabled(), {
    timeout: 5000,
  });
}
