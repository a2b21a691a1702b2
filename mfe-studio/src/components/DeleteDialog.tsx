import type { ColoringPage } from '@lineleaf/api-client/contract';
import { AlertDialog, toast } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import { useDeleteColoringPageMutation } from '../api/studioApi.ts';

interface DeleteDialogProps {
  /** The page in question; asked while there is one. */
  readonly page: ColoringPage | undefined;
  /** The favorites name things differently. */
  readonly wording: 'gallery' | 'favorites';
  /** Called when it was cancelled or the page is gone. */
  onClose(): void;
}

/** Asks before a page is deleted for good, deletes it, and says how that went. */
export function DeleteDialog({ page, wording, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('studio');
  const [deletePage, { isLoading }] = useDeleteColoringPageMutation();

  async function confirm(): Promise<void> {
    if (!page) return;
    try {
      await deletePage(page.id).unwrap();
      toast.success(t(`delete.${wording}.done`));
    } catch {
      toast.error(t('delete.failed'));
    }
    onClose();
  }

  return (
    <AlertDialog
      isOpen={page !== undefined}
      onOpenChange={(isOpen) => !(isOpen || isLoading) && onClose()}
      title={t(`delete.${wording}.title`)}
      description={t('delete.text')}
      cancelLabel={t('delete.cancel')}
      actionLabel={t(`delete.${wording}.action`)}
      onAction={() => void confirm()}
      isDangerous
      isBusy={isLoading}
    />
  );
}
