import { toApiError } from '@lineleaf/api-client';
import { Button } from '@lineleaf/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField, EmailField, PasswordField } from '../../components/AccountFields.tsx';
import classes from './AuthCard.module.css';
import type { AuthFormProps } from './authDraft.ts';
import { useAuthentication } from './useAuthentication.ts';

interface LoginFormProps extends AuthFormProps {
  readonly onRefused: () => void;
}

/** The log-in form. */
export function LoginForm({ draft, onDraftChange, onBusyChange, onRefused }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const { isBusy, authenticate } = useAuthentication(onBusyChange);

  const code = useCode(isBusy);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { email, password } = draft;
    const refuse = (error: unknown) => {
      onRefused();
      return code.refuse(error);
    };
    void authenticate({
      call: ({ login }) => login({ email, password, totp: code.isAsked ? code.typed : undefined }),
      welcome: t('login.welcome'),
      onRefused: refuse,
    });
  };

  return (
    <form className={classes.form} method="post" onSubmit={submit}>
      <h2>{t('login.heading')}</h2>
      <p className={classes.lead}>{t('login.text')}</p>
      <fieldset className={classes.fields} disabled={isBusy}>
        <EmailField
          id="account-email"
          autoComplete="username"
          value={draft.email}
          onChange={(email) => {
            code.forget();
            onDraftChange({ email });
          }}
        />
        <PasswordField
          id="account-password"
          autoComplete="current-password"
          value={draft.password}
          onChange={(password) => onDraftChange({ password })}
        />
        {code.isAsked && <CodeField ref={code.ref} value={code.typed} onChange={code.type} />}
        <Button type="submit" size="large" isBusy={isBusy}>
          {isBusy ? t('card.busy') : t('login.submit')}
        </Button>
      </fieldset>
      <a className={classes.link} href="/forgot-password">
        {t('login.forgot')}
      </a>
    </form>
  );
}

/** The code that some accounts ask for besides the password: its field takes focus when it is asked for, and when it was wrong. */
function useCode(isBusy: boolean) {
  const ref = useRef<HTMLInputElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [typed, type] = useState('');
  useEffect(() => {
    if (isAsked && !isBusy) ref.current?.focus();
  }, [isAsked, isBusy]);
  /** Returns whether the refusal only asks for the code. */
  const refuse = (error: unknown): boolean => {
    const fault = toApiError(error);
    const isRequired = fault.kind === 'http' && fault.code === 'TOTP_REQUIRED';
    if (isRequired) setIsAsked(true);
    type('');
    return isRequired;
  };
  return { ref, isAsked, typed, type, refuse, forget: () => setIsAsked(false) };
}
