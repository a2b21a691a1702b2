import { useMediaQuery } from './useMediaQuery.ts';

/** Columns of the gallery: one on a phone, two on a tablet, three on a desktop. */
export function useGridColumns(): 1 | 2 | 3 {
  const isTablet = useMediaQuery('(min-width: 40rem)');
  const isDesktop = useMediaQuery('(min-width: 64rem)');
  if (isDesktop) return 3;
  return isTablet ? 2 : 1;
}
