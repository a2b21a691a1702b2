import { Button, copyText, toast } from '@lineleaf/design-system';
import { CopyIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import classes from './SettingsScreen.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows the recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('settings');
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast.success(t('totp.copied'));
    else toast.error(t('totp.notCopied'));
  };
  return (
    <div className={classes.part}>
      <p>{t('totp.codesText')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="secondary" icon={<CopyIcon />} onClick={() => void copy()}>
          {t('totp.copy')}
        </Button>
        <Button onClick={onDone}>{t('totp.done')}</Button>
      </div>
    </div>
  );
}
