import {
  hasStatus,
  refreshUser,
  signOut,
  useAppDispatch,
  useSession,
  useVerifyPendingMutation,
} from '@lineleaf/api-client';
import { toast } from '@lineleaf/design-system';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

const SESSION_KEY = 'lineleaf.paymentSession';
const VERIFY_DELAY_MS = 2000;

/**
 * Watches the query for a return from the payment page: `payment=cancelled` says so and clears the query;
 * `session_id` is kept until somebody is signed in (it survives a log-in), then verified once, 2 s later; until then it
 * says that the payment is being confirmed.
 */
export function usePaymentReturn(): void {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { user } = useSession();
  const verify = useVerification();
  const isCancelled = query.get('payment') === 'cancelled';
  const sessionId = query.get('session_id');
  const userId = user?.id;
  const isCancelToldRef = useRef(false);

  useEffect(() => {
    if (!isCancelled || isCancelToldRef.current) return;
    isCancelToldRef.current = true;
    toast.info(t('payment.cancelled'));
    void navigate({ search: '' }, { replace: true });
  }, [isCancelled, navigate, t]);

  useEffect(() => {
    if (sessionId) sessionStorage.setItem(SESSION_KEY, sessionId);
    if (!userId || sessionStorage.getItem(SESSION_KEY) === null) return;
    const notice = toast.loading(t('payment.confirming'));
    const timer = setTimeout(() => {
      // Taken before the call, so that a second effect (StrictMode, another render) finds nothing to verify.
      if (sessionStorage.getItem(SESSION_KEY) === null) return;
      sessionStorage.removeItem(SESSION_KEY);
      void verify().finally(() => {
        toast.dismiss(notice);
        return navigate('/', { replace: true });
      });
    }, VERIFY_DELAY_MS);
    return () => {
      clearTimeout(timer);
      toast.dismiss(notice);
    };
  }, [sessionId, userId, navigate, t, verify]);
}

function useVerification(): () => Promise<void> {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const [verifyPending] = useVerifyPendingMutation();
  return useCallback(async () => {
    try {
      const { credits_added, current_balance } = await verifyPending().unwrap();
      await dispatch(refreshUser());
      if (credits_added > 0) {
        toast.success(t('payment.succeeded', { added: credits_added, balance: current_balance }));
      } else {
        toast.info(t('payment.upToDate'));
      }
    } catch (error) {
      if (hasStatus(error, 401)) {
        toast.error(t('session.expired'));
        dispatch(signOut());
        return;
      }
      toast.warning(t('payment.unverified'), { durationMs: 6000 });
    }
  }, [t, dispatch, verifyPending]);
}
