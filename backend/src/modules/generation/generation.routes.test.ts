import { goodColorability } from '@lineleaf/press/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ColoringPage, CreditEntry, Generation } from '../../models/index.ts';
import {
  ContentRefusedError,
  ProviderUnavailableError,
  UnprintablePictureError,
} from '../../providers/image-generator/ImageGenerator.ts';
import { newId } from '../../randomness.ts';
import { blankPage, smudged } from '../../testing/fakeProviders.ts';
import { blankPagePng } from '../../testing/pagePng.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const PATH = '/api/generate-coloring-page';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

describe('drawing a page', () => {
  test('needs a user, then a body in form', async () => {
    const { token } = await testApp.signUp();
    await testApp.request().post(PATH).send({ prompt: 'a cat' }).expect(401);
    const wrong = await testApp.request(token).post(PATH).send({ prompt: 7 }).expect(400);
    expect(wrong.body).toMatchObject({ code: 'INVALID_REQUEST', fields: { prompt: expect.any(String) } });
    const blank = await testApp.request(token).post(PATH).send({ prompt: '  ' }).expect(422);
    expect(blank.body.detail).toBe('Please enter a description for your coloring page!');
    await testApp
      .request(token)
      .post(PATH)
      .send({ prompt: 'x'.repeat(501) })
      .expect(422);
    expect(await creditsOf(token)).toBe(10);
  });

  test('answers the page, charges one credit and counts it', async () => {
    const { token } = await testApp.signUp();
    const drawn = await testApp.request(token).post(PATH).send({ prompt: '  a cat  ' }).expect(200);
    expect(drawn.body).toMatchObject({ prompt: 'a cat', drawn: ['a', 'cat'], unknown: [] });
    expect(Buffer.from(drawn.body.image_base64, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const me = await testApp.request(token).get('/api/auth/me').expect(200);
    expect(me.body).toMatchObject({ credits: 9, total_generations: 1 });
    const list = await testApp.request(token).get('/api/coloring-pages').expect(200);
    expect(list.body).toHaveLength(1);
    expect(list.body[0]).toMatchObject({ id: drawn.body.id, image_base64: drawn.body.image_base64 });
  });

  test('says how misspelled words were read, and forgets it with the page', async () => {
    const { token } = await testApp.signUp();
    const readings = [{ word: 'dinasour', read_as: 'dinosaur' }];
    testApp.providers.imageGenerator.script.push(async () => ({ ...blankPage(), readings }));
    const { body } = await testApp.request(token).post(PATH).send({ prompt: 'a dinasour' }).expect(200);
    expect(body.readings).toEqual(readings);
    await testApp.request(token).delete(`/api/coloring-pages/${body.id}`).expect(200);
    const job = await Generation.findOne({ where: { pageId: body.id }, rejectOnEmpty: true });
    expect([job.prompt, job.readings]).toEqual(['', null]);
  });

  test('gives 25 simultaneous requests on 10 credits exactly 10 pages and 15 times 402', async () => {
    const { token } = await testApp.signUp();
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        testApp
          .request(token)
          .post(PATH)
          .send({ prompt: `cat ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(15);
    const list = await testApp.request(token).get('/api/coloring-pages?images=url').expect(200);
    expect(list.body).toHaveLength(10);
    expect(await creditsOf(token)).toBe(0);
  });

  test.each([
    ['refused content', new ContentRefusedError('no'), 422, 'UNSUITABLE_CONTENT'],
    ['an unprintable picture', new UnprintablePictureError('no'), 422, 'UNPRINTABLE_PICTURE'],
    ['a provider that is down', new ProviderUnavailableError('no'), 503, 'PROVIDER_UNAVAILABLE'],
    ['a fault of ours', new TypeError('no'), 500, 'INTERNAL'],
  ])('gives the credit back after %s', async (_title, error, status, code) => {
    const { token, user } = await testApp.signUp();
    testApp.providers.imageGenerator.script.push(() => Promise.reject(error));
    const refused = await testApp.request(token).post(PATH).send({ prompt: 'a cat' }).expect(status);
    expect(refused.body.code).toBe(code);
    expect(refused.text).not.toContain('TypeError');
    expect(await creditsOf(token)).toBe(10);
    expect(await CreditEntry.sum('amount', { where: { userId: user.id } })).toBe(10);
    await testApp.request(token).get('/api/coloring-pages').expect(200, []);
  });

  test('refuses protected and unsuitable prompts before any charge or drawing', async () => {
    const { token } = await testApp.signUp();
    const before = testApp.providers.imageGenerator.requests.length;
    const blocked = await testApp.request(token).post(PATH).send({ prompt: 'Pikachu on a boat' }).expect(422);
    expect(blocked.body.code).toBe('BLOCKED_CONTENT');
    for (const prompt of [
      'a naked man',
      'a man shoots a child',
      'the name FU\u00ADCK',
      'GUN CLASS',
      'the name FU and the name CK',
    ]) {
      const { body } = await testApp.request(token).post(PATH).send({ prompt }).expect(422);
      expect(body).toMatchObject({
        code: 'UNSUITABLE_CONTENT',
        detail: 'This description is not suitable for a coloring page. Please describe something else.',
      });
    }
    for (const prompt of ['the name 花子', 'a sign that says МАША', 'the word "مريم" with stars']) {
      const { body } = await testApp.request(token).post(PATH).send({ prompt }).expect(422);
      expect(body).toMatchObject({
        code: 'UNWRITABLE_TEXT',
        detail:
          'Only Latin letters and numbers can be written on a page. Please write the name or word with those.',
      });
    }
    expect(testApp.providers.imageGenerator.requests).toHaveLength(before);
    expect(await creditsOf(token)).toBe(10);
  });

  test('costs nothing where the illustrator knows nothing of it, and names words that it does know', async () => {
    const { token } = await testApp.signUp();
    const { imageProvider } = testApp.providers;
    const before = { ...imageProvider };
    Object.assign(imageProvider, { name: 'illustrator', isPaid: false });
    const { body } = await testApp.request(token).post(PATH).send({ prompt: 'a gorrl' }).expect(422);
    Object.assign(imageProvider, before);
    expect(body.code).toBe('NOTHING_TO_DRAW');
    expect(body.suggestions).toContain('gorilla');
    expect(body.suggestions.length).toBeLessThanOrEqual(3);
    expect(await creditsOf(token)).toBe(10);
  });
});

describe('a first picture that is no page', () => {
  test('is drawn once more for the same credit', async () => {
    const { token } = await testApp.signUp();
    const drawn: string[] = [];
    testApp.providers.imageGenerator.script.push(smudged(true, ({ prompt }) => drawn.push(prompt)));
    const { body } = await testApp.request(token).post(PATH).send({ prompt: 'a cat' }).expect(200);
    expect(drawn).toEqual(['a cat', 'a cat']);
    expect(await creditsOf(token)).toBe(9);
    const job = await Generation.findOne({ where: { pageId: body.id }, rejectOnEmpty: true });
    expect(job.redraws).toBe(1);
  });

  test('is refused, with the credit given back, when the second is none either', async () => {
    const { token } = await testApp.signUp();
    testApp.providers.imageGenerator.script.push(smudged(false));
    const refused = await testApp.request(token).post(PATH).send({ prompt: 'a cat' }).expect(422);
    expect(refused.body.code).toBe('UNPRINTABLE_PICTURE');
    expect(await creditsOf(token)).toBe(10);
  });

  test('is drawn again only once, however often a generator asks', async () => {
    const { token } = await testApp.signUp();
    const leaves: boolean[] = [];
    testApp.providers.imageGenerator.script.push(async ({ mayDrawAgain }) => {
      leaves.push(await mayDrawAgain(), await mayDrawAgain(), await mayDrawAgain());
      throw new UnprintablePictureError('no');
    });
    await testApp.request(token).post(PATH).send({ prompt: 'a cat' }).expect(422);
    expect(leaves).toEqual([true, false, false]);
  });
});

describe('the measure of a page', () => {
  test.each([
    [0, false],
    [2, true],
  ])('is kept with it and tells the editor: %i leaks, %s', async (leaks, hasLeaks) => {
    const { token } = await testApp.signUp();
    const colorability = goodColorability({ leaks });
    const page = { png: blankPagePng(), colorability, drawn: [], unknown: [], readings: [] };
    testApp.providers.imageGenerator.script.push(async () => page);
    const { body } = await testApp.request(token).post(PATH).send({ prompt: 'a cat' }).expect(200);
    const row = await ColoringPage.findByPk(body.id);
    expect(JSON.parse(row?.colorability ?? '{}')).toEqual(colorability);
    const shown = await testApp.request(token).get(`/api/coloring-pages/${body.id}`).expect(200);
    expect(shown.body.has_leaks).toBe(hasLeaks);
  });
});

describe('an Idempotency-Key', () => {
  test('answers the same page and charges once, also for simultaneous requests', async () => {
    const { token } = await testApp.signUp();
    const key = newId();
    const send = () =>
      testApp.request(token).post(PATH).set('Idempotency-Key', key).send({ prompt: 'a cat' });
    const answers = await Promise.all([send(), send(), send(), send(), send()]);
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await creditsOf(token)).toBe(9);
  });

  test('conflicts with another body, belongs to one user, and is freed by a failure', async () => {
    const { token } = await testApp.signUp();
    const other = await testApp.signUp();
    const key = newId();
    const send = (bearer: string, prompt: string) =>
      testApp.request(bearer).post(PATH).set('Idempotency-Key', key).send({ prompt });
    testApp.providers.imageGenerator.script.push(() => Promise.reject(new ProviderUnavailableError('no')));
    await send(token, 'a cat').expect(503);
    await send(token, 'a cat').expect(200);
    await send(token, 'a dog').expect(409);
    await send(other.token, 'a dog').expect(200);
    expect(await creditsOf(token)).toBe(9);
  });

  test('must be printable and short', async () => {
    const { token } = await testApp.signUp();
    const answer = await testApp
      .request(token)
      .post(PATH)
      .set('Idempotency-Key', 'x'.repeat(201))
      .send({ prompt: 'a' });
    expect(answer.status).toBe(400);
  });
});

describe('asking for an answer later', () => {
  test('answers 202 with a job that ends with the page', async () => {
    const { token } = await testApp.signUp();
    const accepted = await testApp
      .request(token)
      .post(PATH)
      .set('Prefer', 'respond-async')
      .send({ prompt: 'a cat' })
      .expect(202);
    expect(accepted.headers.location).toBe(`/api/generations/${accepted.body.id}`);
    await testApp.container.background.settle();
    const job = await testApp
      .request(token)
      .get(accepted.headers.location ?? '')
      .expect(200);
    expect(job.body).toMatchObject({ status: 'succeeded', page_id: job.body.result.id, error: null });
  });

  test('keeps the reason of a failure in the job', async () => {
    const { token } = await testApp.signUp();
    testApp.providers.imageGenerator.script.push(() => Promise.reject(new UnprintablePictureError('no')));
    const accepted = await testApp
      .request(token)
      .post(PATH)
      .set('Prefer', 'respond-async')
      .send({ prompt: 'a cat' })
      .expect(202);
    await testApp.container.background.settle();
    const job = await testApp.request(token).get(`/api/generations/${accepted.body.id}`).expect(200);
    expect(job.body).toMatchObject({
      status: 'failed',
      result: null,
      error: { code: 'UNPRINTABLE_PICTURE' },
    });
    expect(await creditsOf(token)).toBe(10);
  });

  test("does not show a job to others: 401, 400, 404 for another user's", async () => {
    const { token } = await testApp.signUp();
    const other = await testApp.signUp();
    const accepted = await testApp
      .request(token)
      .post(PATH)
      .set('Prefer', 'respond-async')
      .send({ prompt: 'a cat' });
    const path = `/api/generations/${accepted.body.id}`;
    await testApp.request().get(path).expect(401);
    await testApp.request(token).get('/api/generations/7').expect(400);
    await testApp.request(other.token).get(path).expect(404);
    await testApp.container.background.settle();
  });
});

async function creditsOf(token: string): Promise<number> {
  const me = await testApp.request(token).get('/api/auth/me').expect(200);
  return me.body.credits;
}
