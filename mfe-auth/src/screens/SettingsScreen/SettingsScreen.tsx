import { useSession } from '@lineleaf/api-client';
import { Card, Screen } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import './messages.ts';
import { AccountData } from './AccountData.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { SessionList } from './SessionList.tsx';
import classes from './SettingsScreen.module.css';
import { TotpSettings } from './TotpSettings.tsx';

/** The account: what it is, its password, where it is logged in, what happened to it, its data and its end. */
export function SettingsScreen() {
  const { t, i18n } = useTranslation('settings');
  const { user } = useSession();
  return (
    <Screen title={t('heading')} width="narrow">
      <Card padding="large">
        <h2>{t('account.heading')}</h2>
        <dl className={classes.account}>
          <dt>{t('account.email')}</dt>
          <dd>{user?.email}</dd>
          <dt>{t('account.username')}</dt>
          <dd>{user?.username}</dd>
          <dt>{t('account.credits')}</dt>
          <dd>{user && new Intl.NumberFormat(i18n.language).format(user.credits)}</dd>
        </dl>
      </Card>
      <Card padding="large">
        <ChangePasswordForm />
      </Card>
      <Card padding="large">
        <TotpSettings />
      </Card>
      <Card padding="large">
        <SessionList />
      </Card>
      <Card padding="large">
        <RecentActivity />
      </Card>
      <Card padding="large">
        <AccountData />
      </Card>
    </Screen>
  );
}
