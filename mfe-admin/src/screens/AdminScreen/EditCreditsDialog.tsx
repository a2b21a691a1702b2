import { detailOf } from '@lineleaf/api-client';
import type { AdminUser } from '@lineleaf/api-client/contract';
import { Button, Dialog, Field, toast } from '@lineleaf/design-system';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateUserCreditsMutation } from '../../api/adminApi.ts';
import s from './AdminScreen.module.css';

const MAX_CREDITS = 1_000_000;

/** Sets a user's balance. The text is read as an integer; an empty one is 0. */
export function EditCreditsDialog({ user, onClose }: { user: AdminUser; onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  const formId = useId();
  const [credits, setCredits] = useState(String(user.credits));
  const [reason, setReason] = useState('');
  const [update, { isLoading }] = useUpdateUserCreditsMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await update({
      id: user.id,
      credits: toInteger(credits),
      ...(reason.trim() && { reason: reason.trim() }),
    });
    if (error) {
      toast.error(detailOf(error) ?? t('edit.failed'));
      return;
    }
    toast.success(t('edit.succeeded', { name: user.username }));
    onClose();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('edit.title')}
      description={t('edit.description', { name: user.username, email: user.email })}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isLoading}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={s.form} onSubmit={(event) => void submit(event)}>
        <Field
          type="number"
          label={t('edit.credits')}
          min={0}
          max={MAX_CREDITS}
          step={1}
          value={credits}
          onChange={(event) => setCredits(event.target.value)}
        />
        <Field
          label={t('edit.reason')}
          hint={t('edit.reasonHint')}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

function toInteger(text: string): number {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? 0 : value;
}
