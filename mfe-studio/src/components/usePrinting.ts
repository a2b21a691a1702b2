import type { ColoringPage } from '@lineleaf/api-client/contract';
import { toast } from '@lineleaf/design-system';
import {
  type PrintWindowOutcome,
  printInFrame,
  printInWindow,
  readPaper,
} from '@lineleaf/design-system/printing';
import { useTranslation } from 'react-i18next';
import { useFreshRow } from './useFreshRow.ts';

const FAILURE_KEYS = {
  blocked: 'printing.popupBlocked',
  unopened: 'printing.windowFailed',
  unprinted: 'printing.printFailed',
} as const satisfies Record<Exclude<PrintWindowOutcome, 'printed'>, string>;

/** Returns the two ways to print a page, each with its messages: on a desktop's hidden frame, in a window on a handheld. */
export function usePrinting() {
  const { t } = useTranslation('studio');
  const fetchRow = useFreshRow();

  async function printOnDesktop(page: ColoringPage): Promise<void> {
    try {
      await printInFrame(jobOf(page)).catch(async () => {
        const fresh = await fetchRow(page);
        if (fresh === undefined || fresh.image_url === page.image_url) throw new Error('No picture');
        await printInFrame(jobOf(fresh));
      });
    } catch {
      toast.error(t('printing.frameFailed'));
    }
  }

  async function printOnHandheld(page: ColoringPage): Promise<void> {
    const outcome = await printInWindow(jobOf(page));
    if (outcome !== 'printed') toast.error(t(FAILURE_KEYS[outcome]));
  }

  return { printOnDesktop, printOnHandheld };
}

function jobOf(page: ColoringPage) {
  return { imageUrl: page.image_url, title: page.prompt, paper: readPaper() };
}
