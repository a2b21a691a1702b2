import { useListColoringPagesQuery, useSession } from '@lineleaf/api-client';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { EditorWorkspace } from './EditorWorkspace.tsx';
import { Fault } from './Fault.tsx';
import { Opening } from './Opening.tsx';
import { leaveFullScreen } from './SimpleMode/fullScreen.ts';

// The specification's attempts of the editor: 3 from 1 s, doubling.
const RETRY = { attempts: 3, firstDelayMs: 1000 };

/** The coloring editor of one page; finds its page in the user's list. */
export function EditorScreen() {
  const { pageId } = useParams();
  const { user } = useSession();
  const { data: pages, isError, isFetching, refetch } = useListColoringPagesQuery({ retry: RETRY });
  const listed = pages?.find(({ id }) => id === pageId);
  // A page that is deleted elsewhere stays open: what is colored on it can still be downloaded.
  const opened = useRef(listed);
  if (listed) opened.current = listed;
  const page = opened.current?.id === pageId ? opened.current : undefined;
  useEffect(() => leaveFullScreen, []);

  if (page && pages && user) {
    return <EditorWorkspace key={page.id} page={page} pages={pages} userId={user.id} onRefetch={refetch} />;
  }
  if (isFetching || !user) return <Opening />;
  return <Fault kind={isError ? 'failed' : 'missing'} onRetry={refetch} />;
}
