import {
  detailOf,
  hasStatus,
  refreshUser,
  signOut,
  useAppDispatch,
  useVerifyPendingMutation,
} from '@lineleaf/api-client';
import { toast } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';

const WARNING_MS = 6000;

/** Asks the server to settle open checkouts, says what came of it, and brings the balance up to date. */
export function useCheckPayment(): { isChecking: boolean; check: () => Promise<void> } {
  const { t } = useTranslation('billing');
  const dispatch = useAppDispatch();
  const [verify, { isLoading }] = useVerifyPendingMutation();

  const check = async () => {
    const { data, error } = await verify();
    if (data) {
      const { credits_added: added, current_balance: balance } = data;
      toast.success(added > 0 ? t('payment.succeeded', { added, balance }) : t('payment.upToDate'));
      await dispatch(refreshUser());
    } else if (hasStatus(error, 401)) {
      toast.error(t('payment.sessionExpired'));
      dispatch(signOut());
    } else {
      toast.warning(detailOf(error) ?? t('payment.failed'), { durationMs: WARNING_MS });
    }
  };
  return { isChecking: isLoading, check };
}
