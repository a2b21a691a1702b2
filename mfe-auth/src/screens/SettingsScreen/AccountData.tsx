import { detailOf, fetchFile, requestOf } from '@lineleaf/api-client';
import { exportAccount } from '@lineleaf/api-client/contract';
import { Button, toast } from '@lineleaf/design-system';
import { DownloadIcon, TrashIcon } from '@lineleaf/design-system/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import classes from './SettingsScreen.module.css';

/** Some browsers read the file after the click has returned. */
const REVOKE_AFTER_MS = 60_000;

/** Takes one's data away, or ends the account for good. */
export function AccountData() {
  const { t } = useTranslation('settings');
  const [isCollecting, setIsCollecting] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);

  const download = async () => {
    setIsCollecting(true);
    const { file, error } = await fetchFile(requestOf(exportAccount, { query: { format: 'zip' } }));
    setIsCollecting(false);
    if (file) save('lineleaf-account.zip', file);
    else toast.error(detailOf(error) ?? t('data.exportFailed'));
  };
  return (
    <div className={classes.data}>
      <h2>{t('data.heading')}</h2>
      <p>{t('data.text')}</p>
      <div className={classes.actions}>
        <Button
          variant="secondary"
          icon={<DownloadIcon />}
          isBusy={isCollecting}
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

function save(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
