import type { ColoringPage } from '@lineleaf/api-client/contract';
import { EmptyState, Field } from '@lineleaf/design-system';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageShelf } from '../../components/PageShelf.tsx';
import styles from './GalleryPages.module.css';
import { searchPages } from './searchPages.ts';

/** The pages with a search by prompt above them. */
export function GalleryPages({ pages }: { readonly pages: readonly ColoringPage[] }) {
  const { t } = useTranslation('studio');
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const found = useMemo(() => searchPages(pages, sought), [pages, sought]);
  return (
    <>
      <div className={styles.search}>
        <Field
          type="search"
          label={t('gallery.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          autoComplete="off"
        />
        <p role="status" className={styles.count}>
          {t('gallery.count', { count: found.length })}
        </p>
      </div>
      {found.length > 0 ? (
        <PageShelf label={t('gallery.listLabel')} pages={found} kind="gallery" />
      ) : (
        <EmptyState title={t('gallery.nothingFound')} description={t('gallery.nothingFoundHint')} />
      )}
    </>
  );
}
