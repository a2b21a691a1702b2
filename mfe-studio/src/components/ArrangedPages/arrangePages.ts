import type { ColoringPage } from '@lineleaf/api-client/contract';

/** Which pages are shown. */
export const FILTERS = ['all', 'toColor', 'colored'] as const;
export type Filter = (typeof FILTERS)[number];

/** In which order: by age, or by title, else by description. */
export const SORTS = ['newest', 'oldest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export interface Arrangement {
  readonly filter: Filter;
  readonly sort: Sort;
  /** Whether colored copies stand right after their original. */
  readonly isGrouped: boolean;
}

/** The pages (newest first) that the filter lets through, in their order. */
export function arrangePages(
  pages: readonly ColoringPage[],
  { filter, sort, isGrouped }: Arrangement,
): readonly ColoringPage[] {
  const shown = filter === 'all' ? pages : pages.filter((page) => page.is_colored === (filter === 'colored'));
  const sorted = sortPages(shown, sort);
  return isGrouped ? groupPages(sorted) : sorted;
}

function sortPages(pages: readonly ColoringPage[], sort: Sort): readonly ColoringPage[] {
  if (sort === 'newest') return pages;
  if (sort === 'oldest') return [...pages].reverse();
  const { compare } = new Intl.Collator(document.documentElement.lang || undefined, {
    numeric: true,
    sensitivity: 'base',
  });
  return [...pages].sort((one, other) => compare(nameOf(one), nameOf(other)));
}

/** A group stands where the first of its pages would stand, its original first. */
function groupPages(pages: readonly ColoringPage[]): readonly ColoringPage[] {
  const groups = new Map<string, ColoringPage[]>();
  for (const page of pages) {
    const key = page.original_page_id ?? page.id;
    const group = groups.get(key) ?? [];
    if (page.id === key) group.unshift(page);
    else group.push(page);
    groups.set(key, group);
  }
  return [...groups.values()].flat();
}

function nameOf({ title, prompt }: ColoringPage): string {
  return title ?? prompt;
}
