import { detailOf, signIn, useAppDispatch } from '@lineleaf/api-client';
import type { Authentication } from '@lineleaf/api-client/contract';
import { toast } from '@lineleaf/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Attempt {
  /** Makes the call; rejects as RTK Query's `unwrap` does. */
  readonly call: () => Promise<Authentication>;
  readonly welcome: string;
  /** Answers whether it has told the reason itself. */
  onRefused?(error: unknown): boolean;
}

/** Runs a log-in or sign-up: busy meanwhile, signed in with a welcome after it, or the server's reason. */
export function useAuthentication(onBusyChange: (isBusy: boolean) => void) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const markBusy = (next: boolean) => {
    setIsBusy(next);
    onBusyChange(next);
  };
  const authenticate = async ({ call, welcome, onRefused }: Attempt) => {
    markBusy(true);
    try {
      const authentication = await call();
      toast.success(welcome);
      dispatch(signIn(authentication));
    } catch (error) {
      if (!onRefused?.(error)) toast.error(detailOf(error) ?? t('card.failed'));
    } finally {
      markBusy(false);
    }
  };
  return { isBusy, authenticate };
}
