import type { ColoringPage } from '@lineleaf/api-client/contract';
import { toast } from '@lineleaf/design-system';
import { shareFile } from '@lineleaf/design-system/printing';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { preparePageFile } from '../printing/pageFile.ts';
import { useFreshRow } from './useFreshRow.ts';
import { usePrinting } from './usePrinting.ts';

/** Returns `prepare`, which fetches a page's file before the tap, and `share`, which falls back to a print window. */
export function useSharing() {
  const { t } = useTranslation('studio');
  const { printOnHandheld } = usePrinting();
  const fetchRow = useFreshRow();

  const prepare = useCallback(
    (page: ColoringPage) => preparePageFile(page, async (aged) => (await fetchRow(aged))?.image_url),
    [fetchRow],
  );

  async function share(page: ColoringPage): Promise<void> {
    const outcome = await shareFile(await prepare(page));
    if (outcome.kind === 'unavailable') toast.info(t('sharing.unavailable'));
    if (outcome.kind === 'denied') toast.warning(t('sharing.denied'));
    if (outcome.kind === 'unavailable' || outcome.kind === 'denied') await printOnHandheld(page);
    if (outcome.kind === 'failed') logShareFailure(outcome.error);
  }

  return { prepare, share };
}

function logShareFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants these failures in the console alone (section 8)
  console.info('The page could not be shared', error);
}
