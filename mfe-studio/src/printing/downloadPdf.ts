import { readToken, requestOf } from '@lineleaf/api-client';
import { type ColoringPage, getPagePdf } from '@lineleaf/api-client/contract';
import { fileNameOf } from './pageFile.ts';
import type { Paper } from './paper.ts';
import { shareFile } from './shareFile.ts';

/** Long enough for the slowest browser to have taken the file over. */
const REVOKE_AFTER_MS = 60_000;

/** Fetches the page as PDF and hands it to the user; rejects when it could not be fetched. */
export async function downloadPdf(page: ColoringPage, paper: Paper): Promise<void> {
  const { url } = requestOf(getPagePdf, { params: { id: page.id }, query: { paper } });
  const token = readToken();
  const response = await fetch(new URL(url, location.origin), {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`The PDF answered ${response.status}`);
  const file = new File([await response.blob()], fileNameOf(page.prompt, 'pdf'), { type: 'application/pdf' });
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
