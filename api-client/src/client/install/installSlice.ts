import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the product can be installed here: `hint` where the browser has no such event (iOS). */
export interface InstallState {
  readonly offer: 'none' | 'prompt' | 'hint';
}

export const installSlice = createSlice({
  name: 'install',
  initialState: { offer: 'none' } as InstallState,
  reducers: {
    installOffered: (state, action: PayloadAction<InstallState['offer']>) => {
      state.offer = action.payload;
    },
  },
});

export const { installOffered } = installSlice.actions;
