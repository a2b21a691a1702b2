import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from './base/api.ts';
import { type RootState, reducer } from './reducer.ts';
import { sessionDoubted, sessionEnded, userReceived } from './session/sessionSlice.ts';
import { refreshUser } from './session/sessionThunks.ts';
import { clearStoredSession, storeLastUser } from './session/tokenStorage.ts';
import { sharedEndpoints } from './sharedEndpoints.ts';
import { watchSaveQueue } from './unsent/saveQueue.ts';

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];

/** A store of the whole product: API cache, session and install offer. One a page; tests make their own. */
export function createAppStore(preloadedState?: Partial<RootState>) {
  const listener = sessionListener();
  return configureStore({
    reducer,
    preloadedState,
    middleware: (defaults) => defaults().prepend(listener.middleware).concat(api.middleware),
  });
}

function sessionListener() {
  const listener = createListenerMiddleware<RootState>();
  listener.startListening({
    matcher: sharedEndpoints.getMe.matchFulfilled,
    effect: (action, { dispatch }) => {
      dispatch(userReceived(action.payload));
    },
  });
  listener.startListening({ actionCreator: userReceived, effect: (action) => storeLastUser(action.payload) });
  listener.startListening({
    actionCreator: sessionEnded,
    effect: (_, { dispatch }) => {
      clearStoredSession();
      dispatch(api.util.resetApiState());
    },
  });
  listener.startListening({
    actionCreator: sessionDoubted,
    effect: async (_, { dispatch, cancelActiveListeners }) => {
      cancelActiveListeners();
      await dispatch(refreshUser());
    },
  });
  // A user's waiting saves are sent while that user is signed in, whichever screen is open.
  let watched: string | undefined;
  listener.startListening({
    predicate: (_, { session }) => session.user?.id !== watched,
    effect: async (_, { dispatch, getState, condition }) => {
      const userId = getState().session.user?.id;
      watched = userId;
      if (!userId) return;
      const stop = watchSaveQueue(dispatch, userId);
      try {
        await condition((_, { session }) => session.user?.id !== userId);
      } finally {
        stop();
      }
    },
  });
  return listener;
}
