import { type ReactElement, type ReactNode, useState } from 'react';
import { TableView } from './TableView.tsx';

export interface DataTableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column one to order by. */
  sortValue?: (row: Row) => string | number;
  align?: 'start' | 'end';
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows shown at a time; 10 by default. */
  pageSize?: number;
  emptyText: string;
  /** As of `TableView`. */
  hasCards?: boolean;
}

interface Order {
  columnId: string;
  isDescending: boolean;
}

/** Rows in the order given until a header is clicked: ascending, descending, as given again; in pages. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { label, columns, rows, rowKey, pageSize = 10, emptyText, hasCards } = props;
  const [order, setOrder] = useState<Order | undefined>();
  const [wantedPage, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(wantedPage, pageCount);
  const shown = sorted(rows, columns, order).slice((page - 1) * pageSize, page * pageSize);
  const onSort = (columnId: string) => {
    setOrder(nextOrder(order, columnId));
    setPage(1);
  };
  return (
    <TableView
      {...{ label, emptyText, hasCards, onSort }}
      columns={columns.map(({ id, header, align, sortValue }) => ({
        id,
        header,
        align,
        sort: sortValue ? directionOf(order, id) : undefined,
      }))}
      rows={shown.map((row) => ({ key: rowKey(row), cells: columns.map((column) => column.cell(row)) }))}
      paging={{ page, pageCount, onPageChange: setPage }}
    />
  );
}

function nextOrder(order: Order | undefined, columnId: string): Order | undefined {
  if (order?.columnId !== columnId) return { columnId, isDescending: false };
  return order.isDescending ? undefined : { columnId, isDescending: true };
}

function directionOf(order: Order | undefined, columnId: string): 'none' | 'ascending' | 'descending' {
  if (order?.columnId !== columnId) return 'none';
  return order.isDescending ? 'descending' : 'ascending';
}

function sorted<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  order: Order | undefined,
): readonly Row[] {
  const readValue = columns.find(({ id }) => id === order?.columnId)?.sortValue;
  if (!order || !readValue) return rows;
  const sign = order.isDescending ? -1 : 1;
  return [...rows].sort((a, b) => sign * compare(readValue(a), readValue(b)));
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b));
}
