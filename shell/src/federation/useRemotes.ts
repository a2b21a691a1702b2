import { useCallback, useEffect, useState } from 'react';
import { fetchRemotes, type Remote } from './discovery.ts';
import { loadAddressed } from './loadAhead.ts';

interface RemotesState {
  /** Undefined until the list is known. */
  readonly remotes: readonly Remote[] | undefined;
  readonly hasFailed: boolean;
  reload(): void;
}

/** The remotes of the release store, read once a page; what the page's address needs of them is loaded at once. */
export function useRemotes(): RemotesState {
  const [remotes, setRemotes] = useState<readonly Remote[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const reload = useCallback(() => {
    setHasFailed(false);
    fetchRemotes().then(
      (known) => {
        loadAddressed(known, location.pathname);
        setRemotes(known);
      },
      () => setHasFailed(true),
    );
  }, []);
  useEffect(reload, [reload]);
  return { remotes, hasFailed, reload };
}
