import { Button } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';

/** Leads back up to the card. */
export function CallButton() {
  const { t } = useTranslation('auth');
  return (
    <Button size="large" onClick={scrollToTop}>
      {t('call.button')}
    </Button>
  );
}

function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
}
