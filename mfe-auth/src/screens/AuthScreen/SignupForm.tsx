import { USERNAME_MAX_LENGTH } from '@lineleaf/api-client/contract';
import { Button, Checkbox, Dialog, Field, TermsText, toast } from '@lineleaf/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignupMutation } from '../../api/authApi.ts';
import classes from './AuthCard.module.css';
import { isRightAnswer, type MathChallenge } from './mathChallenge.ts';
import { useAuthentication } from './useAuthentication.ts';

interface SignupFormProps {
  readonly challenge: MathChallenge;
  readonly onWrongAnswer: () => void;
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** The sign-up form. Faults show one at a time: Terms, human check, username; the browser sees to the rest. */
export function SignupForm({ challenge, onWrongAnswer, onBusyChange }: SignupFormProps) {
  const { t } = useTranslation('auth');
  const [signup] = useSignupMutation();
  const { isBusy, authenticate } = useAuthentication(onBusyChange);
  const [email, setEmail] = useState('');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [answer, setAnswer] = useState('');
  const [hasAccepted, setHasAccepted] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasAccepted) return toast.error(t('signup.termsMissing'));
    if (!isRightAnswer(challenge, answer)) {
      setAnswer('');
      onWrongAnswer();
      return toast.error(t('signup.wrongAnswer'));
    }
    if (username.trim() === '') return toast.error(t('signup.usernameMissing'));
    const call = () => signup({ email, username: username.trim(), password }).unwrap();
    void authenticate({ call, welcome: t('signup.welcome') });
  };

  return (
    <form className={classes.form} method="post" onSubmit={submit}>
      <h2>{t('signup.heading')}</h2>
      <p className={classes.lead}>{t('signup.text')}</p>
      <fieldset className={classes.fields} disabled={isBusy}>
        <Field
          label={t('field.email')}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Field
          label={t('field.username')}
          name="username"
          autoComplete="username"
          maxLength={USERNAME_MAX_LENGTH}
          required
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <Field
          label={t('field.password')}
          type="password"
          name="password"
          autoComplete="new-password"
          hint={t('signup.passwordHint')}
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Field
          label={t('signup.question', { ...challenge })}
          name="sum"
          inputMode="numeric"
          autoComplete="off"
          required
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <TermsConsent hasAccepted={hasAccepted} onChange={setHasAccepted} />
        <Button type="submit" size="large" isBusy={isBusy}>
          {isBusy ? t('card.busy') : t('signup.submit')}
        </Button>
      </fieldset>
    </form>
  );
}

interface TermsConsentProps {
  readonly hasAccepted: boolean;
  readonly onChange: (hasAccepted: boolean) => void;
}

function TermsConsent({ hasAccepted, onChange }: TermsConsentProps) {
  const { t } = useTranslation('auth');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.consent}>
      <Checkbox
        label={t('signup.consent')}
        checked={hasAccepted}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Button variant="ghost" size="small" onClick={() => setIsOpen(true)}>
        {t('signup.terms')}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={t('signup.terms')} size="large">
        <TermsText />
      </Dialog>
    </div>
  );
}
