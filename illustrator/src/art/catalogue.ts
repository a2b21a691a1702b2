import { ICON_NAMES } from './iconNames.ts';
import type { ArtCategory, NameTable, SizeLevel } from './kinds.ts';
import { PART_NAMES } from './partNames.ts';

/** One thing that can be drawn. */
export interface CatalogueEntry {
  key: string;
  category: ArtCategory;
  size: SizeLevel;
  /** `icon`: from the extract of Noto; `part`: drawn by our own code. */
  source: 'icon' | 'part';
}

/** Everything that can be drawn, by key. Where a part and an icon share a name, the part wins. */
export const CATALOGUE: ReadonlyMap<string, CatalogueEntry> = buildCatalogue();

function buildCatalogue(): Map<string, CatalogueEntry> {
  const entries = new Map<string, CatalogueEntry>();
  addNames(entries, 'icon', ICON_NAMES);
  addNames(entries, 'part', PART_NAMES);
  return entries;
}

function addNames(entries: Map<string, CatalogueEntry>, source: 'icon' | 'part', table: NameTable): void {
  for (const [category, sizes] of Object.entries(table)) {
    for (const [size, names] of Object.entries(sizes)) {
      for (const key of names.split(' ')) {
        entries.set(key, {
          key,
          category: category as ArtCategory,
          size: Number(size) as SizeLevel,
          source,
        });
      }
    }
  }
}
