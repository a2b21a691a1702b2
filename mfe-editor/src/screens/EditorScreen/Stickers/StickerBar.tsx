import { Button, IconButton } from '@lineleaf/design-system';
import {
  CheckIcon,
  MinusIcon,
  PlusIcon,
  TrashIcon,
  ResetIcon as TurnLeftIcon,
  TurnRightIcon,
} from '@lineleaf/design-system/icons';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import s from './Stickers.module.css';
import type { StickerStep } from './stickerSteps.ts';

interface StickerBarProps {
  isBusy: boolean;
  onStep: (step: StickerStep) => void;
  onPlace: () => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What else is done with a sticker in its frame than dragging it. */
export function StickerBar({ isBusy, onStep, onPlace, onRemove, onKeyDown }: StickerBarProps) {
  const { t } = useTranslation('editor');
  return (
    <div className={s.bar} role="toolbar" aria-label={t('stickers.title')} onKeyDown={onKeyDown}>
      <Button icon={<CheckIcon />} isBusy={isBusy} onClick={onPlace}>
        {t('stickers.place')}
      </Button>
      <IconButton label={t('stickers.bigger')} icon={<PlusIcon />} onClick={() => onStep('bigger')} />
      <IconButton label={t('stickers.smaller')} icon={<MinusIcon />} onClick={() => onStep('smaller')} />
      <IconButton label={t('stickers.turnLeft')} icon={<TurnLeftIcon />} onClick={() => onStep('turnLeft')} />
      <IconButton
        label={t('stickers.turnRight')}
        icon={<TurnRightIcon />}
        onClick={() => onStep('turnRight')}
      />
      <IconButton label={t('stickers.remove')} icon={<TrashIcon />} onClick={onRemove} />
    </div>
  );
}
