import { detailOf } from '@lineleaf/api-client';
import { AlertDialog, toast } from '@lineleaf/design-system';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDisableTotpMutation } from '../../api/accountApi.ts';
import { CodeField, PasswordField } from '../../components/AccountFields.tsx';
import classes from './SettingsScreen.module.css';

/** Asks for the password and a code, and has log-in ask for no code any more. */
export function DisableTotpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const formRef = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState('');
  const [disableTotp, { isLoading }] = useDisableTotpMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await disableTotp({ password, totp });
    if (result.data === undefined) return toast.error(detailOf(result.error) ?? t('totp.failed'));
    toast.success(result.data.message);
    onClose();
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('totp.disableTitle')}
      description={t('totp.disableText')}
      cancelLabel={t('cancel')}
      actionLabel={t('totp.disable')}
      isDangerous
      isBusy={isLoading}
      // The form's own submission, so that the browser asks for what is missing.
      onAction={() => formRef.current?.requestSubmit()}
    >
      <form ref={formRef} className={classes.part} method="post" onSubmit={(event) => void submit(event)}>
        <PasswordField
          autoComplete="current-password"
          disabled={isLoading}
          value={password}
          onChange={setPassword}
        />
        <CodeField disabled={isLoading} value={totp} onChange={setTotp} />
        {/* Enter submits a form of several fields only where it has a button. */}
        <button type="submit" hidden />
      </form>
    </AlertDialog>
  );
}
