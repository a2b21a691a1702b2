import { HistoryIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import { useListActivityQuery } from '../../api/accountApi.ts';
import { Moment } from './Moment.tsx';
import classes from './SettingsScreen.module.css';
import { Unread } from './Unread.tsx';
import { useDeviceName } from './useDeviceName.ts';

/** What happened to the account of late, newest first. */
export function RecentActivity() {
  const { t } = useTranslation('settings');
  const { data, isLoading, isFetching, refetch } = useListActivityQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const nameOf = useDeviceName();
  return (
    <section className={classes.part} aria-labelledby="recent-activity">
      <h2 id="recent-activity">{t('activity.heading')}</h2>
      {data === undefined && <Unread {...{ isLoading, isFetching }} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <p className={classes.calm}>
          <HistoryIcon aria-hidden="true" />
          {t('activity.empty')}
        </p>
      )}
      {data !== undefined && data.length > 0 && (
        <ul className={classes.list}>
          {data.map(({ id, kind, device, created_at }) => (
            <li key={id} className={classes.row}>
              <strong>{t(`activity.kinds.${kind}`, { defaultValue: kind })}</strong>
              <span className={classes.aside}>
                {device !== null && <span>{nameOf(device)}</span>}
                <Moment at={created_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
