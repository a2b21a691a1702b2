import { toast } from '@lineleaf/design-system';
import {
  type PrintWindowOutcome,
  printInFrame,
  printInWindow,
  readPaper,
  shareFile,
} from '@lineleaf/design-system/printing';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../../state/offerFile.ts';
import { isHandheld } from '../isHandheld.ts';
import type { FinishedPicture } from './useFinishedPicture.ts';

const FAILURES = {
  blocked: 'printing.popupBlocked',
  unopened: 'printing.windowFailed',
  unprinted: 'printing.printFailed',
} as const satisfies Record<Exclude<PrintWindowOutcome, 'printed'>, string>;

/** Prints and shares a finished picture; what goes wrong is told in the specification's words. Nothing happens without one. */
export function usePictureOutlets(picture: FinishedPicture | undefined, prompt: string) {
  const { t } = useTranslation('editor');

  async function printOnDesktop(imageUrl: string): Promise<void> {
    try {
      await printInFrame({ imageUrl, title: prompt, paper: readPaper() });
    } catch {
      toast.error(t('printing.frameFailed'));
    }
  }

  async function printOnHandheld(imageUrl: string): Promise<void> {
    const outcome = await printInWindow({ imageUrl, title: prompt, paper: readPaper() });
    if (outcome !== 'printed') toast.error(t(FAILURES[outcome]));
  }

  async function share({ png, url }: FinishedPicture): Promise<void> {
    const outcome = await shareFile(new File([png], fileNameOf(prompt, 'png'), { type: png.type }));
    if (outcome.kind === 'unavailable') toast.info(t('sharing.unavailable'));
    if (outcome.kind === 'denied') toast.warning(t('sharing.denied'));
    if (outcome.kind === 'unavailable' || outcome.kind === 'denied') await print(url);
    // biome-ignore lint/suspicious/noConsole: the specification wants these failures in the console alone (section 8)
    if (outcome.kind === 'failed') console.info('The picture could not be shared', outcome.error);
  }

  // On phones and tablets hidden frames print the whole app.
  const print = (url: string) => (isHandheld() ? printOnHandheld(url) : printOnDesktop(url));
  return {
    print: () => void (picture && print(picture.url)),
    share: () => void (picture && share(picture)),
  };
}
