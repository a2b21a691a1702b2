import { useSession } from '@lineleaf/api-client';
import { Card, Screen } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import { AccountData } from './AccountData.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import classes from './SettingsScreen.module.css';

/** The account: what it is, its password, its data and its end. */
export function SettingsScreen() {
  const { t, i18n } = useTranslation('auth');
  const { user } = useSession();
  return (
    <Screen title={t('settings.heading')} width="narrow">
      <Card padding="large">
        <h2>{t('settings.account')}</h2>
        <dl className={classes.account}>
          <dt>{t('field.email')}</dt>
          <dd>{user?.email}</dd>
          <dt>{t('field.username')}</dt>
          <dd>{user?.username}</dd>
          <dt>{t('settings.credits')}</dt>
          <dd>{user && new Intl.NumberFormat(i18n.language).format(user.credits)}</dd>
        </dl>
      </Card>
      <Card padding="large">
        <ChangePasswordForm />
      </Card>
      <Card padding="large">
        <AccountData />
      </Card>
    </Screen>
  );
}
