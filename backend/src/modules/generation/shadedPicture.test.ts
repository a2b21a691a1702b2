import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { press } from '../../pictures/index.ts';
import { OpenAiGenerator } from '../../providers/image-generator/OpenAiGenerator.ts';
import { draw, paint } from '../../testing/roughPictures.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

// The product with a provider that answers as listed, and the real press.

const PATH = '/api/generate-coloring-page';
vi.setConfig({ testTimeout: 60_000 });

let testApp: TestApp;
let provider: Server;
let answers: Buffer[] = [];
let asked: string[] = [];

beforeAll(async () => {
  provider = createServer((request, response) => {
    json(request).then((body) => {
      asked.push(String((body as { prompt: string }).prompt));
      const picture = answers.shift()?.toString('base64');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ created: 1, data: [{ b64_json: picture }] }));
    }, response.destroy);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;
  const imageGenerator = new OpenAiGenerator({ apiKey: 'key', baseUrl, model: 'model-x', press });
  testApp = await createTestApp({}, undefined, { imageGenerator });
});
afterAll(async () => {
  await testApp.close();
  provider.closeAllConnections();
  provider.close();
});
beforeEach(() => {
  asked = [];
});

test('a shaded picture is asked for again as line art, for the same credit', async () => {
  answers = [await paint().png().toBuffer(), await draw().png().toBuffer()];
  const { token } = await testApp.signUp();
  await testApp.request(token).post(PATH).send({ prompt: 'a cat' }).expect(200);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain('line art only');
  expect(await creditsOf(token)).toBe(9);
});

test.each(['a cat', 'a simple cat'])(
  'a second shaded picture of "%s" gives the credit back',
  async (prompt) => {
    const photo = await paint().jpeg({ quality: 90 }).toBuffer();
    answers = [photo, photo];
    const { token } = await testApp.signUp();
    const { body } = await testApp.request(token).post(PATH).send({ prompt }).expect(422);
    expect(body.code).toBe('UNPRINTABLE_PICTURE');
    expect(asked).toHaveLength(2);
    expect(await creditsOf(token)).toBe(10);
  },
);

async function creditsOf(token: string): Promise<number> {
  const { body } = await testApp.request(token).get('/api/auth/me').expect(200);
  return body.credits;
}
