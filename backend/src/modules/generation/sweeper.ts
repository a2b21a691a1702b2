import type { Logger } from 'pino';
import { Op } from 'sequelize';
import { ColoringPage, Generation, PageSave } from '../../models/index.ts';
import type { ColoredSaveService } from '../pages/coloredSave.service.ts';
import type { PageImages } from '../pages/pageImages.ts';
import type { Retention } from '../retention/retention.ts';
import type { ProviderCap } from './providerCap.ts';
import type { Reservations } from './reservations.ts';

export interface SweeperParts {
  readonly reservations: Reservations;
  readonly coloredSaves: ColoredSaveService;
  readonly images: PageImages;
  readonly cap: ProviderCap;
  readonly retention: Retention;
  readonly logger: Logger;
}

const SWEEP_INTERVAL_MS = 15_000;
const ORPHAN_INTERVAL_MS = 60 * 60 * 1000;
const ORPHAN_BATCH = 200;
const PURGE_INTERVAL_MS = 60 * 60 * 1000;

/** Ends what crashes left open, removes pictures that no row knows, and deletes rows whose time is over. */
export class Sweeper {
  readonly #parts: SweeperParts;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(parts: SweeperParts) {
    this.#parts = parts;
  }

  /** Gives back the credits of abandoned generations and ends abandoned saves; returns how many generations it ended. */
  async endAbandoned(which: 'all' | 'expired'): Promise<number> {
    const { reservations, coloredSaves, images } = this.#parts;
    await coloredSaves.endAbandoned(which);
    let total = 0;
    let ended = 1;
    // A batch in which nothing was left to end is the last: others may be ending the same jobs.
    while (ended > 0) {
      ended = 0;
      for (const job of await reservations.findAbandoned(which)) {
        if (!(await reservations.endAbandoned(job))) continue;
        images.removeLater([job.pageId]);
        ended += 1;
      }
      total += ended;
    }
    return total;
  }

  /**
   * Removes what is stored of pages without a row, and has pictures retired that were saved over; returns how many. What
   * is under way is announced by its job or save before it is stored.
   */
  async removeOrphans(): Promise<number> {
    const { images } = this.#parts;
    let removed = 0;
    for await (const pictures of images.storedPictures(ORPHAN_BATCH)) {
      const pageIds = [...new Set(pictures.map(({ id }) => id))];
      // Announcements first: one that ends between the two looks has its picture by the second.
      const announced = await findAnnounced(pageIds);
      const pages = await findPictures(pageIds);
      const orphans = pageIds.filter((id) => !pages.has(id) && !announced.pageIds.has(id));
      const retired = pictures.filter(
        ({ id, pictureId }) =>
          pages.has(id) && pages.get(id) !== pictureId && !announced.pictureIds.has(pictureId),
      );
      await images.remove(orphans);
      for (const picture of retired) images.retire(picture);
      removed += orphans.length + retired.length;
    }
    return removed;
  }

  /** Sweeps on timers until `stop`; old rows and strays go at once, since many an embedded product runs for less than an hour. */
  start(): void {
    this.#every(SWEEP_INTERVAL_MS, () => this.endAbandoned('expired'));
    this.#every(SWEEP_INTERVAL_MS, () => this.#parts.images.removeWaiting());
    this.#every(ORPHAN_INTERVAL_MS, () => this.removeOrphans());
    this.#every(ORPHAN_INTERVAL_MS, () => this.#parts.cap.forgetClients());
    this.#every(PURGE_INTERVAL_MS, () => this.#parts.retention.purge());
    this.#run(() => this.removeOrphans());
    this.#run(() => this.#parts.retention.purge());
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers.length = 0;
  }

  #every(intervalMs: number, sweep: () => Promise<number>): void {
    const timer = setInterval(() => this.#run(sweep), intervalMs);
    timer.unref();
    this.#timers.push(timer);
  }

  #run(sweep: () => Promise<number>): void {
    sweep().catch((error: unknown) => this.#parts.logger.error({ err: error }, 'sweep failed'));
  }
}

/** The picture of each page that has a row. */
async function findPictures(pageIds: readonly string[]): Promise<Map<string, string | null>> {
  const where = { id: { [Op.in]: [...pageIds] } };
  const pages = await ColoringPage.findAll({ attributes: ['id', 'pictureId'], where });
  return new Map(pages.map(({ id, pictureId }) => [id, pictureId]));
}

/** The pages and pictures that jobs and saves under way are to make. */
async function findAnnounced(pageIds: readonly string[]) {
  const pageId = { [Op.in]: [...pageIds] };
  const jobs = await Generation.findAll({
    attributes: ['pageId'],
    where: { pageId, status: ['pending', 'running'] },
  });
  const saves = await PageSave.findAll({
    attributes: ['pageId', 'pictureId'],
    where: { pageId, status: 'open' },
  });
  return {
    pageIds: new Set([...jobs, ...saves].map((row) => row.pageId)),
    pictureIds: new Set(saves.map(({ pictureId }) => pictureId)),
  };
}
