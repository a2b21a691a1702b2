import { once } from 'node:events';
import type { Response } from 'express';

/**
 * Writes an array of any length item by item, waiting for the reader, so that one item is in memory at a time. A fault in
 * mid-stream ends the connection without closing the array.
 */
export async function sendJsonArray(response: Response, items: AsyncIterable<unknown>): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  let separator = '[';
  response.type('json');
  try {
    for await (const item of items) {
      if (gone.signal.aborted) return;
      const isReady = response.write(separator + JSON.stringify(item));
      separator = ',';
      if (!isReady) await once(response, 'drain', { signal: gone.signal });
    }
    response.end(separator === '[' ? '[]' : ']');
  } catch (error) {
    if (gone.signal.aborted) return;
    throw error;
  }
}
