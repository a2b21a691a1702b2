import { detailOf } from '@lineleaf/api-client';
import { toast } from '@lineleaf/design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateCheckoutMutation } from '../../api/billingApi.ts';
import { leaveTo } from './leaveTo.ts';

/**
 * Buying a package: opens a checkout and leaves for it. `redirectingId` names the package under way until the page is
 * left, the checkout is refused, or the browser's Back shows this page again.
 */
export function useCheckout(): {
  redirectingId: string | undefined;
  buy: (packageId: string) => Promise<void>;
} {
  const { t } = useTranslation('billing');
  const [createCheckout] = useCreateCheckoutMutation();
  const [redirectingId, setRedirectingId] = useState<string>();

  useEffect(() => {
    const reset = () => setRedirectingId(undefined);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const buy = async (packageId: string) => {
    setRedirectingId(packageId);
    const { data, error } = await createCheckout({ package_id: packageId, origin_url: location.origin });
    if (data?.url) {
      leaveTo(data.url);
      return;
    }
    setRedirectingId(undefined);
    toast.error(error ? (detailOf(error) ?? t('checkout.failed')) : t('checkout.noUrl'));
  };
  return { redirectingId, buy };
}
