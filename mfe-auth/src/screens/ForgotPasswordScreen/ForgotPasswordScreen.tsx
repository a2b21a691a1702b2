import { Button, toast } from '@lineleaf/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useForgotPasswordMutation } from '../../api/authApi.ts';
import { EmailField } from '../../components/AccountFields.tsx';
import { ArrivalHeading } from '../../components/ArrivalHeading.tsx';
import { CardScreen } from '../../components/CardScreen.tsx';
import { reasonOf } from '../../components/reasonOf.ts';
import { TO_LOGIN } from '../../components/withArrival.tsx';
import classes from '../AuthScreen/AuthCard.module.css';

/** Asks for the address, then confirms, in the same words whether or not there is such an account. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState('');
  const [requestReset, { isLoading, isSuccess }] = useForgotPasswordMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await requestReset({ email });
    if (result.error) toast.error(reasonOf(result.error, t) ?? t('forgot.failed'));
  };

  if (isSuccess) {
    return (
      <CardScreen>
        <ArrivalHeading>{t('forgot.sentHeading')}</ArrivalHeading>
        <p>{t('forgot.sentText', { email })}</p>
        <BackToLogin />
      </CardScreen>
    );
  }
  return (
    <CardScreen>
      <h1>{t('forgot.heading')}</h1>
      <p className={classes.lead}>{t('forgot.text')}</p>
      <form className={classes.form} method="post" onSubmit={(event) => void submit(event)}>
        <fieldset className={classes.fields} disabled={isLoading}>
          <EmailField autoComplete="email" value={email} onChange={setEmail} />
          <Button type="submit" size="large" isBusy={isLoading}>
            {t('forgot.submit')}
          </Button>
        </fieldset>
      </form>
      <BackToLogin />
    </CardScreen>
  );
}

function BackToLogin() {
  const { t } = useTranslation('auth');
  return (
    <Link className={classes.link} to="/auth" state={TO_LOGIN}>
      {t('forgot.back')}
    </Link>
  );
}
