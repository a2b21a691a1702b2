import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { GATEWAY, startGateway, startStaticServer } from '../src/gateway.mjs';
import { rollingRestart } from '../src/rollingRestart.mjs';
import { ROOT } from './parts.mjs';
import { findProgram } from './services.mjs';

const LOGGED = [
  ...['body_bytes_sent', 'request_method', 'request_time', 'sent_http_x_request_id', 'status'],
  ...['time_iso8601', 'uri'],
];

const nginx = findProgram(['nginx']);
if (!nginx)
  process.stdout.write('skipped: no nginx was found, the log of the gateway is read by its format alone\n');

test('the log of the gateway is made of nothing that tells an address, a query or a header', () => {
  const [format = ''] = /log_format lineleaf [^;]+;/.exec(GATEWAY) ?? [];
  const variables = [...format.matchAll(/\$(\w+)/g)].map(([, name]) => name);
  expect(variables.sort()).toEqual(LOGGED);
  expect(GATEWAY).toMatch(/access_log \S+ lineleaf;/);
  expect(GATEWAY).toMatch(/error_log \S+ emerg;/);
});

describe.runIf(nginx)('a gateway that runs', () => {
  test('writes down neither the caller nor the query, also of what fails', async () => {
    const gateway = await startTestGateway(nginx ?? '');
    const path = '/api/coloring-pages/1/image?exp=1&sig=a-secret-signature';
    expect((await fetch(gateway.origin + path)).status).toBe(200);
    await Promise.all(Object.values(gateway.nodes).map((node) => node.stop()));
    expect((await fetch(`${gateway.origin}/reset-password?token=a-secret-token`)).status).toBe(502);
    const log = await gateway.readLogs();
    expect(log).toContain('"path":"/api/coloring-pages/1/image","status":200');
    expect(log).toContain('"path":"/reset-password","status":502');
    expect(log).not.toMatch(/127\.0\.0\.1|::1|secret|sig=|token/);
  });

  test('tells the API one address, which is that of the caller whatever it claims, and sends http to https', async () => {
    const gateway = await startTestGateway(nginx ?? '');
    const claims = { 'X-Forwarded-For': '203.0.113.7, 198.51.100.1', Forwarded: 'for=203.0.113.7' };
    const told = await (await fetch(gateway.origin, { headers: claims })).json();
    expect(told).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
    expect(told).not.toHaveProperty('forwarded');
    const plain = await fetch(`${gateway.plainOrigin}/gallery?a=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://127.0.0.1/gallery?a=1']);
  });

  test('gives the other node what one refuses to take, a POST as well', async () => {
    const gateway = await startTestGateway(nginx ?? '');
    await gateway.nodes['api-1'].stop();
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'GET', 'POST']) {
      const answer = await fetch(gateway.origin, { method });
      expect([method, answer.status, (await answer.json()).name]).toEqual([method, 200, 'api-2']);
    }
  });

  test('gives a node nothing new while it is replaced, and one node is replaced at a time', async () => {
    const gateway = await startTestGateway(nginx ?? '');
    const askSixTimes = async (): Promise<string[]> => {
      const names = new Set<string>();
      for (let time = 0; time < 6; time += 1) names.add((await (await fetch(gateway.origin)).json()).name);
      return [...names].sort();
    };
    const asked: string[][] = [await askSixTimes()];
    const restart = async () => void asked.push(await askSixTimes());
    await rollingRestart({ ...gateway, restart }, 0);
    asked.push(await askSixTimes());
    expect(asked).toEqual([['api-1', 'api-2'], ['api-2'], ['api-1'], ['api-1', 'api-2']]);
  });
});

describe.runIf(nginx)('released files', () => {
  const SCRIPT = 'export const leaf = "green";\n'.repeat(500);
  const PATH = '/releases/mfe-a/1.0.0+a';
  const TAKEN = [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip,br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip, br; q=0.0', 'gzip'],
    ['gzip, brotli', 'gzip'],
    ['identity', undefined],
  ] as const;

  /** Both servers of the same store: a release with copies, and one of the time before. */
  async function startServers(): Promise<Record<string, number>> {
    const folder = mkdtempSync(join(tmpdir(), 'lineleaf-gateway-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const releases = join(folder, 'releases');
    for (const path of [PATH, '/releases/mfe-a/1.0.0+old'])
      mkdirSync(join(folder, path), { recursive: true });
    for (const path of [`${PATH}/entry.js`, '/releases/mfe-a/1.0.0+old/entry.js'])
      writeFileSync(join(folder, path), SCRIPT);
    writeFileSync(join(folder, PATH, 'entry.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(folder, PATH, 'entry.js.gz'), gzipSync(SCRIPT));
    const server = await startStaticServer(nginx ?? '', { folder: join(folder, 'static'), releases });
    onTestFinished(() => server.stop());
    const gateway = await startTestGateway(nginx ?? '', releases);
    return { static: server.port, gateway: gateway.port };
  }

  test.each(['static', 'gateway'])('come from the %s server in the copy that is taken', async (name) => {
    const port = (await startServers())[name] ?? 0;
    for (const [taken, encoding] of TAKEN) {
      const { headers, body } = await ask(port, `${PATH}/entry.js`, { 'Accept-Encoding': taken });
      expect([taken, headers['content-encoding']]).toEqual([taken, encoding]);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript',
        vary: 'Accept-Encoding',
      });
      expect(decoded(body, encoding)).toBe(SCRIPT);
    }
  });

  test.each(['static', 'gateway'])(
    'come from the %s server as they are where a part is asked for',
    async (name) => {
      const port = (await startServers())[name] ?? 0;
      const asked = { 'Accept-Encoding': 'br', Range: 'bytes=7-11' };
      const { status, headers, body } = await ask(port, `${PATH}/entry.js`, asked);
      expect([status, headers['content-encoding'], body.toString()]).toEqual([206, undefined, 'const']);
    },
  );

  test.each(['static', 'gateway'])(
    'of a release without copies come from the %s server too',
    async (name) => {
      const port = (await startServers())[name] ?? 0;
      const asked = { 'Accept-Encoding': 'gzip, br' };
      const { headers, body } = await ask(port, '/releases/mfe-a/1.0.0+old/entry.js', asked);
      expect(headers['content-encoding']).toBe('gzip');
      expect(decoded(body, 'gzip')).toBe(SCRIPT);
    },
  );

  test('that the gateway lacks come from the API, without a header of its own', async () => {
    const { gateway = 0 } = await startServers();
    const { headers, body } = await ask(gateway, '/releases/mfe-b/2.0.0+b/entry.js', {});
    expect(JSON.parse(body.toString()).name).toMatch(/^api-/);
    expect(headers).not.toHaveProperty('cache-control');
  });
});

test('the API counts the one proxy that the shape of production has', () => {
  const shape = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  expect(shape).toMatch(/TRUST_PROXY: "1"/);
  expect(shape).toMatch(/ports: \["80:80", "443:443"\]/);
  expect(GATEWAY).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
});

test('no environment file and no data get into the image', () => {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env*', '**/.env*', 'data', 'backend/data']));
});

/** The shipped gateway in front of two servers that answer everything with 200 and the headers they got. */
async function startTestGateway(program: string, releases?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lineleaf-gateway-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const nodes = { 'api-1': await startEcho('api-1'), 'api-2': await startEcho('api-2') };
  const ports = { 'api-1': nodes['api-1'].port, 'api-2': nodes['api-2'].port };
  const gateway = await startGateway(program, { folder, nodes: ports, ...(releases && { releases }) });
  onTestFinished(() => gateway.stop());
  return {
    ...gateway,
    nodes,
    origin: `http://127.0.0.1:${gateway.port}`,
    plainOrigin: `http://127.0.0.1:${gateway.plainPort}`,
    /** Stops it; what both logs hold. */
    async readLogs(): Promise<string> {
      await gateway.stop();
      return ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
    },
  };
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  readonly body: Buffer;
}

function ask(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get({ port, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
  });
}

function decoded(body: Buffer, encoding: 'br' | 'gzip' | undefined): string {
  if (encoding === undefined) return body.toString();
  return (encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString();
}

interface Echo {
  readonly port: number;
  stop(): Promise<void>;
}

async function startEcho(name: string): Promise<Echo> {
  const server = createServer((request, response) => {
    response.end(JSON.stringify({ ...request.headers, name }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  onTestFinished(stop);
  return { port: (server.address() as AddressInfo).port, stop };
}
