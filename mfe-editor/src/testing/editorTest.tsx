import { type ColoringPage, listColoringPages } from '@lineleaf/api-client/contract';
import { buildUser, mockEndpoint, renderRoutes } from '@lineleaf/api-client/testing';
import { AppFrame } from '@lineleaf/design-system';
import { createI18n } from '@lineleaf/design-system/i18n';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { encodePng } from '../engine/encodePng.ts';
import { routes } from '../routes.tsx';
import { EditorModel } from '../state/EditorModel.ts';
import { streamCodec } from '../worker/streamCodec.ts';

export const WIDTH = 1275;
export const HEIGHT = 1650;

/** A page with a thick black wall down its middle. */
export async function wallPng(width = WIDTH): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = new Uint32Array(width * HEIGHT).fill(0xffffffff);
  for (let y = 0; y < HEIGHT; y++) pixels.fill(0xff000000, y * width + 600, y * width + 640);
  return encodePng(pixels, width, streamCodec.deflate);
}

/** A list of pages whose pictures are all this file. */
export function servePages(pages: () => ColoringPage[], file: Uint8Array<ArrayBuffer>) {
  return [
    mockEndpoint(listColoringPages, pages),
    http.get('*/api/coloring-pages/:id/image', () => HttpResponse.arrayBuffer(file.buffer)),
  ];
}

/** What the editor is shown in. */
export function Frame({ children }: { children: ReactNode }) {
  return <AppFrame i18n={createI18n()}>{children}</AppFrame>;
}

/** Opens a page; on the stage a tenth of the page's pixels are CSS px. */
export async function openEditor(pageId: string, user = buildUser()) {
  const view = renderRoutes(routes, { path: `/color/${pageId}`, user, wrapper: Frame });
  const stage = await screen.findByRole('application');
  const box = { left: 0, top: 0, x: 0, y: 0, width: 127.5, height: 165, right: 127.5, bottom: 165 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  return { ...view, stage };
}

/** Clicks a place of the stage. */
export function click(stage: HTMLElement, x: number, y: number): void {
  const where = { pointerId: 1, pointerType: 'mouse', button: 0, clientX: x, clientY: y };
  fireEvent.pointerDown(stage, where);
  fireEvent.pointerUp(stage, where);
}

/** Fills a place and waits until that is done, be it the first fill or a later one, and can be undone. */
export async function fillAt(stage: HTMLElement, x: number): Promise<void> {
  const act = vi.spyOn(EditorModel.prototype, 'act');
  const place = act.mock.calls.length;
  click(stage, x, 10);
  await waitFor(() => expect(act.mock.settledResults[place]?.type).toBe('fulfilled'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
}
