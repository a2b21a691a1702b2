import { fetchPagePdf, fetchPagesPdf } from '@lineleaf/api-client';
import type { ColoringPage } from '@lineleaf/api-client/contract';
import { type Paper, shareFile } from '@lineleaf/design-system/printing';
import { fileNameOf } from './pageFile.ts';

/** Long enough for the slowest browser to have taken the file over. */
const REVOKE_AFTER_MS = 60_000;

/** What a PDF of a page is asked for with. */
export interface PdfWish {
  readonly paper: Paper;
  /** Set for one to be colored by number. */
  readonly numbers?: '1';
}

/** Fetches the page as PDF and hands it to the user; rejects when it could not be fetched. */
export async function downloadPdf({ id, prompt }: ColoringPage, wish: PdfWish): Promise<void> {
  const name = wish.numbers === undefined ? prompt : `${prompt} 123`;
  await offerPdf(await fetchPagePdf(id, { ...wish }), name);
}

/** Fetches several pages as one PDF, a sheet each in their order, and hands it to the user; rejects as `downloadPdf` does. */
export async function downloadPagesPdf(
  pages: readonly ColoringPage[],
  { name, paper }: { readonly name: string; readonly paper: Paper },
): Promise<void> {
  const ids = pages.map(({ id }) => id);
  await offerPdf(await fetchPagesPdf(ids, { paper }), name);
}

async function offerPdf(pdf: Blob, name: string): Promise<void> {
  const file = new File([pdf], fileNameOf(name, 'pdf'), { type: 'application/pdf' });
  if (isHomeScreenApp()) await shareFile(file);
  else saveFile(file);
}

/** On iOS a home-screen app drops downloads without a word; its share sheet offers to keep the file. */
function isHomeScreenApp(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}

function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
