import { AlertDialog } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import type { Blocker } from 'react-router';

interface LeaveDialogProps {
  blocker: Blocker;
  isAsking: boolean;
  isSaving: boolean;
  /** Whether a sticker lies over the page, which is not kept. */
  isFloating: boolean;
  /** Resolves to whether the coloring is saved, or kept to be. */
  onSave: () => Promise<boolean>;
}

/** Asks before unsaved work is left, and offers to save it. */
export function LeaveDialog({ blocker, isAsking, isSaving, isFloating, onSave }: LeaveDialogProps) {
  const { t } = useTranslation('editor');
  const saveAndLeave = async () => {
    if (await onSave()) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <AlertDialog
      isOpen={isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) blocker.reset?.();
      }}
      title={t('leave.title')}
      description={[t('leave.text'), isFloating && t('leave.sticker')].filter(Boolean).join(' ')}
      cancelLabel={t('leave.stay')}
      actionLabel={t('leave.save')}
      onAction={() => void saveAndLeave()}
      isBusy={isSaving}
      extraAction={{ label: t('leave.leave'), onAction: () => blocker.proceed?.() }}
    />
  );
}

interface CopyChangedDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSaveAsNew: () => void;
}

/** Says that the copy is another by now, and offers to save beside it. */
export function CopyChangedDialog({ isOpen, onOpenChange, onSaveAsNew }: CopyChangedDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <AlertDialog
      {...{ isOpen, onOpenChange }}
      title={t('copyChanged.title')}
      description={t('copyChanged.text')}
      cancelLabel={t('copyChanged.cancel')}
      actionLabel={t('saveAsNew')}
      onAction={onSaveAsNew}
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
