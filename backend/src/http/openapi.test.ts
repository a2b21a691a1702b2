import { readFileSync } from 'node:fs';
import { endpoints } from '@lineleaf/api-client/schemas';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './openapi.ts';

test('the document names every endpoint of the contract with its refusals', () => {
  const { paths = {} } = openApiDocument();
  const operations = Object.values(paths).flatMap((path) => Object.values(path ?? {}));
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids)).toEqual(new Set(Object.keys(endpoints)));
  const generate = paths['/api/generate-coloring-page']?.post;
  expect(Object.keys(generate?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '401', '402', '422', '503']),
  );
  expect(generate?.security).toEqual([{ bearer: [] }]);
});

test('the document names the headers that a call takes', () => {
  const { paths = {} } = openApiDocument();
  const headers = (operation: unknown): string[] =>
    z
      .object({ parameters: z.array(z.object({ in: z.string(), name: z.string() })) })
      .parse(operation)
      .parameters.filter((parameter) => parameter.in === 'header')
      .map(({ name }) => name);
  expect(headers(paths['/api/generate-coloring-page']?.post)).toEqual(['Idempotency-Key']);
  expect(headers(paths['/api/coloring-pages/colored']?.post)).toEqual(['Idempotency-Key']);
  const saved = paths['/api/coloring-pages/{id}/colored']?.put;
  expect(headers(saved)).toEqual(['If-Match', 'Idempotency-Key']);
});

test('docs/openapi.json is the document of this contract (rewrite it with `npm run openapi -w backend`)', () => {
  const written = JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'));
  expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});
