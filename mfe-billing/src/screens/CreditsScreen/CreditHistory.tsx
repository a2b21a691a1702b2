import type { CreditEntry, CreditPackage } from '@lineleaf/api-client/contract';
import { Button, EmptyState, ErrorState, Skeleton } from '@lineleaf/design-system';
import { DataTable, type DataTableColumn } from '@lineleaf/design-system/data-table';
import { HistoryIcon } from '@lineleaf/design-system/icons';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { useListCreditHistoryQuery } from '../../api/billingApi.ts';
import s from './CreditsScreen.module.css';

interface CreditHistoryProps extends Pick<Known, 'packages'> {
  readonly list: ReturnType<typeof useListCreditHistoryQuery>;
}

/** Every credit that came or went, newest first. */
export function CreditHistory({ list, packages }: CreditHistoryProps): ReactElement {
  const { t, i18n } = useTranslation('billing');
  const { data, isLoading, isFetching, refetch } = list;
  if (isLoading) return <Skeleton height="12rem" />;
  if (!data) {
    return (
      <ErrorState
        title={t('history.failed')}
        action={
          <Button variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<HistoryIcon />}
        title={t('history.emptyTitle')}
        description={t('history.emptyDescription')}
      />
    );
  }
  return (
    <DataTable
      label={t('history.heading')}
      hasCards
      columns={columnsOf(t, { language: i18n.language, packages })}
      rows={data}
      rowKey={(entry) => entry.id}
      emptyText={t('history.emptyTitle')}
    />
  );
}

interface Known {
  readonly language: string;
  /** Undefined until they are loaded. */
  readonly packages: readonly CreditPackage[] | undefined;
}

function columnsOf(t: TFunction<'billing'>, { language, packages }: Known): DataTableColumn<CreditEntry>[] {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const amount = new Intl.NumberFormat(language, { signDisplay: 'always' });
  return [
    {
      id: 'date',
      header: t('history.date'),
      cell: (entry) => <time dateTime={entry.created_at}>{date.format(new Date(entry.created_at))}</time>,
      sortValue: (entry) => entry.created_at,
    },
    {
      id: 'kind',
      header: t('history.what'),
      cell: (entry) => {
        const kind = t(`history.kinds.${entry.kind}`);
        const detail = detailOf(entry, packages);
        return <span className={s.what}>{detail ? t('history.detailed', { kind, detail }) : kind}</span>;
      },
    },
    {
      id: 'amount',
      header: t('history.credits'),
      align: 'end',
      cell: (entry) => amount.format(entry.amount),
      sortValue: (entry) => entry.amount,
    },
  ];
}

/** The page of a debit, the package of a purchase, the administrator's own words of an adjustment. */
function detailOf(
  { kind, reason, page }: CreditEntry,
  packages: Known['packages'],
): string | null | undefined {
  if (kind === 'generation') return page?.title ?? page?.prompt;
  if (kind === 'purchase') return packages?.find(({ id }) => id === reason)?.name;
  return kind === 'admin' ? reason : undefined;
}
