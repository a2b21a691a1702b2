import { isBlankPassword, USERNAME_MAX_LENGTH } from '@lineleaf/api-client/contract';
import { Button, Field } from '@lineleaf/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignupMutation } from '../../api/authApi.ts';
import { EmailField, PasswordField } from '../../components/AccountFields.tsx';
import { useCommonPassword } from '../../components/useCommonPassword.ts';
import { useFormFault } from '../../components/useFormFault.ts';
import classes from './AuthCard.module.css';
import type { AuthDraft, AuthFormProps } from './authDraft.ts';
import { isRightAnswer, type MathChallenge } from './mathChallenge.ts';
import { TermsConsent } from './TermsConsent.tsx';
import { useAuthentication } from './useAuthentication.ts';

interface SignupFormProps extends AuthFormProps {
  readonly challenge: MathChallenge;
  readonly onWrongAnswer: () => void;
}

/** The sign-up form. Faults show one at a time: Terms, human check, username; the browser sees to the rest. */
export function SignupForm(props: SignupFormProps) {
  const { draft, onDraftChange, onBusyChange, challenge, onWrongAnswer } = props;
  const { t } = useTranslation('auth');
  const { isBusy, sendSignup } = useSignup(onBusyChange);
  const { refuse, hintOf, clear } = useFormFault();
  const [answer, setAnswer] = useState('');
  const [hasAccepted, setHasAccepted] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fault = (field: string, message: string, hint: string) =>
      refuse(event.currentTarget, { field, message, hint });
    if (!hasAccepted) return fault('terms', t('signup.termsMissing'), t('hint.terms'));
    if (!isRightAnswer(challenge, answer)) {
      setAnswer('');
      onWrongAnswer();
      return fault('sum', t('signup.wrongAnswer'), t('hint.sum'));
    }
    if (draft.username.trim() === '') {
      return fault('username', t('signup.usernameMissing'), t('hint.username'));
    }
    if (isBlankPassword(draft.password)) {
      return fault('password', t('field.blankPassword'), t('hint.blankPassword'));
    }
    sendSignup(draft);
  };

  return (
    <form className={classes.form} method="post" onSubmit={submit} onChange={clear}>
      <h2>{t('signup.heading')}</h2>
      <p className={classes.lead}>{t('signup.text')}</p>
      <fieldset className={classes.fields} disabled={isBusy}>
        <AccountFields draft={draft} onDraftChange={onDraftChange} errorOf={hintOf} />
        <Field
          label={t('signup.question', { ...challenge })}
          name="sum"
          inputMode="numeric"
          autoComplete="off"
          required
          error={hintOf('sum')}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <TermsConsent hasAccepted={hasAccepted} onChange={setHasAccepted} error={hintOf('terms')} />
        <Button type="submit" size="large" isBusy={isBusy}>
          {isBusy ? t('card.busy') : t('signup.submit')}
        </Button>
      </fieldset>
    </form>
  );
}

function useSignup(onBusyChange: (isBusy: boolean) => void) {
  const { t } = useTranslation('auth');
  const [signup] = useSignupMutation();
  const { isBusy, authenticate } = useAuthentication(onBusyChange);
  const sendSignup = ({ email, username, password }: AuthDraft) => {
    const call = () => signup({ email, username: username.trim(), password }).unwrap();
    void authenticate({ call, welcome: t('signup.welcome') });
  };
  return { isBusy, sendSignup };
}

interface AccountFieldsProps extends Pick<AuthFormProps, 'draft' | 'onDraftChange'> {
  readonly errorOf: (field: 'username' | 'password') => string | undefined;
}

function AccountFields({ draft, onDraftChange, errorOf }: AccountFieldsProps) {
  const { t } = useTranslation('auth');
  const { warning, onBlur } = useCommonPassword(draft.password);
  return (
    <>
      <EmailField
        autoComplete="username"
        value={draft.email}
        onChange={(email) => onDraftChange({ email })}
      />
      <Field
        label={t('field.username')}
        name="username"
        autoComplete="nickname"
        maxLength={USERNAME_MAX_LENGTH}
        required
        error={errorOf('username')}
        value={draft.username}
        onChange={(event) => onDraftChange({ username: event.target.value })}
      />
      <PasswordField
        autoComplete="new-password"
        hint={warning ?? t('signup.passwordHint')}
        error={errorOf('password')}
        onBlur={onBlur}
        value={draft.password}
        onChange={(password) => onDraftChange({ password })}
      />
    </>
  );
}
