import type { AuditEvent } from '@lineleaf/api-client/contract';
import { DataTable, type DataTableColumn, EmptyState, HistoryIcon, Skeleton } from '@lineleaf/design-system';
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
    { id: 'subject', header: t('audit.subject'), cell: (event) => <ShortId id={event.subject_id} /> },
    { id: 'actor', header: t('audit.actor'), cell: (event) => <ShortId id={event.actor_id} /> },
    { id: 'detail', header: t('audit.detail'), cell: (event) => event.detail ?? '–' },
  ];
}

function ShortId({ id }: { id: string | null }): ReactElement {
  if (id === null) return <>–</>;
  return (
    <code className={s.id} title={id}>
      {id.slice(0, SHORT_ID_LENGTH)}
    </code>
  );
}
