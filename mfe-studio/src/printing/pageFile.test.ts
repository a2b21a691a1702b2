import { getPageImage } from '@lineleaf/api-client/contract';
import { buildPage, mockEndpoint } from '@lineleaf/api-client/testing';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '../testing/studioTest.tsx';
import { preparePageFile } from './pageFile.ts';

it('holds one file for each picture of a page: what was saved over a copy is shared as it is now', async () => {
  const fetched: (string | null)[] = [];
  server.use(
    mockEndpoint(getPageImage, ({ query }): Response => {
      fetched.push(query.get('v'));
      return HttpResponse.arrayBuffer(new ArrayBuffer(4));
    }),
  );
  const before = buildPage({ is_colored: true });
  const after = { ...before, version: 'later', image_url: `${before.image_url}&v=later` };
  const prepare = (page: typeof before) => preparePageFile(page, async () => undefined);
  await prepare(before);
  const file = await prepare(after);
  expect(await prepare({ ...after, image_url: `${after.image_url}&sig=tomorrow` })).toBe(file);
  expect(fetched).toEqual([null, 'later']);
});
