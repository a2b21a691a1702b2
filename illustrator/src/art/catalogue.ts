import { ICON_NAMES } from './iconNames.ts';
import { PART_NAMES } from './partNames.ts';

/** What a thing is, which decides where on the page it may stand. */
export type ArtCategory =
  | 'animal'
  | 'flier'
  | 'swimmer'
  | 'plant'
  | 'vehicle'
  | 'boat'
  | 'aircraft'
  | 'spacecraft'
  | 'person'
  | 'face'
  | 'food'
  | 'sky'
  | 'building'
  | 'object'
  | 'symbol';

/** How large a thing is among others: 1 ladybird, 2 cat, 3 child, 4 horse or car, 5 house or elephant. */
export type SizeLevel = 1 | 2 | 3 | 4 | 5;

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

type NameTable = Partial<Record<ArtCategory, Partial<Record<SizeLevel, string>>>>;

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
