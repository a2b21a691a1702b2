import { IconButton } from '@lineleaf/design-system';
import { useOwnWords } from '@lineleaf/design-system/i18n';
import type { ReactElement, ReactNode } from 'react';
import {
  ArrowDownIcon,
  ArrowUpDownIcon,
  ArrowUpIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
} from '../../icons/index.ts';
import s from './DataTable.module.css';

export interface TableViewColumn {
  id: string;
  header: string;
  align?: 'start' | 'end';
  /** How the rows are ordered by this column; undefined when it cannot order them. */
  sort?: 'none' | 'ascending' | 'descending';
}

export interface TableViewProps {
  /** Caption for assistive technology. */
  label: string;
  columns: readonly TableViewColumn[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  onSort: (columnId: string) => void;
  emptyText: string;
  /** Shows each row as a card where the screen is too narrow for the columns, so that nothing lies beyond its edge. */
  hasCards?: boolean;
  /** Where the rows stand among all; left out when everything is shown. */
  paging?: { page: number; pageCount: number; onPageChange: (page: number) => void };
}

/** The look and semantics of a table; order and pages are kept by whoever renders it. Pages count from 1. */
export function TableView(props: TableViewProps): ReactElement {
  const { label, columns, rows, onSort, emptyText, hasCards = false, paging } = props;
  return (
    <div className={s.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={s.scroller} aria-label={label} tabIndex={0}>
        <table className={s.table} aria-label={label} data-cards={hasCards || undefined}>
          <thead>
            <tr>
              {columns.map((column) => (
                <Header key={column.id} column={column} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                {columns.map((column, index) => (
                  <td key={column.id} data-align={column.align} data-label={column.header}>
                    {row.cells[index]}
                  </td>
                ))}
              </tr>
            ))}
            {rows.length === 0 ? (
              <tr>
                <td colSpan={columns.length} className={s.empty}>
                  {emptyText}
                </td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </section>
      {paging && paging.pageCount > 1 ? <Paging {...paging} /> : null}
    </div>
  );
}

function Header({ column, onSort }: { column: TableViewColumn; onSort: (id: string) => void }): ReactElement {
  if (column.sort === undefined) {
    return (
      <th scope="col" data-align={column.align}>
        {column.header}
      </th>
    );
  }
  return (
    <th scope="col" data-align={column.align} aria-sort={column.sort}>
      <button type="button" className={s.sort} onClick={() => onSort(column.id)}>
        {column.header}
        <SortIcon sort={column.sort} />
      </button>
    </th>
  );
}

function SortIcon({ sort }: { sort: 'none' | 'ascending' | 'descending' }): ReactElement {
  if (sort === 'ascending') return <ArrowUpIcon aria-hidden="true" />;
  if (sort === 'descending') return <ArrowDownIcon aria-hidden="true" />;
  return <ArrowUpDownIcon aria-hidden="true" />;
}

function Paging({ page, pageCount, onPageChange }: NonNullable<TableViewProps['paging']>): ReactElement {
  const t = useOwnWords();
  return (
    <div className={s.paging}>
      <IconButton
        label={t('table.previous')}
        icon={<ChevronLeftIcon />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <span aria-live="polite">{t('table.position', { page, count: pageCount })}</span>
      <IconButton
        label={t('table.next')}
        icon={<ChevronRightIcon />}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </div>
  );
}
