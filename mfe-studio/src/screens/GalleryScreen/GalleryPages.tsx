import type { ColoringPage } from '@lineleaf/api-client/contract';
import { EmptyState, Field } from '@lineleaf/design-system';
import { ImagesIcon, SearchIcon } from '@lineleaf/design-system/icons';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageGridSkeleton } from '../../components/PageGridSkeleton.tsx';
import { PageShelf } from '../../components/PageShelf.tsx';
import { arrangePages, type Filter } from './arrangePages.ts';
import styles from './GalleryPages.module.css';
import { GalleryTools } from './GalleryTools.tsx';
import { LateSelectionBar } from './LateSelectionBar.tsx';
import { searchPages } from './searchPages.ts';
import { useArrangement } from './useArrangement.ts';
import { useSelection } from './useSelection.ts';

interface GalleryPagesProps {
  /** Undefined while they load: the tools and empty cards keep the place. */
  readonly pages: readonly ColoringPage[] | undefined;
}

/** The pages, with what finds, orders and selects them above. */
export function GalleryPages({ pages }: GalleryPagesProps) {
  const { t } = useTranslation('studio');
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const { arrangement, change } = useArrangement();
  const found = useMemo(
    () => pages && arrangePages(searchPages(pages, sought), arrangement),
    [pages, sought, arrangement],
  );
  const selection = useSelection();
  return (
    <div className={styles.pages}>
      <div className={styles.search}>
        <Field
          type="search"
          label={t('gallery.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          autoComplete="off"
          disabled={pages === undefined}
        />
        <p role="status" className={styles.count}>
          {found ? t('gallery.count', { count: found.length }) : null}
        </p>
      </div>
      <GalleryTools
        arrangement={arrangement}
        onArrange={change}
        isSelecting={selection.ids !== undefined}
        onToggleSelecting={selection.ids ? selection.end : selection.begin}
        isDisabled={pages === undefined}
      />
      {found === undefined ? <PageGridSkeleton label={t('gallery.loading')} /> : null}
      {found?.length === 0 ? <NothingFound filter={sought === '' ? arrangement.filter : 'all'} /> : null}
      {found === undefined || found.length === 0 ? null : (
        <PageShelf
          label={t('gallery.listLabel')}
          pages={found}
          kind="gallery"
          selectedIds={selection.ids}
          onSelect={selection.toggle}
        />
      )}
      {selection.ids && found ? (
        <LateSelectionBar
          pages={found.filter(({ id }) => selection.ids?.has(id))}
          onDeleted={selection.end}
          onEnd={selection.end}
        />
      ) : null}
    </div>
  );
}

function NothingFound({ filter }: { readonly filter: Filter }) {
  const { t } = useTranslation('studio');
  const isSearch = filter === 'all';
  return (
    <EmptyState
      icon={isSearch ? <SearchIcon /> : <ImagesIcon />}
      title={t(`gallery.nothing.${filter}`)}
      description={t(`gallery.nothing.${filter}Hint`)}
    />
  );
}
