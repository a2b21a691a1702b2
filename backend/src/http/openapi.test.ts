import { readFileSync } from 'node:fs';
import { endpoints } from '@lineleaf/api-client/contract';
import { expect, test } from 'vitest';
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

test('docs/openapi.json is the document of this contract (write it anew with `npm run openapi -w backend`)', () => {
  const written = JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'));
  expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});
