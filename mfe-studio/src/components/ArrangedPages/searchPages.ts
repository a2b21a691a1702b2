import type { ColoringPage } from '@lineleaf/api-client/contract';

/** The pages whose title and prompt have every word of the query somewhere in them, whatever the case and accents; order is kept. */
export function searchPages(pages: readonly ColoringPage[], query: string): readonly ColoringPage[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return pages;
  return pages.filter(({ title, prompt }) => {
    const text = fold(`${title ?? ''} ${prompt}`);
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
