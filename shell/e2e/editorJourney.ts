import type { ColoringPage } from '@lineleaf/api-client/contract';
import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import type { Locator, Page } from '@playwright/test';
import type { Action } from '../../mfe-editor/src/engine/actions.ts';
import { hslToRgb } from '../../mfe-editor/src/engine/color.ts';
import { decodePng } from '../../mfe-editor/src/engine/decodePng.ts';
import { Editor } from '../../mfe-editor/src/engine/Editor.ts';
import type { Material } from '../../mfe-editor/src/engine/entry.ts';
import { linePlaneOf, pixelsOf } from '../../mfe-editor/src/engine/linePlane.ts';
import { createPicture } from '../../mfe-editor/src/engine/picture.ts';
import { streamCodec } from '../../mfe-editor/src/worker/streamCodec.ts';
import { callApi, expect, generateByApi, signUpByApi, waitForFiles } from './journey.ts';

/** A place on the page, in page pixels. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** A page opened in the editor, with the headless engine beside it as the measure of what must come out. */
export interface Desk {
  readonly page: Page;
  readonly pageId: string;
  readonly canvas: Locator;
  readonly headless: Editor;
  /** Points well inside the page's regions, largest region first. */
  readonly insides: readonly PagePoint[];
}

/** The color that an editor begins with, as 0xRRGGBB. */
export const FIRST_COLOR = hslToRgb({ h: 206, s: 90, l: 48 });

/** One of the palette's colors, as 0xRRGGBB. */
export const RED = 0xe6194b;

/** The k-th of some places, the page's corner where there are fewer. */
export function place(points: readonly PagePoint[], k: number): PagePoint {
  return points[k] ?? { x: 0, y: 0 };
}

interface MadePage {
  readonly id: string;
  /** Of the account that owns it; the browser holds it already. */
  readonly token: string;
  readonly headers: { readonly Authorization: string };
}

/** Signs up a new account and makes a page for it, by the API alone. */
export async function makePage(page: Page, prompt = 'a teddy bear'): Promise<MadePage> {
  const token = await signUpByApi(page);
  const id = await generateByApi(page, token, prompt);
  return { id, token, headers: { Authorization: `Bearer ${token}` } };
}

/** Makes a page for a new account and opens it in the editor. */
export async function openDesk(page: Page, prompt?: string): Promise<Desk> {
  return openMade(page, await makePage(page, prompt));
}

/** Opens a page in the editor. */
export async function openMade(page: Page, { id, headers }: MadePage): Promise<Desk> {
  await page.goto(`/color/${id}`);
  const canvas = page.locator('canvas').first();
  await expect(canvas).toBeVisible();
  const png = await (await page.request.get(`/api/coloring-pages/${id}/image`, { headers })).body();
  const headless = await openHeadless(new Uint8Array(png));
  return { page, pageId: id, canvas, headless, insides: listInsides(headless) };
}

/** Takes the connection away once what shows messages is there: an idle browser fetches it ahead, a busy one a few seconds later. */
export async function goOffline(page: Page): Promise<void> {
  await waitForFiles(page, [/\/overlays\.\w+\.js$/]);
  await page.context().setOffline(true);
}

/** Where the middle of a page's pixel is on the screen now. */
export async function onScreen({ canvas }: Pick<Desk, 'canvas'>, at: PagePoint): Promise<PagePoint> {
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the canvas has no box');
  return {
    x: box.x + ((at.x + 0.5) / PAGE_WIDTH) * box.width,
    y: box.y + ((at.y + 0.5) / PAGE_HEIGHT) * box.height,
  };
}

/** Fills a place by a click, on the screen and in the headless engine. */
export async function fillAt(
  desk: Desk,
  at: PagePoint,
  color = FIRST_COLOR,
  material?: Material,
): Promise<void> {
  const { x, y } = await onScreen(desk, at);
  await desk.page.mouse.click(x, y);
  await expect(button(desk, 'Undo')).toBeEnabled();
  desk.headless.apply({ type: 'fill', ...at, color, opacity: 100, ...(material && { material }) });
}

/** Drags through places of the page, one pointer event each, and returns where the pointer really was, in page pixels. */
export async function drag(desk: Desk, places: readonly PagePoint[]): Promise<PagePoint[]> {
  const box = await desk.canvas.boundingBox();
  if (!box) throw new Error('the canvas has no box');
  const felt: PagePoint[] = [];
  for (const [k, place] of places.entries()) {
    const { x, y } = await onScreen(desk, place);
    const css = { x: Math.round(x), y: Math.round(y) };
    await desk.page.mouse.move(css.x, css.y);
    if (k === 0) await desk.page.mouse.down();
    felt.push({
      x: ((css.x - box.x) * PAGE_WIDTH) / box.width,
      y: ((css.y - box.y) * PAGE_HEIGHT) / box.height,
    });
  }
  await desk.page.mouse.up();
  return felt;
}

/** The actions that a drag with the line tool or the eraser comes to. */
export function strokeActions(
  places: readonly PagePoint[],
  color: number | 'paper',
  material: Material = 'flat',
): Action[] {
  const [first = { x: 0, y: 0 }, ...rest] = places;
  return [
    { type: 'stroke-start', ...first, color, opacity: 100, material, width: 14, isClipped: false },
    ...rest.map((point): Action => ({ type: 'stroke-move', points: [point] })),
    { type: 'stroke-end' },
  ];
}

/** A button of the editor by its exact name. */
export function button({ page }: Pick<Desk, 'page'>, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Saves by the button and waits for the gallery; the pixels that the API then returns must be the headless engine's. */
export async function saveAndCompare(desk: Desk): Promise<void> {
  await button(desk, 'Save').click();
  await expect(desk.page).toHaveURL(/\/gallery$/, { timeout: 20_000 });
  await expectSavedOnce(desk);
}

/** One colored copy is in the gallery, equal to the headless engine's picture in every pixel. */
export async function expectSavedOnce(desk: Desk): Promise<void> {
  await expect.poll(async () => (await listCopies(desk)).length).toBe(1);
  const [copy] = await listCopies(desk);
  expect(copy?.original_page_id).toBe(desk.pageId);
  const png = await (await desk.page.request.get(copy?.image_url ?? '')).body();
  expect(await countDifferences(desk.headless, new Uint8Array(png))).toBe(0);
}

/** The colored copies in the gallery, newest first. */
export async function listCopies({ page }: Pick<Desk, 'page'>): Promise<ColoringPage[]> {
  const pages = (await callApi(page, '/api/coloring-pages?images=url')) as ColoringPage[];
  return pages.filter(({ is_colored: isColored }) => isColored);
}

/** How many pixels of a PNG differ from the headless engine's picture. */
export async function countDifferences({ picture }: Editor, png: Uint8Array<ArrayBuffer>): Promise<number> {
  const image = await decodePng(png, streamCodec.inflate);
  expect([image.width, image.height]).toEqual([PAGE_WIDTH, PAGE_HEIGHT]);
  const pixels = pixelsOf(image);
  return picture.shown.reduce((count, pixel, i) => (pixel === pixels[i] ? count : count + 1), 0);
}

async function openHeadless(png: Uint8Array<ArrayBuffer>): Promise<Editor> {
  const image = await decodePng(png, streamCodec.inflate);
  return new Editor(createPicture(linePlaneOf(image), image.width));
}

function listInsides({ picture: { regions } }: Editor): PagePoint[] {
  const ids = Array.from({ length: regions.count }, (_, k) => k + 1);
  const bySize = ids.toSorted((a, b) => (regions.area[b] ?? 0) - (regions.area[a] ?? 0));
  return bySize.map((id) => {
    const anchor = regions.anchor[id] ?? 0;
    return { x: anchor % PAGE_WIDTH, y: Math.floor(anchor / PAGE_WIDTH) };
  });
}

/** How many colors the one draft on this device has; 0 without a draft. */
export function countDraftColors(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('lineleaf-editor');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result[0]?.palette.length ?? 0);
          };
        };
      }),
  );
}
