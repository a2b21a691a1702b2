import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from './logging.ts';
import { User } from './models/index.ts';
import { createTestApp, type TestApp } from './testing/testApp.ts';

const lines: string[] = [];
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({}, createLogger('trace', { write: (line) => lines.push(line) }));
});
afterAll(() => testApp.close());

test('the log of a day at work holds ids and times, and no secret, address, e-mail or prompt', async () => {
  const ann = await testApp.signUp({
    email: 'ann.private@example.com',
    username: 'Annabel',
    password: 'open sesame',
  });
  const drawing = { prompt: 'a giraffe in pyjamas' };
  await testApp.request(ann.token).post('/api/generate-coloring-page').send(drawing).expect(200);
  testApp.providers.imageGenerator.script.push(({ prompt }) =>
    Promise.reject(new TypeError(`no ${prompt.length}`)),
  );
  await testApp.request(ann.token).post('/api/generate-coloring-page').send(drawing).expect(500);
  const pages = await testApp.request(ann.token).get('/api/coloring-pages?images=url').expect(200);
  await testApp.request().get(pages.body[0].image_url).expect(200);
  await testApp
    .request()
    .post('/api/auth/login')
    .send({ email: ann.user.email, password: 'wrong guess' })
    .expect(401);
  await testApp.request().post('/api/auth/forgot-password').send({ email: ann.user.email }).expect(200);
  await testApp.container.background.settle();
  const mail = testApp.providers.mailer.sent.at(-1)?.text ?? '';
  const resetToken = /token=([\w-]+)/.exec(mail)?.[1] ?? '';
  await testApp.request().get(`/reset-password?token=${resetToken}`);
  testApp.providers.mailer.send = async ({ to }) => {
    throw new Error(`550 5.1.1 <${to}>: no such mailbox`);
  };
  await testApp.request().post('/api/auth/forgot-password').send({ email: ann.user.email }).expect(200);
  testApp.container.background.run('clash', async () => {
    await User.create({ ...(await User.findByPk(ann.user.id, { rejectOnEmpty: true })).get() });
  });
  await testApp.container.background.settle();

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(10);
  expect(log).toContain('background task failed');
  expect(log).toContain('550 5.1.1 <[address]>: no such mailbox');
  expect(log).toContain('"path":"/api/coloring-pages"');
  const signature = new URL(pages.body[0].image_url, 'http://localhost').searchParams.get('sig');
  const secrets = [
    ann.token,
    'ann.private',
    'Annabel',
    'open sesame',
    'wrong guess',
    'giraffe',
    signature,
    resetToken,
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).not.toMatch(/127\.0\.0\.1|::1/);
});
