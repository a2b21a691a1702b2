import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boundAnswers, createSequelize, type DatabaseAddress } from '../database/createSequelize.ts';
import { migrate } from '../database/migrate.ts';
import { CreditEntry, initModels, User } from '../models/index.ts';
import { blankPage } from '../testing/fakeProviders.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { hasMariaDb, startTestMariaDb, type TestMariaDb } from '../testing/testMariaDb.ts';
import { waitUntil } from '../waitUntil.ts';

/** In the product it is 15 s. */
const ANSWER_TIMEOUT_MS = 1_000;

let server: TestMariaDb;
let testApp: TestApp;

describe.runIf(hasMariaDb())('when the database server', () => {
  beforeAll(async () => {
    server = await startTestMariaDb();
    const address: DatabaseAddress = { kind: 'mysql', url: server.url };
    const migrating = createSequelize(address);
    await migrate(migrating, address);
    await migrating.close();
    const sequelize = createSequelize(address);
    boundAnswers(sequelize, ANSWER_TIMEOUT_MS);
    initModels(sequelize);
    const drop = (): Promise<void> => sequelize.close();
    testApp = await createTestApp({}, undefined, { database: { sequelize, address, drop } });
  });
  afterAll(async () => {
    await testApp.close();
    await server.remove();
  });

  test('is killed and started again: 503 meanwhile, then everything as it was', async () => {
    const ann = await testApp.signUp();
    await server.kill();
    await expectRefusal(ann);
    await server.start();
    await expectSound(ann);
  });

  test('is frozen: requests end with 503 instead of hanging, and go on when it is back', async () => {
    const ann = await testApp.signUp();
    await server.freeze();
    await expectRefusal(ann);
    server.thaw();
    await expectSound(ann);
  });

  test('is frozen in mid-picture: the page is found or the credit is back, exactly one of the two', async () => {
    const ann = await testApp.signUp();
    testApp.providers.imageGenerator.script.push(async () => {
      await server.freeze();
      return blankPage();
    });
    const answer = await draw(ann);
    server.thaw();
    expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
    await expectSound(ann);
  });
});

async function draw({ token }: TestUser) {
  return testApp.request(token).post('/api/generate-coloring-page').send({ prompt: 'a cat' });
}

async function expectRefusal(ann: TestUser): Promise<void> {
  const answers = await Promise.all([testApp.request(ann.token).get('/api/auth/me'), draw(ann)]);
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [503, 'UNAVAILABLE'],
    [503, 'UNAVAILABLE'],
  ]);
  expect(answers[0]?.body.detail).toBe('Lineleaf is not available now. Please try again later.');
}

/** Requests are answered, nothing is open, and each credit is either in the balance or a page. */
async function expectSound(ann: TestUser): Promise<void> {
  const isBack = async (): Promise<boolean> =>
    (await testApp.request(ann.token).get('/api/auth/me')).status === 200;
  expect(await waitUntil(isBack, 30_000)).toBe(true);
  await testApp.container.sweeper.endAbandoned('all');
  const pages = await testApp.request(ann.token).get('/api/coloring-pages?images=url').expect(200);
  const user = await User.findByPk(ann.user.id, { rejectOnEmpty: true });
  expect(user.credits + pages.body.length).toBe(10);
  expect(Number(await CreditEntry.sum('amount', { where: { userId: user.id } }))).toBe(user.credits);
}
