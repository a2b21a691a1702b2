export { type ApiError, detailOf, hasStatus, toApiError } from './base/ApiError.ts';
export { injectEndpoints } from './base/api.ts';
export { fetchPagePdf } from './base/fetchPagePdf.ts';
export { requestOf } from './base/requestOf.ts';
export { useAppDispatch, useAppSelector } from './hooks.ts';
export { captureInstallPrompt, dismissInstall, promptInstall } from './install/installPrompt.ts';
export type { RootState } from './reducer.ts';
export { watchLogouts } from './session/logoutQueue.ts';
export { refreshUser, replaceToken, restoreSession, signIn, signOut } from './session/sessionThunks.ts';
export { readToken, TOKEN_KEY } from './session/tokenStorage.ts';
export { useSession } from './session/useSession.ts';
export {
  sharedCache,
  sharedEndpoints,
  useListColoringPagesQuery,
  useVerifyPendingMutation,
} from './sharedEndpoints.ts';
export { type AppStore, createAppStore } from './store.ts';
export { type RefusedSave, type SaveOutcome, sendOrQueue, watchRefusedSaves } from './unsent/saveQueue.ts';
export { listUnsentWork, registerUnsentWork, type UnsentWork } from './unsent/unsentWork.ts';
