import { Button } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import s from './EditorScreen.module.css';

interface ResumedNoticeProps {
  onStartAgain: () => void;
  onDismiss: () => void;
}

/** Says quietly that earlier work goes on, with a way to begin anew. */
export function ResumedNotice({ onStartAgain, onDismiss }: ResumedNoticeProps) {
  const { t } = useTranslation('editor');
  return (
    <div className={s.notice} role="status">
      <span>{t('resumed.text')}</span>
      <Button size="small" variant="ghost" onClick={onStartAgain}>
        {t('resumed.startAgain')}
      </Button>
      <Button size="small" variant="ghost" onClick={onDismiss}>
        {t('resumed.dismiss')}
      </Button>
    </div>
  );
}
