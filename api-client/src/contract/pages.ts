import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, pngBase64, timestamp, uuid } from './primitives.ts';

/** A coloring page as lists show it. `image_url` and `thumbnail_url` are relative, signed and last 24 to 48 hours. */
export const coloringPage = z.object({
  id: uuid,
  prompt: z.string(),
  /** Left out when the list is asked for with `?images=url`. */
  image_base64: pngBase64.optional(),
  is_favorite: z.boolean(),
  is_colored: z.boolean(),
  image_url: z.string(),
  thumbnail_url: z.string(),
  original_page_id: uuid.nullable(),
  created_at: timestamp,
  width: z.int(),
  height: z.int(),
  /** Whether the lines leave a neck of up to 4 pixels between two large areas; absent where that was not measured. */
  has_leaks: z.boolean().optional(),
  /** A small picture of one way to color it, signed like `image_url`; absent for pages whose colors nobody knows. */
  suggestion_url: z.string().optional(),
});
export type ColoringPage = z.infer<typeof coloringPage>;

/** `limit` and `cursor` page through the list (`Link: rel=next`); without them it is complete. */
export const pageListQuery = z.object({
  images: z.enum(['url', 'base64']).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(200).optional(),
});

export const listColoringPages = endpoint({
  id: 'listColoringPages',
  method: 'GET',
  path: '/api/coloring-pages',
  access: 'user',
  summary: "The user's pages, newest first",
  query: pageListQuery,
  response: z.array(coloringPage),
});

export const listFavorites = endpoint({
  id: 'listFavorites',
  method: 'GET',
  path: '/api/coloring-pages/favorites',
  access: 'user',
  summary: "The user's favorite pages, newest first",
  query: pageListQuery,
  response: z.array(coloringPage),
});

export const example = z.object({
  id: uuid,
  prompt: z.string(),
  image_url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Example = z.infer<typeof example>;

/** Fixed ids of the ten examples, in the order of the specification, with the prompts that made them. */
export const EXAMPLES = [
  { id: '00000000-0000-4000-8000-000000000001', prompt: 'a daisy with a smiling face' },
  { id: '00000000-0000-4000-8000-000000000002', prompt: 'a smiling butterfly' },
  { id: '00000000-0000-4000-8000-000000000003', prompt: 'a smiling sun' },
  { id: '00000000-0000-4000-8000-000000000004', prompt: 'a simple heart' },
  { id: '00000000-0000-4000-8000-000000000005', prompt: 'a teddy bear' },
  { id: '00000000-0000-4000-8000-000000000006', prompt: 'a child running' },
  { id: '00000000-0000-4000-8000-000000000007', prompt: 'two race cars' },
  { id: '00000000-0000-4000-8000-000000000008', prompt: 'starships in a laser battle' },
  { id: '00000000-0000-4000-8000-000000000009', prompt: 'starships in a film style' },
  { id: '00000000-0000-4000-8000-000000000010', prompt: 'a garden with flowers, butterflies and a bird' },
] as const;

export const listExamples = endpoint({
  id: 'listExamples',
  method: 'GET',
  path: '/api/coloring-pages/examples',
  access: 'public',
  summary: 'The ten example pages',
  response: z.array(example),
});

export const getColoringPage = endpoint({
  id: 'getColoringPage',
  method: 'GET',
  path: '/api/coloring-pages/:id',
  access: 'user',
  summary: 'One page of the user',
  params: idParams,
  query: z.object({ images: z.enum(['url', 'base64']).optional() }),
  response: coloringPage,
  errors: ['NOT_FOUND'],
});

export const updateFavorite = endpoint({
  id: 'updateFavorite',
  method: 'PATCH',
  path: '/api/coloring-pages/:id/favorite',
  access: 'user',
  summary: 'Mark or unmark a favorite',
  params: idParams,
  body: z.object({ is_favorite: z.boolean() }),
  response: z.object({ id: uuid, is_favorite: z.boolean() }),
  errors: ['NOT_FOUND'],
});

export const deleteColoringPage = endpoint({
  id: 'deleteColoringPage',
  method: 'DELETE',
  path: '/api/coloring-pages/:id',
  access: 'user',
  summary: 'Delete a page for good; its colored copies stay',
  params: idParams,
  response: z.object({ message: z.string() }),
  errors: ['NOT_FOUND'],
});

/** Widths in pixels in which an image is served; without one, the full page. */
export const IMAGE_WIDTHS = [320, 640] as const;

/** Answers `image/png`, not JSON: an example by id alone, else the owner's token or the signature of a row's URL. */
export const getPageImage = endpoint({
  id: 'getPageImage',
  method: 'GET',
  path: '/api/coloring-pages/:id/image',
  access: 'page-image',
  summary: 'The picture of a page (PNG)',
  params: idParams,
  query: z.object({
    w: z.enum(['320', '640']).optional(),
    exp: z.string().max(20).optional(),
    sig: z.string().max(100).optional(),
  }),
  response: z.never(),
  errors: ['NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
});

/** Answers `image/png`, 640 pixels wide, not JSON; 404 for a page without a `suggestion_url`. */
export const getPageSuggestion = endpoint({
  id: 'getPageSuggestion',
  method: 'GET',
  path: '/api/coloring-pages/:id/suggestion',
  access: 'page-image',
  summary: 'One way to color a page (PNG)',
  params: idParams,
  query: z.object({ exp: z.string().max(20).optional(), sig: z.string().max(100).optional() }),
  response: z.never(),
  errors: ['NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
});

/** Answers `application/pdf`, not JSON. With `numbers=1` to be colored by number; 404 then for a page without a `suggestion_url`. */
export const getPagePdf = endpoint({
  id: 'getPagePdf',
  method: 'GET',
  path: '/api/coloring-pages/:id/pdf',
  access: 'user',
  summary: 'The page at true size as PDF',
  params: idParams,
  query: z.object({ paper: z.enum(['letter', 'a4']).default('letter'), numbers: z.literal('1').optional() }),
  response: z.never(),
  errors: ['NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
});

/** Largest body of a colored save: 12 MB. */
export const COLORED_BODY_LIMIT_BYTES = 12 * 1024 * 1024;

/** Takes an optional `Idempotency-Key` header: the same key saves one copy. */
export const saveColoredPage = endpoint({
  id: 'saveColoredPage',
  method: 'POST',
  path: '/api/coloring-pages/colored',
  access: 'user',
  summary: 'Save a colored copy as a new page',
  body: z.object({
    original_page_id: uuid,
    image_base64: pngBase64,
    color_data: z.object({ colors_used: z.int().min(0).max(1000) }),
  }),
  bodyLimitBytes: COLORED_BODY_LIMIT_BYTES,
  response: coloringPage,
  errors: [
    'NOT_FOUND',
    'INVALID_IMAGE',
    'IDEMPOTENCY_CONFLICT',
    'PAYLOAD_TOO_LARGE',
    'PAGE_LIMIT_REACHED',
    'RATE_LIMITED',
    'UNAVAILABLE',
  ],
});
