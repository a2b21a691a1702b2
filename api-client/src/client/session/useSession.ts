import { useAppSelector } from '../hooks.ts';
import type { SessionState } from './sessionSlice.ts';

/** The session of this tab: its status and the signed-in user. */
export function useSession(): SessionState {
  return useAppSelector((state) => state.session);
}
