import { detailOf } from '@lineleaf/api-client';
import type { AdminUser } from '@lineleaf/api-client/contract';
import { AlertDialog, toast } from '@lineleaf/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteUserMutation } from '../../api/adminApi.ts';

/** Deletes a user after confirmation, and says what the server says. */
export function DeleteUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  const [deleteUser, { isLoading }] = useDeleteUserMutation();

  const confirm = async () => {
    const { data, error } = await deleteUser(user.id);
    if (error) toast.error(detailOf(error) ?? t('delete.failed'));
    else toast.success(data?.message || t('delete.succeeded'));
    onClose();
  };

  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('delete.title')}
      description={t('delete.description', { name: user.username, email: user.email })}
      cancelLabel={t('cancel')}
      actionLabel={t('delete.confirm')}
      isDangerous
      isBusy={isLoading}
      onAction={() => void confirm()}
    />
  );
}
