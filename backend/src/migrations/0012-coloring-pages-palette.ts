import { column, columnMigration } from './schema.ts';

/** How a page could be colored: the color of each of its areas, as JSON. */
export const coloringPagesPalette = columnMigration('0012-coloring-pages-palette', 'coloring_pages', {
  palette: column.optionalText,
});
