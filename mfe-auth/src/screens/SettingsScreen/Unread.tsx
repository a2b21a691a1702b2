import { Button, Skeleton } from '@lineleaf/design-system';
import { RefreshIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import classes from './SettingsScreen.module.css';

interface UnreadProps {
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** In the place of what is on its way, or could not be read. */
export function Unread({ isLoading, isFetching, onRetry }: UnreadProps) {
  const { t } = useTranslation('settings');
  if (isLoading) return <Skeleton height="6rem" />;
  return (
    <div className={classes.actions} role="alert">
      <p>{t('unread.text')}</p>
      <Button variant="secondary" icon={<RefreshIcon />} isBusy={isFetching} onClick={onRetry}>
        {t('unread.retry')}
      </Button>
    </div>
  );
}
