import type { ColoringPage } from '@lineleaf/api-client/contract';
import { Button, IconButton } from '@lineleaf/design-system';
import { PrinterIcon, ShareIcon } from '@lineleaf/design-system/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsHandheld } from './useMediaQuery.ts';
import { usePrinting } from './usePrinting.ts';
import { useSharing } from './useSharing.ts';

interface PrintOrShareButtonProps {
  readonly page: ColoringPage;
  /** How long the page has to stay on the screen before its file is made ready to share. */
  readonly prepareAfterMs: number;
  readonly isLabelled?: boolean;
}

/** Print on a desktop, Share on phones and tablets. The file to share is fetched before the tap. */
export function PrintOrShareButton({ page, prepareAfterMs, isLabelled = false }: PrintOrShareButtonProps) {
  const { t } = useTranslation('studio');
  const isHandheld = useIsHandheld();
  const [isBusy, setIsBusy] = useState(false);
  const { printOnDesktop } = usePrinting();
  const { prepare, share } = useSharing();

  useEffect(() => {
    if (!isHandheld) return;
    const timer = setTimeout(() => void prepare(page), prepareAfterMs);
    return () => clearTimeout(timer);
  }, [isHandheld, page, prepare, prepareAfterMs]);

  async function run(): Promise<void> {
    setIsBusy(true);
    await (isHandheld ? share(page) : printOnDesktop(page));
    setIsBusy(false);
  }

  const label = t(isHandheld ? 'actions.share' : 'actions.print');
  const icon = isHandheld ? <ShareIcon /> : <PrinterIcon />;
  const handlers = {
    onClick: () => void run(),
    onPointerDown: () => void (isHandheld && prepare(page)),
  };
  return isLabelled ? (
    <Button variant="secondary" icon={icon} isBusy={isBusy} {...handlers}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} icon={icon} disabled={isBusy} {...handlers} />
  );
}
