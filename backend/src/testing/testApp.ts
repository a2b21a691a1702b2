import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Authentication, User as UserView } from '@lineleaf/api-client/contract';
import type { Express } from 'express';
import supertest from 'supertest';
import { createApp } from '../app.ts';
import { type Clock, systemClock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import { type Container, createContainer, type Providers } from '../container.ts';
import type { DatabaseAddress } from '../database/createSequelize.ts';
import { createLogger } from '../logging.ts';
import { ensureAdministrator } from '../modules/auth/administrator.ts';
import { closePress } from '../pictures/index.ts';
import { newId } from '../randomness.ts';
import { createFakeProviders, type FakeProviders } from './fakeProviders.ts';
import { ROOMY_LIMITS } from './roomyLimits.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

/** The real application on a real database, with providers in memory. Nothing listens but what supertest opens. */
export interface TestApp {
  readonly app: Express;
  readonly container: Container;
  readonly providers: FakeProviders;
  /** Of its database, for another process. */
  readonly address: DatabaseAddress;
  /** A request with a user's bearer token, or none. */
  request(token?: string): supertest.Agent;
  /** Signs a new user up through the API. */
  signUp(overrides?: { email?: string; username?: string; password?: string }): Promise<TestUser>;
  /** Logs the administrator in. */
  logInAdministrator(): Promise<TestUser>;
  close(): Promise<void>;
}

export interface TestUser {
  readonly token: string;
  readonly user: UserView;
  readonly password: string;
}

const ADMINISTRATOR = { email: 'admin@lineleaf.test', password: 'the administrator' };
export const TEST_SECRET = 'a secret of tests that is long enough';

/** `logger` is silent unless a test wants to read the log; `replaced` stands in for providers in memory. */
export async function createTestApp(
  overrides: Partial<Config> = {},
  logger = createLogger('silent'),
  replaced: Partial<Providers> & { readonly database?: TestDatabase; readonly clock?: Clock } = {},
): Promise<TestApp> {
  const database = replaced.database ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-app-'));
  const providers = createFakeProviders(dataDir);
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, ...ROOMY_LIMITS }),
    admin: ADMINISTRATOR,
    ...overrides,
  };
  const { sequelize } = database;
  const parts = { config, secret: TEST_SECRET, clock: replaced.clock ?? systemClock, logger };
  const container = createContainer({
    ...parts,
    sequelize,
    providers: { ...providers, ...replaced },
  });
  container.work();
  await ensureAdministrator(container, config.admin);
  const app = createApp(container);
  return {
    app,
    container,
    providers,
    address: database.address,
    request: (token) => agent(app, token),
    signUp: (input) => signUp(app, input),
    logInAdministrator: () => logIn(app, ADMINISTRATOR),
    async close() {
      await container.background.settle();
      await closePress();
      await container.stickers.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function agent(app: Express, token: string | undefined): supertest.Agent {
  const client = supertest.agent(app);
  return token === undefined ? client : client.set('Authorization', `Bearer ${token}`);
}

async function signUp(app: Express, overrides: Parameters<TestApp['signUp']>[0]): Promise<TestUser> {
  const input = { email: `${newId()}@example.com`, username: 'Ann', password: 'secret 1', ...overrides };
  const response = await supertest(app).post('/api/auth/signup').send(input).expect(200);
  return asUser(response.body, input.password);
}

async function logIn(app: Express, credentials: { email: string; password: string }): Promise<TestUser> {
  const response = await supertest(app).post('/api/auth/login').send(credentials).expect(200);
  return asUser(response.body, credentials.password);
}

function asUser({ access_token, user }: Authentication, password: string): TestUser {
  return { token: access_token, user, password };
}
