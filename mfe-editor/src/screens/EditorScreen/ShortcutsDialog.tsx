import { Dialog, Kbd } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import s from './EditorScreen.module.css';
import { SHORTCUTS } from './shortcuts.ts';

interface ShortcutsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The sheet of keyboard shortcuts. */
export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('shortcuts.title')}>
      <dl className={s.shortcuts}>
        {SHORTCUTS.map(([name, keys]) => (
          <div key={name}>
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
