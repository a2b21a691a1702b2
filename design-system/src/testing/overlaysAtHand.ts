import { beforeAll } from 'vitest';
import { loadOverlays } from '../overlays/loadOverlays.ts';

// Tests start as in an idle browser, with the overlays loaded. Their loading has tests of its own.
beforeAll(async () => {
  await loadOverlays();
});
