import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProductServer } from '@lineleaf/tooling/product';

/** Starts a product for journeys and hands its address on to this process and those it starts; the answer stops it and removes its data. */
// biome-ignore lint/style/noDefaultExport: Playwright runs the default export of its global setup
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lineleaf-product-'));
  const server = await startProductServer({ dataDir });
  process.env.PRODUCT_URL = server.url;
  process.env.PRODUCT_DATA_DIR = dataDir;
  return async () => {
    await server.stop('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
}
