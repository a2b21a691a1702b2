import { detailOf, toApiError, useRenameColoringPageMutation } from '@lineleaf/api-client';
import { type ColoringPage, TITLE_MAX_LENGTH } from '@lineleaf/api-client/contract';
import { Button, Dialog, Field, toast } from '@lineleaf/design-system';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface RenameDialogProps {
  readonly page: ColoringPage;
  onClose(): void;
}

/** Gives a page a title of its own, or takes it away: without one its description stands alone. */
export function RenameDialog({ page, onClose }: RenameDialogProps) {
  const { t } = useTranslation('studio');
  const formId = useId();
  const [title, setTitle] = useState(page.title ?? '');
  const { isSaving, fault, save, forgetFault } = useRenaming(page, onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(title);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !(isOpen || isSaving) && onClose()}
      size="small"
      title={t('rename.heading')}
      description={page.prompt}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            {t('rename.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isSaving}>
            {t('rename.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field
          label={t('rename.title')}
          hint={t('rename.hint', { most: TITLE_MAX_LENGTH })}
          error={fault}
          maxLength={TITLE_MAX_LENGTH}
          autoComplete="off"
          disabled={isSaving}
          value={title}
          onChange={(event) => {
            forgetFault();
            setTitle(event.target.value);
          }}
        />
      </form>
    </Dialog>
  );
}

function useRenaming(page: ColoringPage, onDone: () => void) {
  const { t } = useTranslation('studio');
  const [rename, { isLoading }] = useRenameColoringPageMutation();
  const [fault, setFault] = useState<string>();

  async function save(typed: string): Promise<void> {
    const title = typed.trim() || null;
    if (title === (page.title ?? null)) return onDone();
    try {
      await rename({ pageId: page.id, title }).unwrap();
      toast.success(t(title === null ? 'rename.removed' : 'rename.done'));
      onDone();
    } catch (error) {
      const refusal = toApiError(error);
      const titleFault = refusal.kind === 'http' ? refusal.fields?.title : undefined;
      setFault(titleFault ?? detailOf(error) ?? t('rename.failed'));
    }
  }

  return { isSaving: isLoading, fault, save, forgetFault: () => setFault(undefined) };
}
