import { Button, ErrorState } from '@lineleaf/design-system';
import { RefreshIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import { FullPage } from '../FullPage/FullPage.tsx';

/** The list of remotes could not be read and none is remembered: nothing can be shown but a way to try again. */
export function UnavailableScreen({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <FullPage>
      <ErrorState
        isWholeScreen
        title={t('unavailable.title')}
        description={t('unavailable.text')}
        action={
          <Button icon={<RefreshIcon />} onClick={onRetry}>
            {t('remote.retry')}
          </Button>
        }
      />
    </FullPage>
  );
}
