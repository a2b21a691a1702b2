import { type ApiError, toApiError, useListColoringPagesQuery, useSeenBefore } from '@lineleaf/api-client';
import type { ColoringPage } from '@lineleaf/api-client/contract';
import { Button, ButtonLink, EmptyState, ErrorState, Screen, toast } from '@lineleaf/design-system';
import { ImagesIcon, RefreshIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GALLERY_REQUEST } from '../../api/galleryRequest.ts';
import { ArrangedPages } from '../../components/ArrangedPages/ArrangedPages.tsx';
import { useLoadReport } from '../../components/useLoadReport.ts';

/** Messages on failed loads stay 6 s when the network is at fault (specification, section 8). */
const NETWORK_TOAST_MS = 6000;

type Failure = 'unauthenticated' | 'network' | 'other';

/** The user's pages, newest first. */
export function GalleryScreen() {
  const { t } = useTranslation('studio');
  const list = useListColoringPagesQuery(GALLERY_REQUEST, { refetchOnMountOrArgChange: true });
  const failure = list.error ? failureOf(toApiError(list.error)) : undefined;
  const isSeenBefore = useSeenBefore(list);

  useLoadReport(list, () => {
    if (failure === 'unauthenticated') logRefusal();
    else if (failure === 'network') toast.error(t('gallery.networkFailed'), { durationMs: NETWORK_TOAST_MS });
    else if (failure === 'other') toast.error(t('gallery.loadFailed'));
    else if (list.data?.length === 0) toast.info(t('gallery.emptyInfo'));
  });

  return (
    <Screen
      title={t('gallery.title')}
      description={t(isSeenBefore ? 'offline.seen' : 'gallery.description')}
      width="wide"
      actions={
        <Button
          variant="secondary"
          icon={<RefreshIcon />}
          isBusy={list.isFetching}
          onClick={() => void list.refetch()}
        >
          {t('gallery.refresh')}
        </Button>
      }
    >
      <GalleryBody pages={list.data} failure={failure} isFetching={list.isFetching} />
    </Screen>
  );
}

interface GalleryBodyProps {
  readonly pages: ColoringPage[] | undefined;
  readonly failure: Failure | undefined;
  readonly isFetching: boolean;
}

/** What was loaded before stays while the network is away; after any other failure the list is emptied. */
function GalleryBody({ pages, failure, isFetching }: GalleryBodyProps) {
  const { t } = useTranslation('studio');
  const isLost = failure === 'other' || (failure === 'network' && pages === undefined);
  if (isLost && !isFetching) {
    return <ErrorState title={t(failure === 'network' ? 'gallery.networkFailed' : 'gallery.loadFailed')} />;
  }
  const shown = isLost || failure === 'unauthenticated' ? undefined : pages;
  if (shown?.length !== 0) return <ArrangedPages kind="gallery" pages={shown} />;
  return (
    <EmptyState
      icon={<ImagesIcon />}
      title={t('gallery.emptyTitle')}
      description={t('gallery.emptyHint')}
      action={
        <ButtonLink asChild>
          <Link to="/">{t('gallery.emptyAction')}</Link>
        </ButtonLink>
      }
    />
  );
}

function failureOf(error: ApiError): Failure {
  if (error.kind === 'network') return 'network';
  return error.status === 401 ? 'unauthenticated' : 'other';
}

function logRefusal(): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants this refusal in the console alone (section 8)
  console.info('The gallery was refused: the session has to be checked');
}
