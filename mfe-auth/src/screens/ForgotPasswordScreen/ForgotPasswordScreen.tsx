import { detailOf } from '@lineleaf/api-client';
import { Button, toast } from '@lineleaf/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForgotPasswordMutation } from '../../api/authApi.ts';
import { EmailField } from '../../components/AccountFields.tsx';
import { ArrivalHeading } from '../../components/ArrivalHeading.tsx';
import { CardScreen } from '../../components/CardScreen.tsx';
import classes from '../AuthScreen/AuthCard.module.css';

/** Asks for the address, then confirms, in the same words whether or not there is such an account. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState('');
  const [requestReset, { isLoading, isSuccess }] = useForgotPasswordMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await requestReset({ email });
    if (result.error) toast.error(detailOf(result.error) ?? t('forgot.failed'));
  };

  if (isSuccess) {
    return (
      <CardScreen>
        <ArrivalHeading>{t('forgot.sentHeading')}</ArrivalHeading>
        <p>{t('forgot.sentText', { email })}</p>
        <a className={classes.link} href="/auth">
          {t('forgot.back')}
        </a>
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
      <a className={classes.link} href="/auth">
        {t('forgot.back')}
      </a>
    </CardScreen>
  );
}
