import { detailOf, signOut, useAppDispatch } from '@lineleaf/api-client';
import { Button, Dialog, DownloadIcon, Field, TrashIcon, toast } from '@lineleaf/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteAccountMutation, useExportAccountMutation } from '../../api/authApi.ts';
import formClasses from '../AuthScreen/AuthCard.module.css';
import classes from './SettingsScreen.module.css';

/** Takes one's data away, or ends the account for good. */
export function AccountData() {
  const { t } = useTranslation('auth');
  const [exportAccount, { isLoading }] = useExportAccountMutation();
  const [isDeleting, setIsDeleting] = useState(false);

  const download = async () => {
    const result = await exportAccount();
    if (result.data) saveJson('lineleaf-account.json', result.data);
    else toast.error(detailOf(result.error) ?? t('data.exportFailed'));
  };
  return (
    <div className={classes.data}>
      <h2>{t('data.heading')}</h2>
      <p>{t('data.text')}</p>
      <div className={classes.actions}>
        <Button
          variant="secondary"
          icon={<DownloadIcon />}
          isBusy={isLoading}
          onClick={() => void download()}
        >
          {t('data.export')}
        </Button>
        <Button variant="danger" icon={<TrashIcon />} onClick={() => setIsDeleting(true)}>
          {t('data.delete')}
        </Button>
      </div>
      <Dialog
        isOpen={isDeleting}
        onOpenChange={setIsDeleting}
        title={t('data.deleteTitle')}
        description={t('data.deleteText')}
        size="small"
      >
        <DeleteAccountForm onCancel={() => setIsDeleting(false)} />
      </Dialog>
    </div>
  );
}

function DeleteAccountForm({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await deleteAccount({ password });
    if (result.data === undefined) return toast.error(detailOf(result.error) ?? t('data.deleteFailed'));
    toast.success(result.data.message);
    dispatch(signOut());
  };
  return (
    <form className={formClasses.form} method="post" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('field.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className={classes.actions}>
        <Button variant="secondary" onClick={onCancel}>
          {t('data.cancel')}
        </Button>
        <Button type="submit" variant="danger" isBusy={isLoading}>
          {t('data.deleteConfirm')}
        </Button>
      </div>
    </form>
  );
}

function saveJson(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
