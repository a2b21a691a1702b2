import type { ColoringPage } from '@lineleaf/api-client/contract';
import { toast } from '@lineleaf/design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateFavoriteMutation } from '../api/studioApi.ts';

/** What a failed un-favoriting says; the gallery and the favorites differ. */
type FailureKey = 'favorite.updateFailed' | 'favorite.removeFailed';

/**
 * Returns the toggle of a page's favorite mark. It shows at once and comes back, with the message, if the server
 * refuses. While one change of a page is under way another is not begun, so that the last word is the server's too.
 */
export function useFavoriteToggle(failureKey: FailureKey): (page: ColoringPage) => void {
  const { t } = useTranslation('studio');
  const [updateFavorite] = useUpdateFavoriteMutation();
  const underWay = useRef(new Set<string>());
  return (page) => {
    if (underWay.current.has(page.id)) return;
    underWay.current.add(page.id);
    const isFavorite = !page.is_favorite;
    void updateFavorite({ page, isFavorite })
      .unwrap()
      .then(
        () => toast.success(t(isFavorite ? 'favorite.added' : 'favorite.removed')),
        () => toast.error(t(failureKey)),
      )
      .finally(() => underWay.current.delete(page.id));
  };
}
