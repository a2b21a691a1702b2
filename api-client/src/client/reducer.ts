import { type Action, combineReducers, type ThunkAction } from '@reduxjs/toolkit';
import { api } from './base/api.ts';
import { installSlice } from './install/installSlice.ts';
import { sessionSlice } from './session/sessionSlice.ts';

/** What the whole product keeps: API cache, session and install offer. */
export const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [installSlice.name]: installSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, Action>;
