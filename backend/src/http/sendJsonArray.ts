import type { Response } from 'express';
import { sendPieces } from './sendPieces.ts';

/** Text is handed on in pieces of about this length, in characters: few writes, little memory. */
const PIECE_LENGTH = 32 * 1024;

/**
 * Writes an array of any length, waiting for the reader, so that one item and one piece of text are in memory at a time. A
 * fault in mid-stream ends the connection without closing the array.
 */
export function sendJsonArray(response: Response, items: AsyncIterable<unknown>): Promise<void> {
  response.type('json');
  return sendPieces(response, piecesOf(items));
}

async function* piecesOf(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let piece = '[';
  let separator = '';
  for await (const item of items) {
    piece += separator + JSON.stringify(item);
    separator = ',';
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}]`;
}
