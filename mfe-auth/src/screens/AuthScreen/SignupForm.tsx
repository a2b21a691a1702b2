import { toApiError } from '@lineleaf/api-client';
import { isBlankPassword, USERNAME_MAX_LENGTH } from '@lineleaf/api-client/contract';
import { Button, Field } from '@lineleaf/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
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

/** The sign-up form. Faults show one at a time: Terms, human check, username; the browser and the server see to the rest. */
export function SignupForm(props: SignupFormProps) {
  const { draft, onDraftChange, onBusyChange, challenge, onWrongAnswer } = props;
  const { t } = useTranslation('auth');
  const { isBusy, sendSignup } = useSignup(onBusyChange);
  const { refuse, hintOf, clear } = useFormFault();
  const [answer, setAnswer] = useState('');
  const [hasAccepted, setHasAccepted] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fault = (field: string, message: string, hint?: string) => refuse(form, { field, message, hint });
    if (!hasAccepted) return fault('terms', t('signup.termsMissing'), t('hint.terms'));
    if (!isRightAnswer(challenge, answer)) {
      setAnswer('');
      onWrongAnswer();
      return fault('sum', t('signup.wrongAnswer'));
    }
    if (draft.username.trim() === '') {
      return fault('username', t('signup.usernameMissing'));
    }
    if (isBlankPassword(draft.password)) {
      return fault('password', t('field.blankPassword'), t('hint.blankPassword'));
    }
    sendSignup(draft, (error) => {
      const refused = refusedField(error);
      if (!refused) return false;
      fault(refused.field, refused.message);
      return true;
    });
  };

  return (
    <form className={classes.form} method="post" onSubmit={submit} onChange={clear}>
      <h2>{t('signup.heading')}</h2>
      <p className={classes.lead}>{t('signup.text')}</p>
      <fieldset className={classes.fields} disabled={isBusy}>
        <AccountFields draft={draft} onDraftChange={onDraftChange} errorOf={hintOf} />
        <Field
          id="account-sum"
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
  const { isBusy, authenticate } = useAuthentication(onBusyChange);
  const sendSignup = ({ email, username, password }: AuthDraft, onRefused: (error: unknown) => boolean) => {
    void authenticate({
      call: ({ signup }) => signup({ email, username: username.trim(), password }),
      welcome: t('signup.welcome'),
      onRefused,
    });
  };
  return { isBusy, sendSignup };
}

const ACCOUNT_FIELDS = ['email', 'username', 'password'] as const;
type AccountFieldName = (typeof ACCOUNT_FIELDS)[number];

/** The first field that the server did not take, with its sentence; undefined where it named none. */
function refusedField(error: unknown) {
  const fault = toApiError(error);
  if (fault.kind !== 'http' || fault.detail === undefined) return undefined;
  const field = ACCOUNT_FIELDS.find((name) => fault.fields?.[name] !== undefined);
  return field && { field, message: fault.detail };
}

interface AccountFieldsProps extends Pick<AuthFormProps, 'draft' | 'onDraftChange'> {
  readonly errorOf: (field: AccountFieldName) => string | undefined;
}

function AccountFields({ draft, onDraftChange, errorOf }: AccountFieldsProps) {
  const { t } = useTranslation('auth');
  const { warning, onBlur } = useCommonPassword(draft.password);
  return (
    <>
      <EmailField
        id="account-email"
        autoComplete="username"
        error={errorOf('email')}
        value={draft.email}
        onChange={(email) => onDraftChange({ email })}
      />
      <Field
        id="account-username"
        label={t('field.username')}
        name="username"
        autoComplete="off"
        maxLength={USERNAME_MAX_LENGTH}
        required
        error={errorOf('username')}
        value={draft.username}
        onChange={(event) => onDraftChange({ username: event.target.value })}
      />
      <PasswordField
        id="account-password"
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
