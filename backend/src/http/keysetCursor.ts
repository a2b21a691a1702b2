import { Op, type WhereOptions } from 'sequelize';
import { z } from 'zod';
import { ApiError } from './ApiError.ts';

/** The place after one row of a list that is ordered by `createdAt` and `id`, both descending. */
export interface KeysetPosition {
  readonly createdAt: Date;
  readonly id: string;
}

const position = z.tuple([z.int().min(0).max(8.64e15), z.uuid()]);

/** An opaque text for a position. */
export function encodeCursor({ createdAt, id }: KeysetPosition): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');
}

/** INVALID_REQUEST for a text that is no cursor of ours. */
export function decodeCursor(cursor: string): KeysetPosition {
  try {
    const [createdAtMs, id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { createdAt: new Date(createdAtMs), id };
  } catch {
    throw new ApiError('INVALID_REQUEST', { fields: { cursor: 'This is not valid' } });
  }
}

/** Rows after a position; every row without one. */
export function afterPosition(after: KeysetPosition | undefined): WhereOptions {
  if (!after) return {};
  const { createdAt, id } = after;
  return {
    [Op.or]: [{ createdAt: { [Op.lt]: createdAt } }, { createdAt, id: { [Op.lt]: id } }],
  };
}

/** The path and query that ask for the rows after `cursor`. */
export function nextPageUrl(currentUrl: string, cursor: string): string {
  const url = new URL(currentUrl, 'http://localhost');
  url.searchParams.set('cursor', cursor);
  return `${url.pathname}${url.search}`;
}

/** The order that cursors follow: newest first. */
export const NEWEST_FIRST: [string, string][] = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
];
