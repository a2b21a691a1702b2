import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const OUTBOX = {
  list: async () => ['1.eml'],
  read: async () => 'Use this link',
  check: async () => undefined,
};
const ROUTES = ['/dev/outbox', '/dev/outbox/1.eml'];

/** The product with mail in files, as it is served with these settings. */
function ask(path: string, settings: Partial<Config>, headers: Record<string, string> = {}) {
  const { container } = testApp;
  const providers = { ...container.providers, outbox: OUTBOX };
  const app = createApp({ ...container, config: { ...container.config, ...settings }, providers });
  return supertest(app)
    .get(path)
    .set({ Host: 'localhost:3000', ...headers });
}

test.each(ROUTES)(
  '%s is there for this machine where the product is reached by a loopback address',
  async (path) => {
    for (const publicUrl of ['http://localhost:3000', 'http://127.0.0.1:80', 'http://[::1]:3000']) {
      expect((await ask(path, { publicUrl }).expect(200)).text).toContain('Use this link');
    }
  },
);

test.each(ROUTES)('%s does not exist where the product is reached by any other address', async (path) => {
  for (const publicUrl of [
    'http://192.168.1.5:3000',
    'https://pages.example',
    'http://localhost.pages.example',
  ]) {
    await ask(path, { publicUrl }).expect(404);
  }
});

test.each([
  ...['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-Server'],
  ...['X-Forwarded-Anything', 'X-Real-IP', 'True-Client-IP', 'CF-Connecting-IP'],
])('the outbox and the controls of payments refuse a request with %s', async (header) => {
  for (const path of ROUTES) await ask(path, {}, { [header]: '127.0.0.1' }).expect(404);
  const wish = { do: 'deliver', mode: 'prompt' };
  const control = testApp.request().post('/dev/payments/control').set('Host', 'localhost:3000').send(wish);
  await control.set(header, '127.0.0.1').expect(404);
});

test('in production nothing below /dev exists, not even as a page of the product', async () => {
  const production = { isProduction: true, publicUrl: 'http://localhost:3000' };
  for (const path of [...ROUTES, '/dev', '/dev/anything']) await ask(path, production).expect(404);
});
