import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '../../contract/index.ts';

/** `loading` until the stored token has been resolved. `isOffline`: the user record is the last one known. */
export interface SessionState {
  readonly status: 'loading' | 'signedIn' | 'signedOut';
  readonly user: User | null;
  readonly isOffline: boolean;
}

const initialState: SessionState = { status: 'loading', user: null, isOffline: false };

/** A call that sent a token was refused with 401: the session has to be checked. */
export const sessionDoubted = createAction('session/doubted');

export const sessionSlice = createSlice({
  name: 'session',
  initialState: initialState as SessionState,
  reducers: {
    userReceived: (_, action: PayloadAction<User>): SessionState => ({
      status: 'signedIn',
      user: action.payload,
      isOffline: false,
    }),
    userStoodIn: (_, action: PayloadAction<User>): SessionState => ({
      status: 'signedIn',
      user: action.payload,
      isOffline: true,
    }),
    sessionEnded: (): SessionState => ({ status: 'signedOut', user: null, isOffline: false }),
  },
});

export const { userReceived, userStoodIn, sessionEnded } = sessionSlice.actions;
