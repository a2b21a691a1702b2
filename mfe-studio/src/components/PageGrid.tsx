import type { ColoringPage } from '@lineleaf/api-client/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { PageCard, type PageHandlers } from './PageCard.tsx';
import styles from './PageGrid.module.css';
import { useGridColumns } from './useGridColumns.ts';

/** Height of a card below its picture, and the gap between rows, in px at the usual text size; rows are measured after. */
const CARD_FOOT_PX = 122;
const ROW_GAP_PX = 24;
/** A page is 11 inches high and 8.5 wide. */
const PICTURE_RATIO = 1650 / 1275;
/** Rows kept ready above and below what is seen. */
const OVERSCAN_ROWS = 2;

interface PageGridProps extends PageHandlers {
  readonly label: string;
  readonly pages: readonly ColoringPage[];
}

/** The cards in one, two or three columns. Only the rows near the window exist, so thousands of pages scroll smoothly. */
export function PageGrid({ label, pages, ...handlers }: PageGridProps) {
  const columns = useGridColumns();
  const { ref, widthPx, offsetPx } = usePlace();
  const rowCount = Math.ceil(pages.length / columns);
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => estimateRowPx(widthPx, columns),
    overscan: OVERSCAN_ROWS,
    scrollMargin: offsetPx,
  });
  const rows = virtualizer.getVirtualItems();
  const startPx = (rows[0]?.start ?? offsetPx) - offsetPx;
  const endPx = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? offsetPx) - offsetPx);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows between list and items have no role, which <ul> does not allow
    <div
      ref={ref}
      role="list"
      aria-label={label}
      style={{ paddingBlockStart: startPx, paddingBlockEnd: endPx }}
    >
      {rows.map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          className={styles.row}
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          role="presentation"
        >
          {pages.slice(row.index * columns, (row.index + 1) * columns).map((page, column) => (
            // biome-ignore lint/a11y/useSemanticElements: an <li> needs a <ul> as its parent
            <div
              key={page.id}
              role="listitem"
              aria-posinset={row.index * columns + column + 1}
              aria-setsize={pages.length}
            >
              <PageCard page={page} {...handlers} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function estimateRowPx(widthPx: number, columns: number): number {
  const cardPx = (widthPx - ROW_GAP_PX * (columns - 1)) / columns;
  return Math.round(cardPx * PICTURE_RATIO) + CARD_FOOT_PX + ROW_GAP_PX;
}

/** Where the grid begins in the document and how wide it is; followed, because the header above it may wrap. */
function usePlace() {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ widthPx: 360, offsetPx: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const next = { widthPx: Math.round(box.width), offsetPx: Math.round(box.top + window.scrollY) };
      setPlace((last) => (last.widthPx === next.widthPx && last.offsetPx === next.offsetPx ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...place };
}
