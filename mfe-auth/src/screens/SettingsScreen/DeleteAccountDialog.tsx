import { detailOf, signOut, useAppDispatch } from '@lineleaf/api-client';
import { AlertDialog, toast } from '@lineleaf/design-system';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteAccountMutation } from '../../api/accountApi.ts';
import { PasswordField } from '../../components/AccountFields.tsx';

interface DeleteAccountDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks for the password, deletes the account and signs out. A wrong password leaves everything as it was. */
export function DeleteAccountDialog({ isOpen, onOpenChange }: DeleteAccountDialogProps) {
  const { t } = useTranslation('settings');
  const dispatch = useAppDispatch();
  const formRef = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await deleteAccount({ password });
    if (result.data === undefined) return toast.error(detailOf(result.error) ?? t('data.deleteFailed'));
    toast.success(result.data.message);
    dispatch(signOut());
  };
  const changeOpen = (next: boolean) => {
    setPassword('');
    onOpenChange(next);
  };
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={changeOpen}
      title={t('data.deleteTitle')}
      description={t('data.deleteText')}
      cancelLabel={t('cancel')}
      actionLabel={t('data.deleteConfirm')}
      isDangerous
      isBusy={isLoading}
      // The form's own submission, so that the browser asks for the password.
      onAction={() => formRef.current?.requestSubmit()}
    >
      <form ref={formRef} method="post" onSubmit={(event) => void submit(event)}>
        <PasswordField
          autoComplete="current-password"
          disabled={isLoading}
          value={password}
          onChange={setPassword}
        />
      </form>
    </AlertDialog>
  );
}
