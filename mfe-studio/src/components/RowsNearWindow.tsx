import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { PageRow, type PageRowProps } from './PageRow.tsx';
import { useIsNarrow } from './useMediaQuery.ts';

/** Height of a card below its picture, and the gap between cards, in px at the usual text size; rows are measured after. */
const USUAL = { footPx: 122, gapPx: 24 };
const NARROW = { footPx: 170, gapPx: 12 };
/** A page is 11 inches high and 8.5 wide. */
const PICTURE_RATIO = 1650 / 1275;
/** Rows kept ready above and below what is seen. */
const OVERSCAN_ROWS = 2;

interface RowsProps extends Omit<PageRowProps, 'index' | 'ref'> {
  readonly label: string;
}

/** Rows of cards of which only those near the window exist. */
export function RowsNearWindow({ label, pages, columns, ...handlers }: RowsProps) {
  const { ref, widthPx, offsetPx } = usePlace();
  const card = useIsNarrow() ? NARROW : USUAL;
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(pages.length / columns),
    estimateSize: () => estimateRowPx(widthPx, columns, card),
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
      {rows.map(({ key, index }) => (
        <PageRow key={key} ref={virtualizer.measureElement} {...{ index, columns, pages }} {...handlers} />
      ))}
    </div>
  );
}

function estimateRowPx(widthPx: number, columns: number, { footPx, gapPx }: typeof USUAL): number {
  const cardPx = (widthPx - gapPx * (columns - 1)) / columns;
  return Math.round(cardPx * PICTURE_RATIO) + footPx + gapPx;
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
