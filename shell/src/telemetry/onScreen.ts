import { type TelemetryReport, viewportOf } from '@lineleaf/api-client/contract';

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
