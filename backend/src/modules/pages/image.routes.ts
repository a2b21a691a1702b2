import { EXAMPLES, PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import { getPageImage, getPageSuggestion, listExamples, type QueryOf } from '@lineleaf/api-client/schemas';
import type { Request, Response } from 'express';
import { ApiError } from '../../http/ApiError.ts';
import { ANSWERED, type ApiRouter, type ApiRouterOptions } from '../../http/route.ts';
import { pictureType } from '../../pictures/index.ts';
import type { ExampleImages } from './exampleImages.ts';
import type { HeavyWork } from './HeavyWork.ts';
import type { ImageUrls } from './imageUrls.ts';
import type { PictureRow, PictureRows } from './PictureRows.ts';
import type { PageImages } from './pageImages.ts';
import type { PagesService } from './pages.service.ts';
import { type ImageWidth, type PictureKind, pictureTag } from './pictureKey.ts';
import type { RecentImages } from './RecentImages.ts';

export interface ImageRoutesParts {
  readonly authenticate: ApiRouterOptions['authenticate'];
  readonly pages: PagesService;
  readonly pictureRows: PictureRows;
  readonly images: PageImages;
  readonly examples: ExampleImages;
  readonly urls: ImageUrls;
  readonly recentImages: RecentImages;
  readonly heavyWork: HeavyWork;
}

const OWN_PICTURE = 'private, max-age=31536000, immutable';
/** A colored copy by its id alone, without a version: it may be saved over. */
const CHANGING_PICTURE = 'private, no-cache';
const EXAMPLE_PICTURE = 'public, max-age=86400';

/** Pictures: the examples for anybody, a page for its owner or the holder of its signed URL, 404 for all others. */
export function imageRoutes(api: ApiRouter, parts: ImageRoutesParts): void {
  api.forAnyone(listExamples, async () =>
    EXAMPLES.map(({ id, prompt }) => {
      return {
        id,
        prompt,
        image_url: `/api/coloring-pages/${id}/image`,
        width: PAGE_WIDTH,
        height: PAGE_HEIGHT,
      };
    }),
  );

  api.forAnyone(getPageImage, async ({ params, query, request, response }) => {
    const width = asWidth(query.w);
    if (parts.examples.isExample(params.id)) {
      const example = await parts.examples.read(params.id, width);
      if (!example) throw new ApiError('NOT_FOUND');
      describe(response, EXAMPLE_PICTURE, example.sha256);
      return sendPicture(request, response, async () => example.picture);
    }
    const wanted = { pageId: params.id, ...(width ? { kind: width } : {}) };
    const { page, cacheControl } = await findPermitted(parts, wanted, query, { request, response });
    const tag = pictureTag(page.imageSha256, width);
    describe(response, cacheControl, tag);
    const permit = () => parts.heavyWork.spend('thumbnail', page.userId);
    const load = () =>
      width === undefined ? parts.images.read(page) : parts.images.readSmall(page, width, permit);
    return sendPicture(request, response, () => parts.recentImages.get(tag, load));
  });

  api.forAnyone(getPageSuggestion, async ({ params, query, request, response }) => {
    const wanted = { pageId: params.id, kind: 'suggestion' } as const;
    const { page, cacheControl } = await findPermitted(parts, wanted, query, { request, response });
    const colors = await parts.pages.getColors(page.id);
    const tag = pictureTag(page.imageSha256, 'suggestion');
    describe(response, cacheControl, tag);
    const permit = () => parts.heavyWork.spend('thumbnail', page.userId);
    const load = () => parts.images.readSuggestion(page, colors, permit);
    return sendPicture(request, response, () => parts.recentImages.get(tag, load));
  });
}

async function findPermitted(
  parts: ImageRoutesParts,
  { pageId, kind }: { readonly pageId: string; readonly kind?: PictureKind },
  query: QueryOf<typeof getPageSuggestion>,
  { request, response }: { request: Request; response: Response },
): Promise<{ page: Omit<PictureRow, 'tokenVersion'>; cacheControl: string }> {
  if (query.sig !== undefined && query.exp !== undefined) {
    const page = await parts.pictureRows.find(pageId);
    const isSigned =
      page && parts.urls.isValid({ page, kind, tokenVersion: page.tokenVersion }, query.exp, query.sig);
    if (isSigned) return { page, cacheControl: OWN_PICTURE };
  }
  const caller = await parts.authenticate(request, response);
  if (!caller) throw new ApiError('NOT_FOUND');
  const page = await parts.pages.get(caller.user.id, pageId);
  return { page, cacheControl: page.isColored ? CHANGING_PICTURE : OWN_PICTURE };
}

function describe(response: Response, cacheControl: string, tag: string): void {
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('ETag', `"${tag}"`);
}

async function sendPicture(
  request: Request,
  response: Response,
  read: () => Promise<Uint8Array | undefined>,
): Promise<typeof ANSWERED> {
  if (request.fresh) {
    response.status(304).end();
    return ANSWERED;
  }
  const picture = await read();
  if (!picture) {
    response.removeHeader('ETag');
    throw new ApiError('NOT_FOUND');
  }
  response.type(pictureType(picture)).end(picture);
  return ANSWERED;
}

function asWidth(text: '320' | '640' | undefined): ImageWidth | undefined {
  if (text === undefined) return undefined;
  return text === '320' ? 320 : 640;
}
