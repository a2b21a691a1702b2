import { Button, ErrorState } from '@lineleaf/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface RetryProps {
  title: string;
  isBusy: boolean;
  onRetry: () => void;
}

/** What stands where something did not load. */
export function Retry({ title, isBusy, onRetry }: RetryProps): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <ErrorState
      title={title}
      action={
        <Button variant="secondary" isBusy={isBusy} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
