import { Button, IconButton, Menu, VisuallyHidden } from '@lineleaf/design-system';
import {
  ArrowLeftIcon,
  ChevronDownIcon,
  CopyIcon,
  DownloadIcon,
  KeyboardIcon,
  SaveIcon,
  SmileIcon,
} from '@lineleaf/design-system/icons';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import s from './EditorScreen.module.css';

interface EditorBarProps {
  prompt: string;
  isSaving: boolean;
  /** The button that opens simple mode. */
  entrance: RefObject<HTMLButtonElement | null>;
  onExit: () => void;
  onShortcuts: () => void;
  onDownload: () => void;
  onSave: () => void;
  onSaveAsNew: () => void;
  onSimple: () => void;
  onDone: () => void;
}

/** What the page is, and the ways out of the editor. */
export function EditorBar({ prompt, isSaving, entrance, ...on }: EditorBarProps) {
  const { t } = useTranslation('editor');
  return (
    <header className={s.bar}>
      <Button variant="secondary" icon={<ArrowLeftIcon />} aria-label={t('exit')} onClick={on.onExit}>
        <span className={s.word}>{t('exit')}</span>
      </Button>
      <VisuallyHidden>
        <h1>{prompt}</h1>
      </VisuallyHidden>
      <span className={s.prompt} aria-hidden="true">
        {prompt}
      </span>
      <IconButton
        className={s.keyboard}
        label={t('tools.shortcuts')}
        icon={<KeyboardIcon />}
        onClick={on.onShortcuts}
      />
      <Button variant="secondary" icon={<DownloadIcon />} aria-label={t('download')} onClick={on.onDownload}>
        <span className={s.word}>{t('download')}</span>
      </Button>
      <Button
        ref={entrance}
        variant="secondary"
        icon={<SmileIcon />}
        aria-label={t('simple.enter')}
        onClick={on.onSimple}
      >
        <span className={s.word}>{t('simple.enter')}</span>
      </Button>
      <Button variant="secondary" onClick={on.onDone}>
        {t('done')}
      </Button>
      <Button icon={<SaveIcon />} isBusy={isSaving} aria-label={t('save')} onClick={on.onSave}>
        <span className={s.saveWord}>{t('save')}</span>
      </Button>
      <Menu
        trigger={<IconButton label={t('saveMenu')} icon={<ChevronDownIcon />} disabled={isSaving} />}
        items={[{ label: t('saveAsNew'), icon: <CopyIcon />, onSelect: on.onSaveAsNew }]}
      />
    </header>
  );
}
