import type { AuditEvent } from '@lineleaf/api-client/contract';
import { EmptyState, Skeleton } from '@lineleaf/design-system';
import { DataTable, type DataTableColumn } from '@lineleaf/design-system/data-table';
import { HistoryIcon } from '@lineleaf/design-system/icons';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAuditEventsQuery } from '../../api/adminApi.ts';
import { Retry } from '../../components/Retry.tsx';
import s from './AdminScreen.module.css';

const SHORT_ID_LENGTH = 8;

/** What administrators and the product did to accounts, newest first. */
export function AuditTrail(): ReactElement {
  const { t, i18n } = useTranslation('admin');
  const { data, isLoading, isFetching, refetch } = useListAuditEventsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isLoading) return <Skeleton height="12rem" />;
  if (!data) return <Retry title={t('audit.failed')} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState icon={<HistoryIcon />} title={t('audit.empty')} />;
  return (
    <DataTable
      label={t('audit.heading')}
      hasCards
      columns={columnsOf(t, i18n.language)}
      rows={data}
      rowKey={(event) => event.id}
      emptyText={t('audit.empty')}
    />
  );
}

function columnsOf(t: TFunction<'admin'>, language: string): DataTableColumn<AuditEvent>[] {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      id: 'date',
      header: t('audit.date'),
      cell: (event) => <time dateTime={event.created_at}>{date.format(new Date(event.created_at))}</time>,
      sortValue: (event) => event.created_at,
    },
    {
      id: 'kind',
      header: t('audit.kind'),
      cell: (event) => t(`audit.kinds.${event.kind}`, { defaultValue: event.kind }),
      sortValue: (event) => event.kind,
    },
    {
      id: 'subject',
      header: t('audit.subject'),
      cell: (event) => <Account id={event.subject_id} account={event.subject} />,
    },
    {
      id: 'actor',
      header: t('audit.actor'),
      cell: (event) =>
        event.actor_id !== null && event.actor_id === event.subject_id ? (
          t('audit.self')
        ) : (
          <Account id={event.actor_id} account={event.actor} />
        ),
    },
    {
      id: 'detail',
      header: t('audit.detail'),
      cell: (event) => [detailOf(event, t, language), event.reason].filter(Boolean).join(': ') || '–',
    },
  ];
}

const CREDITS = /^([+-]\d+) credits$/;
const DELETED = /^pages: (\d+), payments: (\d+)$/;

/** What the server wrote down, in the reader's language where it can be told apart. */
function detailOf({ detail }: AuditEvent, t: TFunction<'admin'>, language: string): string | null {
  const credits = CREDITS.exec(detail ?? '')?.[1];
  if (credits !== undefined) {
    const amount = new Intl.NumberFormat(language, { signDisplay: 'always' }).format(Number(credits));
    return t('audit.details.credits', { count: Math.abs(Number(credits)), amount });
  }
  const [, pages, payments] = DELETED.exec(detail ?? '') ?? [];
  return pages === undefined ? detail : t('audit.details.deleted', { pages, payments });
}

/** Name and address of an account; its id once it is deleted. */
function Account({ id, account }: { id: string | null; account: AuditEvent['subject'] }): ReactElement {
  if (account) {
    return (
      <span className={s.account} title={id ?? undefined}>
        {account.username}
        <small>{account.email}</small>
      </span>
    );
  }
  if (id === null) return <>–</>;
  return (
    <code className={s.id} title={id}>
      {id.slice(0, SHORT_ID_LENGTH)}
    </code>
  );
}
