import type { RegionLimits } from './regions.ts';

/** Icons whose faces, ears or patterns need other limits than the rest. */
export const OVERRIDES: Record<string, Partial<RegionLimits>> = {
  'teddy-bear': { mergeDelta: 6 },
};
