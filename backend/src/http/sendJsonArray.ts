import { once } from 'node:events';
import type { Response } from 'express';

/** Text is handed on in pieces of about this length, in characters: few writes, little memory. */
const PIECE_LENGTH = 32 * 1024;

/**
 * Writes an array of any length, waiting for the reader, so that one item and one piece of text are in memory at a time. A
 * fault in mid-stream ends the connection without closing the array.
 */
export async function sendJsonArray(response: Response, items: AsyncIterable<unknown>): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  let piece = '[';
  let separator = '';
  response.type('json');
  try {
    for await (const item of items) {
      if (gone.signal.aborted) return;
      piece += separator + JSON.stringify(item);
      separator = ',';
      if (piece.length < PIECE_LENGTH) continue;
      const isReady = response.write(piece);
      piece = '';
      if (!isReady) await once(response, 'drain', { signal: gone.signal });
    }
    response.end(`${piece}]`);
  } catch (error) {
    if (gone.signal.aborted) return;
    throw error;
  }
}
