import { useSession } from '@lineleaf/api-client';
import type { AdminUser } from '@lineleaf/api-client/contract';
import { IconButton, VisuallyHidden } from '@lineleaf/design-system';
import { TableView } from '@lineleaf/design-system/data-table';
import { PencilIcon, TrashIcon } from '@lineleaf/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import s from './AdminScreen.module.css';
import { type UserColumn, useUsersTable } from './useUsersTable.ts';

const COLUMNS: readonly { id: UserColumn; align?: 'end' }[] = [
  { id: 'username' },
  { id: 'email' },
  { id: 'credits', align: 'end' },
  { id: 'total_generations', align: 'end' },
  { id: 'created_at' },
];

interface UsersTableProps {
  users: AdminUser[];
  search: string;
  onEdit: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
}

/** The found users, ten at a time, ordered by any column. The administrator's own account cannot be deleted. */
export function UsersTable({ users, search, onEdit, onDelete }: UsersTableProps): ReactElement {
  const { t, i18n } = useTranslation('admin');
  const table = useUsersTable(users, search);
  const own = useSession().user;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const cellsOf = (user: AdminUser) => [
    user.username,
    <span key="email" className={s.email}>
      {user.email}
    </span>,
    user.credits.toLocaleString(i18n.language),
    user.total_generations.toLocaleString(i18n.language),
    <time key="created" dateTime={user.created_at}>
      {date.format(new Date(user.created_at))}
    </time>,
    <span key="actions" className={s.actions}>
      <IconButton
        label={t('edit.open', { name: user.username })}
        icon={<PencilIcon />}
        onClick={() => onEdit(user)}
      />
      <IconButton
        label={t('delete.open', { name: user.username })}
        variant="danger"
        icon={<TrashIcon />}
        disabled={user.id === own?.id}
        onClick={() => onDelete(user)}
      />
    </span>,
  ];
  return (
    <>
      <TableView
        label={t('users.heading')}
        hasCards
        columns={[
          ...COLUMNS.map(({ id, align }) => ({
            id,
            align,
            header: t(`users.columns.${id}`),
            sort: table.directionOf(id),
          })),
          { id: 'actions', header: t('users.columns.actions'), align: 'end' },
        ]}
        rows={table.users.map((user) => ({ key: user.id, cells: cellsOf(user) }))}
        onSort={table.toggleSort}
        emptyText={t('users.noneFound')}
        paging={table.paging}
      />
      <VisuallyHidden>
        <span role="status">{t('users.found', { count: table.foundCount })}</span>
      </VisuallyHidden>
    </>
  );
}
