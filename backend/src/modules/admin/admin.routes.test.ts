import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../hashing.ts';
import { AuditEvent, CreditEntry, Payment, PaymentTombstone, User } from '../../models/index.ts';
import { newId } from '../../randomness.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';

let testApp: TestApp;
let admin: TestUser;
beforeAll(async () => {
  testApp = await createTestApp();
  admin = await testApp.logInAdministrator();
});
afterAll(() => testApp.close());

describe('every call of the administrator', () => {
  test.each([
    ['get', '/api/admin/stats'],
    ['get', '/api/admin/users'],
    ['get', '/api/admin/audit-events'],
    ['patch', '/api/admin/users/ID/credits'],
    ['delete', '/api/admin/users/ID'],
  ] as const)('%s %s is refused to visitors and users', async (method, path) => {
    const ann = await testApp.signUp();
    const own = path.replace('ID', ann.user.id);
    await testApp.request()[method](own).send({ credits: 99 }).expect(401);
    const refused = await testApp.request(ann.token)[method](own).send({ credits: 99 }).expect(403);
    expect(refused.body.code).toBe('FORBIDDEN');
    expect((await User.findByPk(ann.user.id))?.credits).toBe(10);
  });
});

describe('the figures', () => {
  test('count users, generations, favorites and the paid payments of 30 days', async () => {
    const before = (await testApp.request(admin.token).get('/api/admin/stats').expect(200)).body;
    const ann = await testApp.signUp();
    const page = await testApp
      .request(ann.token)
      .post('/api/generate-coloring-page')
      .send({ prompt: 'a cat' });
    await testApp
      .request(ann.token)
      .patch(`/api/coloring-pages/${page.body.id}/favorite`)
      .send({ is_favorite: true });
    await createPayment(ann, new Date());
    for (const status of ['open', 'expired', 'failed', 'mismatched'] as const)
      await createPayment(ann, new Date(), status);
    await createPayment(ann, new Date(Date.now() - 31 * 24 * 60 * 60 * 1000));
    const after = (await testApp.request(admin.token).get('/api/admin/stats').expect(200)).body;
    expect(after).toMatchObject({
      total_users: before.total_users + 1,
      total_generations: before.total_generations + 1,
      total_favorites: before.total_favorites + 1,
    });
    expect(after.recent_transactions).toHaveLength(1);
    expect(after.recent_transactions[0]).toMatchObject({
      user_id: ann.user.id,
      amount: 9.99,
      status: 'paid',
    });
  });
});

describe('the users', () => {
  test('are found by e-mail and name, whatever the case, with no wildcards', async () => {
    const mark = newId().slice(0, 8);
    const ann = await testApp.signUp({ username: `Ann_${mark}` });
    await testApp.signUp({ username: `AnnX${mark}` });
    const search = async (text: string) =>
      (await testApp.request(admin.token).get('/api/admin/users').query({ search: text }).expect(200)).body;
    expect(await search(`ann_${mark.toUpperCase()}`)).toMatchObject([{ id: ann.user.id, credits: 10 }]);
    expect(await search(ann.user.email.toUpperCase())).toHaveLength(1);
    expect(await search(`%${mark}`)).toEqual([]);
    expect(await search(`'; DROP TABLE users; -- $1 :x ?`)).toEqual([]);
  });

  test('are complete without a query and can be paged through', async () => {
    for (let index = 0; index < 5; index += 1) await testApp.signUp();
    const all = await testApp.request(admin.token).get('/api/admin/users').expect(200);
    const paged: unknown[] = [];
    let url: string | undefined = '/api/admin/users?limit=2';
    while (url) {
      const answer: { body: unknown[]; headers: Record<string, string> } = await testApp
        .request(admin.token)
        .get(url)
        .expect(200);
      paged.push(...answer.body);
      url = /<(.*)>; rel="next"/.exec(answer.headers.link ?? '')?.[1];
    }
    expect(paged).toEqual(all.body);
    expect(all.body.length).toBe(await User.count());
  });
});

describe('a balance', () => {
  test('is set as a booked difference with actor and reason, and written down', async () => {
    const ann = await testApp.signUp();
    const path = `/api/admin/users/${ann.user.id}/credits`;
    await testApp.request(admin.token).patch(path).send({ credits: '99' }).expect(400);
    await testApp.request(admin.token).patch(path).send({ credits: -1 }).expect(422);
    await testApp.request(admin.token).patch(path).send({ credits: 1_000_001 }).expect(422);
    await testApp
      .request(admin.token)
      .patch(`/api/admin/users/${newId()}/credits`)
      .send({ credits: 1 })
      .expect(404);
    const changed = await testApp
      .request(admin.token)
      .patch(path)
      .send({ credits: 25, reason: 'a gift' })
      .expect(200);
    expect(changed.body).toMatchObject({ id: ann.user.id, credits: 25 });
    const entry = await CreditEntry.findOne({ where: { userId: ann.user.id, kind: 'admin' } });
    expect(entry).toMatchObject({ amount: 15, reason: 'a gift', actorId: admin.user.id });
    const events = await testApp.request(admin.token).get('/api/admin/audit-events').expect(200);
    expect(events.body[0]).toMatchObject({
      kind: 'credits_adjusted',
      subject_id: ann.user.id,
      subject: { username: ann.user.username, email: ann.user.email },
      actor: { email: admin.user.email },
      detail: '+15 credits',
      reason: 'a gift',
    });
  });

  test('stays the sum of its entries while it is set and spent at once', async () => {
    const ann = await testApp.signUp();
    const path = `/api/admin/users/${ann.user.id}/credits`;
    await Promise.all([
      ...Array.from({ length: 8 }, () =>
        testApp.request(ann.token).post('/api/generate-coloring-page').send({ prompt: 'cat' }),
      ),
      ...Array.from({ length: 4 }, (_, credits) =>
        testApp.request(admin.token).patch(path).send({ credits }),
      ),
    ]);
    const sum = await CreditEntry.sum('amount', { where: { userId: ann.user.id } });
    expect((await User.findByPk(ann.user.id))?.credits).toBe(Number(sum));
  });
});

describe('a deleted user', () => {
  test('is gone with pages, pictures and payments, and leaves an event and hashes', async () => {
    const ann = await testApp.signUp();
    await testApp
      .request(ann.token)
      .post('/api/generate-coloring-page')
      .send({ prompt: 'a cat' })
      .expect(200);
    const sessionId = await createPayment(ann, new Date());
    await testApp
      .request(admin.token)
      .patch(`/api/admin/users/${ann.user.id}/credits`)
      .send({ credits: 3, reason: 'for Ann of class 2b' })
      .expect(200);
    const stored = testApp.providers.storage.files.size;
    const answer = await testApp.request(admin.token).delete(`/api/admin/users/${ann.user.id}`).expect(200);
    expect(answer.body).toEqual({ message: 'User deleted' });
    await testApp.container.background.settle();
    expect(testApp.providers.storage.files.size).toBe(stored - 1);
    expect(await Payment.count({ where: { userId: ann.user.id } })).toBe(0);
    expect(await CreditEntry.count({ where: { userId: ann.user.id } })).toBe(0);
    expect(await PaymentTombstone.findByPk(sha256(sessionId))).not.toBeNull();
    const { body } = await testApp.request(admin.token).get('/api/admin/audit-events').expect(200);
    const trail = body.filter((shown: { subject_id: string }) => shown.subject_id === ann.user.id);
    expect(trail).toMatchObject([
      { kind: 'user_deleted', subject: null, actor: { email: admin.user.email } },
      { kind: 'credits_adjusted', subject: null, reason: null },
    ]);
    const event = await AuditEvent.findOne({ where: { kind: 'user_deleted', subjectId: ann.user.id } });
    expect(event?.detail).toBe('pages: 1, payments: 1');
    await testApp.request(admin.token).delete(`/api/admin/users/${ann.user.id}`).expect(404);
  });

  test('is never the administrator', async () => {
    await testApp.request(admin.token).delete(`/api/admin/users/${admin.user.id}`).expect(409);
    await testApp.request(admin.token).get('/api/auth/me').expect(200);
  });

  test('leaves nothing when it is deleted while a page is drawn', async () => {
    const ann = await testApp.signUp();
    const { imageGenerator, storage } = testApp.providers;
    imageGenerator.script.push(async (request) => {
      await testApp.request(admin.token).delete(`/api/admin/users/${ann.user.id}`).expect(200);
      return imageGenerator.draw(request);
    });
    const stored = storage.files.size;
    const answer = await testApp
      .request(ann.token)
      .post('/api/generate-coloring-page')
      .send({ prompt: 'a cat' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    await testApp.container.background.settle();
    expect(storage.files.size).toBe(stored);
  });
});

async function createPayment(
  { user }: TestUser,
  createdAt: Date,
  status: Payment['status'] = 'paid',
): Promise<string> {
  const sessionId = `cs_${newId()}`;
  await Payment.create({
    id: newId(),
    userId: user.id,
    sessionId,
    packageId: 'popular',
    credits: 100,
    amountCents: 999,
    currency: 'usd',
    status,
    createdAt,
    updatedAt: createdAt,
  });
  return sessionId;
}
