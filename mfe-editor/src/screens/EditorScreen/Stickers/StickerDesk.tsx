import { detailOf } from '@lineleaf/api-client';
import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import { toast } from '@lineleaf/design-system';
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorModel } from '../../../state/EditorModel.ts';
import { drawPlaced } from './drawPlaced.ts';
import { FloatingSticker } from './FloatingSticker.tsx';
import { seenPart } from './pageView.ts';
import type { StickerHand } from './placeFirst.ts';
import { StickerBar } from './StickerBar.tsx';
import { StickerPanel } from './StickerPanel.tsx';
import { placeInMiddle, type StickerPlace } from './stickerPlace.ts';
import { type StickerStep, stepOfKey, stepped } from './stickerSteps.ts';
import { type Sticker, StickerPictures } from './stickersApi.ts';

export interface StickerDeskProps {
  model: EditorModel;
  /** How many times the page is enlarged. */
  zoom: number;
  /** What the page is seen in. */
  frame: RefObject<HTMLElement | null>;
  hand: RefObject<StickerHand | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Says something to screen readers. */
  onNews: (news: string) => void;
  /** A sticker is part of the page now. */
  onPlaced: () => void;
}

interface Floating {
  name: string;
  picture: HTMLImageElement;
  place: StickerPlace;
}

/** Choosing a sticker, and the chosen one in its frame until it is placed or taken away. */
export function StickerDesk({ model, zoom, frame, hand, isOpen, onOpenChange, ...on }: StickerDeskProps) {
  const { t } = useTranslation('editor');
  const [floating, setFloating] = useState<Floating | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [pictures] = useState(() => new StickerPictures());
  const wanted = useRef('');
  const { canvas } = model.bridge;
  useEffect(() => () => pictures.close(), [pictures]);

  const choose = async (sticker: Sticker, version: string) => {
    onOpenChange(false);
    wanted.current = sticker.key;
    try {
      const picture = new Image();
      picture.src = await pictures.urlOf(sticker.key, version);
      await picture.decode();
      if (wanted.current !== sticker.key || !frame.current) return;
      setFloating({
        ...{ name: sticker.name, picture },
        place: placeInMiddle(picture, seenPart(canvas, frame.current)),
      });
      on.onNews(t('stickers.news.floating', { name: sticker.name }));
    } catch (error) {
      toast.error(detailOf(error) ?? t('stickers.failed'));
    }
  };
  const end = (news: string) => {
    setFloating(null);
    on.onNews(news);
    frame.current?.focus({ preventScroll: true });
  };
  const place = async () => {
    if (!floating || isBusy) return;
    setIsBusy(true);
    try {
      await model.placeSticker(drawPlaced(floating.picture, floating.place));
      end(t('stickers.news.placed', { name: floating.name }));
      on.onPlaced();
    } catch {
      // It can only fail because the session has ended; the screen then says so, or is gone.
    } finally {
      setIsBusy(false);
    }
  };
  useImperativeHandle(hand, () => ({ place }));

  const step = (name: StickerStep, isFar = false) => {
    if (!floating) return;
    const next = stepped(floating.place, name, isFar);
    setFloating({ ...floating, place: next });
    on.onNews(t('stickers.news.changed', figuresOf(next)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const name = stepOfKey(event.key);
    const isOnFrame = event.currentTarget === event.target;
    if (name) step(name, event.shiftKey);
    else if (event.key === 'Enter' && isOnFrame) void place();
    else if (event.key === 'Escape') end(t('stickers.news.removed'));
    else return;
    event.preventDefault();
  };

  return (
    <>
      <StickerPanel
        {...{ isOpen, onOpenChange, pictures }}
        onChoose={(sticker, version) => void choose(sticker, version)}
      />
      {floating ? (
        <>
          <FloatingSticker
            {...{ canvas, zoom, onKeyDown }}
            name={floating.name}
            url={floating.picture.src}
            place={floating.place}
            onMove={(place) => setFloating({ ...floating, place })}
          />
          <StickerBar
            {...{ isBusy, onKeyDown }}
            onStep={step}
            onPlace={() => void place()}
            onRemove={() => end(t('stickers.news.removed'))}
          />
        </>
      ) : null}
    </>
  );
}

/** How a sticker lies, in whole numbers to be read out. */
function figuresOf({ x, y, width, height, angle }: StickerPlace) {
  return {
    across: Math.round((100 * x) / PAGE_WIDTH),
    down: Math.round((100 * y) / PAGE_HEIGHT),
    size: Math.round((100 * Math.max(width, height)) / PAGE_WIDTH),
    angle: Math.round(angle),
  };
}
