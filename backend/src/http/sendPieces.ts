import { once } from 'node:events';
import type { Response } from 'express';

/**
 * Writes an answer of any length piece by piece, waiting for the reader, so that one piece is in memory at a time. A fault in
 * mid-stream throws and leaves the answer unended; a reader who goes away ends the reading.
 */
export async function sendPieces(
  response: Response,
  pieces: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    for await (const piece of pieces) {
      if (gone.signal.aborted) return;
      if (!response.write(piece)) await once(response, 'drain', { signal: gone.signal });
    }
    response.end();
  } catch (error) {
    if (gone.signal.aborted) return;
    throw error;
  }
}
