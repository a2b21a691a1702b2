import type { ColoringPage } from '@lineleaf/api-client/contract';

/**
 * The page to color after this one: the next line page in the gallery's order, from its end to its beginning, that has no
 * colored copy yet. Undefined where all are colored.
 */
export function findNextPage(page: ColoringPage, pages: readonly ColoringPage[]): ColoringPage | undefined {
  const ownId = page.original_page_id ?? page.id;
  const coloredIds = new Set(pages.map(({ original_page_id }) => original_page_id));
  const at = pages.findIndex(({ id }) => id === ownId);
  const inTurn = [...pages.slice(at + 1), ...pages.slice(0, Math.max(0, at))];
  return inTurn.find(({ id, is_colored }) => id !== ownId && !is_colored && !coloredIds.has(id));
}
