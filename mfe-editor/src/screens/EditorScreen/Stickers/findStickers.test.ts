import { expect, test } from 'vitest';
import { findStickers } from './findStickers.ts';

const stickers = ['Théière', 'Tasse', 'Chat'].map((name) => ({ key: name, name }));
const found = (search: string) => findStickers(stickers, search).map(({ name }) => name);

test('a search finds names in any case, without accents, by a part', () => {
  expect(found('THEI')).toEqual(['Théière']);
  expect(found('t')).toEqual(['Théière', 'Tasse', 'Chat']);
  expect(found('thé re')).toEqual(['Théière']);
  expect(found('chien')).toEqual([]);
});
