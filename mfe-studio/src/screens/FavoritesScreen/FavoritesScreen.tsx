import { useSeenBefore } from '@lineleaf/api-client';
import { Button, ButtonLink, EmptyState, ErrorState, Screen, toast } from '@lineleaf/design-system';
import { HeartIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListFavoritesQuery } from '../../api/favoritesQuery.ts';
import { ArrangedPages } from '../../components/ArrangedPages/ArrangedPages.tsx';
import { useLoadReport } from '../../components/useLoadReport.ts';

/** The pages that the user marked with a heart. */
export function FavoritesScreen() {
  const { t } = useTranslation('studio');
  const list = useListFavoritesQuery(undefined, { refetchOnMountOrArgChange: true });
  const isSeenBefore = useSeenBefore(list);

  useLoadReport(list, () => {
    if (list.error) toast.error(t('favorites.loadFailed'));
  });

  return (
    <Screen
      title={t('favorites.title')}
      description={t(isSeenBefore ? 'offline.seen' : 'favorites.description')}
      width="wide"
    >
      <FavoritesBody list={list} />
    </Screen>
  );
}

function FavoritesBody({ list }: { readonly list: ReturnType<typeof useListFavoritesQuery> }) {
  const { t } = useTranslation('studio');
  if (list.data === undefined && list.isError) {
    return (
      <ErrorState
        title={t('favorites.loadFailed')}
        action={
          <Button isBusy={list.isFetching} onClick={() => void list.refetch()}>
            {t('favorites.retry')}
          </Button>
        }
      />
    );
  }
  if (list.data?.length !== 0) return <ArrangedPages kind="favorites" pages={list.data} />;
  return (
    <EmptyState
      icon={<HeartIcon />}
      title={t('favorites.emptyTitle')}
      description={t('favorites.emptyHint')}
      action={
        <ButtonLink asChild>
          <Link to="/gallery">{t('favorites.emptyAction')}</Link>
        </ButtonLink>
      }
    />
  );
}
