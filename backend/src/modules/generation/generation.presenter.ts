import type { GenerationResult } from '@lineleaf/api-client/contract';
import { z } from 'zod';
import type { Generation, User } from '../../models/index.ts';
import type { ImageUrls } from '../pages/imageUrls.ts';
import { firstPicture } from '../pages/pictureKey.ts';

const words = z.array(z.string());
const readings = z.array(z.object({ word: z.string(), read_as: z.string() }));

/** A finished generation with its picture (PNG bytes). */
export function presentResult(
  job: Generation,
  owner: Pick<User, 'tokenVersion'>,
  urls: ImageUrls,
  png: Uint8Array,
): GenerationResult {
  return {
    id: job.pageId,
    prompt: job.prompt,
    image_base64: Buffer.from(png.buffer, png.byteOffset, png.byteLength).toString('base64'),
    image_url: urls.sign({ page: firstPicture(job.pageId), tokenVersion: owner.tokenVersion }),
    drawn: words.parse(JSON.parse(job.drawn ?? '[]')),
    unknown: words.parse(JSON.parse(job.unknownWords ?? '[]')),
    readings: readings.parse(JSON.parse(job.readings ?? '[]')),
  };
}
