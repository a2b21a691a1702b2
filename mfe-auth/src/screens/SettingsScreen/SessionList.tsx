import { detailOf, signOut, useAppDispatch } from '@lineleaf/api-client';
import type { Session } from '@lineleaf/api-client/contract';
import { Badge, Button, toast } from '@lineleaf/design-system';
import { LogOutIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import {
  useEndSessionMutation,
  useListSessionsQuery,
  useLogoutEverywhereMutation,
} from '../../api/accountApi.ts';
import { Moment } from './Moment.tsx';
import classes from './SettingsScreen.module.css';
import { Unread } from './Unread.tsx';
import { useDeviceName } from './useDeviceName.ts';

/** Where the account is logged in; each place can be logged out, or all at once. */
export function SessionList() {
  const { t } = useTranslation('settings');
  const dispatch = useAppDispatch();
  const { data, isLoading, isFetching, refetch } = useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [logoutEverywhere, { isLoading: isLeaving }] = useLogoutEverywhereMutation();

  const leave = async () => {
    const result = await logoutEverywhere();
    if (result.data === undefined) return toast.error(detailOf(result.error) ?? t('sessions.failed'));
    toast.success(result.data.message);
    dispatch(signOut());
  };
  return (
    <section className={classes.part} aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions.heading')}</h2>
      {data === undefined ? (
        <Unread {...{ isLoading, isFetching }} onRetry={() => void refetch()} />
      ) : (
        <ul className={classes.list}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <p className={classes.soft}>{t('sessions.everywhereText')}</p>
      <div className={classes.actions}>
        <Button variant="secondary" icon={<LogOutIcon />} isBusy={isLeaving} onClick={() => void leave()}>
          {t('sessions.everywhere')}
        </Button>
      </div>
    </section>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const { t } = useTranslation('settings');
  const [endSession, { isLoading }] = useEndSessionMutation();
  const device = useDeviceName()(session.device);

  const end = async () => {
    const result = await endSession(session.id);
    if (result.data === undefined) toast.error(detailOf(result.error) ?? t('sessions.failed'));
    else toast.success(result.data.message);
  };
  return (
    <li className={classes.session}>
      <div className={classes.row}>
        <span className={classes.device}>
          <strong>{device}</strong>
          {session.is_current && <Badge tone="success">{t('sessions.current')}</Badge>}
        </span>
        <span className={classes.aside}>
          <span>
            {t('sessions.since')} <Moment at={session.created_at} />
          </span>
          {!session.is_current && (
            <span>
              {t('sessions.lastUsed')} <Moment at={session.last_used_at} />
            </span>
          )}
        </span>
      </div>
      {!session.is_current && (
        <Button
          variant="secondary"
          aria-label={t('sessions.endLabel', { device })}
          isBusy={isLoading}
          onClick={() => void end()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
