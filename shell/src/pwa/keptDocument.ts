import { withoutDiscovery } from '@lineleaf/releases/discovery';

/** A page to be kept for a time without a network: without the releases that came with it, which will be others then. */
export async function keptDocument(page: Response): Promise<Response> {
  const { status, headers } = page;
  return new Response(withoutDiscovery(await page.text()), { status, headers });
}
