import { expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { drawBody } from '../../bodies/drawBody.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

const COVERS = drawBody({ key: 'book-covers', looks: {}, wears: [], variant: 0 }).art;

function placed(text: string) {
  const { pieces, undone } = placeScene(sceneOf(text), { seed: 1, detail: 'child' });
  expect(undone).toMatchObject({ things: [], relations: [], poses: [] });
  return pieces;
}

it.each([
  'girl read, open-book; read 0 1',
  'bear read, open-book; read 0 1',
  'old-man read, closed-book, armchair; read 0 1; on 0 2',
  'dragon read, open-book, princess; read 0 1; face 0 2',
])('has the pages of a book to who reads, and is over it: %s', (text) => {
  const pieces = placed(text);
  const [reader, book] = [0, 1].map((thing) => pieces.find((one) => one.thing === thing));
  if (!reader?.telling || !book) throw new Error('Both are placed');
  expect(book.art.items).toEqual(COVERS.items);
  const face = reader.to.f + reader.to.d * reader.telling.bottom;
  expect(boxUnder(book.to, book.art).top).toBeGreaterThan(face - 5);
});

it('is before the bed of who is read to', () => {
  const pieces = placed('woman read, open-book, girl sit, bed; read 0 1; face 2 0; in 2 3; @bedroom');
  const at = (key: string) => pieces.findIndex(({ of }) => of === key);
  expect(at('open-book')).toBeGreaterThan(at('bed'));
});
