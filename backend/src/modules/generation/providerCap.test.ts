import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { CreditEntry, Generation, ProviderDay } from '../../models/index.ts';
import { smudged } from '../../testing/fakeProviders.ts';
import { ROOMY_LIMITS } from '../../testing/roomyLimits.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';

const PATH = '/api/generate-coloring-page';

/** An app behind one proxy, which tells it the address of each caller. */
async function openApp(limits: Record<string, string>): Promise<TestApp> {
  const app = await createTestApp({
    limits: readConfig({ ...ROOMY_LIMITS, ...limits }).limits,
    trustProxyHops: 1,
  });
  onTestFinished(() => app.close());
  return app;
}

const draw = (app: TestApp, { token }: TestUser, address = '192.0.2.1') =>
  app.request(token).post(PATH).set('X-Forwarded-For', address).send({ prompt: 'a cat' });

/** A user who has bought the smallest package. */
async function signUpBuyer(app: TestApp): Promise<TestUser> {
  const buyer = await app.signUp();
  const body = { package_id: 'starter', origin_url: 'http://localhost:3000' };
  const { body: answer } = await app
    .request(buyer.token)
    .post('/api/credits/checkout')
    .send(body)
    .expect(200);
  await app.providers.payments.simulator?.simulator.pay(String(answer.url).split('/').at(-1) ?? '');
  return buyer;
}

async function creditsOf(...users: TestUser[]): Promise<number> {
  return CreditEntry.sum('amount', { where: { userId: users.map(({ user }) => user.id) } });
}

describe('the pictures of a day', () => {
  test('count a second picture for one credit like a first', async () => {
    const app = await openApp({ LIMITS_PROVIDER_IMAGES_PER_DAY: '3' });
    const buyer = await signUpBuyer(app);
    const { script } = app.providers.imageGenerator;
    let pictures = 0;
    script.push(smudged(true, () => (pictures += 1)));
    await draw(app, buyer).expect(200);
    expect(pictures).toBe(2);
    script.push(smudged(true, () => (pictures += 1)));
    await draw(app, buyer).expect(422);
    expect(pictures).toBe(3);
    const refused = await draw(app, buyer).expect(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(pictures).toBe(3);
    expect(await creditsOf(buyer)).toBe(29);
  });

  test('of twenty that come at once, from several users, are no more than the day has', async () => {
    const app = await openApp({ LIMITS_PROVIDER_IMAGES_PER_DAY: '6' });
    const users = [await app.signUp(), await app.signUp(), await app.signUp(), await app.signUp()];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => users.map((user) => draw(app, user))).flat(),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array(17).fill(503)]);
    expect(app.providers.imageGenerator.requests).toHaveLength(3);
    expect(await creditsOf(...users)).toBe(37);
  });

  test('stay counted when their user is deleted, and the next day begins with all', async () => {
    const app = await openApp({ LIMITS_PROVIDER_IMAGES_PER_DAY: '6' });
    const ann = await app.signUp();
    for (let picture = 0; picture < 3; picture += 1) await draw(app, ann).expect(200);
    await app.request(ann.token).delete('/api/auth/account').send({ password: ann.password }).expect(200);
    const ben = await app.signUp();
    await draw(app, ben).expect(503);
    await ProviderDay.destroy({ where: {} });
    await draw(app, ben).expect(200);
  });

  test('are half for those who have bought: free accounts, however many, leave them', async () => {
    const app = await openApp({ LIMITS_PROVIDER_IMAGES_PER_DAY: '6' });
    const [ann, ben] = [await app.signUp(), await app.signUp()];
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await draw(app, ann, address).expect(200);
    await draw(app, ben, '192.0.2.4').expect(503);
    expect(await creditsOf(ann, ben)).toBe(17);
    const buyer = await signUpBuyer(app);
    for (let picture = 0; picture < 3; picture += 1) await draw(app, buyer).expect(200);
    await draw(app, buyer).expect(503);
    expect(await creditsOf(buyer)).toBe(27);
  });
});

describe('the free pictures of one client', () => {
  test('are bounded by its address, whatever account asks, and cost nothing when refused', async () => {
    const app = await openApp({ LIMITS_PROVIDER_FREE_PER_IP_PER_DAY: '2' });
    const [ann, ben, eve] = [await app.signUp(), await app.signUp(), await app.signUp()];
    await draw(app, ann).expect(200);
    await draw(app, ben).expect(200);
    const refused = await draw(app, eve).expect(503);
    expect(refused.body.code).toBe('PROVIDER_UNAVAILABLE');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(eve.user.credits).toBe(10);
    expect(await creditsOf(eve)).toBe(10);
    expect(await Generation.count({ where: { userId: eve.user.id } })).toBe(0);
    await draw(app, eve, '192.0.2.2').expect(200);
    await draw(app, await signUpBuyer(app)).expect(200);
  });

  test('count a second picture for one credit too', async () => {
    const app = await openApp({ LIMITS_PROVIDER_FREE_PER_IP_PER_DAY: '2' });
    const ann = await app.signUp();
    app.providers.imageGenerator.script.push(smudged(true));
    await draw(app, ann).expect(200);
    await draw(app, ann).expect(503);
    await draw(app, ann, '192.0.2.2').expect(200);
    app.providers.imageGenerator.script.push(smudged(true));
    await draw(app, ann, '192.0.2.2').expect(422);
  });

  test('are 300 a day unless the operator says otherwise', () => {
    expect(readConfig({}).limits.providerFreePerIpPerDay).toBe(300);
  });

  test('are bounded again for one who got the money back', async () => {
    const app = await openApp({ LIMITS_PROVIDER_FREE_PER_IP_PER_DAY: '0' });
    const buyer = await signUpBuyer(app);
    await draw(app, buyer).expect(200);
    const simulator = app.providers.payments.simulator?.simulator;
    const { body } = await app.request(buyer.token).get('/api/credits/history').expect(200);
    expect(body[1].kind).toBe('purchase');
    const entry = await CreditEntry.findOne({ where: { userId: buyer.user.id, kind: 'purchase' } });
    await simulator?.refund(entry?.reference ?? '', 299);
    await draw(app, buyer).expect(503);
  });

  test("are counted by a hash of the day that is gone with the job, and the day's with the day", async () => {
    const app = await openApp({});
    const ann = await app.signUp();
    await draw(app, ann).expect(200);
    const names = (await ProviderDay.findAll()).map(({ name }) => name);
    expect(names.join()).not.toContain('192.0.2.1');
    expect(names).toHaveLength(3);
    expect(await Generation.count({ where: { clientKey: null } })).toBe(1);
    expect(await app.container.cap.forgetClients()).toBe(0);
    for (const { name } of await ProviderDay.findAll()) {
      await ProviderDay.update({ name: name.replace(/\d{4}-\d\d-\d\d/, '2026-01-01') }, { where: { name } });
    }
    expect(await app.container.cap.forgetClients()).toBe(1);
    expect(await ProviderDay.count()).toBe(2);
  });
});

test('the illustrator, whose pictures cost nothing, is bounded by neither', async () => {
  const limits = { LIMITS_PROVIDER_IMAGES_PER_DAY: '0', LIMITS_PROVIDER_FREE_PER_IP_PER_DAY: '0' };
  const app = await openApp(limits);
  Object.assign(app.providers.imageProvider, { name: 'illustrator', isPaid: false });
  const ann = await app.signUp();
  for (let picture = 0; picture < 10; picture += 1) await draw(app, ann).expect(200);
  expect(await ProviderDay.count()).toBe(0);
});
