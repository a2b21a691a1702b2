import type { TelemetryReport } from '@lineleaf/api-client/contract';

/** Widths of a window in CSS pixels, as the contract has them. */
const MEDIUM_FROM_PX = 600;
const WIDE_FROM_PX = 1200;

interface Shown {
  readonly sinceMs: number;
  readonly part: string;
  readonly route: string;
}

const shown: Shown[] = [];

/** Has it known which remote is on the screen from now on, at which of its routes (a template). */
export function showOnScreen(part: string, route: string): void {
  shown.push({ sinceMs: performance.now(), part, route });
}

/**
 * The remote that was on the screen at a time, in milliseconds as `performance.now` counts them; before any was, the
 * first one. Undefined while none is.
 */
export function partOnScreen(atMs: number): string | undefined {
  return (shown.findLast(({ sinceMs }) => sinceMs <= atMs) ?? shown[0])?.part;
}

/** Where a report comes from: the template of the address, empty before there is one, and the window's width. */
export function placeNow(): Pick<TelemetryReport, 'route' | 'viewport'> {
  return { route: shown.at(-1)?.route ?? '', viewport: viewportOf(window.innerWidth) };
}

function viewportOf(widthPx: number): TelemetryReport['viewport'] {
  if (widthPx < MEDIUM_FROM_PX) return 'narrow';
  return widthPx < WIDE_FROM_PX ? 'medium' : 'wide';
}
