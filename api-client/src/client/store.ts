import {
  type Action,
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type ThunkAction,
} from '@reduxjs/toolkit';
import { api } from './base/api.ts';
import { installSlice } from './install/installSlice.ts';
import { sessionDoubted, sessionEnded, sessionSlice, userReceived } from './session/sessionSlice.ts';
import { refreshUser } from './session/sessionThunks.ts';
import { clearStoredSession, storeLastUser } from './session/tokenStorage.ts';
import { sharedEndpoints } from './sharedEndpoints.ts';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [installSlice.name]: installSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, Action>;
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
  return listener;
}
