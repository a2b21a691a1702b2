import type { AdminUser } from '@lineleaf/api-client/contract';
import type { TableViewProps } from '@lineleaf/design-system/data-table';
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';

const PAGE_SIZE = 10;

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});

const helper = createColumnHelper<typeof features, AdminUser>();
const columns = helper.columns([
  helper.accessor('username', { sortFn: 'alphanumeric' }),
  helper.accessor('email', { sortFn: 'alphanumeric' }),
  helper.accessor('credits', { sortFn: 'basic' }),
  helper.accessor('total_generations', { sortFn: 'basic' }),
  helper.accessor('created_at', { sortFn: 'basic' }),
]);

export type UserColumn = 'username' | 'email' | 'credits' | 'total_generations' | 'created_at';

interface UsersTable {
  /** The users of the shown page, found, ordered and cut. */
  users: readonly AdminUser[];
  foundCount: number;
  directionOf: (column: UserColumn) => 'none' | 'ascending' | 'descending';
  toggleSort: (column: string) => void;
  paging: NonNullable<TableViewProps['paging']>;
}

/** Finds users whose name or e-mail contains `search`, orders them by the clicked column, and cuts pages of ten. */
export function useUsersTable(users: AdminUser[], search: string): UsersTable {
  const table = useTable({
    features,
    columns,
    data: users,
    getRowId: (user) => user.id,
    initialState: { pagination: { pageIndex: 0, pageSize: PAGE_SIZE } },
    state: { globalFilter: search.trim().toLowerCase() },
    globalFilterFn: (row, _, wanted: string) => matches(row.original, wanted),
  });
  const pageCount = Math.max(1, table.getPageCount());
  const page = Math.min(table.state.pagination.pageIndex + 1, pageCount);
  return {
    users: table.getRowModel().rows.map((row) => row.original),
    foundCount: table.getFilteredRowModel().rows.length,
    directionOf: (column) => {
      const sorted = table.getColumn(column)?.getIsSorted();
      if (!sorted) return 'none';
      return sorted === 'asc' ? 'ascending' : 'descending';
    },
    toggleSort: (column) => table.getColumn(column)?.toggleSorting(),
    paging: { page, pageCount, onPageChange: (next) => table.setPageIndex(next - 1) },
  };
}

function matches({ username, email }: AdminUser, wanted: string): boolean {
  return username.toLowerCase().includes(wanted) || email.toLowerCase().includes(wanted);
}
