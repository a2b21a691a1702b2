import { gunzipSync } from 'node:zlib';
import { getSticker, listStickers } from '@lineleaf/api-client/schemas';
import type { Response } from 'express';
import { sha256 } from '../../hashing.ts';
import { ANSWERED, type ApiRouter } from '../../http/route.ts';
import type { StickersService } from './stickers.service.ts';

const LIST = 'public, max-age=3600';
/** An address with the version shows one picture for good. */
const VERSIONED_PICTURE = 'public, max-age=31536000, immutable';
const OTHER_PICTURE = 'public, max-age=3600';

/** What can be put on a page while it is colored; for anybody, as the examples are. */
export function stickersRoutes(api: ApiRouter, { stickers }: { readonly stickers: StickersService }): void {
  api.forAnyone(listStickers, async ({ query, language, request, response }) => {
    const spoken = query.language ?? language;
    const list = stickers.list(spoken);
    describe(response, LIST, sha256(JSON.stringify(list)).slice(0, 16));
    response.vary('Accept-Language');
    if (!request.fresh) return list;
    response.status(304).end();
    return ANSWERED;
  });

  api.forAnyone(getSticker, async ({ params, query, address, request, response }) => {
    const picture = await stickers.picture(params.key, address);
    const isCurrent = query.v === stickers.version;
    describe(response, isCurrent ? VERSIONED_PICTURE : OTHER_PICTURE, sha256(picture).slice(0, 16));
    response.vary('Accept-Encoding');
    if (request.fresh) {
      response.status(304).end();
      return ANSWERED;
    }
    response.type('image/svg+xml');
    if (request.acceptsEncodings('gzip')) response.setHeader('Content-Encoding', 'gzip').end(picture);
    else response.end(gunzipSync(picture));
    return ANSWERED;
  });
}

function describe(response: Response, cacheControl: string, tag: string): void {
  response.setHeader('Cache-Control', cacheControl);
  // Weak: the same picture goes out packed and unpacked.
  response.setHeader('ETag', `W/"${tag}"`);
}
