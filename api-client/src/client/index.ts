export { setupListeners } from '@reduxjs/toolkit/query/react';
export { type ApiError, detailOf, hasStatus, toApiError } from './base/ApiError.ts';
export { injectEndpoints } from './base/api.ts';
export { askAhead } from './base/askAhead.ts';
export { fetchFile } from './base/fetchFile.ts';
export { fetchPagePdf, fetchPagesPdf } from './base/fetchPagePdf.ts';
export { requestOf } from './base/requestOf.ts';
export { isFlag, isNumber, isText, listOf, optional, recordOf, shapeOf } from './base/shapes.ts';
export { useAppDispatch, useAppSelector } from './hooks.ts';
export { captureInstallPrompt, dismissInstall, promptInstall } from './install/installPrompt.ts';
export type { RootState } from './reducer.ts';
export { watchLogouts } from './session/logoutQueue.ts';
export { refreshUser, replaceToken, restoreSession, signIn, signOut } from './session/sessionThunks.ts';
export { TOKEN_KEY } from './session/signedIn.ts';
export { readToken } from './session/tokenStorage.ts';
export { useIsOffline } from './session/useIsOffline.ts';
export { useSeenBefore } from './session/useSeenBefore.ts';
export { useSession } from './session/useSession.ts';
export {
  type CopyUpdate,
  type RenameRequest,
  sharedCache,
  sharedEndpoints,
  useListColoringPagesQuery,
  useRenameColoringPageMutation,
  useVerifyPendingMutation,
} from './sharedEndpoints.ts';
export { type AppStore, createAppStore } from './store.ts';
export { type CopyRef, readCopy } from './unsent/coloringCopies.ts';
export { newKey } from './unsent/newKey.ts';
export { type RefusedSave, type SaveOutcome, sendOrQueue, watchRefusedSaves } from './unsent/saveQueue.ts';
export { listUnsentWork, registerUnsentWork, type UnsentWork } from './unsent/unsentWork.ts';
