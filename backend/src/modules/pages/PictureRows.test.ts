import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ColoringPage, User } from '../../models/index.ts';
import { newId } from '../../randomness.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { PictureRows } from './PictureRows.ts';
import type { PictureRef } from './pictureKey.ts';

let database: TestDatabase;
let pictures: PictureRows;
beforeAll(async () => {
  database = await createTestDatabase();
  pictures = new PictureRows(database.sequelize);
});
afterAll(() => database.drop());

test('what is asked for together is found by one query, each with its own owner; what does not exist is not', async () => {
  const pages = await Promise.all(Array.from({ length: 5 }, (_, index) => createPage(index)));
  const ids = pages.map(({ id }) => id);
  const query = vi.spyOn(database.sequelize, 'query');
  const asked = [...ids, newId(), ...ids];
  const rows = await Promise.all(asked.map((id) => pictures.find(id)));
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
  const expected = pages.map((page, index) => ({
    ...page,
    imageSha256: `hash ${index}`,
    tokenVersion: index,
  }));
  expect(rows).toEqual([...expected, undefined, ...expected]);
});

test('a gallery larger than one query comes whole', async () => {
  const page = await createPage(7);
  const others = Array.from({ length: 250 }, newId);
  const rows = await Promise.all([...others, page.id].map((pageId) => pictures.find(pageId)));
  expect(rows.filter((row) => row !== undefined)).toEqual([
    { ...page, imageSha256: 'hash 7', tokenVersion: 7 },
  ]);
});

test('a page deleted before it is asked for is not found, whatever was asked before', async () => {
  const { id } = await createPage(1);
  expect(await pictures.find(id)).toBeDefined();
  await ColoringPage.destroy({ where: { id } });
  expect(await pictures.find(id)).toBeUndefined();
});

test('a database that fails fails those who asked, and nobody after them', async () => {
  const { id } = await createPage(2);
  vi.spyOn(database.sequelize, 'query').mockRejectedValueOnce(new Error('gone away'));
  const asked = await Promise.allSettled([pictures.find(id), pictures.find(newId())]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await pictures.find(id)).toMatchObject({ id });
});

async function createPage(tokenVersion: number): Promise<PictureRef & { userId: string }> {
  const userId = newId();
  const createdAt = new Date();
  const account = { email: `${userId}@example.com`, username: 'Ann', passwordHash: 'x', language: 'en' };
  await User.create({ id: userId, ...account, tokenVersion, createdAt });
  const id = newId();
  const picture = { width: 1, height: 1, imageBytes: 1, imageSha256: `hash ${tokenVersion}` };
  const pictureId = tokenVersion === 2 ? newId() : null;
  await ColoringPage.create({ id, pictureId, userId, prompt: 'a cat', ...picture, createdAt });
  return { id, pictureId, userId };
}
