import type { ColoringPage } from '@lineleaf/api-client/contract';
import { Button, useLatePart } from '@lineleaf/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageHandlers } from './PageCard.tsx';
import { PageRow } from './PageRow.tsx';
import type { RowsNearWindow as Rows } from './RowsNearWindow.tsx';
import { useGridColumns } from './useGridColumns.ts';

/** More are shown as they come near the window, by code of its own that smaller galleries need not load. */
const ALL_AT_ONCE = 30;

/** Kept, so that a return to a long gallery has its whole height at once and finds the place it was left at. */
let keptRows: typeof Rows | undefined;

async function loadRowsNearWindow() {
  keptRows = (await import('./RowsNearWindow.tsx')).RowsNearWindow;
  return keptRows;
}

interface PageGridProps extends PageHandlers {
  readonly label: string;
  readonly pages: readonly ColoringPage[];
  /** Undefined unless pages are being selected. */
  readonly selectedIds: ReadonlySet<string> | undefined;
}

/**
 * The cards in one, two or three columns. Thousands of pages scroll smoothly; where the code for it cannot be had the first
 * of them show, with a button to try again.
 */
export function PageGrid(props: PageGridProps) {
  const { label, pages, ...rest } = props;
  const { t } = useTranslation('studio');
  const columns = useGridColumns();
  const [isRefused, setIsRefused] = useState(false);
  const isLong = pages.length > ALL_AT_ONCE;
  const lateRows = useLatePart(loadRowsNearWindow, {
    isWanted: isLong && !isRefused && keptRows === undefined,
    message: t('latePart.failed'),
    onFail: () => setIsRefused(true),
  });
  const RowsNearWindow = keptRows ?? lateRows;
  if (isLong && RowsNearWindow) return <RowsNearWindow {...props} columns={columns} />;
  const rowCount = Math.ceil(Math.min(pages.length, ALL_AT_ONCE) / columns);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the rows between list and items have no role, which <ul> does not allow */}
      <div role="list" aria-label={label}>
        {Array.from({ length: rowCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <PageRow key={index} {...{ index, columns, pages }} {...rest} />
        ))}
      </div>
      {isLong && isRefused ? (
        <Button onClick={() => setIsRefused(false)}>{t('latePart.retry')}</Button>
      ) : null}
    </>
  );
}
