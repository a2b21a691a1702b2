import { beforeAll } from 'vitest';
import { loadOverlays } from '../overlays/loadOverlays.ts';

// Tests start as in an idle browser, with the overlays loaded. Their loading has tests of its own.
beforeAll(async () => {
  await loadOverlays();
  // What messages look like is seen in Storybook and in the journeys. Here their hundred rules would be matched for each element
  // that is looked for by its role, and their entrance, which begins invisible, would be waited for.
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent?.includes('[data-sonner-toaster]')) style.remove();
});
