import { hasStatus, listUnsentWork, signOut, type UnsentWork, useAppDispatch } from '@lineleaf/api-client';
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
  /** What was not sent because the copy that it belongs to is another by now. */
  const [refused, setRefused] = useState<UnsentWork | null>(null);

  const leave = () => dispatch(signOut());
  const settle = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch {
      toast.error(t('logout.sendFailed'));
    } finally {
      setIsBusy(false);
    }
  };
  const send = async (works: readonly UnsentWork[]) => {
    for (const work of works) {
      try {
        await work.send();
      } catch (error) {
        if (!work.sendAsNew || !hasStatus(error, 412)) throw error;
        setRefused(work);
        setIsAsking(false);
        return;
      }
    }
    leave();
  };
  const sendAsNew = async () => {
    await refused?.sendAsNew?.();
    setRefused(null);
    await send(listUnsentWork().filter(({ id }) => id !== refused?.id));
  };
  const discard = async () => {
    for (const work of listUnsentWork()) await work.discard();
    leave();
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
        onAction={() => void settle(() => send(listUnsentWork()))}
        extraAction={{ label: t('logout.discard'), onAction: () => void settle(discard) }}
        isBusy={isBusy}
      />
      <AlertDialog
        isOpen={refused !== null}
        onOpenChange={() => setRefused(null)}
        title={t('logout.changedTitle')}
        description={t('logout.changedText')}
        cancelLabel={t('logout.cancel')}
        actionLabel={t('refusedSave.saveAsNew')}
        onAction={() => void settle(sendAsNew)}
        isBusy={isBusy}
      />
    </>
  );
}
