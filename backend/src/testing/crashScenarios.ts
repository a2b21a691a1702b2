import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { type Container, createContainer } from '../container.ts';
import { createSequelize, type DatabaseAddress } from '../database/createSequelize.ts';
import { createLogger } from '../logging.ts';
import { initModels, User } from '../models/index.ts';
import { pictureVersion } from '../modules/pages/pictureKey.ts';
import { FileStorage } from '../providers/storage/FileStorage.ts';
import { createFakeProviders, ScriptedGenerator, smudged } from './fakeProviders.ts';
import { coloredPagePng } from './pagePng.ts';

/** Where the crashing process and the one after it keep everything. */
export interface CrashPlace {
  readonly address: DatabaseAddress;
  readonly dataDir: string;
}

/** Whom a scenario acts for: a user with one page. */
export interface CrashSubject {
  readonly userId: string;
  readonly pageId: string;
}

/** A container on files and a real database, as one process after another opens it. */
export function openCrashContainer({ address, dataDir }: CrashPlace): Container {
  const sequelize = createSequelize(address);
  initModels(sequelize);
  const fakes = createFakeProviders(dataDir);
  const container = createContainer({
    config: readConfig({ DATA_DIR: dataDir }),
    secret: 'a secret of crash tests, long enough',
    clock: systemClock,
    logger: createLogger('silent'),
    sequelize,
    providers: { ...fakes, storage: new FileStorage(`${dataDir}/images`) },
  });
  container.work();
  return container;
}

/** What may be interrupted at any step. */
export const CRASH_SCENARIOS = {
  async generate({ generations }: Container, { userId }: CrashSubject) {
    await generations.complete(
      await generations.order({ userId, prompt: 'a cat', idempotencyKey: null, network: '192.0.2.1' }),
    );
  },
  async 'generate at the second try'({ generations, providers }: Container, { userId }: CrashSubject) {
    const { imageGenerator } = providers;
    if (imageGenerator instanceof ScriptedGenerator) imageGenerator.script.push(smudged(true));
    await generations.complete(
      await generations.order({ userId, prompt: 'a cat', idempotencyKey: null, network: '192.0.2.1' }),
    );
  },
  async 'save over a colored copy'({ coloredSaves }: Container, { userId, pageId }: CrashSubject) {
    const copy = await coloredSaves.save({ ...picture(200), userId, originalPageId: pageId });
    const version = pictureVersion(copy);
    const over = { userId, pageId: copy.id, originalPageId: pageId, version };
    await coloredSaves.update({ ...picture(100), ...over });
  },
  async 'delete a page'({ pages, background }: Container, { userId, pageId }: CrashSubject) {
    await pages.remove(userId, pageId);
    await background.settle();
  },
  async 'delete an account'({ accounts, background }: Container, { userId }: CrashSubject) {
    await accounts.remove(userId, userId);
    await background.settle();
  },
  async purchase(container: Container, { userId }: CrashSubject) {
    const { simulator, session } = await openCheckout(container, userId);
    await simulator.pay(session);
    await container.credits.verifyPending(userId);
  },
  async 'purchase of which no webhook tells'(container: Container, { userId }: CrashSubject) {
    const { simulator, session } = await openCheckout(container, userId);
    simulator.delivery = 'never';
    await simulator.pay(session);
    await container.credits.verifyPending(userId);
  },
  async 'purchase that is given back'(container: Container, { userId }: CrashSubject) {
    const { simulator, session } = await openCheckout(container, userId);
    const { amount_total: price } = await simulator.pay(session);
    await simulator.refund(session, price);
  },
};

function picture(red: number) {
  const imageBase64 = Buffer.from(coloredPagePng([red, 10, 10])).toString('base64');
  return { imageBase64, colorsUsed: 1, idempotencyKey: null };
}

async function openCheckout({ credits, providers }: Container, userId: string) {
  const simulator = providers.payments.simulator?.simulator;
  if (!simulator) throw new Error('Crash tests buy from the simulator');
  const user = await User.findByPk(userId, { rejectOnEmpty: true });
  const url = await credits.checkout(user, 'popular', 'http://localhost:3000');
  return { simulator, session: url.slice(url.lastIndexOf('/') + 1) };
}

export type CrashScenario = keyof typeof CRASH_SCENARIOS;
