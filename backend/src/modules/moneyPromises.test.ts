import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CreditEntry, Generation, Payment, User } from '../models/index.ts';
import { type DrawRequest, ProviderUnavailableError } from '../providers/image-generator/ImageGenerator.ts';
import type { PaymentSimulator } from '../providers/payments/simulator/PaymentSimulator.ts';
import { smudged } from '../testing/fakeProviders.ts';
import { propertySteps } from '../testing/propertySteps.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';

const SEED = 20_261_121;
const STEPS = propertySteps(500);
const STEPS_A_RUN = 50;

let testApp: TestApp;
let administrator: TestUser;
let simulator: PaymentSimulator;
beforeAll(async () => {
  testApp = await createTestApp();
  administrator = await testApp.logInAdministrator();
  const payments = testApp.providers.payments.simulator;
  if (!payments) throw new Error('These tests need the payment simulator');
  simulator = payments.simulator;
});
afterAll(() => testApp.close());

test(`${STEPS} random steps, several at once, keep every promise about credits`, async () => {
  const runs = fc.array(step, { minLength: STEPS_A_RUN, maxLength: STEPS_A_RUN });
  await fc.assert(
    fc.asyncProperty(runs, async (steps) => {
      const world: World = { users: [await testApp.signUp(), await testApp.signUp()], sessions: [] };
      for (let at = 0; at < steps.length; at += 5) {
        await Promise.all(steps.slice(at, at + 5).map((next) => take(next, world)));
      }
      simulator.delivery = 'prompt';
      await simulator.release('reversed').catch(ignoreGone);
      for (const { token } of world.users) await testApp.request(token).post('/api/credits/verify-pending');
      await expectPromises(world);
    }),
    { seed: SEED, numRuns: Math.ceil(STEPS / STEPS_A_RUN), endOnFailure: true },
  );
}, 3_600_000);

interface World {
  readonly users: TestUser[];
  readonly sessions: string[];
}

interface Step {
  readonly kind: (typeof KINDS)[number];
  readonly user: number;
  readonly pick: number;
}

const KINDS = [
  ...([
    'generate',
    'generate',
    'generate',
    'generate and fail',
    'generate and crash',
    'generate at the second try',
    'generate and fail twice',
    'sweep',
    'checkout',
    'pay',
  ] as const),
  ...([
    'pay',
    'verify',
    'refund',
    'dispute',
    'lose dispute',
    'set credits',
    'delete',
    'hold',
    'twice',
    'never',
    'prompt',
  ] as const),
] as const;

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...KINDS),
  user: fc.nat({ max: 1 }),
  pick: fc.nat({ max: 1_000 }),
});

async function take({ kind, user, pick }: Step, world: World): Promise<void> {
  const actor = world.users[user];
  if (!actor) return;
  const session = world.sessions[pick % Math.max(1, world.sessions.length)];
  const { imageGenerator } = testApp.providers;
  if (kind.startsWith('generate')) {
    if (kind === 'generate and fail')
      imageGenerator.script.push(() => Promise.reject(new ProviderUnavailableError('no')));
    if (kind === 'generate at the second try') imageGenerator.script.push(smudged(true, countPicture));
    if (kind === 'generate and fail twice') imageGenerator.script.push(smudged(false, countPicture));
    if (kind === 'generate and crash') return abandon(actor);
    await testApp.request(actor.token).post('/api/generate-coloring-page').send({ prompt: 'a cat' });
  } else if (kind === 'sweep') await testApp.container.sweeper.endAbandoned('all');
  else if (kind === 'checkout') await checkout(actor, world);
  else if (kind === 'verify') await testApp.request(actor.token).post('/api/credits/verify-pending');
  else if (kind === 'set credits') await setCredits(actor, pick % 30);
  else if (kind === 'delete' && pick % 4 === 0) await replaceUser(world, user);
  else if (kind === 'hold') simulator.delivery = 'held';
  else if (kind === 'twice' || kind === 'never' || kind === 'prompt') simulator.delivery = kind;
  else if (session) await act(kind, session, pick).catch(ignoreGone);
}

/** Pictures drawn for each job, whose seed is its own. */
const pictures = new Map<number, number>();

function countPicture({ seed }: DrawRequest): void {
  pictures.set(seed, (pictures.get(seed) ?? 0) + 1);
}

async function act(kind: Step['kind'], session: string, pick: number): Promise<void> {
  const isPaid = simulator.find(session)?.payment_status === 'paid';
  if (kind === 'pay') await simulator.pay(session);
  if (!isPaid) return;
  if (kind === 'refund') await simulator.refund(session, pick);
  if (kind === 'dispute') await simulator.dispute(session, 'created');
  if (kind === 'lose dispute') await simulator.dispute(session, pick % 2 ? 'lost' : 'won');
}

/** A job whose worker dies after the reservation. */
async function abandon({ user }: TestUser): Promise<void> {
  const order = { userId: user.id, prompt: 'a cat', idempotencyKey: null, network: '192.0.2.1' };
  await testApp.container.generations.order(order).catch(ignoreGone);
}

async function checkout({ token }: TestUser, world: World): Promise<void> {
  const body = { package_id: 'starter', origin_url: 'http://localhost:3000' };
  const answer = await testApp.request(token).post('/api/credits/checkout').send(body);
  const url: string | undefined = answer.body.url;
  if (url) world.sessions.push(url.slice(url.lastIndexOf('/') + 1));
}

async function setCredits({ user }: TestUser, credits: number): Promise<void> {
  await testApp.request(administrator.token).patch(`/api/admin/users/${user.id}/credits`).send({ credits });
}

async function replaceUser(world: World, index: number): Promise<void> {
  const gone = world.users[index];
  world.users[index] = await testApp.signUp();
  await testApp.request(administrator.token).delete(`/api/admin/users/${gone?.user.id}`);
}

/** A payment or user that a step before has deleted: the provider would try again later. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof Error) || !/ApiError|LedgerUserGone|ForeignKey/.test(error.name)) throw error;
}

async function expectPromises({ users }: World): Promise<void> {
  await testApp.container.sweeper.endAbandoned('all');
  for (const { user } of users) {
    const row = await User.findByPk(user.id, { rejectOnEmpty: true });
    const entries = await CreditEntry.findAll({ where: { userId: user.id } });
    expect(row.credits).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
    expect(row.credits).toBeGreaterThanOrEqual(0);
    const spent = entries.filter(({ kind }) => kind === 'generation').length;
    const returned = entries.filter(({ kind }) => kind === 'refund').length;
    const jobs = await Generation.findAll({ where: { userId: user.id } });
    expect(spent - returned).toBe(jobs.filter(({ status }) => status === 'succeeded').length);
    expect(jobs.every(({ attempts, redraws }) => attempts <= 1 && redraws <= 1)).toBe(true);
    for (const { seed, redraws } of jobs) expect(pictures.get(seed) ?? 0).toBeLessThanOrEqual(1 + redraws);
    await expectGrants(user.id, entries);
  }
}

async function expectGrants(userId: string, entries: readonly CreditEntry[]): Promise<void> {
  const payments = await Payment.findAll({ where: { userId } });
  const granted = entries
    .filter(({ kind }) => kind === 'purchase')
    .reduce((sum, { amount }) => sum + amount, 0);
  const paid = payments.filter(({ sessionId }) => simulator.find(sessionId ?? '')?.payment_status === 'paid');
  expect(granted).toBe(paid.reduce((sum, { credits }) => sum + credits, 0));
  for (const payment of payments) {
    expect(payment.creditsReversed + payment.creditsShortfall).toBeLessThanOrEqual(payment.creditsGranted);
  }
}
