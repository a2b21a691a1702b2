import type { ColoringPage } from '@lineleaf/api-client/contract';
import { AlertDialog, toast } from '@lineleaf/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteColoringPageMutation } from '../api/studioApi.ts';

interface DeleteDialogProps {
  /** The pages in question; asked while there are any. */
  readonly pages: readonly ColoringPage[];
  /** The favorites name things differently. */
  readonly wording: 'gallery' | 'favorites';
  /** Called when it was cancelled or has been tried. */
  onClose(): void;
  /** Called before that when all of them are gone. */
  onDeleted?(): void;
}

/** Asks once before pages are deleted for good, of several too in the specified words; deletes them, and says how that went. */
export function DeleteDialog({ pages, wording, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('studio');
  const [deletePage] = useDeleteColoringPageMutation();
  const [isBusy, setIsBusy] = useState(false);
  const isMany = pages.length > 1;

  async function confirm(): Promise<void> {
    setIsBusy(true);
    let deleted = 0;
    // One after the other: the server is asked for no more at once than by a single deletion.
    for (const { id } of pages) if ((await deletePage(id)).error === undefined) deleted += 1;
    setIsBusy(false);
    if (deleted === 1) toast.success(t(`delete.${wording}.done`));
    if (deleted > 1) toast.success(t('delete.doneMany', { count: deleted }));
    if (deleted < pages.length) toast.error(t(isMany ? 'delete.failedMany' : 'delete.failed'));
    else onDeleted?.();
    onClose();
  }

  return (
    <AlertDialog
      isOpen={pages.length > 0}
      onOpenChange={(isOpen) => !(isOpen || isBusy) && onClose()}
      title={t(`delete.${wording}.title`)}
      description={
        isMany ? `${t('selection.count', { count: pages.length })}. ${t('delete.text')}` : t('delete.text')
      }
      cancelLabel={t('delete.cancel')}
      actionLabel={t(`delete.${wording}.action`)}
      onAction={() => void confirm()}
      isDangerous
      isBusy={isBusy}
    />
  );
}
