import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ApiDocument, apiFaults } from './apiFaults.ts';
import type { Schema } from './schemaFaults.ts';

const text: Schema = { type: 'string' };
const objectOf = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

/** An API of one call. */
function api({
  request = objectOf({}),
  answer = objectOf({}),
}: {
  request?: Schema;
  answer?: Schema;
}): ApiDocument {
  return { paths: { '/pages': { post: { requestBody: json(request), responses: { 200: json(answer) } } } } };
}

describe('an answer', () => {
  const page = (fields: Record<string, Schema>, required?: string[]) =>
    api({ answer: { type: 'array', items: objectOf(fields, required) } });
  const known = page({ id: text, kind: { type: 'string', enum: ['a', 'b'] }, size: { type: 'integer' } });
  const kind = { type: 'string', enum: ['a', 'b'] };
  const size = { type: 'integer' };

  it.each([
    ['a field is gone', page({ id: text, kind }), 'answer[].size is not there any more'],
    [
      'a field may be missing',
      page({ id: text, kind, size }, ['id', 'kind']),
      'answer[].size may be missing now',
    ],
    [
      'a field may be null',
      page({ id: { type: ['string', 'null'] }, kind, size }),
      'answer[].id may be null now',
    ],
    [
      'a field may be null in another spelling',
      page({ id: { anyOf: [text, { type: 'null' }] }, kind, size }),
      'answer[].id may be null now',
    ],
    [
      'an enumeration has a value more',
      page({ id: text, kind: { type: 'string', enum: ['a', 'b', 'c'] }, size }),
      'answer[].kind may be c now',
    ],
    [
      'an enumeration is any text',
      page({ id: text, kind: text, size }),
      'answer[].kind may be any value now',
    ],
    ['a type is another', page({ id: text, kind, size: text }), 'answer[].size is string now, it was number'],
  ])('surprises where %s', (_, server, fault) => {
    expect(apiFaults(known, server)).toEqual([`POST /pages: ${fault}`]);
  });

  it.each([
    ['a field more', page({ id: text, kind, size, note: text })],
    ['a value of an enumeration less', page({ id: text, kind: { type: 'string', enum: ['a'] }, size })],
    ['the same', known],
  ])('with %s surprises nobody', (_, server) => {
    expect(apiFaults(known, server)).toEqual([]);
  });

  it('that was null before may be', () => {
    const nullable = page({ id: { type: ['string', 'null'] } });
    expect(apiFaults(nullable, nullable)).toEqual([]);
    expect(apiFaults(nullable, page({ id: text }))).toEqual([]);
  });
});

describe('a request', () => {
  const known = api({
    request: objectOf({ prompt: { type: 'string', maxLength: 500 }, note: text }, ['prompt']),
  });
  const taking = (fields: Record<string, Schema>, required: string[]) =>
    api({ request: objectOf(fields, required) });
  const prompt = { type: 'string', maxLength: 500 };

  it.each([
    [
      'a field is required',
      taking({ prompt, note: text }, ['prompt', 'note']),
      'request.note is newly required',
    ],
    [
      'a field that nobody sends is required',
      taking({ prompt, note: text, style: text }, ['prompt', 'style']),
      'request.style is newly required',
    ],
    ['a field is not accepted', taking({ prompt }, ['prompt']), 'request.note is not accepted any more'],
    [
      'a bound is narrower',
      taking({ prompt: { type: 'string', maxLength: 400 }, note: text }, ['prompt']),
      'request.prompt has a narrower maxLength now: 400',
    ],
    [
      'values are listed',
      taking({ prompt, note: { type: 'string', enum: ['x'] } }, ['prompt']),
      'request.note takes some values alone now',
    ],
  ])('is refused where %s', (_, server, fault) => {
    expect(apiFaults(known, server)).toEqual([`POST /pages: ${fault}`]);
  });

  it('is accepted where more is, and where less is required', () => {
    const wider = taking({ prompt: { type: 'string', maxLength: 900 }, note: text, style: text }, []);
    expect(apiFaults(known, wider)).toEqual([]);
  });

  it('is refused where its query has to have more', () => {
    const withQuery = (required: boolean): ApiDocument => ({
      paths: { '/pages': { get: { parameters: [{ in: 'query', name: 'size', required, schema: text }] } } },
    });
    expect(apiFaults(withQuery(false), withQuery(true))).toEqual([
      'GET /pages: query size is newly required',
    ]);
  });
});

it('a call that the server lacks is told, one that the caller lacks is not', () => {
  expect(apiFaults(api({}), { paths: {} })).toEqual(['POST /pages is not there']);
  expect(apiFaults({ paths: {} }, api({}))).toEqual([]);
});

it('the API of this product fits itself', () => {
  const file = new URL('../../docs/openapi.json', import.meta.url);
  const own: ApiDocument = JSON.parse(readFileSync(file, 'utf8'));
  expect(apiFaults(own, own)).toEqual([]);
});
