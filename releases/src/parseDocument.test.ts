import { describe, expect, it } from 'vitest';
import { parseApi } from './apiFaults.ts';
import { EMPTY_POINTER, parsePointer } from './pointer.ts';
import { ReleaseRefused } from './ReleaseRefused.ts';
import { pointerOf, recordOf } from './testing/records.ts';

const POINTER = 'The pointer of the release store (remotes.json)';

/** What refuses a text, which must be of this package. */
function refusalOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof ReleaseRefused && error.code === 'malformed') return error.message;
    throw error;
  }
  return 'not refused';
}

describe('a pointer', () => {
  it('is read as it was written; one of the time before rollouts as an empty one', () => {
    const pointer = pointerOf({ shell: recordOf('shell', '1.0.0+a') });
    expect(parsePointer(JSON.stringify(pointer))).toEqual(pointer);
    expect(parsePointer('{"remotes":{"mfe-a":{}}}')).toEqual(EMPTY_POINTER);
  });

  it.each([
    ['', `${POINTER} is no JSON`],
    ['{"generation":1,', `${POINTER} is no JSON`],
    ['null', `${POINTER} is of another shape (Invalid input: expected object, received null)`],
    [
      '{"parts":{}}',
      `${POINTER} is of another shape (generation: Invalid input: expected number, received undefined)`,
    ],
    [
      '{"generation":1,"parts":{"billing":{}},"events":[]}',
      `${POINTER} is of another shape (parts.billing: Invalid key in record)`,
    ],
  ])('that is broken is refused with one sentence: %s', (text, sentence) => {
    expect(refusalOf(() => parsePointer(text))).toBe(sentence);
  });
});

describe('the description of an API', () => {
  it.each(['<html>', '[]', '{}', '{"paths":[]}', '{"paths":{"/me":null}}'])('is not %s', (text) => {
    expect(refusalOf(() => parseApi('It', text))).toMatch(/^It is (no JSON|of another shape \(.+\))$/);
  });
});
