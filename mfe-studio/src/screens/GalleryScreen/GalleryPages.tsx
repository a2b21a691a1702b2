import type { ColoringPage } from '@lineleaf/api-client/contract';
import { EmptyState, Field, SearchIcon } from '@lineleaf/design-system';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageGridSkeleton } from '../../components/PageGridSkeleton.tsx';
import { PageShelf } from '../../components/PageShelf.tsx';
import styles from './GalleryPages.module.css';
import { searchPages } from './searchPages.ts';

interface GalleryPagesProps {
  /** Undefined while they load: the search and empty cards keep the place. */
  readonly pages: readonly ColoringPage[] | undefined;
}

/** The pages with a search by prompt above them. */
export function GalleryPages({ pages }: GalleryPagesProps) {
  const { t } = useTranslation('studio');
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const found = useMemo(() => pages && searchPages(pages, sought), [pages, sought]);
  return (
    <>
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
      <Found pages={found} />
    </>
  );
}

function Found({ pages }: GalleryPagesProps) {
  const { t } = useTranslation('studio');
  if (pages === undefined) return <PageGridSkeleton label={t('gallery.loading')} />;
  if (pages.length > 0) return <PageShelf label={t('gallery.listLabel')} pages={pages} kind="gallery" />;
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t('gallery.nothingFound')}
      description={t('gallery.nothingFoundHint')}
    />
  );
}
