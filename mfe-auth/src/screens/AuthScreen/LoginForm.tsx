import { Button } from '@lineleaf/design-system';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoginMutation } from '../../api/authApi.ts';
import { EmailField, PasswordField } from '../../components/AccountFields.tsx';
import classes from './AuthCard.module.css';
import type { AuthFormProps } from './authDraft.ts';
import { useAuthentication } from './useAuthentication.ts';

interface LoginFormProps extends AuthFormProps {
  readonly onRefused: () => void;
}

/** The log-in form. */
export function LoginForm({ draft, onDraftChange, onBusyChange, onRefused }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const [login] = useLoginMutation();
  const { isBusy, authenticate } = useAuthentication(onBusyChange);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const call = () => login({ email: draft.email, password: draft.password }).unwrap();
    void authenticate({ call, welcome: t('login.welcome'), onRefused });
  };

  return (
    <form className={classes.form} method="post" onSubmit={submit}>
      <h2>{t('login.heading')}</h2>
      <p className={classes.lead}>{t('login.text')}</p>
      <fieldset className={classes.fields} disabled={isBusy}>
        <EmailField
          autoComplete="username"
          value={draft.email}
          onChange={(email) => onDraftChange({ email })}
        />
        <PasswordField
          autoComplete="current-password"
          value={draft.password}
          onChange={(password) => onDraftChange({ password })}
        />
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
