import { withDiscovery } from '@lineleaf/releases/discovery';
import { expect, it } from 'vitest';
import { discoveryWith } from '../testing/discovered.ts';
import { keptDocument } from './keptDocument.ts';

const PAGE = '<head><title>Lineleaf</title></head><body></body>';

it('a page is kept without the releases that it came with, and otherwise as it is', async () => {
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'self'" };
  const kept = await keptDocument(new Response(withDiscovery(PAGE, discoveryWith([])), { headers }));
  expect(await kept.text()).toBe(PAGE);
  expect(kept.status).toBe(200);
  expect(Object.fromEntries(kept.headers)).toMatchObject({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'",
  });
});
