import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The way back to the gallery, with the filter and order (`gallerySearch` of the history's entry) that the page was opened from. */
export function useGalleryReturn(): () => void {
  const navigate = useNavigate();
  const search = gallerySearchOf(useLocation().state);
  return useCallback(() => void navigate({ pathname: '/gallery', search }), [navigate, search]);
}

function gallerySearchOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('gallerySearch' in state)) return '';
  return typeof state.gallerySearch === 'string' ? state.gallerySearch : '';
}
