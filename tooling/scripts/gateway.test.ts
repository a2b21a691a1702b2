import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from './parts.mjs';
import { findProgram, freePort } from './services.mjs';

const CONFIGURATION = readFileSync(join(ROOT, 'tooling', 'nginx', 'gateway.conf'), 'utf8');
const LOGGED = [
  ...['body_bytes_sent', 'request_method', 'request_time', 'sent_http_x_request_id', 'status'],
  ...['time_iso8601', 'uri'],
];

const nginx = findProgram(['nginx']);
if (!nginx)
  process.stdout.write('skipped: no nginx was found, the log of the gateway is read by its format alone\n');

test('the log of the gateway is made of nothing that tells an address, a query or a header', () => {
  const [format = ''] = /log_format lineleaf [^;]+;/.exec(CONFIGURATION) ?? [];
  const variables = [...format.matchAll(/\$(\w+)/g)].map(([, name]) => name);
  expect(variables.sort()).toEqual(LOGGED);
  expect(CONFIGURATION).toMatch(/access_log \S+ lineleaf;/);
  expect(CONFIGURATION).toMatch(/error_log \S+ emerg;/);
});

describe.runIf(nginx)('a gateway that runs', () => {
  test('writes down neither the caller nor the query, also of what fails', async () => {
    const gateway = await startGateway(nginx ?? '');
    const path = '/api/coloring-pages/1/image?exp=1&sig=a-secret-signature';
    expect((await fetch(gateway.origin + path)).status).toBe(200);
    await gateway.stopApi();
    expect((await fetch(`${gateway.origin}/reset-password?token=a-secret-token`)).status).toBe(502);
    const log = await gateway.stop();
    expect(log).toContain('"path":"/api/coloring-pages/1/image","status":200');
    expect(log).toContain('"path":"/reset-password","status":502');
    expect(log).not.toMatch(/127\.0\.0\.1|::1|secret|sig=|token/);
  });

  test('tells the API one address, which is that of the caller whatever it claims, and sends http to https', async () => {
    const gateway = await startGateway(nginx ?? '');
    const claims = { 'X-Forwarded-For': '203.0.113.7, 198.51.100.1', Forwarded: 'for=203.0.113.7' };
    const told = await (await fetch(gateway.origin, { headers: claims })).json();
    expect(told).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
    expect(told).not.toHaveProperty('forwarded');
    const plain = await fetch(`${gateway.plainOrigin}/gallery?a=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://127.0.0.1/gallery?a=1']);
  });
});

test('the API counts the one proxy that the shape of production has', () => {
  const shape = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  expect(shape).toMatch(/TRUST_PROXY: "1"/);
  expect(shape).toMatch(/ports: \["80:80", "443:443"\]/);
  expect(CONFIGURATION).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
});

test('no environment file and no data get into the image', () => {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env*', '**/.env*', 'data', 'backend/data']));
});

/** The shipped gateway in front of a server that answers everything with 200 and the headers it got. */
async function startGateway(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lineleaf-gateway-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const api = createServer((request, response) => void response.end(JSON.stringify(request.headers)));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port: apiPort } = api.address() as AddressInfo;
  const [port, plainPort] = [await freePort(), await freePort()];
  // Without TLS: certificates would have to be made first.
  const site = CONFIGURATION.replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/ssl_certificate[^;]+;/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('http://api:3000', `http://127.0.0.1:${apiPort}`)
    .replaceAll('/var/log/nginx', folder);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = places.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const main = `pid ${folder}/pid; daemon off; events {} http { ${temporary} ${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  onTestFinished(() => void child.kill());
  await untilListening(child, port);
  return {
    origin: `http://127.0.0.1:${port}`,
    plainOrigin: `http://127.0.0.1:${plainPort}`,
    stopApi(): Promise<void> {
      api.closeAllConnections();
      return new Promise((resolve) => api.close(() => resolve()));
    },
    /** What both logs hold. */
    async stop(): Promise<string> {
      child.kill('SIGQUIT');
      await ended;
      return ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
    },
  };
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(Boolean(socket.destroy())));
    socket.once('error', () => setTimeout(resolve, 20, false));
  });
}
