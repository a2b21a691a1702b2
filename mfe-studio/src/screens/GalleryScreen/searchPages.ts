import type { ColoringPage } from '@lineleaf/api-client/contract';

/** The pages whose prompt has every word of the query somewhere in it, whatever the case and accents; order is kept. */
export function searchPages(pages: readonly ColoringPage[], query: string): readonly ColoringPage[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return pages;
  return pages.filter(({ prompt }) => {
    const text = fold(prompt);
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
