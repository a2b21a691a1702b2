import { useState } from 'react';
import type { Arrangement } from './arrangePages.ts';

const STORAGE_KEY = 'lineleaf.gallery.grouped';

/** How the gallery is arranged; the grouping is remembered on this device. */
export function useArrangement() {
  const [arrangement, setArrangement] = useState<Arrangement>(() => ({
    filter: 'all',
    sort: 'newest',
    isGrouped: localStorage.getItem(STORAGE_KEY) === 'yes',
  }));
  const change = (part: Partial<Arrangement>) => {
    if (part.isGrouped !== undefined) localStorage.setItem(STORAGE_KEY, part.isGrouped ? 'yes' : 'no');
    setArrangement((current) => ({ ...current, ...part }));
  };
  return { arrangement, change };
}
