import { detailOf, hasStatus, type SaveOutcome, sendOrQueue, useAppDispatch } from '@lineleaf/api-client';
import { toast } from '@lineleaf/design-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toBase64 } from '../../state/base64.ts';
import type { EditorModel } from '../../state/EditorModel.ts';
import { offerFile } from '../../state/offerFile.ts';

/** After a save the gallery opens (the specification's delay). */
const GALLERY_AFTER_MS = 1500;

interface Source {
  model: EditorModel;
  /** The page that the copy belongs to. */
  originalPageId: string;
  userId: string;
}

/** Saves the picture as a new page, and hands it out as a file. */
export function useSave({ model, originalPageId, userId }: Source) {
  const { t } = useTranslation('editor');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isSaving, setIsSaving] = useState(false);
  const isBusy = useRef(false);
  const last = useRef<{ step: number; idempotencyKey: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Sends or keeps the picture; rejects if it was refused. Sent again, the same picture makes no second copy. */
  const submit = useCallback(async (): Promise<SaveOutcome> => {
    const { png, snapshotCount, step } = await model.exportPng();
    if (last.current?.step !== step) last.current = { step, idempotencyKey: newKey() };
    const outcome = await sendOrQueue(dispatch, {
      userId,
      idempotencyKey: last.current.idempotencyKey,
      body: {
        original_page_id: originalPageId,
        image_base64: toBase64(png),
        color_data: { colors_used: snapshotCount },
      },
    });
    await model.markSaved(step);
    return outcome;
  }, [dispatch, model, originalPageId, userId]);

  const save = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSaving(true);
    try {
      if ((await submit()) === 'queued') {
        toast.info(t('messages.queued'));
        return;
      }
      toast.success(t('messages.saved'));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // Who has gone on coloring meanwhile is not torn away.
        if (!model.getStatus().isUnsaved) void navigate('/gallery');
      }, GALLERY_AFTER_MS);
    } catch (error) {
      toast.error(
        hasStatus(error, 404) ? t('messages.pageGone') : (detailOf(error) ?? t('messages.saveFailed')),
      );
    } finally {
      isBusy.current = false;
      setIsSaving(false);
    }
  }, [model, navigate, submit, t]);

  const download = useCallback(
    async (name: string) => {
      try {
        const { png } = await model.exportPng();
        offerFile(new Blob([png], { type: 'image/png' }), name);
      } catch {
        toast.error(t('messages.downloadFailed'));
      }
    },
    [model, t],
  );
  return { save, submit, download, isSaving };
}

// crypto.randomUUID exists in secure contexts only; a plain LAN address has none.
function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
