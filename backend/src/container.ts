import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { BackgroundTasks } from './background.ts';
import { isBackupRunning } from './backup/backupLock.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { probeDatabase } from './database/probeDatabase.ts';
import type { Outbox } from './http/devOutbox.ts';
import { openApiDocument } from './http/openapi.ts';
import { openReleasesHere } from './http/openReleasesHere.ts';
import { AdminService } from './modules/admin/admin.service.ts';
import { AuditLog } from './modules/admin/auditLog.ts';
import { AccessService } from './modules/auth/access.service.ts';
import { createAuthenticator } from './modules/auth/accessTokens.ts';
import { AccountService } from './modules/auth/account.service.ts';
import { AccountActivity } from './modules/auth/accountActivity.ts';
import { AuthService } from './modules/auth/auth.service.ts';
import { DeletedAccounts } from './modules/auth/DeletedAccounts.ts';
import { DeviceProofs } from './modules/auth/DeviceProofs.ts';
import { HashingTurns } from './modules/auth/HashingTurns.ts';
import { PasswordResetService, type ResetMailTask } from './modules/auth/passwordReset.service.ts';
import { SessionService } from './modules/auth/sessions.service.ts';
import { secretOfEpoch } from './modules/auth/tokenEpoch.ts';
import { TwoFactorService } from './modules/auth/twoFactor.service.ts';
import { CreditLedger } from './modules/credits/creditLedger.ts';
import { CreditsService } from './modules/credits/credits.service.ts';
import { Reconciliation } from './modules/credits/reconciliation.ts';
import { RestoredPayments } from './modules/credits/restoredPayments.ts';
import { Settlement } from './modules/credits/settlement.ts';
import { GenerationService } from './modules/generation/generation.service.ts';
import { GenerationWorker } from './modules/generation/generationWorker.ts';
import { ProviderCap } from './modules/generation/providerCap.ts';
import { Reservations } from './modules/generation/reservations.ts';
import { Sweeper } from './modules/generation/sweeper.ts';
import { ColoredSaveService } from './modules/pages/coloredSave.service.ts';
import { ExampleImages } from './modules/pages/exampleImages.ts';
import { HeavyWork } from './modules/pages/HeavyWork.ts';
import { ImageUrls } from './modules/pages/imageUrls.ts';
import { PictureRows } from './modules/pages/PictureRows.ts';
import { PageImages } from './modules/pages/pageImages.ts';
import { PagesService } from './modules/pages/pages.service.ts';
import { RecentImages } from './modules/pages/RecentImages.ts';
import { ReleaseTokens } from './modules/releases/ReleaseTokens.ts';
import { ReleaseService } from './modules/releases/releases.service.ts';
import { Retention } from './modules/retention/retention.ts';
import { StickersService } from './modules/stickers/stickers.service.ts';
import { Judge } from './modules/telemetry/Judge.ts';
import { JudgeLease } from './modules/telemetry/JudgeLease.ts';
import { ReleaseTrail } from './modules/telemetry/ReleaseTrail.ts';
import { Tickets } from './modules/telemetry/Tickets.ts';
import { TelemetryService } from './modules/telemetry/telemetry.service.ts';
import type { ImageGenerator } from './providers/image-generator/ImageGenerator.ts';
import type { Mailer } from './providers/mailer/Mailer.ts';
import { connectSimulator, type Payments } from './providers/payments/index.ts';
import type { Queue } from './providers/queue/Queue.ts';
import type { RetryQueue } from './providers/queue/RetryQueue.ts';
import type { RateLimiter } from './providers/rate-limit/RateLimiter.ts';
import type { Storage } from './providers/storage/Storage.ts';

/** What the product needs from outside, each behind a small interface. */
export interface Providers {
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly resetMails: RetryQueue<ResetMailTask>;
  readonly rateLimiter: RateLimiter;
  readonly imageGenerator: ImageGenerator;
  readonly payments: Payments;
  /** Name of the image generator, and whether each of its pictures costs money. */
  readonly imageProvider: { readonly name: string; readonly isPaid: boolean };
  /** Mail that is written to files, to be read at /dev/outbox. */
  readonly outbox?: Outbox;
  /** Gives jobs under way `graceMs` to end, then gives them up; lets threads and connections go. */
  close(graceMs: number): Promise<void>;
}

/** What a container is made of. The database is migrated and its models are bound. */
export interface ContainerParts {
  readonly config: Config;
  readonly secret: string;
  /** See `readTokenEpoch`. */
  readonly tokenEpoch?: number;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly sequelize: Sequelize;
  readonly providers: Providers;
}

/** Every service of the process, made once. */
export type Container = ReturnType<typeof createContainer>;

/** The only place where services are made and given to each other. */
export function createContainer(parts: ContainerParts) {
  const { config, secret, clock, logger, sequelize, providers } = parts;
  const { limits } = config;
  const { storage, mailer, queue, rateLimiter, imageGenerator } = providers;
  const tokenSecret = secretOfEpoch(secret, parts.tokenEpoch ?? 0);
  const background = new BackgroundTasks(logger);
  const ledger = new CreditLedger(sequelize, clock);
  const audit = new AuditLog(clock);
  const images = new PageImages({
    storage,
    clock,
    background,
    isBackupRunning: () => isBackupRunning(config.dataDir),
  });
  const pages = new PagesService(sequelize, images);
  const heavyWork = new HeavyWork(rateLimiter, limits);
  const coloredSaves = new ColoredSaveService({ sequelize, clock, limits, images, pages, heavyWork });
  const devices = new DeviceProofs(secret, clock);
  const turns = new HashingTurns();
  const auth = new AuthService({ sequelize, clock, ledger, rateLimiter, limits, turns, devices });
  const resets = new PasswordResetService({
    sequelize,
    clock,
    auth,
    mailer,
    mails: providers.resetMails,
    rateLimiter,
    background,
    limits,
    checkRoom: async () => {
      await probeDatabase(sequelize);
      await providers.outbox?.check();
    },
    publicUrl: config.publicUrl,
    logger,
  });
  const sessions = new SessionService({ sequelize, clock, secret: tokenSecret, background });
  const twoFactor = new TwoFactorService({ sequelize, clock, secret, rateLimiter });
  const activity = new AccountActivity({ audit, rateLimiter, background });
  const access = new AccessService({ auth, twoFactor, sessions, activity });
  const deletedAccounts = new DeletedAccounts(config.dataDir, logger);
  const accounts = new AccountService({ sequelize, clock, audit, images, deletedAccounts });
  const { credits, reconciliation, restoredPayments } = createPurchases({
    ...parts,
    ledger,
    audit,
    background,
    deletedAccounts,
  });
  const admin = new AdminService({ sequelize, clock, ledger, audit });
  const provider = providers.imageProvider;
  const cap = new ProviderCap({ clock, limits, provider, secret });
  const reservations = new Reservations({ sequelize, clock, ledger, cap });
  const worker = new GenerationWorker({ reservations, imageGenerator, images, logger });
  const generations = new GenerationService({ limits, reservations, queue, provider });
  const retention = new Retention({ sequelize, clock });
  const sweeper = new Sweeper({ reservations, coloredSaves, images, cap, retention, logger });
  const { releases, localReleases } = openReleasesHere(config, clock);
  const tickets = new Tickets(secret, clock);
  const telemetry = new TelemetryService({
    sequelize,
    clock,
    secret,
    tickets,
    pointers: releases.pointers,
  });
  const trail = new ReleaseTrail({ sequelize, pointers: releases.pointers, audit, logger });
  const api = () => JSON.parse(JSON.stringify(openApiDocument()));
  const judge = new Judge({
    clock,
    logger,
    releases,
    telemetry,
    lease: new JudgeLease(clock),
    trail,
    api,
  });
  /** Makes this process draw pictures and send mails. */
  const work = (): void => {
    queue.work((job, signal) => worker.work(job, signal));
    resets.work();
  };
  return {
    ...parts,
    work,
    background,
    ledger,
    audit,
    images,
    cap,
    releases,
    localReleases,
    tickets,
    telemetry,
    judge,
    releaseChanges: new ReleaseService({ clock, releases, trail, api }),
    releaseTokens: new ReleaseTokens(config.releaseTokens),
    examples: new ExampleImages(),
    pictureRows: new PictureRows(sequelize),
    recentImages: new RecentImages(),
    stickers: new StickersService(rateLimiter),
    urls: new ImageUrls(tokenSecret, clock),
    pages,
    coloredSaves,
    heavyWork,
    auth,
    devices,
    resets,
    sessions,
    twoFactor,
    activity,
    access,
    accounts,
    admin,
    credits,
    reconciliation,
    restoredPayments,
    worker,
    generations,
    retention,
    sweeper,
    authenticate: createAuthenticator(tokenSecret, (id, userId) => sessions.use(id, userId)),
  };
}

/** What takes money and turns it into credits. */
function createPurchases(
  parts: ContainerParts & {
    ledger: CreditLedger;
    audit: AuditLog;
    background: BackgroundTasks;
    deletedAccounts: DeletedAccounts;
  },
) {
  const { provider, simulator } = parts.providers.payments;
  const { rateLimiter } = parts.providers;
  const { limits } = parts.config;
  const settlement = new Settlement(parts);
  const restoredPayments = new RestoredPayments({ ...parts, provider, settlement });
  const reconciliation = new Reconciliation({
    ...parts,
    provider,
    settlement,
    restored: restoredPayments,
    rateLimiter,
  });
  const credits = new CreditsService({ ...parts, provider, settlement, reconciliation, rateLimiter, limits });
  if (simulator) connectSimulator(simulator, (body, signature) => credits.receiveEvent(body, signature));
  return { credits, reconciliation, restoredPayments };
}
