import { join, resolve } from 'node:path';
import { ReleaseRefused } from '@lineleaf/releases';
import { releasesAddress } from '@lineleaf/releases/node';
import { EnvironmentReader } from './config/EnvironmentReader.ts';
import { type Limits, readLimits } from './config/limits.ts';
import { misspeltVariables } from './config/misspeltVariables.ts';
import { DEFAULT_ADMIN_EMAIL, DEFAULT_MAIL_FROM, productionFaults } from './config/productionFaults.ts';
import { readReleaseTokens } from './config/readReleaseTokens.ts';
import { VARIABLES } from './config/variables.ts';
import type { DatabaseAddress } from './database/createSequelize.ts';
import type { ReleaseToken } from './modules/releases/ReleaseTokens.ts';

export type { Limits } from './config/limits.ts';

/** Everything that the environment decides, checked. Absent parts are embedded or simulated. */
export interface Config {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  /** Origin of the product, without a trailing slash. */
  readonly publicUrl: string;
  readonly allowedOrigins: readonly string[];
  /** Absolute path. */
  readonly dataDir: string;
  readonly database: DatabaseAddress;
  readonly jwtSecret?: string;
  readonly admin: { readonly email: string; readonly password?: string };
  readonly openai?: { readonly apiKey: string; readonly baseUrl?: string; readonly model: string };
  readonly stripe?: { readonly secretKey: string; readonly webhookSecret: string; readonly apiBase?: string };
  readonly mail: { readonly smtpUrl?: string; readonly from: string };
  /** `file:<absolute folder>` or `s3://…`. */
  readonly storageUrl: string;
  readonly redisUrl?: string;
  readonly limits: Limits;
  /** Proxies in front of this server whose X-Forwarded-For is believed. */
  readonly trustProxyHops: number;
  readonly metricsToken?: string;
  /** Whether browsers may tell how releases run. */
  readonly isTelemetryOn: boolean;
  /** What opens the releases of a part to its pipeline. */
  readonly releaseTokens: readonly ReleaseToken[];
  /** Absolute path of the released front ends, or `s3://…`. */
  readonly releasesUrl: string;
  readonly providerStatusUrl: string;
  /** Where visitors may write to. */
  readonly contactEmail?: string;
  /** How long a stop waits for what is under way before it gives it up. */
  readonly stopGraceMs: number;
  /** Origins beside the product's own that may serve the files of remotes. */
  readonly remoteOrigins: readonly string[];
  /** Origins from which the administrator may have a remote replaced in a tab. */
  readonly remoteOverrideOrigins: readonly string[];
}

/** The environment is wrong; `faults` names everything at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`Lineleaf cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

const DEFAULT_PORT = 3000;
const IMAGE_MODEL = 'gpt-image-2.5-flare';
const STATUS_URL = 'https://status.openai.com';
/** With what letting go takes, within the 30 s that orchestrators give. */
const STOP_GRACE_S = 20;
const MIN_SECRET_LENGTH = 32;

/** The configuration of this process. Throws ConfigError. */
export function readProcessConfig(): Config {
  return readConfig(process.env);
}

/** Reads and checks an environment. Empty values count as absent. Throws ConfigError with every fault at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = new EnvironmentReader(environment);
  const config = assemble(read);
  const rules = config.isProduction ? productionFaults(read) : [];
  const misspelt = config.isProduction ? misspeltVariables(Object.keys(environment), VARIABLES) : [];
  const faults = [...read.faults, ...rules, ...misspelt];
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function assemble(read: EnvironmentReader): Config {
  const isProduction = read.text('NODE_ENV') === 'production';
  const port = read.integer('PORT', { fallback: DEFAULT_PORT, min: 0, max: 65_535 });
  const publicUrl = read.origin('PUBLIC_URL') ?? `http://localhost:${port}`;
  const dataDir = resolve(read.text('DATA_DIR') ?? 'data');
  return {
    isProduction,
    host: read.text('HOST') ?? '127.0.0.1',
    port,
    publicUrl,
    allowedOrigins: read.origins('ALLOWED_ORIGINS') ?? [publicUrl],
    dataDir,
    database: databaseAddress(read, dataDir),
    jwtSecret: read.secret('JWT_SECRET', MIN_SECRET_LENGTH),
    admin: { email: read.text('ADMIN_EMAIL') ?? DEFAULT_ADMIN_EMAIL, password: read.text('ADMIN_PASSWORD') },
    openai: openai(read),
    stripe: stripe(read),
    mail: {
      smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
      from: read.text('MAIL_FROM') ?? DEFAULT_MAIL_FROM,
    },
    storageUrl: read.url('STORAGE_URL', ['file:', 's3:']) ?? `file:${join(dataDir, 'images')}`,
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    limits: readLimits(read),
    trustProxyHops: read.integer('TRUST_PROXY', { fallback: 0, min: 0, max: 10 }),
    metricsToken: read.text('METRICS_TOKEN'),
    isTelemetryOn: !read.isOff('TELEMETRY'),
    releaseTokens: readReleaseTokens(read),
    releasesUrl: releasesUrl(read, dataDir),
    providerStatusUrl: read.url('PROVIDER_STATUS_URL', ['http:', 'https:']) ?? STATUS_URL,
    contactEmail: read.text('CONTACT_EMAIL'),
    stopGraceMs: read.integer('STOP_GRACE_S', { fallback: STOP_GRACE_S, min: 0, max: 600 }) * 1000,
    remoteOrigins: read.origins('REMOTE_ORIGINS') ?? [],
    remoteOverrideOrigins: read.origins('REMOTE_OVERRIDE_ORIGINS') ?? [],
  };
}

function databaseAddress(read: EnvironmentReader, dataDir: string): DatabaseAddress {
  const url = read.url('DATABASE_URL', ['mysql:']);
  return url ? { kind: 'mysql', url } : { kind: 'sqlite', file: join(dataDir, 'lineleaf.sqlite') };
}

function releasesUrl(read: EnvironmentReader, dataDir: string): string {
  const folder = join(dataDir, 'releases');
  try {
    return releasesAddress(read.text('RELEASES_URL') ?? folder);
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    read.fault(error.message);
    return folder;
  }
}

function openai(read: EnvironmentReader): Config['openai'] {
  const apiKey = read.text('OPENAI_API_KEY');
  const baseUrl = read.url('OPENAI_BASE_URL', ['http:', 'https:']);
  const model = read.text('OPENAI_IMAGE_MODEL') ?? IMAGE_MODEL;
  if (!apiKey && !baseUrl) return undefined;
  // A server of one's own may need no key; the SDK wants one all the same.
  return { apiKey: apiKey ?? 'none', baseUrl, model };
}

function stripe(read: EnvironmentReader): Config['stripe'] {
  const secretKey = read.text('STRIPE_SECRET_KEY');
  const webhookSecret = read.text('STRIPE_WEBHOOK_SECRET');
  const apiBase = read.url('STRIPE_API_BASE', ['http:', 'https:']);
  if (!secretKey) return undefined;
  if (!webhookSecret) read.fault('STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY');
  return { secretKey, webhookSecret: webhookSecret ?? '', apiBase };
}
