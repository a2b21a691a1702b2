import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, PROMPT_MAX_LENGTH, pngBase64, uuid } from './primitives.ts';

/** How fine a page is drawn: line weight and smallest region follow it. */
export const DETAIL_LEVELS = ['toddler', 'child', 'detailed'] as const;
export type DetailLevel = (typeof DETAIL_LEVELS)[number];

export const generationResult = z.object({
  id: uuid,
  prompt: z.string(),
  image_base64: pngBase64,
  image_url: z.string(),
  /** What was drawn, in the words of the prompt. */
  drawn: z.array(z.string()),
  /** Words of the prompt that could not be drawn. They stand nowhere on the page: only what is asked for as text is lettered. */
  unknown: z.array(z.string()),
});
export type GenerationResult = z.infer<typeof generationResult>;

/** One job, as polled by a client that asked with `Prefer: respond-async`. */
export const generationJob = z.object({
  id: uuid,
  status: z.enum(['pending', 'running', 'succeeded', 'failed']),
  page_id: uuid.nullable(),
  result: generationResult.nullable(),
  error: z.object({ detail: z.string(), code: z.string() }).nullable(),
});
export type GenerationJob = z.infer<typeof generationJob>;

/** Takes an optional `Idempotency-Key` header; with `Prefer: respond-async` it answers 202 and a job. */
export const generateColoringPage = endpoint({
  id: 'generateColoringPage',
  method: 'POST',
  path: '/api/generate-coloring-page',
  access: 'user',
  summary: 'Draw a page from a description; costs 1 credit',
  body: z.object({
    prompt: z.string().trim().min(1).max(PROMPT_MAX_LENGTH),
    detail: z.enum(DETAIL_LEVELS).optional(),
  }),
  response: generationResult,
  errors: [
    'INSUFFICIENT_CREDITS',
    'BLOCKED_CONTENT',
    'UNSUITABLE_CONTENT',
    'UNWRITABLE_TEXT',
    'NOTHING_TO_DRAW',
    'UNPRINTABLE_PICTURE',
    'IDEMPOTENCY_CONFLICT',
    'PAGE_LIMIT_REACHED',
    'RATE_LIMITED',
    'PROVIDER_UNAVAILABLE',
  ],
});

export const getGeneration = endpoint({
  id: 'getGeneration',
  method: 'GET',
  path: '/api/generations/:id',
  access: 'user',
  summary: 'State of one generation',
  params: idParams,
  response: generationJob,
  errors: ['NOT_FOUND'],
});
