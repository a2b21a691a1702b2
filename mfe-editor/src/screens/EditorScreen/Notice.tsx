import { Button } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import s from './EditorScreen.module.css';

interface NoticeProps {
  /** Earlier work goes on and may be started over; or a fill ran through a gap and may be taken back to the smaller area. */
  name: 'resumed' | 'leak';
  onAccept: () => void;
  onDismiss: () => void;
}

/** Says something quietly above the page, with one offer. */
export function Notice({ name, onAccept, onDismiss }: NoticeProps) {
  const { t } = useTranslation('editor');
  return (
    <div className={s.notice} role="status">
      <span>{t(`notices.${name}.text`)}</span>
      <Button size="small" variant="ghost" onClick={onAccept}>
        {t(`notices.${name}.accept`)}
      </Button>
      <Button size="small" variant="ghost" onClick={onDismiss}>
        {t(`notices.${name}.dismiss`)}
      </Button>
    </div>
  );
}
