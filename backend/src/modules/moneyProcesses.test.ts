import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import type { Container } from '../container.ts';
import { CreditEntry, Generation, Payment, User } from '../models/index.ts';
import { PaymentSimulator } from '../providers/payments/simulator/PaymentSimulator.ts';
import { SimulatorFile } from '../providers/payments/simulator/SimulatorFile.ts';
import { newId } from '../randomness.ts';
import { openCrashContainer } from '../testing/crashScenarios.ts';
import { drawsFile, FAILING } from '../testing/moneyNode.ts';
import { MoneyNodes } from '../testing/moneyNodes.ts';
import { propertySteps } from '../testing/propertySteps.ts';
import { startSimulatorServer } from '../testing/simulatorServer.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { issueToken } from './auth/accessTokens.ts';

const SEED = 20_261_122;
const STEPS_A_ROUND = 100;
/** In every run, two rounds, each with a process that is killed. */
const STEPS = propertySteps(2 * STEPS_A_ROUND);
const AT_ONCE = 6;
const PROCESSES = 3;
const USERS = 3;
const SECRET = 'a secret that these processes share';
const STRIPE = { secretKey: 'sk_test_processes', webhookSecret: 'whsec_of_these_processes' };

let database: TestDatabase;
let dataDir: string;
let container: Container;
let nodes: MoneyNodes;
let simulator: PaymentSimulator;
let closeSimulator: () => Promise<void>;
let administrator: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-money-'));
  simulator = new PaymentSimulator(new SimulatorFile(join(dataDir, 'simulator.json')), systemClock);
  const { url, close } = await startSimulatorServer(simulator);
  closeSimulator = close;
  const { address } = database;
  container = openCrashContainer({ address, dataDir });
  const stripe = { ...STRIPE, apiBase: url };
  nodes = await MoneyNodes.start({ address, dataDir, secret: SECRET, stripe }, PROCESSES);
  simulator.deliver = deliverToSomeProcess;
  administrator = (await createUser(true)).token;
}, 120_000);
afterAll(async () => {
  await nodes.stop();
  await closeSimulator();
  await container.sequelize.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test(`${STEPS} random steps on ${PROCESSES} processes that are killed now and then keep every promise about credits`, async () => {
  const steps = fc.sample(step, { seed: SEED, numRuns: STEPS });
  for (let start = 0; start < STEPS; start += STEPS_A_ROUND) {
    const round = steps.slice(start, start + STEPS_A_ROUND);
    const world: World = { actors: [], sessions: [] };
    for (let user = 0; user < USERS; user += 1) world.actors.push(await createUser());
    await takeAll(round, world);
    await settle(world);
    await expectPromises(world, `seed ${SEED}, steps ${start} to ${start + STEPS_A_ROUND}`);
  }
}, 3_600_000);

interface Actor {
  readonly id: string;
  readonly token: string;
}

interface World {
  readonly actors: Actor[];
  readonly sessions: string[];
}

const KINDS = [
  ...(['generate', 'generate', 'generate', 'generate', 'generate in vain', 'checkout', 'checkout'] as const),
  ...(['pay', 'pay', 'pay', 'verify', 'refund', 'dispute', 'lose dispute', 'set credits'] as const),
  ...(['delete', 'hold', 'twice', 'never', 'prompt', 'release', 'sweep'] as const),
];

const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  pick: fc.nat({ max: 1_000_000 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Several steps at a time; in the middle of every round one process is killed with whatever it is doing. */
async function takeAll(steps: Step[], world: World): Promise<void> {
  const waiting = steps.map((next, index) => ({ next, index }));
  let replacing = Promise.resolve();
  const takeTurns = async (): Promise<void> => {
    for (let turn = waiting.shift(); turn; turn = waiting.shift()) {
      const { next, index } = turn;
      if (index === STEPS_A_ROUND / 2) replacing = nodes.replace(next.pick);
      await take(next, world);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  await replacing;
}

async function take({ kind, pick }: Step, world: World): Promise<void> {
  const index = pick % USERS;
  const actor = world.actors[index];
  const session = world.sessions[pick % Math.max(1, world.sessions.length)];
  if (!actor) return;
  if (kind === 'generate')
    await call(pick, actor.token, 'POST', '/api/generate-coloring-page', { prompt: 'a cat' });
  else if (kind === 'generate in vain') {
    await call(pick, actor.token, 'POST', '/api/generate-coloring-page', { prompt: `${FAILING} cat` });
  } else if (kind === 'checkout') await checkout(pick, actor, world);
  else if (kind === 'verify') await call(pick, actor.token, 'POST', '/api/credits/verify-pending');
  else if (kind === 'set credits') {
    const body = { credits: pick % 30 };
    await call(pick, administrator, 'PATCH', `/api/admin/users/${actor.id}/credits`, body);
  } else if (kind === 'delete') {
    if (pick % 5 > 0) return;
    world.actors[index] = await createUser();
    await call(pick, administrator, 'DELETE', `/api/admin/users/${actor.id}`);
  } else if (kind === 'sweep') await sweep();
  else if (kind === 'release') await simulator.release(pick % 2 ? 'reversed' : 'as it happened');
  else if (kind === 'hold') simulator.delivery = 'held';
  else if (kind === 'twice' || kind === 'never' || kind === 'prompt') simulator.delivery = kind;
  else if (session) await act(kind, session, pick);
}

async function act(kind: Step['kind'], session: string, pick: number): Promise<void> {
  const isPaid = simulator.find(session)?.payment_status === 'paid';
  if (kind === 'pay') await simulator.pay(session);
  if (!isPaid) return;
  if (kind === 'refund') await simulator.refund(session, pick % 200);
  if (kind === 'dispute') await simulator.dispute(session, 'created');
  if (kind === 'lose dispute') await simulator.dispute(session, pick % 2 ? 'lost' : 'won');
}

async function checkout(pick: number, { token }: Actor, world: World): Promise<void> {
  const body = { package_id: 'starter', origin_url: 'http://localhost:3000' };
  const answer = await call(pick, token, 'POST', '/api/credits/checkout', body);
  const url = answer && typeof answer === 'object' && 'url' in answer ? String(answer.url) : undefined;
  if (url) world.sessions.push(url.slice(url.lastIndexOf('/') + 1));
}

/** The answer's content; undefined when the process was killed meanwhile. A refusal is fine, a fault of ours is not. */
async function call(
  pick: number,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const text = body === undefined ? undefined : JSON.stringify(body);
  const answer = await fetch(nodes.origin(pick) + path, { method, headers, body: text }).catch(
    () => undefined,
  );
  if (!answer) return undefined;
  const content: unknown = await answer.json().catch(() => undefined);
  expect(answer.status, `${method} ${path}: ${JSON.stringify(content)}`).not.toBe(500);
  return content;
}

/** Signed as Stripe signs; what a dying or refusing process does not take is sent again later. */
async function deliverToSomeProcess(event: object): Promise<void> {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: STRIPE.webhookSecret });
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
  const url = `${nodes.origin(payload.length)}/api/credits/webhook`;
  const answer = await fetch(url, { method: 'POST', headers, body: payload });
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
}

async function createUser(isAdmin = false): Promise<Actor> {
  const account = {
    email: `${newId()}@example.com`,
    username: 'Ann',
    password: 'secret 1',
    language: 'en' as const,
  };
  const { id, tokenVersion } = await container.auth.createAccount({ ...account, isAdmin });
  return { id, token: issueToken({ id, tokenVersion }, SECRET) };
}

/** What the start of a process does, while the others are at work. */
async function sweep(): Promise<void> {
  await container.sweeper.endAbandoned('all');
  await container.background.settle();
}

async function settle({ actors }: World): Promise<void> {
  simulator.delivery = 'prompt';
  await simulator.release('reversed');
  for (const { token } of actors) await call(0, token, 'POST', '/api/credits/verify-pending');
  await sweep();
}

async function expectPromises({ actors }: World, when: string): Promise<void> {
  const draws = new Map<string, number>();
  const file = await readFile(drawsFile(dataDir), 'utf8');
  for (const seed of file.trim().split('\n')) draws.set(seed, (draws.get(seed) ?? 0) + 1);
  for (const { id } of actors) {
    const { credits } = await User.findByPk(id, { rejectOnEmpty: true });
    const entries = await CreditEntry.findAll({ where: { userId: id } });
    expect(credits, when).toBe(sumOf(entries));
    expect(credits, when).toBeGreaterThanOrEqual(0);
    const jobs = await Generation.findAll({ where: { userId: id } });
    const kept = jobs.filter(({ status }) => status === 'succeeded').length;
    expect(
      jobs.every(({ status }) => status === 'succeeded' || status === 'failed'),
      when,
    ).toBe(true);
    expect(countOf(entries, 'generation') - countOf(entries, 'refund'), when).toBe(kept);
    for (const { seed } of jobs) expect(draws.get(String(seed)) ?? 0, when).toBeLessThanOrEqual(1);
    await expectOneGrantEach(id, entries, when);
  }
}

async function expectOneGrantEach(userId: string, entries: CreditEntry[], when: string): Promise<void> {
  const payments = await Payment.findAll({ where: { userId } });
  const paid = payments.filter(({ sessionId }) => simulator.find(sessionId ?? '')?.payment_status === 'paid');
  expect(sumOf(entries.filter(({ kind }) => kind === 'purchase')), when).toBe(
    paid.reduce((sum, { credits }) => sum + credits, 0),
  );
  for (const payment of payments) {
    const { creditsGranted, creditsReversed, creditsShortfall } = payment;
    expect(creditsReversed + creditsShortfall, when).toBeLessThanOrEqual(creditsGranted);
  }
}

function sumOf(entries: readonly CreditEntry[]): number {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

function countOf(entries: readonly CreditEntry[], kind: CreditEntry['kind']): number {
  return entries.filter((entry) => entry.kind === kind).length;
}
