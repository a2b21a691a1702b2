import { detailOf, replaceToken, toApiError, useAppDispatch, useSession } from '@lineleaf/api-client';
import { isBlankPassword, PASSWORD_CHANGE_MIN_LENGTH } from '@lineleaf/api-client/contract';
import { Button, Field, toast } from '@lineleaf/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAccountAgain, useChangePasswordMutation } from '../../api/accountApi.ts';
import { useCommonPassword } from '../../components/useCommonPassword.ts';
import { useFormFault } from '../../components/useFormFault.ts';
import classes from '../AuthScreen/AuthCard.module.css';

const EMPTY = { current: '', next: '', confirmation: '' };

/** Changes the password; this device goes on with the fresh token, every other one is signed out. */
export function ChangePasswordForm() {
  const { t } = useTranslation(['settings', 'auth']);
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const [values, setValues] = useState(EMPTY);
  const isComplete = Object.values(values).every((value) => value !== '');

  const { refuse, hintOf, clear } = useFormFault();
  const { warning, onBlur } = useCommonPassword(values.next);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fault = (field: keyof typeof EMPTY, message: string, hint?: string) =>
      refuse(form, { field, message, hint });
    if (values.next.length < PASSWORD_CHANGE_MIN_LENGTH) {
      return fault('next', t('password.tooShort'));
    }
    if (isBlankPassword(values.next)) {
      return fault('next', t('auth:field.blankPassword'), t('auth:hint.blankPassword'));
    }
    if (values.next !== values.confirmation) {
      return fault('confirmation', t('password.mismatch'));
    }
    const body = { current_password: values.current, new_password: values.next };
    const result = await changePassword(body);
    if (result.data === undefined) {
      const message = detailOf(result.error) ?? t('password.failed');
      return isWrongPassword(result.error)
        ? fault('current', message, t('password.currentHint'))
        : toast.error(message);
    }
    dispatch(replaceToken(result.data.access_token));
    dispatch(readAccountAgain());
    setValues(EMPTY);
    toast.success(result.data.message);
  };
  const field = (name: keyof typeof EMPTY, label: string, autoComplete: string) => (
    <Field
      label={label}
      type="password"
      name={name}
      autoComplete={autoComplete}
      required
      hint={name === 'next' ? (warning ?? t('password.length')) : undefined}
      onBlur={name === 'next' ? onBlur : undefined}
      error={hintOf(name)}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
    />
  );

  return (
    <form className={classes.form} method="post" onSubmit={(event) => void submit(event)} onChange={clear}>
      <h2>{t('password.heading')}</h2>
      {/* Not shown: tells password keepers whose password changes. */}
      <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <fieldset className={classes.fields} disabled={isLoading}>
        {field('current', t('password.current'), 'current-password')}
        {field('next', t('password.next'), 'new-password')}
        {field('confirmation', t('password.confirmation'), 'new-password')}
        <Button type="submit" disabled={!isComplete} isBusy={isLoading}>
          {t('password.submit')}
        </Button>
      </fieldset>
    </form>
  );
}

function isWrongPassword(error: unknown): boolean {
  const fault = toApiError(error);
  return fault.kind === 'http' && fault.code === 'WRONG_PASSWORD';
}
