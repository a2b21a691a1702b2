import { IconButton, useLatePart } from '@lineleaf/design-system';
import { StickerIcon } from '@lineleaf/design-system/icons';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StickerDeskProps } from './StickerDesk.tsx';

const loadStickers = async () => (await import('./StickerDesk.tsx')).StickerDesk;

/** The tool that puts stickers on the page; what it opens is fetched when it is first pressed. */
export function useStickers(desk: Omit<StickerDeskProps, 'isOpen' | 'onOpenChange' | 'onNews'>): {
  tool: ReactNode;
  layer: ReactNode;
  news: string;
} {
  const { t } = useTranslation('editor');
  const [isOpen, setIsOpen] = useState(false);
  const [news, setNews] = useState('');
  const StickerDesk = useLatePart(loadStickers, {
    isWanted: isOpen,
    message: t('messages.partFailed'),
    onFail: () => setIsOpen(false),
  });
  return {
    tool: (
      <IconButton
        label={t('stickers.title')}
        icon={<StickerIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
    ),
    layer: StickerDesk ? (
      <StickerDesk {...desk} isOpen={isOpen} onOpenChange={setIsOpen} onNews={setNews} />
    ) : null,
    news,
  };
}
