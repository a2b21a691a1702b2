import { useMediaQuery } from './useMediaQuery.ts';

/** Columns of the gallery: one on the narrowest phones (or with very large text), two from 340 px, three on a desktop. */
export function useGridColumns(): 1 | 2 | 3 {
  const isRoomy = useMediaQuery('(min-width: 21.25rem)');
  const isDesktop = useMediaQuery('(min-width: 64rem)');
  if (isDesktop) return 3;
  return isRoomy ? 2 : 1;
}
