import type { AdminUser } from '@lineleaf/api-client/contract';
import { EmptyState, Field, Skeleton } from '@lineleaf/design-system';
import { UsersIcon } from '@lineleaf/design-system/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAdminUsersQuery } from '../../api/adminApi.ts';
import { Retry } from '../../components/Retry.tsx';
import s from './AdminScreen.module.css';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { EditCreditsDialog } from './EditCreditsDialog.tsx';
import { UsersTable } from './UsersTable.tsx';

/** Who uses the product, with search, and the two things an administrator can do to an account. */
export function UsersPanel(): ReactElement {
  const { t } = useTranslation('admin');
  const { data, isLoading, isFetching, refetch } = useListAdminUsersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isLoading) {
    return (
      <div role="status" aria-label={t('users.loading')}>
        <Skeleton height="24rem" />
      </div>
    );
  }
  if (!data) return <Retry title={t('users.failed')} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState icon={<UsersIcon />} title={t('users.empty')} />;
  return <LoadedUsers users={data} />;
}

function LoadedUsers({ users }: { users: AdminUser[] }): ReactElement {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState('');
  const [editing, setEditing] = useState<AdminUser>();
  const [deleting, setDeleting] = useState<AdminUser>();
  return (
    <>
      <div className={s.search}>
        <Field
          type="search"
          label={t('users.search')}
          placeholder={t('users.searchHint')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <UsersTable users={users} search={search} onEdit={setEditing} onDelete={setDeleting} />
      {editing ? <EditCreditsDialog user={editing} onClose={() => setEditing(undefined)} /> : null}
      {deleting ? <DeleteUserDialog user={deleting} onClose={() => setDeleting(undefined)} /> : null}
    </>
  );
}
