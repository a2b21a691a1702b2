import type { ColoringPage } from '@lineleaf/api-client/contract';
import { Button, Dialog } from '@lineleaf/design-system';
import { PaletteIcon, PencilLineIcon, TrashIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import { FavoriteButton } from './FavoriteButton.tsx';
import type { PageHandlers } from './PageCard.tsx';
import styles from './PageDialog.module.css';
import { PageName } from './PageName.tsx';
import { PagePicture } from './PagePicture.tsx';
import { PageSteps } from './PageSteps.tsx';
import { PdfDownload } from './PdfDownload.tsx';
import { PrintOrShareButton } from './PrintOrShareButton.tsx';

interface PageDialogProps extends Omit<PageHandlers, 'onOpen' | 'onSelect'> {
  /** Shown while there is one. */
  readonly page: ColoringPage | undefined;
  /** Its place among the pages of the screen, from 0, and how many they are. */
  readonly index: number;
  readonly count: number;
  onStep(by: -1 | 1): void;
  /** Whether the page leads to the coloring editor from here. */
  readonly isColorable: boolean;
  onClose(): void;
}

/** The large view of a page with everything that can be done with it. */
export function PageDialog({ page, ...rest }: PageDialogProps) {
  return (
    <Dialog
      isOpen={page !== undefined}
      onOpenChange={(isOpen) => !isOpen && rest.onClose()}
      title={page ? <PageName page={page} /> : ''}
      size="large"
    >
      {page ? <PageView page={page} {...rest} /> : null}
    </Dialog>
  );
}

function PageView({
  page,
  isColorable,
  onColor,
  onToggleFavorite,
  onDelete,
  onRename,
  ...steps
}: PageDialogProps & { readonly page: ColoringPage }) {
  const { t } = useTranslation('studio');
  return (
    <div className={styles.view}>
      <PageSteps {...steps}>
        <div className={styles.picture}>
          <PagePicture page={page} size="full" />
        </div>
      </PageSteps>
      <div className={styles.actions}>
        {isColorable ? (
          <Button icon={<PaletteIcon />} onClick={() => onColor(page)}>
            {t('actions.color')}
          </Button>
        ) : null}
        <FavoriteButton page={page} onToggle={onToggleFavorite} />
        <PrintOrShareButton page={page} prepareAfterMs={0} isLabelled />
        <Button variant="ghost" icon={<PencilLineIcon />} onClick={() => onRename(page)}>
          {t('actions.rename')}
        </Button>
        <Button variant="ghost" icon={<TrashIcon />} onClick={() => onDelete(page)}>
          {t('actions.delete')}
        </Button>
      </div>
      <PdfDownload page={page} />
    </div>
  );
}
