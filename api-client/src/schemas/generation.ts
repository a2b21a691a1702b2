import { z } from 'zod';
import * as contract from '../contract/generation.ts';
import { endpoint } from './endpoint.ts';
import { idempotencyKey, idParams, pngBase64, uuid } from './primitives.ts';

/** A misspelled word of a prompt, as typed and as it was read. */
export const reading = z.object({ word: z.string(), read_as: z.string() });
export type Reading = z.infer<typeof reading>;

export const generationResult = z.object({
  id: uuid,
  prompt: z.string(),
  image_base64: pngBase64,
  image_url: z.string(),
  /** What was drawn, in the words of the prompt. */
  drawn: z.array(z.string()),
  /** Words of the prompt that could not be drawn. They stand nowhere on the page: only what is asked for as text is lettered. */
  unknown: z.array(z.string()),
  /** How misspelled words of the prompt were read: "dinasour" as "dinosaur". */
  readings: z.array(reading),
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

/** With `Prefer: respond-async` it returns 202 and a job. */
export const generateColoringPage = endpoint(contract.generateColoringPage, {
  access: 'user',
  summary: 'Draw a page from a description; costs 1 credit',
  headers: z.object({ 'Idempotency-Key': idempotencyKey.optional() }),
  body: z.object({
    prompt: z.string().trim().min(1).max(contract.PROMPT_MAX_LENGTH),
    detail: z.enum(contract.DETAIL_LEVELS).optional(),
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

export const getGeneration = endpoint(contract.getGeneration, {
  access: 'user',
  summary: 'State of one generation',
  params: idParams,
  response: generationJob,
  errors: ['NOT_FOUND'],
});
