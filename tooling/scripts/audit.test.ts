import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { auditPackages, recordAudit } from './audit.mjs';

const PROJECT = { name: 'shop', version: '1.0.0', dependencies: { 'paper-clip': '1.0.0' } };
const LOCK = {
  ...PROJECT,
  lockfileVersion: 3,
  packages: { '': PROJECT, 'node_modules/paper-clip': { version: '1.0.0' } },
};

let place: { cwd: string; record: string };
let printed: string[];
const output = { print: (line: string) => void printed.push(line) };
beforeEach(() => {
  const cwd = mkdtempSync(join(tmpdir(), 'lineleaf-audit-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  writeFileSync(join(cwd, 'package.json'), JSON.stringify(PROJECT));
  writeFileSync(join(cwd, 'package-lock.json'), JSON.stringify(LOCK));
  place = { cwd, record: join(cwd, 'answer.json') };
  printed = [];
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

/** A registry that knows one fault of this weight, or gives no audit at all. */
async function startRegistry(severity: 'critical' | 'high' | undefined): Promise<void> {
  const fault = {
    id: 1,
    url: 'https://advisories.example/1',
    title: 'It bends',
    severity,
    vulnerable_versions: '<2.0.0',
    cwe: [],
    cvss: { score: 0, vectorString: null },
  };
  const server = createServer((request, response) => {
    request.resume();
    const isAudit = request.url?.startsWith('/-/npm/v1/security/');
    response.statusCode = isAudit && severity ? 200 : isAudit ? 405 : 404;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(isAudit && severity ? { 'paper-clip': [fault] } : { error: 'no' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  // npm's own variables win over any file: a run by `npm test` has some.
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${port}/`);
  vi.stubEnv('npm_config_cache', join(place.cwd, 'cache'));
  vi.stubEnv('npm_config_fetch_retries', '0');
}

const answered = (critical: number, days: number) => ({
  date: new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  critical,
  high: 0,
  moderate: 0,
  low: 0,
  criticalIn: critical > 0 ? ['paper-clip'] : [],
});

test('a critical fault of a shipped package fails, and the package is named', async () => {
  await startRegistry('critical');
  expect(await auditPackages(output, place)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(printed.join('\n')).toContain('critical ones in paper-clip');
});

test('a lesser fault is told and passes', async () => {
  await startRegistry('high');
  expect(await auditPackages(output, place)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(printed.join('\n')).toContain('0 critical, 1 high');
});

test('a registry that gives no audit is stood in for by its last answer, whose age is said', async () => {
  await startRegistry(undefined);
  writeFileSync(place.record, JSON.stringify(answered(0, 12)));
  expect(await auditPackages(output, place)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(printed.join('\n')).toContain('12 days old');
  writeFileSync(place.record, JSON.stringify(answered(2, 12)));
  expect(await auditPackages(output, place)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('with no answer, now or ever, the step says so and is skipped', async () => {
  await startRegistry(undefined);
  expect(await auditPackages(output, place)).toEqual({ passed: 0, failed: 0, skipped: 1 });
  expect(printed.join('\n')).toContain('no earlier one is committed');
});

test('an answer is recorded with its day; where there is none, nothing is', async () => {
  await startRegistry(undefined);
  expect(await recordAudit(place)).toBe(false);
  expect(existsSync(place.record)).toBe(false);
  await startRegistry('critical');
  expect(await recordAudit(place)).toBe(true);
  expect(JSON.parse(readFileSync(place.record, 'utf8'))).toEqual({ ...answered(1, 0) });
});
