import { appendFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from '../app.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { createContainer } from '../container.ts';
import { createSequelize, type DatabaseAddress } from '../database/createSequelize.ts';
import { createLogger } from '../logging.ts';
import { initModels } from '../models/index.ts';
import type { DrawnPage, DrawRequest } from '../providers/image-generator/ImageGenerator.ts';
import { ProviderUnavailableError } from '../providers/image-generator/ImageGenerator.ts';
import { createPayments } from '../providers/payments/index.ts';
import { FileStorage } from '../providers/storage/FileStorage.ts';
import { createFakeProviders, ScriptedGenerator } from './fakeProviders.ts';
import { ROOMY_LIMITS } from './roomyLimits.ts';

/** One of several processes on one database, which may be killed at any moment. */
export interface MoneyNodeOrder {
  readonly address: DatabaseAddress;
  readonly dataDir: string;
  readonly secret: string;
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly apiBase: string;
  };
}

/** Prompts with this word fail at the provider. */
export const FAILING = 'unlucky';

/** Where every call of the image provider is written down before it is made: one seed a line. */
export function drawsFile(dataDir: string): string {
  return join(dataDir, 'draws.txt');
}

/** Serves the whole product in this process and tells its parent the port. */
async function serve({ address, dataDir, secret, stripe }: MoneyNodeOrder): Promise<void> {
  const sequelize = createSequelize(address);
  initModels(sequelize);
  const container = createContainer({
    config: { ...readConfig({ DATA_DIR: dataDir, ...ROOMY_LIMITS }), stripe },
    secret,
    clock: systemClock,
    logger: createLogger('silent'),
    sequelize,
    providers: {
      ...createFakeProviders(dataDir),
      storage: new FileStorage(join(dataDir, 'images')),
      payments: createPayments({ stripe, dataDir, clock: systemClock }),
      imageGenerator: new CountedGenerator(dataDir),
    },
  });
  container.work();
  const server = createApp(container).listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port);
  });
  process.once('disconnect', () => process.exit(0));
}

class CountedGenerator extends ScriptedGenerator {
  readonly #dataDir: string;

  constructor(dataDir: string) {
    super();
    this.#dataDir = dataDir;
  }

  override async draw(request: DrawRequest): Promise<DrawnPage> {
    appendFileSync(drawsFile(this.#dataDir), `${request.seed}\n`);
    if (request.prompt.includes(FAILING)) throw new ProviderUnavailableError('no');
    return super.draw(request);
  }
}

if (process.argv[2]) await serve(JSON.parse(process.argv[2]));
