import type { RequestHandler } from 'express';
import { newId } from '../randomness.ts';

const ACCEPTABLE_ID = /^[\w-]{8,64}$/;

/** Gives every request an id: the caller's `X-Request-Id` when it is a plain one, else a new one; it is answered too. */
export const requestContext: RequestHandler = (request, response, next) => {
  const offered = request.get('x-request-id');
  const requestId = offered && ACCEPTABLE_ID.test(offered) ? offered : newId();
  response.locals.requestId = requestId;
  response.setHeader('X-Request-Id', requestId);
  next();
};
