import {
  EXAMPLES,
  getPageImage,
  getPageSuggestion,
  listExamples,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  type QueryOf,
} from '@lineleaf/api-client/contract';
import type { Request, Response } from 'express';
import { ApiError } from '../../http/ApiError.ts';
import { ANSWERED, type ApiRouter, type ApiRouterOptions } from '../../http/route.ts';
import type { ExampleImages } from './exampleImages.ts';
import type { HeavyWork } from './HeavyWork.ts';
import type { ImageClaim, ImageUrls } from './imageUrls.ts';
import type { PictureRow, PictureRows } from './PictureRows.ts';
import type { PageImages } from './pageImages.ts';
import type { PagesService } from './pages.service.ts';
import type { ImageWidth } from './pictureKey.ts';
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
      return sendPicture(request, response, async () => example.png);
    }
    const claim = { pageId: params.id, ...(width ? { kind: width } : {}) };
    const page = await findPermitted(parts, claim, query, { request, response });
    const tag = width === undefined ? page.imageSha256 : `${page.imageSha256}-${width}`;
    describe(response, OWN_PICTURE, tag);
    const permit = () => parts.heavyWork.spend('thumbnail', page.userId);
    const load = () =>
      width === undefined ? parts.images.read(page.id) : parts.images.readSmall(page.id, width, permit);
    return sendPicture(request, response, () => parts.recentImages.get(tag, load));
  });

  api.forAnyone(getPageSuggestion, async ({ params, query, request, response }) => {
    const claim = { pageId: params.id, kind: 'suggestion' } as const;
    const page = await findPermitted(parts, claim, query, { request, response });
    const colors = await parts.pages.getColors(page.id);
    const tag = `${page.imageSha256}-suggestion`;
    describe(response, OWN_PICTURE, tag);
    const permit = () => parts.heavyWork.spend('thumbnail', page.userId);
    const load = () => parts.images.readSuggestion(page.id, colors, permit);
    return sendPicture(request, response, () => parts.recentImages.get(tag, load));
  });
}

async function findPermitted(
  parts: ImageRoutesParts,
  claim: Pick<ImageClaim, 'pageId' | 'kind'>,
  query: QueryOf<typeof getPageSuggestion>,
  { request, response }: { request: Request; response: Response },
): Promise<Pick<PictureRow, 'id' | 'userId' | 'imageSha256'>> {
  if (query.sig !== undefined && query.exp !== undefined) {
    const found = await parts.pictureRows.find(claim.pageId);
    const signed = { ...claim, tokenVersion: found?.tokenVersion ?? -1 };
    if (found && parts.urls.isValid(signed, query.exp, query.sig)) return found;
  }
  const caller = await parts.authenticate(request, response);
  if (!caller) throw new ApiError('NOT_FOUND');
  return parts.pages.get(caller.user.id, claim.pageId);
}

function describe(response: Response, cacheControl: string, tag: string): void {
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('ETag', `"${tag}"`);
  response.type('png');
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
  const png = await read();
  if (!png) {
    response.removeHeader('ETag');
    throw new ApiError('NOT_FOUND');
  }
  response.end(png);
  return ANSWERED;
}

function asWidth(text: '320' | '640' | undefined): ImageWidth | undefined {
  if (text === undefined) return undefined;
  return text === '320' ? 320 : 640;
}
