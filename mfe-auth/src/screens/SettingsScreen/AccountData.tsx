import { detailOf } from '@lineleaf/api-client';
import { Button, DownloadIcon, TrashIcon, toast } from '@lineleaf/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExportAccountMutation } from '../../api/accountApi.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import classes from './SettingsScreen.module.css';

/** Some browsers read the file after the click has returned. */
const REVOKE_AFTER_MS = 60_000;

/** Takes one's data away, or ends the account for good. */
export function AccountData() {
  const { t } = useTranslation('settings');
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
      <DeleteAccountDialog isOpen={isDeleting} onOpenChange={setIsDeleting} />
    </div>
  );
}

function saveJson(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
