import { detailOf, refreshUser, useAppDispatch } from '@lineleaf/api-client';
import { type ColoringPage, PDF_MAX_PAGES } from '@lineleaf/api-client/contract';
import { Button, toast } from '@lineleaf/design-system';
import { DownloadIcon, TrashIcon } from '@lineleaf/design-system/icons';
import { readPaper } from '@lineleaf/design-system/printing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadPagesPdf } from '../../printing/downloadPdf.ts';
import { DeleteDialog } from '../DeleteDialog.tsx';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** Which screen's words hold. */
  readonly kind: 'gallery' | 'favorites';
  /** The selected pages, in the order of the screen. */
  readonly pages: readonly ColoringPage[];
  /** Called when all of them were deleted. */
  onDeleted(): void;
  /** Called when no more are to be selected. */
  onEnd(): void;
}

/** What can be done with the selected pages: one PDF of them, or their deletion. It stays in view while the pages scroll. */
export function SelectionBar({ kind, pages, onDeleted, onEnd }: SelectionBarProps) {
  const { t } = useTranslation('studio');
  const { isFetching, download } = usePdfOf(pages, t(`${kind}.listLabel`));
  const [doomed, setDoomed] = useState<readonly ColoringPage[]>([]);
  const isNone = pages.length === 0;
  const isTooMany = pages.length > PDF_MAX_PAGES;
  return (
    <section className={styles.bar} aria-label={t('selection.label')}>
      <p role="status" className={styles.count}>
        {isNone ? t('selection.hint') : t('selection.count', { count: pages.length })}
        {isTooMany ? ` ${t('selection.tooMany', { most: PDF_MAX_PAGES })}` : null}
      </p>
      <div className={styles.actions}>
        <Button
          icon={<DownloadIcon />}
          isBusy={isFetching}
          disabled={isNone || isTooMany}
          onClick={() => void download()}
        >
          {t('actions.pdf')}
        </Button>
        <Button variant="ghost" icon={<TrashIcon />} disabled={isNone} onClick={() => setDoomed(pages)}>
          {t('actions.delete')}
        </Button>
      </div>
      <Button variant="secondary" className={styles.done} onClick={onEnd}>
        {t('selection.done')}
      </Button>
      <DeleteDialog pages={doomed} wording={kind} onClose={() => setDoomed([])} onDeleted={onDeleted} />
    </section>
  );
}

function usePdfOf(pages: readonly ColoringPage[], name: string) {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const [isFetching, setIsFetching] = useState(false);

  async function download(): Promise<void> {
    setIsFetching(true);
    try {
      await downloadPagesPdf(pages, { name, paper: readPaper() });
    } catch (error) {
      toast.error(detailOf(error) ?? t('printing.pdfFailed'));
      await dispatch(refreshUser());
    } finally {
      setIsFetching(false);
    }
  }

  return { isFetching, download };
}
