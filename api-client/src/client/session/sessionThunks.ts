import type { Authentication } from '../../contract/index.ts';
import { hasStatus, toApiError } from '../base/ApiError.ts';
import { api } from '../base/api.ts';
import type { AppThunk } from '../reducer.ts';
import { sharedEndpoints } from '../sharedEndpoints.ts';
import { queueLogout, sendLogouts } from './logoutQueue.ts';
import { sessionEnded, userReceived, userStoodIn } from './sessionSlice.ts';
import { hintSignedIn, storeToken } from './signedIn.ts';
import { readLastUser, readToken } from './tokenStorage.ts';

/** Takes the answer of log-in or sign-up: stores the token, sets the user, starts with an empty cache. */
export function signIn({ access_token, user }: Authentication): AppThunk {
  return (dispatch) => {
    storeToken(access_token);
    dispatch(api.util.resetApiState());
    dispatch(userReceived(user));
  };
}

/** Forgets token, user and every cached answer at once; the session on the server ends as soon as it can be reached. */
export function signOut(): AppThunk {
  return (dispatch) => {
    queueLogout(readToken());
    dispatch(sessionEnded());
    void sendLogouts();
  };
}

/** Replaces the token of this device after a password change. */
export function replaceToken(token: string): AppThunk {
  return () => storeToken(token);
}

/**
 * Resolves the stored token at load. Without one loading ends at once; a 401 signs out (the base query does it); any
 * other failure is logged and the last user record stands in.
 */
export function restoreSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (readToken() === null) {
      dispatch(sessionEnded());
      return;
    }
    hintSignedIn(true);
    const isResolved = await dispatch(refreshUser());
    if (isResolved || readToken() === null) return;
    const lastUser = readLastUser();
    dispatch(lastUser ? userStoodIn(lastUser) : sessionEnded());
  };
}

/** Fetches the user again if a token is held; failures are only logged. Resolves to whether it succeeded. */
export function refreshUser(): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    if (readToken() === null) return false;
    const result = await dispatch(
      sharedEndpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (result.data) return true;
    // A 401 has ended the session, and with it the cache that would hold the error.
    if (result.error !== undefined && !hasStatus(result.error, 401)) logFailure(toApiError(result.error));
    return false;
  };
}

function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants these failures in the console alone (section 8)
  console.warn('The current user could not be fetched', error);
}
