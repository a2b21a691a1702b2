import { detailOf } from '@lineleaf/api-client';
import { Button, Dialog, toast } from '@lineleaf/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeginTotpMutation, useConfirmTotpMutation } from '../../api/accountApi.ts';
import { CodeField, PasswordField } from '../../components/AccountFields.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './SettingsScreen.module.css';

interface Enrollment {
  readonly secret: string;
  readonly otpauth_url: string;
}

/** Turns the code at log-in on: password, then the app and its first code, then the recovery codes. */
export function EnableTotpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const step = codes ? 'codes' : enrollment ? 'app' : 'password';
  return (
    <Dialog isOpen onOpenChange={onClose} title={t(`totp.${step}Title`)} size="small">
      {step === 'password' && <PasswordStep onDone={setEnrollment} />}
      {step === 'app' && enrollment && <AppStep {...enrollment} onDone={setCodes} />}
      {codes && <RecoveryCodes codes={codes} onDone={onClose} />}
    </Dialog>
  );
}

function PasswordStep({ onDone }: { readonly onDone: (enrollment: Enrollment) => void }) {
  const { t } = useTranslation('settings');
  const [password, setPassword] = useState('');
  const [beginTotp, { isLoading }] = useBeginTotpMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await beginTotp({ password });
    if (result.data) onDone(result.data);
    else toast.error(detailOf(result.error) ?? t('totp.failed'));
  };
  return (
    <form className={classes.part} method="post" onSubmit={(event) => void submit(event)}>
      <p>{t('totp.passwordText')}</p>
      <PasswordField
        autoComplete="current-password"
        disabled={isLoading}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" isBusy={isLoading}>
        {t('totp.next')}
      </Button>
    </form>
  );
}

interface AppStepProps extends Enrollment {
  readonly onDone: (codes: readonly string[]) => void;
}

function AppStep({ secret, otpauth_url, onDone }: AppStepProps) {
  const { t } = useTranslation('settings');
  const [totp, setTotp] = useState('');
  const [confirmTotp, { isLoading }] = useConfirmTotpMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await confirmTotp({ totp });
    if (result.data) return onDone(result.data.recovery_codes);
    setTotp('');
    toast.error(detailOf(result.error) ?? t('totp.failed'));
  };
  return (
    <form className={classes.part} method="post" onSubmit={(event) => void submit(event)}>
      <p>{t('totp.appText')}</p>
      <QrCode text={otpauth_url} label={t('totp.qrLabel')} />
      <p>
        {t('totp.secretText')} <code className={classes.secret}>{inGroups(secret)}</code>
      </p>
      <CodeField hint={t('totp.codeHint')} disabled={isLoading} value={totp} onChange={setTotp} />
      <Button type="submit" isBusy={isLoading}>
        {t('totp.enable')}
      </Button>
    </form>
  );
}

/** Easier to type over; apps leave the gaps out. */
function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
