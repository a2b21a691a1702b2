import { z } from 'zod';
import { ERROR_CODES } from '../contract/errors.ts';

/**
 * Shape of every refusal. `detail` is a sentence for people; `fields` names all faulty fields at once; `suggestions` are words
 * that can be drawn, at most three, in the description's language, with NOTHING_TO_DRAW: those written nearly like its own words,
 * or near to what they mean.
 */
export const errorBody = z.object({
  detail: z.string(),
  code: z.enum(ERROR_CODES),
  fields: z.record(z.string(), z.string()).optional(),
  suggestions: z.array(z.string()).optional(),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
