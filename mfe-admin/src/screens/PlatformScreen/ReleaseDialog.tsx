import { detailOf, toApiError } from '@lineleaf/api-client';
import type { ReleaseAction, ReleasedPart } from '@lineleaf/api-client/contract';
import { Button, Dialog, Field, toast } from '@lineleaf/design-system';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeReleaseMutation } from '../../api/releasesApi.ts';
import s from './PlatformScreen.module.css';
import { useConsequence } from './useConsequence.ts';
import { usePartName } from './usePartName.ts';

const MAX_REASON = 300;

interface ReleaseDialogProps {
  action: ReleaseAction;
  part: ReleasedPart;
  /** Of the overview on which it is decided. */
  generation: number;
  isCounting: boolean;
  onClose: () => void;
}

/**
 * Says what an action will do to whom, takes a reason (taking back needs one), and does it. Where the releases have
 * changed meanwhile it closes, for what it says is no longer true; where it is refused it stays and says why.
 */
export function ReleaseDialog(props: ReleaseDialogProps): ReactElement {
  const { action, part, generation, isCounting, onClose } = props;
  const { t } = useTranslation('admin');
  const name = usePartName()(part.part);
  const consequence = useConsequence()(action, part, isCounting);
  const formId = useId();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [change, { isLoading }] = useChangeReleaseMutation();
  const isReasonNeeded = action === 'rollback';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const given = reason.trim();
    if (isReasonNeeded && !given) {
      setFault(t('platform.dialog.reasonMissing'));
      return;
    }
    const { error } = await change({ part: part.part, action, generation, ...(given && { reason: given }) });
    if (!error) onClose();
    else if (isChangedMeanwhile(error)) {
      toast.warning(detailOf(error) ?? t('platform.dialog.changed'));
      onClose();
    } else setFault(detailOf(error) ?? t('platform.dialog.failed'));
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`platform.dialog.${action}`, { part: name })}
      description={consequence}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={action === 'rollback' ? 'danger' : 'primary'}
            isBusy={isLoading}
          >
            {t(`platform.actions.${action}`)}
          </Button>
        </>
      }
    >
      <form id={formId} className={s.form} onSubmit={(event) => void submit(event)}>
        <Field
          label={t('platform.dialog.reason')}
          hint={t(isReasonNeeded ? 'platform.dialog.reasonNeeded' : 'platform.dialog.reasonOptional')}
          required={isReasonNeeded}
          maxLength={MAX_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <p role="alert" className={s.fault}>
          {fault}
        </p>
      </form>
    </Dialog>
  );
}

function isChangedMeanwhile(error: unknown): boolean {
  const apiError = toApiError(error);
  return apiError.kind === 'http' && apiError.code === 'RELEASE_CHANGED';
}
