import type { CopyRef } from '@lineleaf/api-client';
import type { ColoringPage } from '@lineleaf/api-client/contract';
import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createBridge } from '../../bridge/createBridge.ts';
import { EditorModel } from '../../state/EditorModel.ts';
import { loadPicture, PictureError } from '../../state/loadPicture.ts';
import { draftStore } from '../../state/storage.ts';
import type { FaultKind } from './Fault.tsx';

interface Source {
  page: ColoringPage;
  pages: readonly ColoringPage[];
  userId: string;
  /** Fetches the list again: a signed URL has aged. */
  onRefetch: () => void;
}

export type Phase = { kind: 'loading' } | { kind: 'ready'; isResumed: boolean } | { kind: FaultKind };

/** Opens a page in a session of its own and closes it, draft kept, when the screen goes. */
export function useEditorModel({ page, pages, userId, onRefetch }: Source) {
  const [model, setModel] = useState<EditorModel | null>(null);
  const [phase, setPhase] = useState<Phase>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const hasRefetched = useRef(false);
  const source = useRef({ page, pages, onRefetch });
  source.current = { page, pages, onRefetch };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try opens it again, a renewed list row does not
  useEffect(() => {
    let isGone = false;
    const opened = new EditorModel(createBridge(), draftStore(userId, page.id), copyOf(source.current.page));
    opened.onFailure = () => setPhase({ kind: 'stopped' });
    setModel(opened);
    setPhase({ kind: 'loading' });
    void openPage(opened, source.current).then((next) => {
      if (isGone) return;
      if (next.kind === 'failed' && next.isAged && !hasRefetched.current) {
        hasRefetched.current = true;
        source.current.onRefetch();
      }
      setPhase(next);
    });
    // A tab in the background may never come back.
    const keep = () => {
      if (document.visibilityState === 'hidden') void opened.keepDraft().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', keep);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', keep);
      void opened.close();
    };
  }, [userId, page.id, attempt]);

  // The renewed row of an aged URL arrived: open once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address matters
  useEffect(() => {
    if (phase.kind === 'failed') setAttempt((count) => count + 1);
  }, [page.image_url]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { model, phase, retry };
}

/** The status of a model, following it. */
export function useEditorStatus(model: EditorModel) {
  return useSyncExternalStore(model.subscribe, model.getStatus);
}

/** The copy that a page is; null for a page to color, and for lists from before copies were saved over. */
function copyOf({ id, is_colored: isColored, version }: ColoringPage): CopyRef | null {
  return isColored && version !== undefined ? { id, version } : null;
}

type Opened = Phase & { isAged?: boolean };

async function openPage(model: EditorModel, source: Pick<Source, 'page' | 'pages'>): Promise<Opened> {
  try {
    const files = await loadPicture(source.page, source.pages);
    const reply = await model.open({ ...files, width: PAGE_WIDTH, height: PAGE_HEIGHT });
    return reply.ok ? { kind: 'ready', isResumed: reply.isResumed } : { kind: reply.reason };
  } catch (error) {
    return { kind: 'failed', isAged: error instanceof PictureError && error.isAged };
  }
}
