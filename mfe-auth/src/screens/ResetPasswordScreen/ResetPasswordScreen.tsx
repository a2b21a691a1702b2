import { isBlankPassword, PASSWORD_MIN_LENGTH } from '@lineleaf/api-client/contract';
import { Button, Field, toast } from '@lineleaf/design-system';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useResetPasswordMutation } from '../../api/authApi.ts';
import { ArrivalHeading } from '../../components/ArrivalHeading.tsx';
import { CardScreen } from '../../components/CardScreen.tsx';
import { reasonOf } from '../../components/reasonOf.ts';
import { useCommonPassword } from '../../components/useCommonPassword.ts';
import { useFormFault } from '../../components/useFormFault.ts';
import { TO_LOGIN } from '../../components/withArrival.tsx';
import classes from '../AuthScreen/AuthCard.module.css';

const REDIRECT_DELAY_MS = 3000;

/** Sets a new password with the token of a reset link; without a token it goes back to the start. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const token = query.get('token');
  const isToldRef = useRef(false);
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    if (token || isToldRef.current) return;
    isToldRef.current = true;
    toast.error(t('reset.invalidLink'));
    void navigate('/', { replace: true });
  }, [token, navigate, t]);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate('/', { replace: true, state: TO_LOGIN }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  if (!token) return null;
  return (
    <CardScreen>
      {isDone ? (
        <>
          <ArrivalHeading>{t('reset.doneHeading')}</ArrivalHeading>
          <p>{t('reset.doneText')}</p>
        </>
      ) : (
        <NewPasswordForm token={token} onDone={() => setIsDone(true)} />
      )}
    </CardScreen>
  );
}

interface NewPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
}

function NewPasswordForm({ token, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [resetPassword, { isLoading }] = useResetPasswordMutation();

  const { refuse, hintOf, clear } = useFormFault();
  const { warning, onBlur } = useCommonPassword(password);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fault = (field: string, message: string, hint?: string) =>
      refuse(event.currentTarget, { field, message, hint });
    if (password.length < PASSWORD_MIN_LENGTH) {
      return fault('new-password', t('reset.tooShort'));
    }
    if (isBlankPassword(password)) {
      return fault('new-password', t('field.blankPassword'), t('hint.blankPassword'));
    }
    if (password !== confirmation) {
      return fault('confirm-password', t('reset.mismatch'));
    }
    const result = await resetPassword({ token, new_password: password });
    if (result.error) toast.error(reasonOf(result.error, t) ?? t('reset.failed'));
    else onDone();
  };

  return (
    <>
      <h1>{t('reset.heading')}</h1>
      <form className={classes.form} method="post" onSubmit={(event) => void submit(event)} onChange={clear}>
        <fieldset className={classes.fields} disabled={isLoading}>
          <Field
            label={t('field.newPassword')}
            type="password"
            name="new-password"
            autoComplete="new-password"
            required
            hint={warning ?? t('signup.passwordHint')}
            error={hintOf('new-password')}
            onBlur={onBlur}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Field
            label={t('field.confirmPassword')}
            type="password"
            name="confirm-password"
            autoComplete="new-password"
            required
            error={hintOf('confirm-password')}
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
          />
          <Button type="submit" size="large" isBusy={isLoading}>
            {t('reset.submit')}
          </Button>
        </fieldset>
      </form>
      <a className={classes.link} href="/forgot-password">
        {t('reset.again')}
      </a>
    </>
  );
}
