import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { EXAMPLES } from '@lineleaf/api-client/contract';
import { decodePng, encodePng8Bit } from '@lineleaf/press/node';
import express, { type Express } from 'express';
import { createApp } from '../src/app.ts';
import { systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { type Container, createContainer } from '../src/container.ts';
import { createProviders } from '../src/createProviders.ts';
import { createSequelize } from '../src/database/createSequelize.ts';
import { migrate } from '../src/database/migrate.ts';
import { createLogger } from '../src/logging.ts';
import { ColoringPage, initModels, User } from '../src/models/index.ts';
import { firstPicture } from '../src/modules/pages/pictureKey.ts';
import { newId } from '../src/randomness.ts';

/** What the measuring process needs to know of this one. */
export interface LoadTarget {
  readonly productUrl: string;
  readonly bareUrl: string;
  readonly token: string;
  readonly pageId: string;
  /** Signed, relative. */
  readonly imagePath: string;
  /** A colored copy as an editor would send it. */
  readonly coloredBase64: string;
}

/** Delays of this process's event loop between `watch` and `report`, in milliseconds. */
export interface LoopDelay {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

const PAGES = 100;
const PASSWORD_HASH = 'none: nobody logs in here';
const EXAMPLE_FOLDER = new URL('../assets/examples/', import.meta.url);

const dataDir = process.argv[2];
if (!dataDir) throw new Error('usage: loadServer.ts <empty folder>');
// The built product runs without source maps; with them, Sequelize's stack for each query costs a tenth of a request.
process.setSourceMapsEnabled(false);
const container = await openContainer(dataDir);
const user = await seed(container);
const target = await describeTarget(container, user);
watchOnRequest();
process.send?.(target);

/** The product as `npm start` puts it together, with the log of production and, as there, its own answers trusted. */
async function openContainer(folder: string): Promise<Container> {
  const config = { ...readConfig({ DATA_DIR: folder, DATABASE_URL: process.argv[3] }), isProduction: true };
  const sequelize = createSequelize(config.database);
  await migrate(sequelize, config.database);
  initModels(sequelize);
  const providers = createProviders({ config, clock: systemClock });
  const logger = createLogger('info');
  const secret = 'a secret of measurements, long enough';
  const made = createContainer({ config, secret, clock: systemClock, logger, sequelize, providers });
  providers.queue.work((job, signal) => made.worker.work(job, signal));
  return made;
}

async function seed({ ledger, images }: Container): Promise<User> {
  const createdAt = systemClock.now();
  const account = {
    email: 'load@example.com',
    username: 'Load',
    passwordHash: PASSWORD_HASH,
    language: 'en',
  };
  const owner = await User.create({ id: newId(), ...account, createdAt });
  await ledger.grant('signup', { userId: owner.id, credits: 1_000, reference: owner.id });
  for (let index = 0; index < PAGES; index += 1) {
    const id = newId();
    const image = await images.store(firstPicture(id), await examplePng(index));
    const prompt = `page ${index}: a friendly dragon in a garden of sunflowers`;
    await ColoringPage.create({ id, userId: owner.id, prompt, ...image, createdAt });
  }
  return owner;
}

async function describeTarget({ sessions, urls, ...rest }: Container, owner: User): Promise<LoadTarget> {
  const page = await ColoringPage.findOne({ where: { userId: owner.id }, rejectOnEmpty: true });
  const product = createApp({ ...rest, sessions, urls });
  const imageFile = join(rest.config.dataDir, 'images', 'pages', page.id, 'full.png');
  return {
    productUrl: await listen(product),
    bareUrl: await listen(bareApp(owner.id, page.id, imageFile)),
    token: await sessions.open(owner, null),
    pageId: page.id,
    imagePath: urls.sign({ page, tokenVersion: owner.tokenVersion }),
    coloredBase64: Buffer.from(await coloredPng()).toString('base64'),
  };
}

/** The least that could answer the same: one query or one file, no check of anything. */
function bareApp(userId: string, pageId: string, imageFile: string): Express {
  const app = express();
  app.get('/me', async (_request, response) => {
    response.json(await User.findByPk(userId));
  });
  app.get('/list', async (_request, response) => {
    const order: [string, string][] = [
      ['createdAt', 'DESC'],
      ['id', 'DESC'],
    ];
    response.json(await ColoringPage.findAll({ where: { userId }, order, limit: PAGES }));
  });
  app.get('/image', async (_request, response) => {
    response.type('png').end(await readFile(imageFile));
  });
  app.get('/found-image', async (_request, response) => {
    const page = await ColoringPage.findByPk(pageId);
    response
      .set('ETag', page?.imageSha256)
      .type('png')
      .end(await readFile(imageFile));
  });
  return app;
}

async function listen(app: Express): Promise<string> {
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

function watchOnRequest(): void {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  process.on('message', (message) => {
    if (message === 'watch') {
      delay.reset();
      delay.enable();
    }
    if (message === 'report') {
      delay.disable();
      const [p50Ms, p99Ms, maxMs] = [delay.percentile(50), delay.percentile(99), delay.max].map(
        (ns) => ns / 1e6,
      );
      process.send?.({ p50Ms, p99Ms, maxMs });
    }
  });
}

async function examplePng(index: number): Promise<Buffer> {
  return readFile(new URL(`${EXAMPLES[index % EXAMPLES.length]?.id}.png`, EXAMPLE_FOLDER));
}

/** An example page with stripes of color between its lines. */
async function coloredPng(): Promise<Uint8Array> {
  const { width, height, channels, data } = decodePng(await examplePng(0), 3_000_000);
  const colored = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const isLine = (data[pixel * channels] ?? 0) < 128;
    const stripe = Math.floor((pixel % width) / 40) + Math.floor(pixel / width / 60);
    for (let channel = 0; channel < 3; channel += 1) {
      colored[pixel * 3 + channel] = isLine ? 0 : 60 + ((stripe * (37 + channel * 20)) % 190);
    }
  }
  return encodePng8Bit({ width, height, channels: 3, data: colored });
}
