import type { ColoringPage } from '@lineleaf/api-client/contract';
import { lazy, Suspense } from 'react';
import type { PageHandlers } from './PageCard.tsx';
import { PageRow } from './PageRow.tsx';
import { useGridColumns } from './useGridColumns.ts';

/** More are shown as they come near the window, by code of its own that smaller galleries need not load. */
const ALL_AT_ONCE = 30;

const RowsNearWindow = lazy(() =>
  import('./RowsNearWindow.tsx').then((module) => ({ default: module.RowsNearWindow })),
);

interface PageGridProps extends PageHandlers {
  readonly label: string;
  readonly pages: readonly ColoringPage[];
  /** Undefined unless pages are being selected. */
  readonly selectedIds: ReadonlySet<string> | undefined;
}

/** The cards in one, two or three columns. Thousands of pages scroll smoothly. */
export function PageGrid(props: PageGridProps) {
  const { label, pages, ...rest } = props;
  const columns = useGridColumns();
  const rowCount = Math.ceil(Math.min(pages.length, ALL_AT_ONCE) / columns);
  const first = (
    // biome-ignore lint/a11y/useSemanticElements: the rows between list and items have no role, which <ul> does not allow
    <div role="list" aria-label={label}>
      {Array.from({ length: rowCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <PageRow key={index} {...{ index, columns, pages }} {...rest} />
      ))}
    </div>
  );
  if (pages.length <= ALL_AT_ONCE) return first;
  return (
    <Suspense fallback={first}>
      <RowsNearWindow {...props} columns={columns} />
    </Suspense>
  );
}
