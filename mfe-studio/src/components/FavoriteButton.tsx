import type { ColoringPage } from '@lineleaf/api-client/contract';
import { IconButton } from '@lineleaf/design-system';
import { HeartIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';

interface FavoriteButtonProps {
  readonly page: ColoringPage;
  onToggle(page: ColoringPage): void;
}

/** The heart: filled when the page is a favorite. */
export function FavoriteButton({ page, onToggle }: FavoriteButtonProps) {
  const { t } = useTranslation('studio');
  return (
    <IconButton
      label={t(page.is_favorite ? 'actions.removeFavorite' : 'actions.addFavorite')}
      isPressed={page.is_favorite}
      icon={<HeartIcon />}
      onClick={() => onToggle(page)}
    />
  );
}
