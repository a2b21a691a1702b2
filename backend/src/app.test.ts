import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { inlineScriptHashes } from './http/releases.ts';
import { createTestApp, type TestApp } from './testing/testApp.ts';
import { waitUntil } from './waitUntil.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ metricsToken: 'let me see' });
});
afterAll(() => testApp.close());

test('an unknown path of the API is a JSON 404 with the id of the request, and its own when it is plain', async () => {
  const answer = await testApp.request().get('/api/nothing').set('X-Request-Id', 'my-request-1').expect(404);
  expect(answer.body).toEqual({
    detail: 'This does not exist.',
    code: 'NOT_FOUND',
    request_id: 'my-request-1',
  });
  const other = await testApp.request().get('/api/nothing').set('X-Request-Id', 'x y\tz');
  expect(other.body.request_id).toMatch(/^[0-9a-f-]{36}$/);
});

test('answers of the API load nothing and are framed by nobody', async () => {
  const { headers } = await testApp.request().get('/api/health/live').expect(200);
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('over https, browsers are told to stay there, for this name and not for those below it', async () => {
  const { container } = testApp;
  const app = createApp({
    ...container,
    config: { ...container.config, publicUrl: 'https://pages.example' },
  });
  const { headers } = await supertest(app).get('/api/health/live').expect(200);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('readiness follows the storage behind it', async () => {
  const ready = await testApp.request().get('/api/health/ready').expect(200);
  expect(ready.body.checks).toEqual({ database: 'ok', storage: 'ok', queue: 'ok' });
  testApp.providers.storage.isBroken = true;
  const read = () => testApp.request().get('/api/health/ready');
  // What was found is told for a second.
  expect(await waitUntil(async () => (await read()).status === 503, 10_000)).toBe(true);
  expect((await read()).body.checks.storage).toBe('failed');
  testApp.providers.storage.isBroken = false;
  expect(await waitUntil(async () => (await read()).status === 200, 10_000)).toBe(true);
});

test('readiness warns when more or fewer proxies forward than are counted', async () => {
  const { container } = testApp;
  const warningAfter = async (trustProxyHops: number, addresses: string): Promise<string | undefined> => {
    const app = createApp({ ...container, config: { ...container.config, trustProxyHops } });
    await supertest(app).get('/api/health/live').set('X-Forwarded-For', addresses);
    return (await supertest(app).get('/api/health/ready').expect(200)).body.warning;
  };
  expect(await warningAfter(1, '203.0.113.7')).toBeUndefined();
  expect(await warningAfter(1, '203.0.113.7, 198.51.100.1')).toContain('TRUST_PROXY is 1, but');
  expect(await warningAfter(2, '203.0.113.7')).toContain('came with 1 forwarded');
  expect(await warningAfter(0, '203.0.113.7')).toContain('TRUST_PROXY is 0');
});

test('metrics are told by token alone', async () => {
  await testApp.request().get('/metrics').expect(401);
  await testApp.request('wrong').get('/metrics').expect(401);
  const answer = await testApp.request('let me see').get('/metrics').expect(200);
  expect(answer.text).toContain('lineleaf_http_request_duration_seconds_count');
});

test('the reference page runs its one script by hash and asks nobody but us', async () => {
  const answer = await testApp.request().get('/api/docs').expect(200);
  const [hash] = inlineScriptHashes(answer.text);
  expect(answer.headers['content-security-policy']).toContain(`script-src ${hash};`);
  const document = await testApp.request().get('/api/openapi.json').expect(200);
  expect(Object.keys(document.body.paths)).toContain('/api/coloring-pages/{id}/image');
});
