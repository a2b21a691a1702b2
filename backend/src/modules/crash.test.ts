import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Container } from '../container.ts';
import { ColoringPage, CreditEntry, Generation, PageSave, Payment, User } from '../models/index.ts';
import { closePress } from '../pictures/index.ts';
import { newId } from '../randomness.ts';
import type { CrashOrder } from '../testing/crashChild.ts';
import {
  type CrashPlace,
  type CrashScenario,
  type CrashSubject,
  openCrashContainer,
} from '../testing/crashScenarios.ts';
import { blankPagePng } from '../testing/pagePng.ts';
import { programFile } from '../testing/programs.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';

const MOST_STEPS = 40;

let database: TestDatabase;
let place: CrashPlace;
let container: Container;
beforeAll(async () => {
  database = await createTestDatabase();
  place = { address: database.address, dataDir: await mkdtemp(join(tmpdir(), 'lineleaf-crash-')) };
  container = openCrashContainer(place);
});
afterAll(async () => {
  await closePress();
  await container.sequelize.close();
  await database.drop();
  await rm(place.dataDir, { recursive: true });
});

describe('kill -9 at every step', () => {
  test.each([
    // A credit is reserved, then a worker claims the job.
    ['generate', around('commit 1', 'commit 2', 'provider.draw', 'store.put', 'commit 3')],
    [
      'generate at the second try',
      [...around('commit 3'), 'after provider.draw', ...around('store.put', 'commit 4')],
      // As at the first try until the first picture is drawn.
      { from: 6 },
    ],
    ['save over a colored copy', around('store.put', 'commit 1', 'store.put', 'commit 2')],
    ['delete a page', around('commit 1', 'store.delete', 'store.delete')],
    ['delete an account', around('commit 1', 'store.delete', 'store.delete')],
    ['purchase', around('payments.createCheckout', 'commit 1', 'commit 2')],
    [
      'purchase of which no webhook tells',
      around('payments.createCheckout', 'payments.retrieveSession', 'commit 1', 'commit 2'),
    ],
    ['purchase that is given back', around('payments.createCheckout', 'commit 1', 'commit 2')],
  ] satisfies [CrashScenario, string[], { from: number }?][])(
    'of "%s" leaves the promises kept after a restart',
    async (scenario, steps, { from } = { from: 1 }) => {
      const died: string[] = [];
      for (let step = from; step < MOST_STEPS; step += 1) {
        const subject = await createSubject();
        const name = await runUntilCrash({ place, scenario, subject, dieAtStep: step });
        await restart(subject);
        await expectPromises(`${scenario}, ${name ?? 'to its end'}`);
        if (name === undefined) break;
        died.push(name);
      }
      // A step that is missing here is one at which nobody has seen what a crash does.
      expect(died).toEqual(steps);
    },
    240_000,
  );
});

/** The steps on both sides of each of these. */
function around(...names: string[]): string[] {
  return names.flatMap((name) => [`before ${name}`, `after ${name}`]);
}

async function createSubject(): Promise<CrashSubject> {
  const account = {
    email: `${newId()}@example.com`,
    username: 'Ann',
    password: 'secret 1',
    language: 'en' as const,
  };
  const { id: userId } = await container.auth.createAccount({ ...account, isAdmin: false });
  const { generations } = container;
  const job = await generations.complete(
    await generations.order({ userId, prompt: 'a cat', idempotencyKey: null, network: '192.0.2.1' }),
  );
  // A page has more than one file to lose.
  await container.providers.storage.put(`pages/${job.pageId}/320.png`, blankPagePng(), 'image/png');
  return { userId, pageId: job.pageId };
}

/** Name of the step at which the process died; undefined when it came to its end. It must not end in any other way. */
async function runUntilCrash(order: CrashOrder): Promise<string | undefined> {
  const child = spawn(process.execPath, [programFile('crashChild'), JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  let name = '';
  child.stdout.on('data', (data: Buffer) => {
    name += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    errors += data.toString();
  });
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.once('close', (exitCode, exitSignal) => resolve([exitCode, exitSignal]));
  });
  expect(code === 0 || signal === 'SIGKILL', errors).toBe(true);
  return signal === 'SIGKILL' ? name : undefined;
}

/** What a start does, and what a buyer who comes back does. */
async function restart({ userId }: CrashSubject): Promise<void> {
  const next = openCrashContainer(place);
  await next.sweeper.endAbandoned('all');
  await next.background.settle();
  await next.sweeper.removeOrphans();
  if (await User.findByPk(userId)) {
    await next.credits.verifyPending(userId);
    await next.credits.verifyPending(userId);
  }
  await next.sequelize.close();
  container = openCrashContainer(place);
}

async function expectPromises(after: string): Promise<void> {
  for (const user of await User.findAll()) {
    const entries = await CreditEntry.findAll({ where: { userId: user.id } });
    expect(user.credits, after).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
    const spent = entries.filter(({ kind }) => kind === 'generation').length;
    const returned = entries.filter(({ kind }) => kind === 'refund').length;
    const drawn = await Generation.count({ where: { userId: user.id, status: 'succeeded' } });
    expect(spent - returned, after).toBe(drawn);
  }
  expect(await Generation.count({ where: { status: ['pending', 'running'] } }), after).toBe(0);
  expect(await PageSave.count({ where: { status: 'open' } }), after).toBe(0);
  const pages = await ColoringPage.findAll({ attributes: ['id', 'pictureId'] });
  for (const page of pages) expect(await container.images.read(page), after).toBeDefined();
  const stored: string[] = [];
  for await (const pictures of container.images.storedPictures(100))
    stored.push(...pictures.map(({ id }) => id));
  expect(new Set(stored), after).toEqual(new Set(pages.map(({ id }) => id)));
  await expectOneGrantEach(after);
}

async function expectOneGrantEach(after: string): Promise<void> {
  const simulator = container.providers.payments.simulator?.simulator;
  for (const payment of await Payment.findAll()) {
    const isPaid =
      payment.sessionId !== null && simulator?.find(payment.sessionId)?.payment_status === 'paid';
    expect(payment.creditsGranted, after).toBe(isPaid ? payment.credits : 0);
    const grants = await CreditEntry.count({ where: { userId: payment.userId, kind: 'purchase' } });
    expect(grants, after).toBe(isPaid ? 1 : 0);
  }
}
