import { StatCard } from '@lineleaf/design-system';
import { CreditCardIcon, HeartIcon, SparklesIcon, UsersIcon } from '@lineleaf/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAdminStatsQuery } from '../../api/adminApi.ts';
import { Retry } from '../../components/Retry.tsx';
import s from './AdminScreen.module.css';

/** Four figures of the whole product. */
export function Stats(): ReactElement {
  const { t, i18n } = useTranslation('admin');
  const { data, isLoading, isFetching, refetch } = useGetAdminStatsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && !isLoading) {
    return <Retry title={t('stats.failed')} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  const figures = [
    { id: 'users', value: data?.total_users, icon: <UsersIcon /> },
    { id: 'generations', value: data?.total_generations, icon: <SparklesIcon /> },
    { id: 'favorites', value: data?.total_favorites, icon: <HeartIcon /> },
    { id: 'transactions', value: data?.recent_transactions.length, icon: <CreditCardIcon /> },
  ] as const;
  return (
    <div className={s.stats}>
      {figures.map(({ id, value, icon }) => (
        <StatCard
          key={id}
          label={t(`stats.${id}`)}
          value={value?.toLocaleString(i18n.language)}
          icon={icon}
          isLoading={value === undefined}
        />
      ))}
    </div>
  );
}
