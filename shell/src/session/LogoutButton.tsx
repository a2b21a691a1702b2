import { listUnsentWork, signOut, useAppDispatch } from '@lineleaf/api-client';
import { AlertDialog, Button, toast } from '@lineleaf/design-system';
import { LogOutIcon } from '@lineleaf/design-system/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './LogoutButton.module.css';

/** Logs out; with unsent work it asks whether to send it, to discard it, or to stay. */
export function LogoutButton() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const leave = () => dispatch(signOut());
  const settleAll = async (settle: (work: ReturnType<typeof listUnsentWork>[number]) => Promise<void>) => {
    setIsBusy(true);
    try {
      for (const work of listUnsentWork()) await settle(work);
      leave();
    } catch {
      toast.error(t('logout.sendFailed'));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      <Button
        variant="ghost"
        icon={<LogOutIcon />}
        aria-label={t('logout.label')}
        onClick={() => (listUnsentWork().length > 0 ? setIsAsking(true) : leave())}
      >
        <span className={classes.label}>{t('logout.label')}</span>
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('logout.unsentTitle')}
        description={t('logout.unsentText')}
        cancelLabel={t('logout.cancel')}
        actionLabel={t('logout.send')}
        onAction={() => void settleAll((work) => work.send())}
        extraAction={{ label: t('logout.discard'), onAction: () => void settleAll((work) => work.discard()) }}
        isBusy={isBusy}
      />
    </>
  );
}
