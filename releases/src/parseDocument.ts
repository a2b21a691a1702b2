import type { z } from 'zod';
import { ReleaseRefused } from './ReleaseRefused.ts';

/**
 * Reads JSON of a known shape.
 * @param name of the document, for people: `mfe-a 1.0.0+b: its contract.json`
 * @throws {ReleaseRefused} `malformed`, naming the first thing that is wrong
 */
export function parseDocument<T>(name: string, text: string, schema: z.ZodType<T>): T {
  const value = parseJson(name, text);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { path = [], message = '' } = parsed.error.issues[0] ?? {};
  const where = path.length === 0 ? '' : `${path.join('.')}: `;
  throw new ReleaseRefused('malformed', `${name} is of another shape (${where}${message})`);
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReleaseRefused('malformed', `${name} is no JSON`);
  }
}
