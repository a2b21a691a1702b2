import type { GenerationJob } from '@lineleaf/api-client/contract';
import { generateColoringPage, getGeneration } from '@lineleaf/api-client/schemas';
import type { Request } from 'express';
import type { BackgroundTasks } from '../../background.ts';
import { ApiError } from '../../http/ApiError.ts';
import { idempotencyKey } from '../../http/idempotencyKey.ts';
import { ANSWERED, type ApiRouter } from '../../http/route.ts';
import { ERROR_SENTENCES } from '../../i18n/errorSentences.ts';
import type { Language } from '../../i18n/language.ts';
import type { Generation, User } from '../../models/index.ts';
import type { ImageUrls } from '../pages/imageUrls.ts';
import type { PageImages } from '../pages/pageImages.ts';
import { firstPicture } from '../pages/pictureKey.ts';
import { presentResult } from './generation.presenter.ts';
import type { GenerationService } from './generation.service.ts';

export interface GenerationRoutesParts {
  readonly generations: GenerationService;
  readonly images: PageImages;
  readonly urls: ImageUrls;
  readonly background: BackgroundTasks;
}

/** Drawing a page, at once or to be asked for later. */
export function generationRoutes(api: ApiRouter, parts: GenerationRoutesParts): void {
  const { generations, background } = parts;

  api.forUser(generateColoringPage, async ({ user, body, language, address, request, response }) => {
    const job = await generations.order({
      userId: user.id,
      ...body,
      idempotencyKey: idempotencyKey(request),
      network: address,
    });
    if (!prefersAsync(request)) return resultOf(await generations.complete(job), user, parts);
    background.run('generation', async () => {
      await generations.complete(job).catch(ignoreRefusal);
    });
    response.setHeader('Preference-Applied', 'respond-async');
    response.setHeader('Location', `/api/generations/${job.id}`);
    response.status(202).json(await viewOf(job, user, language, parts));
    return ANSWERED;
  });
  api.forUser(getGeneration, async ({ user, params, language }) =>
    viewOf(await generations.get(user.id, params.id), user, language, parts),
  );
}

async function resultOf(job: Generation, user: User, { images, urls }: GenerationRoutesParts) {
  const png = await images.read(firstPicture(job.pageId));
  if (!png) throw new ApiError('NOT_FOUND');
  return presentResult(job, user, urls, png);
}

async function viewOf(
  job: Generation,
  user: User,
  language: Language,
  { images, urls }: GenerationRoutesParts,
): Promise<GenerationJob> {
  const png = job.status === 'succeeded' ? await images.read(firstPicture(job.pageId)) : undefined;
  const code = job.status === 'failed' ? (job.errorCode ?? 'INTERNAL') : null;
  return {
    id: job.id,
    status: job.status,
    page_id: job.status === 'succeeded' ? job.pageId : null,
    result: png ? presentResult(job, user, urls, png) : null,
    error: code && { detail: ERROR_SENTENCES[language][code], code },
  };
}

/** RFC 7240. */
function prefersAsync(request: Request): boolean {
  const preferences = request.get('prefer')?.toLowerCase().split(/[,;]/) ?? [];
  return preferences.some((preference) => preference.trim() === 'respond-async');
}

/** A failure is kept in the job's row, where the client asks for it. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
