import { Button, ErrorState } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import s from './EditorScreen.module.css';
import { useGalleryReturn } from './useGalleryReturn.ts';

/** Why a page cannot be colored. */
export type FaultKind = 'missing' | 'broken' | 'size' | 'failed' | 'stopped';

/** Says why a page cannot be colored, with a way on and the way back: there may be no header above it. */
export function Fault({ kind, onRetry }: { kind: FaultKind; onRetry: () => void }) {
  const { t } = useTranslation('editor');
  const backToGallery = useGalleryReturn();
  const canRetry = kind === 'failed' || kind === 'stopped';
  return (
    <div className={s.place}>
      <ErrorState
        isWholeScreen
        title={t(`faults.${kind}Title`)}
        description={t(`faults.${kind}Text`)}
        action={
          <>
            {canRetry && <Button onClick={onRetry}>{t('faults.retry')}</Button>}
            <Button variant={canRetry ? 'secondary' : 'primary'} onClick={backToGallery}>
              {t('faults.gallery')}
            </Button>
          </>
        }
      />
    </div>
  );
}
