import { Button, Menu } from '@lineleaf/design-system';
import { ArrowUpDownIcon, CheckIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import { type Arrangement, FILTERS, SORTS } from './arrangePages.ts';
import styles from './GalleryTools.module.css';

interface GalleryToolsProps {
  readonly arrangement: Arrangement;
  onArrange(part: Partial<Arrangement>): void;
  readonly isSelecting: boolean;
  onToggleSelecting(): void;
  readonly isDisabled: boolean;
}

/** Which pages are shown and in which order, and the way to act on several of them. */
export function GalleryTools(props: GalleryToolsProps) {
  const { arrangement, onArrange, isSelecting, onToggleSelecting, isDisabled } = props;
  const { t } = useTranslation('studio');
  const { filter, sort, isGrouped } = arrangement;
  return (
    <div className={styles.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen */}
      <div role="group" aria-label={t('gallery.show')} className={styles.filters}>
        {FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.filter}
            aria-pressed={filter === name}
            disabled={isDisabled}
            onClick={() => onArrange({ filter: name })}
          >
            {t(`gallery.filters.${name}`)}
          </button>
        ))}
      </div>
      <div className={styles.right}>
        <Menu
          trigger={
            <Button
              variant="ghost"
              className={styles.tool}
              icon={<ArrowUpDownIcon />}
              disabled={isDisabled}
              aria-label={t('gallery.sortBy', { order: t(`gallery.sorts.${sort}`) })}
            >
              {t(`gallery.sorts.${sort}`)}
            </Button>
          }
          items={[
            ...SORTS.map((name) => ({
              label: t(`gallery.sorts.${name}`),
              isChecked: sort === name,
              onSelect: () => onArrange({ sort: name }),
            })),
            'separator',
            {
              label: t('gallery.group'),
              isChecked: isGrouped,
              onSelect: () => onArrange({ isGrouped: !isGrouped }),
            },
          ]}
        />
        <Button
          variant="secondary"
          className={styles.tool}
          icon={<CheckIcon />}
          aria-pressed={isSelecting}
          disabled={isDisabled}
          onClick={onToggleSelecting}
        >
          {t('gallery.select')}
        </Button>
      </div>
    </div>
  );
}
