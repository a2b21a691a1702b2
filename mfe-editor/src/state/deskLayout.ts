import type { Size } from './viewport.ts';

/** How the parts of the editor lie beside each other. */
export interface DeskLayout {
  /** `row`: toolbar, page and colors side by side; `column`: one below the other, the toolbar lying. */
  arrangement: 'row' | 'column';
  /** Of the standing toolbar, so that all of it is seen before anything is scrolled. */
  toolColumns: 1 | 2 | 3;
  /** Whether there is no room for words that help but are not needed. */
  isNarrow: boolean;
  /** Whether sliders, palettes and what is rarely changed wait under a button. */
  isFolded: boolean;
  /** Whether there is no room for the materials beside the colors either. */
  isLow: boolean;
  heightPx: number;
}

interface Room {
  /** The window in CSS px. */
  window: Size;
  /** Where the editor begins on the unscrolled page, in CSS px. */
  topPx: number;
  /** Size of the text in CSS px, which all lengths below grow with. */
  remPx: number;
}

const BOTTOM_MARGIN_REM = 0.75;
/** Below this the page would be too small; the editor then is as high as the window, and the screen scrolls. */
const MIN_HEIGHT_REM = 20;
const MIN_ROW_WIDTH_REM = 36;
const WIDE_REM = 48;
/** What the toolbar with the editor's bar above it needs, by columns of the toolbar. */
const ONE_COLUMN_REM = 36;
const TWO_COLUMNS_REM = 24;
/** What colors, materials and sliders need below each other, and what an upright page needs above colors and materials. */
const UNFOLDED_REM = 34;
const MATERIALS_REM = 43;

/** Arranges the editor for a window and a size of text. The page is upright, so low windows spend their width. */
export function layOutDesk({ window, topPx, remPx }: Room): DeskLayout {
  const seenPx = window.height - topPx - BOTTOM_MARGIN_REM * remPx;
  const heightPx = Math.max(seenPx, Math.min(MIN_HEIGHT_REM * remPx, window.height));
  const isRow = window.width > heightPx && window.width >= MIN_ROW_WIDTH_REM * remPx;
  const seenRem = seenPx / remPx;
  return {
    arrangement: isRow ? 'row' : 'column',
    toolColumns: columnsFor(seenRem),
    isNarrow: window.width < WIDE_REM * remPx,
    isFolded: !isRow || seenRem < UNFOLDED_REM,
    isLow: seenRem < (isRow ? TWO_COLUMNS_REM : MATERIALS_REM),
    heightPx,
  };
}

function columnsFor(seenRem: number): 1 | 2 | 3 {
  if (seenRem >= ONE_COLUMN_REM) return 1;
  return seenRem >= TWO_COLUMNS_REM ? 2 : 3;
}
