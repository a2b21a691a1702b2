import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'mysql://app:secret@db/lineleaf',
  JWT_SECRET: 'x'.repeat(32),
  ADMIN_EMAIL: 'admin@example.org',
  ADMIN_PASSWORD: 'a good password',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://mail:25',
  PUBLIC_URL: 'https://pages.example',
  MAIL_FROM: 'Lineleaf <hello@pages.example>',
};

describe('the configuration', () => {
  test('embeds everything when nothing is set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ isProduction: false, host: '127.0.0.1', port: 3000 });
    expect(config.publicUrl).toBe('http://localhost:3000');
    expect(config.allowedOrigins).toEqual(['http://localhost:3000']);
    expect(config.database).toMatchObject({ kind: 'sqlite' });
    expect([config.openai, config.stripe, config.redisUrl, config.jwtSecret]).toEqual(
      Array(4).fill(undefined),
    );
    expect(config.limits).toMatchObject({ signupsPerHour: 100, loginFailuresPerAccount: 15 });
  });

  test('counts how releases run unless it is told not to', () => {
    expect(readConfig({}).isTelemetryOn).toBe(true);
    expect(readConfig({ TELEMETRY: 'off' }).isTelemetryOn).toBe(false);
    expect(() => readConfig({ TELEMETRY: 'no' })).toThrow('TELEMETRY must be on or off');
  });

  test('reads the tokens of pipelines as hashes, one a part', () => {
    const [one, other] = ['1a'.repeat(32), '2b'.repeat(32)];
    const RELEASE_TOKENS = `mfe-billing=${one}, shell=${other.toUpperCase()}`;
    expect(readConfig({}).releaseTokens).toEqual([]);
    expect(readConfig({ RELEASE_TOKENS }).releaseTokens).toEqual([
      { part: 'mfe-billing', sha256: one },
      { part: 'shell', sha256: other },
    ]);
  });

  test.each([
    ['a-secret-token', 'entry 1 is none'],
    [`shell=${'a'.repeat(64)},`, 'entry 2 is none'],
    [`shell=${'a'.repeat(63)}`, 'entry 1 is none'],
    [`shell=${'g'.repeat(64)}`, 'entry 1 is none'],
    [`backend=${'a'.repeat(64)}`, 'entry 1 is none'],
    [`shell=${'a'.repeat(64)},shell=${'b'.repeat(64)}`, 'two tokens for shell'],
    [`shell=${'a'.repeat(64)},mfe-auth=${'a'.repeat(64)}`, 'one token for shell and mfe-auth'],
  ])('refuses RELEASE_TOKENS %s, and never shows what it holds', (RELEASE_TOKENS, reason) => {
    const faults = faultsOf({ RELEASE_TOKENS });
    expect(faults).toEqual([expect.stringContaining(reason)]);
    expect(faults[0]).not.toMatch(/a-secret|[abg]{63}/);
  });

  test('reads the release store as a folder or as the URL of a bucket, and refuses what is neither', () => {
    expect(readConfig({ DATA_DIR: '/srv/data' }).releasesUrl).toBe('/srv/data/releases');
    expect(readConfig({ RELEASES_URL: '/releases' }).releasesUrl).toBe('/releases');
    const RELEASES_URL = 's3://bucket/prefix?endpoint=https://s3.example';
    expect(readConfig({ RELEASES_URL }).releasesUrl).toBe(RELEASES_URL);
    expect(faultsOf({ RELEASES_URL: 'https://bucket.example' })).toEqual([
      'RELEASES_URL must be a folder, or a URL such as s3://bucket/prefix',
    ]);
  });

  test('takes empty values for absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      database: { kind: 'sqlite' },
    });
  });

  test('accepts a complete production environment', () => {
    expect(readConfig({ ...PRODUCTION, HOME: '/root', TEST: 'true' })).toMatchObject({ isProduction: true });
  });

  test('refuses production on embedded parts and names every fault at once', () => {
    const faults = faultsOf({ NODE_ENV: 'production', PORT: 'many' });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      ...['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'JWT_SECRET', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'],
      ...['STRIPE_SECRET_KEY', 'SMTP_URL', 'MAIL_FROM'],
    ]);
  });

  test.each([
    ['PUBLIC_URL', 'http://pages.example', 'https'],
    ['ALLOW_HTTP', 'true', 'yes or no'],
    ['ADMIN_EMAIL', 'the administrator', 'not an email address'],
    ['ADMIN_EMAIL', 'admin@lineleaf.local', 'default'],
    ['ADMIN_PASSWORD', 'x7#Kq', 'at least 10'],
    ['ADMIN_PASSWORD', 'Admin@Example.org', 'the address'],
    ['ADMIN_PASSWORD', 'Password123!', 'easy to guess'],
    ['ADMIN_PASSWORD', 'administrator', 'easy to guess'],
    ['ADMIN_PASSWORD', 'lineleaf2026', 'easy to guess'],
    ['ADMIN_PASSWORD', 'aaaaaaaaaaaa', 'easy to guess'],
    ['STRIPE_SECRET_KEY', 'sk_test_1', 'test key'],
    ['STRIPE_SECRET_KEY', 'rk_test_1', 'test key'],
    ['MAIL_FROM', 'Lineleaf <no-reply@lineleaf.local>', 'default'],
    ['MAIL_FROM', 'Lineleaf', 'no email address'],
  ])('refuses %s %j in production, and allows it elsewhere', (name, value, reason) => {
    const faults = faultsOf({ ...PRODUCTION, [name]: value });
    expect(faults).toEqual([expect.stringContaining(reason)]);
    expect(faults[0]?.startsWith(name)).toBe(true);
    expect(faultsOf({ [name]: value, STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([]);
  });

  test('names what is weak together with what is missing', () => {
    const faults = faultsOf({
      ...PRODUCTION,
      PUBLIC_URL: 'http://pages.example',
      ADMIN_PASSWORD: 'admin',
      SMTP_URL: '',
    });
    expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual([
      'ADMIN_PASSWORD',
      'PUBLIC_URL',
      'SMTP_URL',
    ]);
  });

  test.each<Record<string, string>>([
    { PUBLIC_URL: 'http://pages.example', ALLOW_HTTP: 'yes' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://127.0.0.1:3000' },
    { PUBLIC_URL: 'http://[::1]:3000' },
    { STRIPE_SECRET_KEY: 'sk_test_1', ALLOW_TEST_PAYMENTS: 'yes' },
    { CONTACT_EMAIL: 'x', TELEMETRY: 'off', REMOTE_ORIGINS: 'https://x.example' },
  ])('accepts production with %j', (chosen) => {
    expect(faultsOf({ ...PRODUCTION, ...chosen })).toEqual([]);
  });

  test('reads each secret from the file that NAME_FILE names', async () => {
    const secret = await fileWith(`${'y'.repeat(32)}\n`);
    const url = await fileWith('mysql://app:secret@other/lineleaf');
    const config = readConfig({
      ...PRODUCTION,
      JWT_SECRET: '',
      JWT_SECRET_FILE: secret,
      DATABASE_URL: '',
      DATABASE_URL_FILE: url,
    });
    expect(config.jwtSecret).toBe('y'.repeat(32));
    expect(config.database).toEqual({ kind: 'mysql', url: 'mysql://app:secret@other/lineleaf' });
  });

  test('refuses a secret that is given twice, whose file is missing or empty, or whose file holds a weak one', async () => {
    const weak = await fileWith('admin');
    const faults = faultsOf({
      ...PRODUCTION,
      JWT_SECRET_FILE: weak,
      ADMIN_PASSWORD: '',
      ADMIN_PASSWORD_FILE: weak,
      METRICS_TOKEN_FILE: join(weak, 'none'),
      OPENAI_API_KEY_FILE: await fileWith('\n'),
    });
    expect(faults).toEqual([
      'JWT_SECRET and JWT_SECRET_FILE are both set: keep one',
      'METRICS_TOKEN_FILE names a file that cannot be read',
      'OPENAI_API_KEY_FILE names an empty file',
      'ADMIN_PASSWORD needs at least 10 characters',
    ]);
  });

  test.each([
    'REDIS_URI',
    'STRIPE_SECRETKEY',
    'PROT',
    'TRUST_PROXYS',
    'LIMITS_EVERYTHING',
    'ADMIN_EMIAL',
    'ALOW_HTTP',
    'JWT_SECRETFILE',
  ])('refuses the misspelt variable %s in production', (name) => {
    expect(faultsOf({ ...PRODUCTION, [name]: '1' })).toEqual([expect.stringContaining(name)]);
  });

  test('refuses a short secret, a Stripe key without its webhook secret and URLs of other kinds', () => {
    const faults = faultsOf({
      JWT_SECRET: 'short',
      STRIPE_SECRET_KEY: 'sk',
      DATABASE_URL: 'postgres://db/x',
      ALLOWED_ORIGINS: 'https://a.example, nonsense',
    });
    expect(faults).toHaveLength(4);
  });

  test('reads origins without paths', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://pages.example/',
      ALLOWED_ORIGINS: 'https://a.example/x https://b.example',
    });
    expect(config.publicUrl).toBe('https://pages.example');
    expect(config.allowedOrigins).toEqual(['https://a.example', 'https://b.example']);
  });
});

async function fileWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lineleaf-config-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'secret');
  await writeFile(path, text);
  return path;
}

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}
