import type { Kind } from '../things/recordSchema.ts';
import { fromArt } from './artData.ts';
import type { ArtCategory, SizeLevel } from './kinds.ts';

/** One thing that can be drawn. */
export interface CatalogueEntry {
  key: string;
  category: ArtCategory;
  size: SizeLevel;
}

/** Everything that can be drawn, by key. */
export const catalogue: () => ReadonlyMap<string, CatalogueEntry> = fromArt(
  ({ things }) =>
    new Map(
      [...things.all()].map(({ key, kind, size }) => [
        key,
        { key, category: CATEGORIES[kind] ?? (kind as ArtCategory), size: levelOf(size) },
      ]),
    ),
);

const CATEGORIES: Partial<Record<Kind, ArtCategory>> = {
  clothes: 'object',
  furniture: 'object',
  body: 'face',
};

function levelOf(meters: number): SizeLevel {
  if (meters < 0.3) return 1;
  if (meters < 0.8) return 2;
  if (meters < 1.5) return 3;
  return meters < 3.5 ? 4 : 5;
}
