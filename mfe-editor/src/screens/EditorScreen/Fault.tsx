import { Button, ErrorState } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import s from './EditorScreen.module.css';

/** Why a page cannot be colored. */
export type FaultKind = 'missing' | 'broken' | 'size' | 'failed' | 'stopped';

/** Says why a page cannot be colored, with a way on. */
export function Fault({ kind, onRetry }: { kind: FaultKind; onRetry: () => void }) {
  const { t } = useTranslation('editor');
  const navigate = useNavigate();
  return (
    <div className={s.place}>
      <ErrorState
        isWholeScreen
        title={t(`faults.${kind}Title`)}
        description={t(`faults.${kind}Text`)}
        action={
          kind === 'failed' || kind === 'stopped' ? (
            <Button onClick={onRetry}>{t('faults.retry')}</Button>
          ) : (
            <Button onClick={() => void navigate('/gallery')}>{t('faults.gallery')}</Button>
          )
        }
      />
    </div>
  );
}
