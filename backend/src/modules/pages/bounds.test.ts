import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { ColoringPage } from '../../models/index.ts';
import type * as pressPool from '../../pictures/pressPool.ts';
import { coloredPagePng } from '../../testing/pagePng.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const MB = 1024 * 1024;
const COLORED = Buffer.from(coloredPagePng([250, 90, 40])).toString('base64');

/** Whether more waits for the press than it takes. */
const press = vi.hoisted(() => ({ isFull: false }));

vi.mock('../../pictures/pressPool.ts', async (importOriginal) => {
  const pool = await importOriginal<typeof pressPool>();
  const runInPress: typeof pool.runInPress = (...task) =>
    press.isFull ? Promise.reject(new pool.PressBusyError()) : pool.runInPress(...task);
  return { ...pool, runInPress };
});

let app: TestApp;
beforeAll(async () => {
  const { limits } = readConfig({
    LIMITS_SIGNUPS_PER_HOUR: '1000',
    LIMITS_STORAGE_MB_PER_USER: '1',
    LIMITS_PDFS_PER_HOUR: '2',
    LIMITS_COLORED_SAVES_PER_HOUR: '2',
    LIMITS_THUMBNAILS_PER_HOUR: '1',
    LIMITS_EXPORTS_PER_HOUR: '2',
  });
  app = await createTestApp({ limits });
});
afterAll(() => app.close());

/** A new user with a page. */
async function painter() {
  const { token, user } = await app.signUp();
  const generate = (prompt: string) =>
    app.request(token).post('/api/generate-coloring-page').send({ prompt });
  const page = (await generate('a cat').expect(200)).body as { id: string };
  return { token, user, page, generate };
}

async function balanceOf(token: string): Promise<number> {
  return (await app.request(token).get('/api/auth/me').expect(200)).body.credits;
}

describe('heavy work for one user', () => {
  test('is refused beyond its bound with 429 and Retry-After, and other users go on', async () => {
    const { token, page } = await painter();
    const other = await painter();
    const ask: Record<string, () => Promise<{ status: number; headers: Record<string, string> }>> = {
      pdf: async () => app.request(token).get(`/api/coloring-pages/${page.id}/pdf`),
      export: async () => app.request(token).get('/api/auth/account/export'),
      save: async () =>
        app
          .request(token)
          .post('/api/coloring-pages/colored')
          .send({
            original_page_id: page.id,
            image_base64: COLORED,
            color_data: { colors_used: 2 },
          }),
    };
    for (const [work, once] of Object.entries(ask)) {
      const answers = [await once(), await once(), await once()];
      expect([work, ...answers.map(({ status }) => status)]).toEqual([work, 200, 200, 429]);
      expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    }
    await app.request(other.token).get(`/api/coloring-pages/${other.page.id}/pdf`).expect(200);
  });

  test('counts a small picture when it is made, not when it is shown again', async () => {
    const { token, page } = await painter();
    const small = (width: number) =>
      app.request(token).get(`/api/coloring-pages/${page.id}/image?w=${width}`);
    for (let look = 0; look < 3; look += 1) await small(320).expect(200);
    await small(640).expect(429);
    await small(320).expect(200);
  });
});

describe('the bytes of one user', () => {
  test('are bounded: 422 PAGE_LIMIT_REACHED, nothing is charged, and after a deletion all goes on', async () => {
    const { token, page, generate } = await painter();
    await ColoringPage.update({ imageBytes: MB }, { where: { id: page.id } });
    const before = await balanceOf(token);
    const refused = await generate('a dog').expect(422);
    expect(refused.body.code).toBe('PAGE_LIMIT_REACHED');
    const save = {
      original_page_id: page.id,
      image_base64: COLORED,
      color_data: { colors_used: 2 },
    };
    await app.request(token).post('/api/coloring-pages/colored').send(save).expect(422);
    expect(await balanceOf(token)).toBe(before);
    await app.request(token).delete(`/api/coloring-pages/${page.id}`).expect(200);
    await generate('a dog').expect(200);
  });
});

test('a press that holds no more is 503 with Retry-After', async () => {
  const { token, page } = await painter();
  press.isFull = true;
  const answer = await app.request(token).get(`/api/coloring-pages/${page.id}/image?w=640`);
  press.isFull = false;
  expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});
