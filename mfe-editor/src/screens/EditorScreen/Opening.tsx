import { Spinner } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import s from './EditorScreen.module.css';
import { isSimpleRemembered } from './useSimpleMode.ts';

/** Stands where the editor will be. Where that is in simple mode, nothing else is there to be pressed meanwhile. */
export function Opening() {
  const { t } = useTranslation('editor');
  return (
    <div className={s.place} data-needs-room={isSimpleRemembered() ? 'whole' : undefined}>
      <Spinner label={t('loading')} />
    </div>
  );
}
