import { type AppStore, restoreSession, TOKEN_KEY } from '@lineleaf/api-client';

/**
 * Keeps this tab in one session with the product's other tabs: a log-out there ends it here, a log-in there begins it here.
 * A token that is only replaced (after a change of password) changes nothing. Answers how to stop.
 */
export function followOtherTabs(store: AppStore): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== TOKEN_KEY) return;
    const isSignedIn = store.getState().session.status === 'signedIn';
    if (isSignedIn === (newValue === null)) void store.dispatch(restoreSession());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
