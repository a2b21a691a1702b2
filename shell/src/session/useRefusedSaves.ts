import { detailOf, hasStatus, type RefusedSave, watchRefusedSaves } from '@lineleaf/api-client';
import { toast } from '@lineleaf/design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const NOTICE_MS = 30_000;

/**
 * Says once when a coloring that waited on this device was refused by the server, and offers it as a file; as a new copy where
 * the copy it belonged to is another by now; without a connection, that waits again.
 */
export function useRefusedSaves(): void {
  const { t } = useTranslation('shell');
  const told = useRef(new Set<string>());
  useEffect(
    () =>
      watchRefusedSaves((refusal) => {
        const { idempotencyKey } = refusal.save;
        if (told.current.has(idempotencyKey)) return;
        told.current.add(idempotencyKey);
        if (hasStatus(refusal.error, 412)) {
          const onAction = () => void refusal.sendAsNew().catch(() => undefined);
          const action = { label: t('refusedSave.saveAsNew'), onAction };
          toast.warning(t('refusedSave.changed'), { durationMs: NOTICE_MS, action });
          return;
        }
        const message = [t('refusedSave.text'), detailOf(refusal.error)].filter(Boolean).join(' ');
        toast.warning(message, {
          durationMs: NOTICE_MS,
          action: { label: t('refusedSave.download'), onAction: () => void takeHome(refusal) },
        });
      }),
    [t],
  );
}

async function takeHome({ save, forget }: RefusedSave): Promise<void> {
  const link = document.createElement('a');
  link.href = `data:image/png;base64,${save.body.image_base64}`;
  link.download = 'coloring.png';
  link.click();
  await forget();
}
