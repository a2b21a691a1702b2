import type { ColoringPage } from '@lineleaf/api-client/contract';
import { EmptyState, Field } from '@lineleaf/design-system';
import { ImagesIcon, SearchIcon } from '@lineleaf/design-system/icons';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageGridSkeleton } from '../PageGridSkeleton.tsx';
import { PageShelf } from '../PageShelf.tsx';
import styles from './ArrangedPages.module.css';
import { ArrangementTools } from './ArrangementTools.tsx';
import { arrangePages, type Filter } from './arrangePages.ts';
import { LateSelectionBar } from './LateSelectionBar.tsx';
import { searchPages } from './searchPages.ts';
import { useArrangement } from './useArrangement.ts';
import { useSelection } from './useSelection.ts';

interface ArrangedPagesProps {
  /** Which screen's words and rules hold. */
  readonly kind: 'gallery' | 'favorites';
  /** Undefined while they load: the tools and empty cards keep the place. */
  readonly pages: readonly ColoringPage[] | undefined;
}

/** The pages, with what finds, orders and selects them above. */
export function ArrangedPages({ kind, pages }: ArrangedPagesProps) {
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
          label={t('pages.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          autoComplete="off"
          disabled={pages === undefined}
        />
        <p role="status" className={styles.count}>
          {found ? t('pages.count', { count: found.length }) : null}
        </p>
      </div>
      <ArrangementTools
        arrangement={arrangement}
        onArrange={change}
        isSelecting={selection.ids !== undefined}
        onToggleSelecting={selection.ids ? selection.end : selection.begin}
        isDisabled={pages === undefined}
      />
      {found === undefined ? <PageGridSkeleton label={t(`${kind}.loading`)} /> : null}
      {found?.length === 0 ? (
        <NothingFound kind={kind} filter={sought === '' ? arrangement.filter : 'all'} />
      ) : null}
      {found === undefined || found.length === 0 ? null : (
        <PageShelf
          label={t(`${kind}.listLabel`)}
          pages={found}
          kind={kind}
          selectedIds={selection.ids}
          onSelect={selection.toggle}
        />
      )}
      {selection.ids && found ? (
        <LateSelectionBar
          kind={kind}
          pages={found.filter(({ id }) => selection.ids?.has(id))}
          onDeleted={selection.end}
          onEnd={selection.end}
        />
      ) : null}
    </div>
  );
}

function NothingFound({ kind, filter }: Pick<ArrangedPagesProps, 'kind'> & { readonly filter: Filter }) {
  const { t } = useTranslation('studio');
  const isSearch = filter === 'all';
  const hint = isSearch || kind === 'gallery' ? `pages.nothing.${filter}Hint` : 'favorites.emptyHint';
  return (
    <EmptyState
      icon={isSearch ? <SearchIcon /> : <ImagesIcon />}
      title={t(`pages.nothing.${filter}`)}
      description={t(hint)}
    />
  );
}
