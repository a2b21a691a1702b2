import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { CreditEntry, ProviderDay } from '../../models/index.ts';
import { smudged } from '../../testing/fakeProviders.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const PATH = '/api/generate-coloring-page';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ limits: readConfig({ LIMITS_PROVIDER_IMAGES_PER_DAY: '3' }).limits });
  onTestFinished(() => app.close());
});

test('a second picture for one credit counts against the pictures of the day like a first', async () => {
  const { token, user } = await app.signUp();
  const send = () => app.request(token).post(PATH).send({ prompt: 'a cat' });
  const { script } = app.providers.imageGenerator;
  let pictures = 0;
  script.push(smudged(true, () => (pictures += 1)));
  await send().expect(200);
  expect(pictures).toBe(2);
  script.push(smudged(true, () => (pictures += 1)));
  await send().expect(422);
  expect(pictures).toBe(3);
  const refused = await send().expect(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(pictures).toBe(3);
  expect(await CreditEntry.sum('amount', { where: { userId: user.id } })).toBe(9);
});

test('of twenty that come at once, from several users, no more are asked of the provider than the day has', async () => {
  const users = [await app.signUp(), await app.signUp(), await app.signUp(), await app.signUp()];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      app
        .request(users[index % users.length]?.token)
        .post(PATH)
        .send({ prompt: 'a cat' }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array(17).fill(503)]);
  expect(app.providers.imageGenerator.requests).toHaveLength(3);
  const ids = users.map(({ user }) => user.id);
  expect(await CreditEntry.sum('amount', { where: { userId: ids } })).toBe(37);
});

test('what a deleted user has asked for stays counted, and the next day begins anew', async () => {
  const ann = await app.signUp();
  const send = (token: string) => app.request(token).post(PATH).send({ prompt: 'a cat' });
  for (let picture = 0; picture < 3; picture += 1) await send(ann.token).expect(200);
  await app.request(ann.token).delete('/api/auth/account').send({ password: ann.password }).expect(200);
  const ben = await app.signUp();
  await send(ben.token).expect(503);
  await ProviderDay.update({ name: 'scripted 2026-01-01' }, { where: {} });
  await send(ben.token).expect(200);
});
