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
});

/** The shipped gateway in front of a server that answers everything with 200. */
async function startGateway(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lineleaf-gateway-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const api = createServer((_, response) => void response.end('ok'));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port: apiPort } = api.address() as AddressInfo;
  const port = await freePort();
  const site = CONFIGURATION.replace('listen 80;', `listen 127.0.0.1:${port};`)
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
