import {
  detailOf,
  hasStatus,
  newKey,
  type SaveOutcome,
  sendOrQueue,
  useAppDispatch,
} from '@lineleaf/api-client';
import { toast } from '@lineleaf/design-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toBase64 } from '../../state/base64.ts';
import type { EditorModel } from '../../state/EditorModel.ts';
import { offerFile } from '../../state/offerFile.ts';
import type { StickerHand } from './Stickers/StickerHand.ts';
import { useGalleryReturn } from './useGalleryReturn.ts';

/** After a save the gallery opens (the specification's delay). */
const GALLERY_AFTER_MS = 1500;

interface Source {
  model: EditorModel;
  /** The page that the copy belongs to. */
  originalPageId: string;
  userId: string;
  /** Whether the editor stays open after a save, as in simple mode: a child is not led out of it. */
  staysOpen: boolean;
  /** The sticker that is not part of the page yet. */
  sticker: StickerHand;
}

/** Saves the picture as a page of its own, or over it once there is one, and hands it out as a file. */
export function useSave({ model, originalPageId, userId, staysOpen, sticker }: Source) {
  const { t } = useTranslation('editor');
  const dispatch = useAppDispatch();
  const backToGallery = useGalleryReturn();
  const [isSaving, setIsSaving] = useState(false);
  const [isCopyChanged, setIsCopyChanged] = useState(false);
  const isBusy = useRef(false);
  const last = useRef<{ picture: string; idempotencyKey: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was begun before the editor was to stay open leaves it no more.
  const isToStay = useRef(staysOpen);
  useEffect(() => {
    isToStay.current = staysOpen;
    return () => clearTimeout(timer.current);
  }, [staysOpen]);

  /** Sends or keeps the picture; rejects if it was refused. Sent again, the same picture makes no second copy. */
  const submit = useCallback(async (): Promise<SaveOutcome> => {
    const { png, snapshotCount, step } = await model.exportPng();
    const { id: coloring, copy } = model.coloring;
    const picture = [step, coloring, copy?.version].join();
    if (last.current?.picture !== picture) last.current = { picture, idempotencyKey: newKey() };
    const outcome = await sendOrQueue(dispatch, {
      ...{ userId, coloring, copy },
      idempotencyKey: last.current.idempotencyKey,
      body: {
        original_page_id: originalPageId,
        image_base64: toBase64(png),
        color_data: { colors_used: snapshotCount },
      },
    });
    last.current = null;
    await model.markSaved(step);
    return outcome;
  }, [dispatch, model, originalPageId, userId]);

  /** Sends or keeps the picture as a new copy; rejects if it was refused. */
  const submitAsNew = useCallback(async (): Promise<SaveOutcome> => {
    const takeBack = model.beginNew();
    try {
      return await submit();
    } catch (error) {
      takeBack();
      throw error;
    }
  }, [model, submit]);

  /** Saves and says what came of it; null if it was refused. */
  const saveAndTell = useCallback(
    async (send = submit): Promise<SaveOutcome | null> => {
      if (isBusy.current) return null;
      isBusy.current = true;
      setIsSaving(true);
      try {
        const outcome = await send();
        if (outcome === 'queued') toast.info(t('messages.queued'));
        else toast.success(t('messages.saved'));
        return outcome;
      } catch (error) {
        if (hasStatus(error, 412)) setIsCopyChanged(true);
        else if (hasStatus(error, 404)) toast.error(t('messages.pageGone'));
        else toast.error(detailOf(error) ?? t('messages.saveFailed'));
        return null;
      } finally {
        isBusy.current = false;
        setIsSaving(false);
      }
    },
    [submit, t],
  );

  const save = useCallback(
    async (send = submit) => {
      const outcome = await saveAndTell(send);
      if (outcome !== 'sent' || isToStay.current) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // Who has gone on coloring meanwhile is not torn away.
        if (!model.getStatus().isUnsaved && !sticker.isFloating()) backToGallery();
      }, GALLERY_AFTER_MS);
    },
    [model, sticker, backToGallery, saveAndTell, submit],
  );

  const saveAsNew = useCallback(async () => {
    setIsCopyChanged(false);
    await save(submitAsNew);
  }, [save, submitAsNew]);

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
  return {
    ...{ save, saveAsNew, saveAndTell, submit, submitAsNew, download },
    ...{ isSaving, isCopyChanged, setIsCopyChanged },
  };
}
