import type { ReleaseOverview } from '@lineleaf/api-client/contract';
import { ButtonLink, Screen, Skeleton } from '@lineleaf/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReleases } from '../../api/releasesApi.ts';
import { Retry } from '../../components/Retry.tsx';
import { NoCanaryYet } from './NoCanaryYet.tsx';
import s from './PlatformScreen.module.css';
import { Releases } from './Releases.tsx';
import { useEventMessages } from './useEventMessages.ts';
import { useFormats } from './useFormats.ts';

/** The most events that an overview tells of. */
const KEPT_EVENTS = 50;

/** What is served of each part and how it runs, with what the administrator can do about it; live by polling. */
export function PlatformScreen(): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <Screen
      title={t('platform.heading')}
      description={t('platform.description')}
      actions={
        <ButtonLink asChild variant="secondary">
          <Link to="/admin">{t('heading')}</Link>
        </ButtonLink>
      }
      width="wide"
    >
      <Content />
    </Screen>
  );
}

function Content(): ReactElement {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const { data, isLoading, isFetching, isError, fulfilledTimeStamp, refetch } = useReleases();
  useEventMessages(data);
  if (isLoading) {
    return (
      <div role="status" aria-label={t('platform.loading')}>
        <Skeleton height="32rem" />
      </div>
    );
  }
  if (!data) return <Retry title={t('platform.failed')} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <p role="status" className={s.notice}>
        {isError && fulfilledTimeStamp
          ? t('platform.stale', { time: formats.clock(fulfilledTimeStamp) })
          : null}
      </p>
      {data.counting ? null : <p className={s.notice}>{t('platform.notCounting')}</p>}
      {isCanaryUnknown(data) ? <NoCanaryYet /> : null}
      <Releases overview={data} />
    </>
  );
}

/** With as many events as are kept, older ones are forgotten: then nobody can say that there was none. */
function isCanaryUnknown({ parts, events }: ReleaseOverview): boolean {
  return (
    events.length < KEPT_EVENTS &&
    parts.every(({ rollout }) => rollout === null) &&
    events.every(({ action }) => action !== 'canary_started')
  );
}
