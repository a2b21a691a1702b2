import type { ColoringPage } from '@lineleaf/api-client/contract';
import { Badge, Button, Card, IconButton } from '@lineleaf/design-system';
import { PaletteIcon, TrashIcon } from '@lineleaf/design-system/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardMenu } from './CardMenu.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import styles from './PageCard.module.css';
import { PagePicture } from './PagePicture.tsx';
import { PrintOrShareButton } from './PrintOrShareButton.tsx';

/** Cards that fly by while scrolling are not prepared for sharing. */
const SETTLED_AFTER_MS = 1000;

/** What a card or the large view can ask its screen for. */
export interface PageHandlers {
  onOpen(page: ColoringPage): void;
  onColor(page: ColoringPage): void;
  onToggleFavorite(page: ColoringPage): void;
  onDelete(page: ColoringPage): void;
  onRename(page: ColoringPage): void;
  /** Called by the cards alone, while pages are being selected. */
  onSelect?(page: ColoringPage): void;
}

interface PageCardProps extends PageHandlers {
  readonly page: ColoringPage;
  /** Undefined unless pages are being selected. */
  readonly isSelected: boolean | undefined;
}

/**
 * One page of a grid: its picture, title and prompt, which open the large view, and its actions. Kept as it is while the
 * grid scrolls, so that a new row costs its own cards only.
 */
export const PageCard = memo(function PageCard(props: PageCardProps) {
  const { page, isSelected, onColor, onToggleFavorite, onDelete, onRename } = props;
  const { t } = useTranslation('studio');
  return (
    <Card
      as="article"
      padding="none"
      className={styles.card}
      aria-label={page.prompt}
      data-selected={isSelected}
    >
      <div className={styles.view}>
        <div className={styles.picture}>
          <PagePicture page={page} size="thumbnail" />
        </div>
        {page.title ? <p className={styles.title}>{page.title}</p> : null}
        <CardPrompt {...props} />
      </div>
      <div className={styles.actions}>
        <div className={styles.group}>
          <FavoriteButton page={page} onToggle={onToggleFavorite} />
          <PrintOrShareButton page={page} prepareAfterMs={SETTLED_AFTER_MS} />
          <IconButton label={t('actions.delete')} icon={<TrashIcon />} onClick={() => onDelete(page)} />
        </div>
        <div className={styles.group}>
          {page.is_colored ? (
            <Badge tone="accent">{t('card.colored')}</Badge>
          ) : (
            <Button
              variant="secondary"
              size="small"
              className={styles.color}
              icon={<PaletteIcon />}
              onClick={() => onColor(page)}
            >
              {t('card.color')}
            </Button>
          )}
          <CardMenu page={page} onRename={onRename} />
        </div>
      </div>
    </Card>
  );
});

/** The prompt with all of the picture above it as its target: it opens the large view, or selects the page. */
function CardPrompt({ page, isSelected, onOpen, onSelect }: PageCardProps) {
  const prompt = <span className={styles.prompt}>{page.prompt}</span>;
  if (isSelected === undefined) {
    return (
      <button type="button" className={styles.open} onClick={() => onOpen(page)}>
        {prompt}
      </button>
    );
  }
  return (
    <label className={styles.open}>
      <input type="checkbox" className={styles.box} checked={isSelected} onChange={() => onSelect?.(page)} />
      {prompt}
    </label>
  );
}
