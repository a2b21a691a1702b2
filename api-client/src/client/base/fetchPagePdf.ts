import { getPagePdf, getPagesPdf, type QueryOf } from '../../contract/index.ts';
import type { ApiRequest } from './ApiRequest.ts';
import { fetchFile } from './fetchFile.ts';
import { requestOf } from './requestOf.ts';

/** Fetches a page as PDF with the user's token; rejects with an `ApiError` when it could not be had. */
export function fetchPagePdf(id: string, query: Partial<QueryOf<typeof getPagePdf>>): Promise<Blob> {
  return fetchPdf(requestOf(getPagePdf, { params: { id }, query }));
}

/** Fetches several pages, `PDF_MAX_PAGES` at most, as one PDF in the order of their ids; rejects as `fetchPagePdf` does. */
export function fetchPagesPdf(
  ids: readonly string[],
  query: Partial<Pick<QueryOf<typeof getPagesPdf>, 'paper'>>,
): Promise<Blob> {
  return fetchPdf(requestOf(getPagesPdf, { query: { ...query, ids: ids.join(',') } }));
}

async function fetchPdf(request: ApiRequest): Promise<Blob> {
  const { file, error } = await fetchFile(request);
  if (file) return file;
  throw error;
}
