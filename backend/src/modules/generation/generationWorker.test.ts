import { goodColorability } from '@lineleaf/press/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ColoringPage, CreditEntry, type Generation } from '../../models/index.ts';
import type { DrawnPage } from '../../providers/image-generator/ImageGenerator.ts';
import { smudged } from '../../testing/fakeProviders.ts';
import { blankPagePng } from '../../testing/pagePng.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { firstPicture } from '../pages/pictureKey.ts';
import { GenerationWorker } from './generationWorker.ts';
import { Reservations } from './reservations.ts';

const PAGE: DrawnPage = {
  png: blankPagePng(),
  colorability: goodColorability(),
  drawn: [],
  unknown: [],
  readings: [],
};
const NEVER = new AbortController().signal;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it.each([
  ['comes back with its picture', (end: Ending) => end.draw(PAGE)],
  ['comes back with a failure', (end: Ending) => end.fail(new Error('no ink'))],
])('a worker whose job was taken over and %s changes nothing', async (_, end) => {
  const buyer = await app.signUp();
  const job = await order(buyer);
  const slow = await startSlowWorker(job);
  await newWorker().work({ id: job.id, userId: job.userId, isTakenOver: true }, NEVER);
  end(slow);
  await slow.ended;
  await app.container.background.settle();
  const pages = await ColoringPage.findAll({ where: { userId: buyer.user.id } });
  expect(pages.map(({ id }) => id)).toEqual([job.pageId]);
  expect(await app.container.images.read(firstPicture(job.pageId))).toBeDefined();
  const entries = await CreditEntry.findAll({ where: { userId: buyer.user.id } });
  expect(entries.map(({ amount }) => amount).sort()).toEqual([-1, 10]);
});

it('a job that was taken over gets no second picture: the first worker may have asked for it', async () => {
  const buyer = await app.signUp();
  const job = await order(buyer);
  const slow = await startSlowWorker(job);
  let pictures = 0;
  app.providers.imageGenerator.script.push(smudged(true, () => (pictures += 1)));
  await newWorker().work({ id: job.id, userId: job.userId, isTakenOver: true }, NEVER);
  slow.fail(new Error('no ink'));
  await slow.ended;
  expect(pictures).toBe(1);
  expect(await ColoringPage.count({ where: { userId: buyer.user.id } })).toBe(0);
});

it('a job that another worker is alive on is left alone', async () => {
  const job = await order(await app.signUp());
  const slow = await startSlowWorker(job);
  const calls = app.providers.imageGenerator.requests.length;
  await newWorker().work({ id: job.id, userId: job.userId }, NEVER);
  expect(app.providers.imageGenerator.requests).toHaveLength(calls);
  slow.draw(PAGE);
  await slow.ended;
  expect(await app.container.images.read(firstPicture(job.pageId))).toBeDefined();
});

interface Ending {
  readonly draw: (page: DrawnPage) => void;
  readonly fail: (error: Error) => void;
}

function order({ user }: TestUser): Promise<Generation> {
  return app.container.generations.order({
    userId: user.id,
    prompt: 'a cat',
    idempotencyKey: null,
    network: '192.0.2.1',
  });
}

function newWorker(): GenerationWorker {
  const { sequelize, clock, ledger, images, cap, logger } = app.container;
  const reservations = new Reservations({ sequelize, clock, ledger, cap });
  const { imageGenerator } = app.providers;
  return new GenerationWorker({ reservations, imageGenerator, images, logger });
}

/** A worker that has asked for its picture and gets it when the test says so. */
async function startSlowWorker({ id, userId }: Generation): Promise<Ending & { ended: Promise<void> }> {
  let ending: Ending = { draw() {}, fail() {} };
  let ended: Promise<void> = Promise.resolve();
  await new Promise<void>((hasAsked) => {
    app.providers.imageGenerator.script.push(() => {
      hasAsked();
      return new Promise((draw, fail) => {
        ending = { draw, fail };
      });
    });
    ended = newWorker().work({ id, userId }, NEVER);
  });
  return { ...ending, ended };
}
