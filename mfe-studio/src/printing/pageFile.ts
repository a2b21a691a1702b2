import type { ColoringPage } from '@lineleaf/api-client/contract';

/** Finds the picture's present address when the known one has aged; undefined when there is none. */
type FindFreshUrl = (page: ColoringPage) => Promise<string | undefined>;

/** At most so many files are held ready: one to two screens of cards. */
const HELD_FILES = 8;
/** By page and version: a copy has another picture once it was saved over. */
const files = new Map<string, Promise<File | undefined>>();

/**
 * The page's picture as a PNG file, fetched once and held ready, because the share sheet must open straight after a
 * tap. Resolves to undefined when it cannot be fetched; the next call tries again.
 */
export function preparePageFile(page: ColoringPage, findFreshUrl: FindFreshUrl): Promise<File | undefined> {
  const key = `${page.id} ${page.version}`;
  const held = files.get(key);
  if (held !== undefined) return held;
  const file = fetchFile(page, findFreshUrl).catch(() => undefined);
  files.set(key, file);
  const oldest = files.keys().next().value;
  if (files.size > HELD_FILES && oldest !== undefined) files.delete(oldest);
  void file.then((result) => {
    if (result === undefined) files.delete(key);
  });
  return file;
}

/** A file name of a prompt: its letters and digits in lower case, at most 60 characters. */
export function fileNameOf(prompt: string, extension: 'png' | 'pdf'): string {
  const words = prompt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const stem = words.join('-').slice(0, 60).replace(/-$/, '');
  return `${stem || 'coloring-page'}.${extension}`;
}

async function fetchFile(page: ColoringPage, findFreshUrl: FindFreshUrl): Promise<File> {
  let response = await fetch(new URL(page.image_url, location.origin));
  if (!response.ok) {
    const freshUrl = await findFreshUrl(page);
    if (freshUrl !== undefined) response = await fetch(new URL(freshUrl, location.origin));
  }
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  return new File([await response.blob()], fileNameOf(page.prompt, 'png'), { type: 'image/png' });
}
