import type { ColoringPage } from '@lineleaf/api-client/contract';
import type { Ref } from 'react';
import { PageCard, type PageHandlers } from './PageCard.tsx';
import styles from './PageGrid.module.css';

export interface PageRowProps extends PageHandlers {
  readonly ref?: Ref<HTMLDivElement>;
  /** Among the rows of all pages. */
  readonly index: number;
  readonly columns: number;
  /** Those of the other rows too. */
  readonly pages: readonly ColoringPage[];
  /** Undefined unless pages are being selected. */
  readonly selectedIds: ReadonlySet<string> | undefined;
}

/** One row of cards of the grid. */
export function PageRow({ ref, index, columns, pages, selectedIds, ...handlers }: PageRowProps) {
  const from = index * columns;
  return (
    <div
      ref={ref}
      data-index={index}
      className={styles.row}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      role="presentation"
    >
      {pages.slice(from, from + columns).map((page, column) => (
        // biome-ignore lint/a11y/useSemanticElements: an <li> needs a <ul> as its parent
        <div key={page.id} role="listitem" aria-posinset={from + column + 1} aria-setsize={pages.length}>
          <PageCard page={page} isSelected={selectedIds?.has(page.id)} {...handlers} />
        </div>
      ))}
    </div>
  );
}
