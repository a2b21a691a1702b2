import { z } from 'zod';
import type { ErrorCode } from '../contract/errors.ts';
import * as contract from '../contract/pages.ts';
import { endpoint } from './endpoint.ts';
import {
  idempotencyKey,
  idParams,
  ifMatch,
  pngBase64,
  printableText,
  timestamp,
  uuid,
} from './primitives.ts';

/** A coloring page as lists show it. Its addresses of pictures are relative, signed and last 24 to 48 hours. */
export const coloringPage = z.object({
  id: uuid,
  prompt: z.string(),
  /** A title of one's own; null without one, absent in lists that a browser kept from before there were titles. */
  title: z.string().nullable().optional(),
  /** Names the stored picture: another one after each save of a copy. Absent in lists that a browser kept from before there were versions. */
  version: z.string().optional(),
  /** Left out when the list is asked for with `?images=url`. */
  image_base64: pngBase64.optional(),
  is_favorite: z.boolean(),
  is_colored: z.boolean(),
  image_url: z.string(),
  /** The picture 320 pixels wide. */
  thumbnail_url: z.string(),
  /** The picture 640 pixels wide; absent in lists that a browser kept from before there was one. */
  preview_url: z.string().optional(),
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

export const listColoringPages = endpoint(contract.listColoringPages, {
  access: 'user',
  summary: "The user's pages, newest first",
  query: pageListQuery,
  response: z.array(coloringPage),
});

export const listFavorites = endpoint(contract.listFavorites, {
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

export const listExamples = endpoint(contract.listExamples, {
  access: 'public',
  summary: 'The ten example pages',
  response: z.array(example),
});

export const getColoringPage = endpoint(contract.getColoringPage, {
  access: 'user',
  summary: 'One page of the user',
  params: idParams,
  query: z.object({ images: z.enum(['url', 'base64']).optional() }),
  response: coloringPage,
  errors: ['NOT_FOUND'],
});

/** The title is trimmed; null takes it away. */
export const renameColoringPage = endpoint(contract.renameColoringPage, {
  access: 'user',
  summary: 'Give a page a title, or take it away',
  params: idParams,
  body: z.object({ title: printableText(contract.TITLE_MAX_LENGTH).nullable() }),
  response: coloringPage,
  errors: ['NOT_FOUND'],
});

export const updateFavorite = endpoint(contract.updateFavorite, {
  access: 'user',
  summary: 'Mark or unmark a favorite',
  params: idParams,
  body: z.object({ is_favorite: z.boolean() }),
  response: z.object({ id: uuid, is_favorite: z.boolean() }),
  errors: ['NOT_FOUND'],
});

export const deleteColoringPage = endpoint(contract.deleteColoringPage, {
  access: 'user',
  summary: 'Delete a page for good; its colored copies stay',
  params: idParams,
  response: z.object({ message: z.string() }),
  errors: ['NOT_FOUND'],
});

/** Answers a picture, not JSON: an example by id alone, else the owner's token or the signature of a row's URL. */
export const getPageImage = endpoint(contract.getPageImage, {
  access: 'page-image',
  summary: 'The picture of a page (PNG; a smaller one PNG or WebP)',
  params: idParams,
  query: z.object({
    w: z.enum(['320', '640']).optional(),
    /** Of a copy that was saved over. It sets apart what caches keep; which picture is shown the signature says. */
    v: z.string().max(20).optional(),
    exp: z.string().max(20).optional(),
    sig: z.string().max(100).optional(),
  }),
  response: z.never(),
  errors: ['NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
});

/** Answers a picture 640 pixels wide, not JSON; 404 for a page without a `suggestion_url`. */
export const getPageSuggestion = endpoint(contract.getPageSuggestion, {
  access: 'page-image',
  summary: 'One way to color a page (PNG or WebP)',
  params: idParams,
  query: z.object({ exp: z.string().max(20).optional(), sig: z.string().max(100).optional() }),
  response: z.never(),
  errors: ['NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
});

const paper = z.enum(['letter', 'a4']).default('letter');

/** Answers `application/pdf`, not JSON. With `numbers=1` to be colored by number; 404 then for a page without a `suggestion_url`. */
export const getPagePdf = endpoint(contract.getPagePdf, {
  access: 'user',
  summary: 'The page at true size as PDF',
  params: idParams,
  query: z.object({ paper, numbers: z.literal('1').optional() }),
  response: z.never(),
  errors: ['NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
});

/** Answers `application/pdf`, not JSON: a sheet for each page, in the order of the ids. NOT_FOUND if any is not the user's. */
export const getPagesPdf = endpoint(contract.getPagesPdf, {
  access: 'user',
  summary: 'Several pages at true size as one PDF',
  query: z.object({
    /** Ids, with commas between them. */
    ids: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(uuid).min(1).max(contract.PDF_MAX_PAGES)),
    paper,
  }),
  response: z.never(),
  errors: ['NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
});

/** Largest body of a colored save: 12 MB. */
export const COLORED_BODY_LIMIT_BYTES = 12 * 1024 * 1024;

const coloredBody = z.object({
  original_page_id: uuid,
  image_base64: pngBase64,
  color_data: z.object({ colors_used: z.int().min(0).max(1000) }),
});

const SAVE_REFUSALS = [
  'NOT_FOUND',
  'INVALID_IMAGE',
  'IDEMPOTENCY_CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'PAGE_LIMIT_REACHED',
  'RATE_LIMITED',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

export const saveColoredPage = endpoint(contract.saveColoredPage, {
  access: 'user',
  summary: 'Save a colored copy as a new page',
  headers: z.object({ 'Idempotency-Key': idempotencyKey.optional() }),
  body: coloredBody,
  bodyLimitBytes: COLORED_BODY_LIMIT_BYTES,
  response: coloringPage,
  errors: SAVE_REFUSALS,
});

/**
 * Saves over a colored copy. `If-Match` holds the version that was colored on, in quotes; COPY_CHANGED where the copy has
 * another one by now. `original_page_id` is the copy's; any or null where the copy has none.
 */
export const updateColoredPage = endpoint(contract.updateColoredPage, {
  access: 'user',
  summary: 'Save over a colored copy',
  params: idParams,
  // Releases from before it was declared send `If-Match` too: as a required one it would count as new to them.
  headers: z.object({ 'If-Match': ifMatch.optional(), 'Idempotency-Key': idempotencyKey.optional() }),
  body: coloredBody.extend({ original_page_id: uuid.nullable() }),
  bodyLimitBytes: COLORED_BODY_LIMIT_BYTES,
  response: coloringPage,
  errors: [...SAVE_REFUSALS, 'COPY_CHANGED'],
});
