import { DETAIL_LEVELS, type DetailLevel } from '@lineleaf/api-client/contract';

export type { DetailLevel };

/** What a page is drawn for by default. */
export const DEFAULT_DETAIL: DetailLevel = 'child';

/** The level of that name, else the default. */
export function detailLevelOf(name: unknown): DetailLevel {
  return DETAIL_LEVELS.find((level) => level === name) ?? DEFAULT_DETAIL;
}
