import { ButtonLink, Screen } from '@lineleaf/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import s from './AdminScreen.module.css';
import { AuditTrail } from './AuditTrail.tsx';
import { Stats } from './Stats.tsx';
import { UsersPanel } from './UsersPanel.tsx';

/** The administrator's dashboard: figures, users, and what was done to them. */
export function AdminScreen(): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <Screen
      title={t('heading')}
      description={t('description')}
      actions={
        <ButtonLink asChild variant="secondary">
          <Link to="/admin/platform">{t('platform.heading')}</Link>
        </ButtonLink>
      }
      width="wide"
    >
      <Stats />
      <section className={s.section}>
        <h2>{t('users.heading')}</h2>
        <UsersPanel />
      </section>
      <section className={s.section}>
        <h2>{t('audit.heading')}</h2>
        <AuditTrail />
      </section>
    </Screen>
  );
}
