import { Button, DownloadIcon, IconButton, KeyboardIcon, SaveIcon } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import s from './EditorScreen.module.css';

interface EditorBarProps {
  prompt: string;
  isSaving: boolean;
  onExit: () => void;
  onShortcuts: () => void;
  onDownload: () => void;
  onSave: () => void;
}

/** What the page is, and the ways out of the editor. */
export function EditorBar({ prompt, isSaving, ...on }: EditorBarProps) {
  const { t } = useTranslation('editor');
  return (
    <header className={s.bar}>
      <Button variant="secondary" onClick={on.onExit}>
        {t('exit')}
      </Button>
      <h1 className={s.prompt}>{prompt}</h1>
      <IconButton
        className={s.keyboard}
        label={t('tools.shortcuts')}
        icon={<KeyboardIcon />}
        onClick={on.onShortcuts}
      />
      <Button variant="secondary" icon={<DownloadIcon />} onClick={on.onDownload}>
        {t('download')}
      </Button>
      <Button icon={<SaveIcon />} isBusy={isSaving} onClick={on.onSave}>
        {t('save')}
      </Button>
    </header>
  );
}
