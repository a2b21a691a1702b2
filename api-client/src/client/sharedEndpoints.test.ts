import { describe, expect, it } from 'vitest';
import {
  exportAccount,
  listColoringPages,
  renameColoringPage,
  updateColoredPage,
} from '../contract/index.ts';
import { buildPage, errorResponse, mockEndpoint, networkError } from '../testing/index.ts';
import { mockServer } from '../testing/vitest.ts';
import { fetchFile } from './base/fetchFile.ts';
import { requestOf } from './base/requestOf.ts';
import { sharedEndpoints } from './sharedEndpoints.ts';
import { createAppStore } from './store.ts';

const server = mockServer();

describe('a change of a page', () => {
  it('that saves over a copy names the version that was colored on, and its key', async () => {
    const body = { original_page_id: null, image_base64: 'AAAA', color_data: { colors_used: 2 } };
    const copy = buildPage({ is_colored: true, version: 'new' });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(updateColoredPage, ({ params, body: given, request }) => {
        sent.push(params.id, given, request.headers.get('if-match'), request.headers.get('idempotency-key'));
        return copy;
      }),
    );
    const change = { pageId: copy.id, version: 'old', idempotencyKey: 'key', body };
    const result = await createAppStore().dispatch(sharedEndpoints.updateColoredPage.initiate(change));
    expect(sent).toEqual([copy.id, body, '"old"', 'key']);
    expect(result.data?.version).toBe('new');
  });

  it('has the lists fetched again that show it', async () => {
    const page = buildPage();
    let title: string | null = null;
    server.use(
      mockEndpoint(listColoringPages, () => [{ ...page, title }]),
      mockEndpoint(renameColoringPage, () => {
        title = 'Tom at sea';
        return { ...page, title };
      }),
    );
    const store = createAppStore();
    const list = { retry: { attempts: 1, firstDelayMs: 0 } };
    await store.dispatch(sharedEndpoints.listColoringPages.initiate(list));
    await store.dispatch(
      sharedEndpoints.renameColoringPage.initiate({ pageId: page.id, title: 'Tom at sea' }),
    );
    await expect
      .poll(() => sharedEndpoints.listColoringPages.select(list)(store.getState()).data?.[0]?.title)
      .toBe('Tom at sea');
  });
});

describe('a file', () => {
  const request = requestOf(exportAccount, { query: { format: 'zip' } });

  it('comes with its type, by the token', async () => {
    localStorage.setItem('token', 'mine');
    const headers = { 'Content-Type': 'application/zip' };
    server.use(
      mockEndpoint(
        exportAccount,
        ({ request: { headers: given } }) => new Response(given.get('authorization'), { headers }),
      ),
    );
    const { file } = await fetchFile(request);
    expect([file?.type, await file?.text()]).toEqual(['application/zip', 'Bearer mine']);
  });

  it('that cannot be had says why', async () => {
    server.use(mockEndpoint(exportAccount, () => errorResponse('RATE_LIMITED')));
    expect((await fetchFile(request)).error).toMatchObject({ kind: 'http', code: 'RATE_LIMITED' });
    server.use(mockEndpoint(exportAccount, networkError));
    expect((await fetchFile(request)).error).toMatchObject({ kind: 'network' });
  });
});
