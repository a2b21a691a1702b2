import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { CreditEntry } from '../../models/index.ts';
import { smudged } from '../../testing/fakeProviders.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ limits: readConfig({ LIMITS_PROVIDER_IMAGES_PER_DAY: '3' }).limits });
});
afterAll(() => app.close());

test('a second picture for one credit counts against the pictures of the day like a first', async () => {
  const { token, user } = await app.signUp();
  const send = () => app.request(token).post('/api/generate-coloring-page').send({ prompt: 'a cat' });
  const { script } = app.providers.imageGenerator;
  let pictures = 0;
  script.push(smudged(true, () => (pictures += 1)));
  await send().expect(200);
  expect(pictures).toBe(2);
  script.push(smudged(true, () => (pictures += 1)));
  await send().expect(422);
  expect(pictures).toBe(3);
  await send().expect(503);
  expect(pictures).toBe(3);
  expect(await CreditEntry.sum('amount', { where: { userId: user.id } })).toBe(9);
});
