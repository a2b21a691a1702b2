import { column, tableMigration } from './schema.ts';

/** What the product remembers about itself: the epoch of its tokens, and what a restore left to do. */
export const settings = tableMigration('0042-settings', 'settings', {
  columns: {
    name: { ...column.text(60), primaryKey: true },
    value: column.text(200),
  },
});
