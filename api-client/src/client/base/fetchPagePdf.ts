import { getPagePdf, type QueryOf } from '../../contract/index.ts';
import { readToken } from '../session/tokenStorage.ts';
import { requestOf } from './requestOf.ts';

/** Fetches a page as PDF with the user's token; rejects when it could not be had. */
export async function fetchPagePdf(id: string, query: Partial<QueryOf<typeof getPagePdf>>): Promise<Blob> {
  const { url } = requestOf(getPagePdf, { params: { id }, query });
  const token = readToken();
  const response = await fetch(new URL(url, location.origin), {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`The PDF answered ${response.status}`);
  return response.blob();
}
