import { useListColoringPagesQuery, useSession } from '@lineleaf/api-client';
import { Spinner } from '@lineleaf/design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import s from './EditorScreen.module.css';
import { EditorWorkspace } from './EditorWorkspace.tsx';
import { Fault } from './Fault.tsx';

// The specification's attempts of the editor: 3 from 1 s, doubling.
const RETRY = { attempts: 3, firstDelayMs: 1000 };

/** The coloring editor of one page; finds its page in the user's list. */
export function EditorScreen() {
  const { t } = useTranslation('editor');
  const { pageId } = useParams();
  const { user } = useSession();
  const { data: pages, isError, isFetching, refetch } = useListColoringPagesQuery({ retry: RETRY });
  const listed = pages?.find(({ id }) => id === pageId);
  // A page that is deleted elsewhere stays open: what is colored on it can still be downloaded.
  const opened = useRef(listed);
  if (listed) opened.current = listed;
  const page = opened.current?.id === pageId ? opened.current : undefined;

  if (page && pages && user) {
    return <EditorWorkspace key={page.id} page={page} pages={pages} userId={user.id} onRefetch={refetch} />;
  }
  if (isFetching || !user) {
    return (
      <div className={s.place}>
        <Spinner label={t('loading')} />
      </div>
    );
  }
  return <Fault kind={isError ? 'failed' : 'missing'} onRetry={refetch} />;
}
