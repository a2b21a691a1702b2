import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Endpoint, endpoints, errorBody } from '@lineleaf/api-client/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../models/index.ts';
import { newId } from '../randomness.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const SEED = 20_261_121;
const REQUESTS = process.env.LINELEAF_LONG === undefined ? 2_000 : 5_000;
const AT_ONCE = 8;
const MEMORY_SLACK_BYTES = 48 * 1024 * 1024;

let testApp: TestApp;
let server: Server;
let origin: string;
let tokens: string[];
beforeAll(async () => {
  testApp = await createTestApp();
  tokens = [(await testApp.signUp()).token, (await testApp.logInAdministrator()).token, 'nonsense', ''];
  server = createServer(testApp.app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await testApp.close();
});

test(`${REQUESTS} malformed requests: never a 5xx, every refusal in the error shape, nothing kept in memory`, async () => {
  const attacks = fc.sample(attack, { seed: SEED, numRuns: REQUESTS });
  const users = await User.count();
  await sendAll(attacks.splice(0, REQUESTS / 5));
  const before = heapBytes();
  await sendAll(attacks);
  expect(heapBytes() - before).toBeLessThan(MEMORY_SLACK_BYTES);
  expect(await User.count()).toBeGreaterThanOrEqual(users);
}, 240_000);

interface Attack {
  readonly endpoint: Endpoint;
  readonly token: number;
  readonly path: string;
  readonly query: string;
  readonly contentType: string;
  readonly body: string;
}

const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '‮﷽',
    '../../etc/passwd',
    "' OR 1=1 --",
    '{{7*7}}',
    '%s%n',
    '😀'.repeat(300),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.uuid(),
  fc.constant(newId()),
);
const value = fc.oneof(
  { weight: 3, arbitrary: nasty },
  fc.constantFrom(0, -1, 1e308, 2 ** 53, 0.1, true, false, null, [], {}),
  fc.constantFrom('x'.repeat(5_000), JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`)),
  fc.jsonValue({ maxDepth: 4 }),
);
const keys = fc.constantFrom(
  ...[
    'email',
    'username',
    'password',
    'current_password',
    'new_password',
    'token',
    'prompt',
    'detail',
    'credits',
  ],
  ...['reason', 'is_favorite', 'original_page_id', 'image_base64', 'color_data', 'package_id', 'origin_url'],
  ...['__proto__', 'constructor', 'toString', 'id', 'is_admin'],
);
const body = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.dictionary(keys, value, { maxKeys: 8 }).map((object) => JSON.stringify(object)),
  },
  fc.jsonValue().map((json) => JSON.stringify(json)),
  nasty,
  fc.constantFrom(
    '{',
    '[1,',
    '{"a":}',
    '{"__proto__":{"is_admin":true}}',
    `"${'x'.repeat(40_000)}"`,
    '--x\r\nContent-Disposition: form-data',
  ),
);
const segment = fc.oneof(
  fc.uuid(),
  nasty.map(encodable),
  fc.constantFrom('%', '%00', '..%2f', 'undefined', '__proto__'),
);
const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  fc
    .dictionary(
      fc.constantFrom('limit', 'cursor', 'images', 'w', 'exp', 'sig', 'search', 'paper', 'a[b]'),
      nasty,
      { maxKeys: 4 },
    )
    .map(asQuery),
  fc.constantFrom('limit=1&limit=2', 'w[]=320', 'cursor=e30', '%', 'images=url&images=base64', '__proto__=1'),
);
const attack: fc.Arbitrary<Attack> = fc
  .record({
    endpoint: fc.constantFrom(...Object.values(endpoints)),
    token: fc.nat({ max: 3 }),
    id: segment,
    query,
    contentType: fc.constantFrom(
      'application/json',
      'application/json',
      'application/json; charset=utf-7',
      'text/plain',
      'multipart/form-data',
      '',
    ),
    body,
  })
  .map(({ endpoint, id, ...rest }) => ({ ...rest, endpoint, path: endpoint.path.replace(/:\w+/, () => id) }));

async function sendAll(attacks: readonly Attack[]): Promise<void> {
  const waiting = [...attacks];
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await send(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
}

async function send({
  endpoint,
  token,
  path,
  query: text,
  contentType,
  body: payload,
}: Attack): Promise<void> {
  const headers: Record<string, string> = { authorization: `Bearer ${tokens[token]}` };
  if (contentType) headers['content-type'] = contentType;
  const answer = await fetch(`${origin}${path}${text && `?${text}`}`, {
    method: endpoint.method,
    headers,
    body: endpoint.method === 'GET' ? undefined : payload,
  });
  const what = `${endpoint.id} ${path} ${text} ${payload.slice(0, 200)}`;
  const received = await answer.text();
  expect(answer.status, what).toBeLessThan(500);
  if (answer.status >= 400)
    expect(errorBody.safeParse(JSON.parse(received)).success, `${what}: ${received}`).toBe(true);
}

function encodable(text: string): string {
  return encodeURIComponent(wellFormed(text)).slice(0, 300) || '-';
}

function asQuery(parameters: Record<string, string>): string {
  const search = new URLSearchParams();
  for (const [name, text] of Object.entries(parameters)) search.set(name, wellFormed(text));
  return search.toString();
}

/** Lone surrogates cannot be percent-encoded. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
