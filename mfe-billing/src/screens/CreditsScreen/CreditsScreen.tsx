import { useIsOffline, useSeenBefore, useSession } from '@lineleaf/api-client';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Screen,
  Skeleton,
  StatCard,
  toast,
} from '@lineleaf/design-system';
import { CoinsIcon, RefreshIcon } from '@lineleaf/design-system/icons';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useListCreditHistoryQuery, useListCreditPackagesQuery } from '../../api/billingApi.ts';
import { CreditHistory } from './CreditHistory.tsx';
import s from './CreditsScreen.module.css';
import { PackageCards } from './PackageCards.tsx';
import { useCheckPayment } from './useCheckPayment.ts';

const FACTS = ['cost', 'free', 'noSubscription', 'failed', 'nonRefundable'] as const;

/** Buy Credits: balance, packages on sale, how credits work, and where the credits went. */
export function CreditsScreen(): ReactElement {
  const { t, i18n } = useTranslation('billing');
  const { user } = useSession();
  const { isChecking, check } = useCheckPayment();
  const isOffline = useIsOffline();
  const packages = useListCreditPackagesQuery();
  const history = useListCreditHistoryQuery(undefined, { refetchOnMountOrArgChange: true });
  const isSeenBefore = useSeenBefore(packages, history);
  return (
    <Screen title={t('heading')} description={t(isSeenBefore ? 'offline.seen' : 'description')} width="wide">
      <div className={s.balance}>
        <StatCard
          label={t('balance')}
          value={user?.credits.toLocaleString(i18n.language)}
          isLoading={!user}
          icon={<CoinsIcon />}
        />
        <Card className={s.check}>
          <p>{t('payment.hint')}</p>
          <Button
            variant="secondary"
            icon={<RefreshIcon />}
            isBusy={isChecking}
            disabled={isOffline}
            onClick={() => void check()}
          >
            {t('payment.check')}
          </Button>
        </Card>
      </div>
      <Packages list={packages} />
      <Card className={s.how}>
        <h2>{t('how.heading')}</h2>
        <ul>
          {FACTS.map((fact) => (
            <li key={fact}>{t(`how.${fact}`)}</li>
          ))}
        </ul>
      </Card>
      <section className={s.history}>
        <h2>{t('history.heading')}</h2>
        <CreditHistory list={history} packages={packages.data} />
      </section>
    </Screen>
  );
}

function Packages({ list }: { readonly list: ReturnType<typeof useListCreditPackagesQuery> }): ReactElement {
  const { t } = useTranslation('billing');
  const { data, isLoading, isFetching, isError, refetch } = list;

  useEffect(() => {
    if (isError) toast.error(t('packages.failed'));
  }, [isError, t]);

  if (isLoading) {
    return (
      <div className={s.packages} role="status" aria-label={t('packages.loading')}>
        <Skeleton height="19rem" />
        <Skeleton height="19rem" />
        <Skeleton height="19rem" />
      </div>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={t('packages.failedTitle')}
        description={t('packages.failedHint')}
        action={
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      />
    );
  }
  if (data.length === 0) {
    return <EmptyState title={t('packages.emptyTitle')} description={t('packages.emptyDescription')} />;
  }
  return <PackageCards packages={data} />;
}
