import { describe, expect, test } from 'vitest';
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
    for (const name of [
      'PORT',
      'DATABASE_URL',
      'JWT_SECRET',
      'STRIPE_SECRET_KEY',
      'SMTP_URL',
      'ADMIN_PASSWORD',
    ]) {
      expect(faults.filter((fault) => fault.startsWith(name))).toHaveLength(1);
    }
  });

  test.each(['REDIS_URI', 'STRIPE_SECRETKEY', 'PROT', 'TRUST_PROXYS', 'LIMITS_EVERYTHING', 'ADMIN_EMIAL'])(
    'refuses the misspelt variable %s in production',
    (name) => {
      expect(faultsOf({ ...PRODUCTION, [name]: '1' })).toEqual([expect.stringContaining(name)]);
    },
  );

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

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}
