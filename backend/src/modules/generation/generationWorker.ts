import type { ErrorCode } from '@lineleaf/api-client/contract';
import type { Logger } from 'pino';
import { Generation } from '../../models/index.ts';
import {
  ContentRefusedError,
  type DrawnPage,
  type ImageGenerator,
  ProviderUnavailableError,
  UnprintablePictureError,
} from '../../providers/image-generator/ImageGenerator.ts';
import type { QueuedJob } from '../../providers/queue/Queue.ts';
import { StorageAwayError } from '../../providers/storage/Storage.ts';
import { newId } from '../../randomness.ts';
import { isStorageFull } from '../../storageFull.ts';
import type { PageImages } from '../pages/pageImages.ts';
import { firstPicture } from '../pages/pictureKey.ts';
import { HEARTBEAT_MS, type Reservations } from './reservations.ts';

export interface GenerationWorkerParts {
  readonly reservations: Reservations;
  readonly imageGenerator: ImageGenerator;
  readonly images: PageImages;
  readonly logger: Logger;
}

/** Works a job to its end: draws, stores, settles; or gives the credit back. It never throws for a picture that failed. */
export class GenerationWorker {
  readonly #parts: GenerationWorkerParts;
  readonly #name = newId();

  constructor(parts: GenerationWorkerParts) {
    this.#parts = parts;
  }

  async work({ id, isTakenOver }: QueuedJob, signal: AbortSignal): Promise<void> {
    const job = await this.#parts.reservations.claim(id, this.#name, isTakenOver);
    if (!job) return;
    const lost = new AbortController();
    const heartbeat = setInterval(() => this.#keepAlive(job, lost), HEARTBEAT_MS);
    try {
      const page = await this.#draw(job, AbortSignal.any([signal, lost.signal]));
      await this.#finish(job, page);
    } catch (error) {
      await this.#giveUp(job, error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  #keepAlive(job: Generation, lost: AbortController): void {
    this.#parts.reservations.keepAlive(job.id, this.#name).then(
      (isKept) => isKept || lost.abort(),
      (error: unknown) => this.#parts.logger.warn({ err: error }, 'heartbeat failed'),
    );
  }

  #draw(job: Generation, signal: AbortSignal): Promise<DrawnPage> {
    return this.#parts.imageGenerator.draw({
      prompt: job.prompt,
      detail: job.detail ?? undefined,
      seed: job.seed,
      mayDrawAgain: () => this.#parts.reservations.takeRedraw(job, this.#name),
      signal,
    });
  }

  async #finish(job: Generation, page: DrawnPage): Promise<void> {
    const { images, reservations } = this.#parts;
    const image = await images.store(firstPicture(job.pageId), page.png);
    const isSettled = await reservations.settle(job, this.#name, { page, image });
    if (!isSettled && (await hasFailed(job))) images.removeLater([job.pageId]);
  }

  async #giveUp(job: Generation, error: unknown): Promise<void> {
    const code = codeOf(error);
    if (code === 'INTERNAL') this.#parts.logger.error({ err: error }, 'generation failed');
    if (code === 'PROVIDER_UNAVAILABLE') this.#parts.logger.warn({ err: error }, 'provider unavailable');
    if (code === 'UNAVAILABLE') this.#parts.logger.error({ err: error }, 'storage away');
    if (code === 'STORAGE_FULL') this.#parts.logger.error({ err: error }, 'storage full');
    await this.#parts.reservations.giveBack(job, code, this.#name);
    if (await hasFailed(job)) this.#parts.images.removeLater([job.pageId]);
  }
}

/** Whether a job has ended without a page. One that another worker took over still needs its picture. */
async function hasFailed({ id }: Generation): Promise<boolean> {
  const job = await Generation.findByPk(id, { attributes: ['status'] });
  return job === null || job.status === 'failed';
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof ContentRefusedError) return 'UNSUITABLE_CONTENT';
  if (error instanceof UnprintablePictureError) return 'UNPRINTABLE_PICTURE';
  if (error instanceof ProviderUnavailableError) return 'PROVIDER_UNAVAILABLE';
  if (isStorageFull(error)) return 'STORAGE_FULL';
  if (error instanceof StorageAwayError) return 'UNAVAILABLE';
  return 'INTERNAL';
}
