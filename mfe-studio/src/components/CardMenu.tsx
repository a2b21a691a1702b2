import type { ColoringPage } from '@lineleaf/api-client/contract';
import { IconButton, Menu } from '@lineleaf/design-system';
import { MoreIcon, PencilLineIcon, PrinterIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import { useIsHandheld } from './useMediaQuery.ts';
import { usePrinting } from './usePrinting.ts';

interface CardMenuProps {
  readonly page: ColoringPage;
  onRename(page: ColoringPage): void;
}

/** What is asked of a page less often. Printing is there for phones and tablets too, whose card shares. */
export function CardMenu({ page, onRename }: CardMenuProps) {
  const { t } = useTranslation('studio');
  const isHandheld = useIsHandheld();
  const { printOnDesktop, printOnHandheld } = usePrinting();
  const print = isHandheld ? printOnHandheld : printOnDesktop;
  return (
    <Menu
      trigger={<IconButton label={t('actions.more')} icon={<MoreIcon />} />}
      items={[
        { label: t('actions.rename'), icon: <PencilLineIcon />, onSelect: () => onRename(page) },
        { label: t('actions.print'), icon: <PrinterIcon />, onSelect: () => void print(page) },
      ]}
    />
  );
}
