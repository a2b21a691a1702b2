import { Button, Menu } from '@lineleaf/design-system';
import { ArrowUpDownIcon, CheckIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import styles from './ArrangementTools.module.css';
import { type Arrangement, FILTERS, SORTS } from './arrangePages.ts';

interface ArrangementToolsProps {
  readonly arrangement: Arrangement;
  onArrange(part: Partial<Arrangement>): void;
  readonly isSelecting: boolean;
  onToggleSelecting(): void;
  readonly isDisabled: boolean;
}

/** Which pages are shown and in which order, and the way to act on several of them. */
export function ArrangementTools(props: ArrangementToolsProps) {
  const { arrangement, onArrange, isSelecting, onToggleSelecting, isDisabled } = props;
  const { t } = useTranslation('studio');
  const { filter, sort, isGrouped } = arrangement;
  return (
    <div className={styles.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen */}
      <div role="group" aria-label={t('pages.show')} className={styles.filters}>
        {FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.filter}
            aria-pressed={filter === name}
            disabled={isDisabled}
            onClick={() => onArrange({ filter: name })}
          >
            {t(`pages.filters.${name}`)}
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
              aria-label={t('pages.sortBy', { order: t(`pages.sorts.${sort}`) })}
            >
              {t(`pages.sorts.${sort}`)}
            </Button>
          }
          items={[
            ...SORTS.map((name) => ({
              label: t(`pages.sorts.${name}`),
              isChecked: sort === name,
              onSelect: () => onArrange({ sort: name }),
            })),
            'separator',
            {
              label: t('pages.group'),
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
          {t('pages.select')}
        </Button>
      </div>
    </div>
  );
}
