import type { Authentication } from '@lineleaf/api-client/contract';
import { toast } from '@lineleaf/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../components/reasonOf.ts';
import { type Account, useAccount } from './useAccount.ts';

interface Attempt {
  /** Makes the call; rejects with an `ApiError`. */
  readonly call: (account: Account) => Promise<Authentication>;
  readonly welcome: string;
  /** Returns whether it has told the reason itself. */
  onRefused?(error: unknown): boolean;
}

/** Runs a log-in or sign-up: busy meanwhile, signed in with a welcome after it, or the server's reason. */
export function useAuthentication(onBusyChange: (isBusy: boolean) => void) {
  const { t } = useTranslation('auth');
  const account = useAccount();
  const [isBusy, setIsBusy] = useState(false);
  const markBusy = (next: boolean) => {
    setIsBusy(next);
    onBusyChange(next);
  };
  const authenticate = async ({ call, welcome, onRefused }: Attempt) => {
    markBusy(true);
    try {
      account.enter(await call(account), welcome);
    } catch (error) {
      if (!onRefused?.(error)) toast.error(reasonOf(error, t) ?? t('card.failed'));
    } finally {
      markBusy(false);
    }
  };
  return { isBusy, authenticate };
}
