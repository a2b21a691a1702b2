import type { ColoringPage } from '@lineleaf/api-client/contract';
import { Badge, Card, IconButton, TrashIcon } from '@lineleaf/design-system';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FavoriteButton } from './FavoriteButton.tsx';
import styles from './PageCard.module.css';
import { PagePicture } from './PagePicture.tsx';
import { PrintOrShareButton } from './PrintOrShareButton.tsx';

/** Cards that fly by while scrolling are not prepared for sharing. */
const SETTLED_AFTER_MS = 1000;

/** What a card or the large view can ask its screen for. */
export interface PageHandlers {
  onOpen(page: ColoringPage): void;
  onToggleFavorite(page: ColoringPage): void;
  onDelete(page: ColoringPage): void;
}

interface PageCardProps extends PageHandlers {
  readonly page: ColoringPage;
}

/**
 * One page of a grid: its picture and prompt, which open the large view, and its actions. Kept as it is while the grid
 * scrolls, so that a new row costs its own cards only.
 */
export const PageCard = memo(function PageCard({ page, onOpen, onToggleFavorite, onDelete }: PageCardProps) {
  const { t } = useTranslation('studio');
  return (
    <Card as="article" padding="none" className={styles.card} aria-label={page.prompt}>
      <div className={styles.view}>
        <div className={styles.picture}>
          <PagePicture page={page} size="thumbnail" />
        </div>
        <button type="button" className={styles.open} onClick={() => onOpen(page)}>
          <span className={styles.prompt}>{page.prompt}</span>
        </button>
      </div>
      <div className={styles.actions}>
        <FavoriteButton page={page} onToggle={onToggleFavorite} />
        <PrintOrShareButton page={page} prepareAfterMs={SETTLED_AFTER_MS} />
        <IconButton label={t('actions.delete')} icon={<TrashIcon />} onClick={() => onDelete(page)} />
        {page.is_colored ? (
          <span className={styles.badge}>
            <Badge tone="accent">{t('card.colored')}</Badge>
          </span>
        ) : null}
      </div>
    </Card>
  );
});
