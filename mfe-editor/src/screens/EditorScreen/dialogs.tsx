import { AlertDialog } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import type { Blocker } from 'react-router';

/** Asks before unsaved work is left. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  const { t } = useTranslation('editor');
  return (
    <AlertDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen && blocker.state === 'blocked') blocker.reset();
      }}
      title={t('leave.title')}
      description={t('leave.text')}
      cancelLabel={t('leave.stay')}
      actionLabel={t('leave.leave')}
      onAction={() => blocker.proceed?.()}
      isDangerous
    />
  );
}

interface ResetDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onReset: () => void;
}

/** Asks before all colors go. */
export function ResetDialog({ isOpen, onOpenChange, onReset }: ResetDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <AlertDialog
      {...{ isOpen, onOpenChange }}
      title={t('reset.title')}
      description={t('reset.text')}
      cancelLabel={t('reset.cancel')}
      actionLabel={t('reset.reset')}
      onAction={onReset}
      isDangerous
    />
  );
}
