import { column, tableMigration } from './schema.ts';

/** Pages. `original_page_id` has no foreign key: a copy outlives its original, which then is set to null. */
export const coloringPages = tableMigration('0002-coloring-pages', 'coloring_pages', {
  columns: {
    id: column.id,
    user_id: column.ownerId,
    prompt: column.text(1000),
    is_favorite: column.flag,
    is_colored: column.flag,
    original_page_id: column.optionalUuid,
    colors_used: column.optionalInteger,
    width: column.integer,
    height: column.integer,
    image_bytes: column.integer,
    image_sha256: column.text(64),
    colorability: column.optionalText,
    created_at: column.moment,
  },
  indexes: [
    { name: 'coloring_pages_owner', fields: ['user_id', 'created_at', 'id'] },
    { name: 'coloring_pages_favorites', fields: ['user_id', 'is_favorite', 'created_at', 'id'] },
    { name: 'coloring_pages_original', fields: ['original_page_id'] },
  ],
});
