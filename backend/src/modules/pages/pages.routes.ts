import type { ColoringPage as PageView } from '@lineleaf/api-client/contract';
import {
  deleteColoringPage,
  getColoringPage,
  getPagePdf,
  getPagesPdf,
  listColoringPages,
  listFavorites,
  type QueryOf,
  renameColoringPage,
  saveColoredPage,
  updateColoredPage,
  updateFavorite,
} from '@lineleaf/api-client/schemas';
import { ApiError } from '../../http/ApiError.ts';
import { idempotencyKey } from '../../http/idempotencyKey.ts';
import { ifMatch } from '../../http/ifMatch.ts';
import { decodeCursor, encodeCursor, nextPageUrl } from '../../http/keysetCursor.ts';
import { ANSWERED, type ApiRouter, type UserCall } from '../../http/route.ts';
import { sendJsonArray } from '../../http/sendJsonArray.ts';
import { ANSWER_SENTENCES } from '../../i18n/answerSentences.ts';
import type { User } from '../../models/index.ts';
import type { ColoredSaveService } from './coloredSave.service.ts';
import type { HeavyWork } from './HeavyWork.ts';
import type { ImageUrls } from './imageUrls.ts';
import { numberedPdf } from './numberedPdf.ts';
import { pagePdf, pagesPdf } from './pagePdf.ts';
import { refuseUnsuitableTitle } from './pages.policy.ts';
import { presentPage } from './pages.presenter.ts';
import type { PageFilter, PageRow, PagesService } from './pages.service.ts';
import type { PictureRef } from './pictureKey.ts';

export interface PagesRoutesParts {
  readonly pages: PagesService;
  readonly urls: ImageUrls;
  readonly coloredSaves: ColoredSaveService;
  readonly heavyWork: HeavyWork;
}

/** A user's gallery. */
export function pagesRoutes(api: ApiRouter, parts: PagesRoutesParts): void {
  const { pages, urls, coloredSaves, heavyWork } = parts;

  api.forUser(listColoringPages, (call) => sendList(call, parts, false));
  api.forUser(listFavorites, (call) => sendList(call, parts, true));
  api.forUser(getPagesPdf, async ({ user, query, response }) => {
    const found = await pages.getAll(user.id, query.ids);
    await heavyWork.spend('pdf', user.id, found.length);
    const pdf = await pagesPdf(pictures(found, pages), query.paper);
    response.attachment('lineleaf.pdf').end(pdf);
    return ANSWERED;
  });
  api.forUser(getColoringPage, async ({ user, params, query }) => {
    const page = await pages.get(user.id, params.id);
    return presentPage(page, user, urls, query.images === 'url' ? undefined : await pages.readPicture(page));
  });
  api.forUser(getPagePdf, async ({ user, params, query, response, language }) => {
    const page = await pages.get(user.id, params.id);
    await heavyWork.spend('pdf', user.id);
    const png = await pages.readPicture(page);
    if (!png) throw new ApiError('NOT_FOUND');
    const colors = query.numbers === undefined ? undefined : await pages.getColors(page.id);
    const pdf = colors
      ? await numberedPdf(png, { paper: query.paper, colors, language })
      : await pagePdf(png, query.paper);
    response.attachment(`lineleaf-${page.id.slice(0, 8)}.pdf`).end(pdf);
    return ANSWERED;
  });
  api.forUser(renameColoringPage, async ({ user, params, body, language }) => {
    refuseUnsuitableTitle(body.title, language);
    return presentPage(await pages.rename(user.id, params.id, body.title), user, urls);
  });
  api.forUser(updateFavorite, async ({ user, params, body }) => {
    await pages.setFavorite(user.id, params.id, body.is_favorite);
    return { id: params.id, is_favorite: body.is_favorite };
  });
  api.forUser(deleteColoringPage, async ({ user, params, language }) => {
    await pages.remove(user.id, params.id);
    return { message: ANSWER_SENTENCES[language].pageDeleted };
  });
  api.forUser(saveColoredPage, async ({ user, body, request }) => {
    const page = await coloredSaves.save({
      userId: user.id,
      originalPageId: body.original_page_id,
      imageBase64: body.image_base64,
      colorsUsed: body.color_data.colors_used,
      idempotencyKey: idempotencyKey(request),
    });
    return presentPage(page, user, urls);
  });
  api.forUser(updateColoredPage, async ({ user, params, body, request }) => {
    const page = await coloredSaves.update({
      userId: user.id,
      pageId: params.id,
      version: ifMatch(request),
      originalPageId: body.original_page_id,
      imageBase64: body.image_base64,
      colorsUsed: body.color_data.colors_used,
      idempotencyKey: idempotencyKey(request),
    });
    return presentPage(page, user, urls);
  });
}

type ListCall = UserCall<typeof listColoringPages>;

async function sendList(
  { user, query, request, response }: ListCall,
  parts: PagesRoutesParts,
  favoritesOnly: boolean,
): Promise<typeof ANSWERED> {
  const filter: PageFilter = { userId: user.id, favoritesOnly };
  const rows =
    query.limit === undefined ? parts.pages.listAll(filter) : await limited(filter, query, parts.pages);
  if (Array.isArray(rows) && query.limit !== undefined && rows.length > query.limit) {
    rows.length = query.limit;
    const last = rows.at(-1);
    if (last)
      response.setHeader('Link', `<${nextPageUrl(request.originalUrl, encodeCursor(last))}>; rel="next"`);
  }
  await sendJsonArray(response, views(rows, user, parts, query.images !== 'url'));
  return ANSWERED;
}

/** One row more than asked for tells whether there is a next page. */
function limited(
  filter: PageFilter,
  { limit = 0, cursor }: QueryOf<typeof listColoringPages>,
  pages: PagesService,
): Promise<PageRow[]> {
  return pages.list(filter, limit + 1, cursor === undefined ? undefined : decodeCursor(cursor));
}

async function* views(
  rows: AsyncIterable<PageRow> | Iterable<PageRow>,
  user: User,
  { pages, urls }: PagesRoutesParts,
  withImages: boolean,
): AsyncGenerator<PageView> {
  for await (const page of rows) {
    const image = withImages ? await pages.readPicture(page) : undefined;
    // A page without its picture was deleted while the list was on its way.
    if (image || !withImages) yield presentPage(page, user, urls, image);
  }
}

async function* pictures(found: readonly PictureRef[], pages: PagesService): AsyncGenerator<Uint8Array> {
  for (const page of found) {
    const png = await pages.readPicture(page);
    if (!png) throw new ApiError('NOT_FOUND');
    yield png;
  }
}
