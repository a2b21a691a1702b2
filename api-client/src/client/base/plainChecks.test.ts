import { afterEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../contract/index.ts';
import { errorBody, user } from '../../schemas/index.ts';
import { buildUser } from '../../testing/index.ts';
import { readLastUser } from '../session/tokenStorage.ts';
import { toHttpError } from './ApiError.ts';

afterEach(() => localStorage.clear());

const refusal = {
  detail: 'No',
  code: ERROR_CODES[0],
  fields: { email: 'Taken' },
  suggestions: ['bear'],
  request_id: 'r',
};

/** An object with each field in turn left out, or of other types. */
function spoiled(good: object): unknown[] {
  return Object.keys(good).flatMap((name) =>
    [undefined, null, true, 7, [], [7], { a: 7 }].map((wrong) => ({ ...good, [name]: wrong })),
  );
}

const readAgain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('what the browser checks without a schema', () => {
  it('takes a refusal for one where its schema does', () => {
    for (const body of [refusal, { ...refusal, code: 'toString' }, ...spoiled(refusal), [], 'text', null].map(
      readAgain,
    )) {
      const isRead = 'code' in toHttpError(400, body);
      expect(isRead, JSON.stringify(body)).toBe(errorBody.safeParse(body).success);
    }
  });

  it('lets the kept user stand in where its schema does', () => {
    const kept = buildUser();
    for (const record of [kept, ...spoiled(kept), [], 'text', null].map(readAgain)) {
      localStorage.setItem('lineleaf.user', JSON.stringify(record));
      const isRead = readLastUser() !== null;
      expect(isRead, JSON.stringify(record)).toBe(user.safeParse(record).success);
    }
  });
});
