import {
  hasStatus,
  refreshUser,
  signOut,
  useAppDispatch,
  useSession,
  useVerifyPendingMutation,
} from '@lineleaf/api-client';
import { toast } from '@lineleaf/design-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  // The payment page comes back by a load of the whole product, so that what it names is read once.
  const [sessionId] = useState(() => query.get('session_id') ?? sessionStorage.getItem(SESSION_KEY));
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
  }, [sessionId]);

  const confirm = useEffectEvent(async () => {
    await verify();
    await navigate('/', { replace: true });
  });
  const tellConfirming = useEffectEvent(() => toast.loading(t('payment.confirming')));

  useEffect(() => {
    if (!sessionId || !userId || sessionStorage.getItem(SESSION_KEY) === null) return;
    const notice = tellConfirming();
    const timer = setTimeout(() => {
      // Taken before the call, so that a second effect (StrictMode, another log-in) finds nothing to verify.
      sessionStorage.removeItem(SESSION_KEY);
      void confirm().finally(() => toast.dismiss(notice));
    }, VERIFY_DELAY_MS);
    return () => {
      clearTimeout(timer);
      toast.dismiss(notice);
    };
  }, [sessionId, userId]);
}

function useVerification(): () => Promise<void> {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const [verifyPending] = useVerifyPendingMutation();
  return async () => {
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
  };
}
