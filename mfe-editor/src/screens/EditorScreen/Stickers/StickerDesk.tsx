import { detailOf } from '@lineleaf/api-client';
import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import { toast } from '@lineleaf/design-system';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorModel } from '../../../state/EditorModel.ts';
import { drawPlaced, NoisyCanvasError } from './drawPlaced.ts';
import { FloatingSticker } from './FloatingSticker.tsx';
import { seenPart } from './pageView.ts';
import { StickerBar } from './StickerBar.tsx';
import type { StickerHand } from './StickerHand.ts';
import { StickerPanel } from './StickerPanel.tsx';
import { placeInMiddle, type StickerPlace } from './stickerPlace.ts';
import { isShortcut, type StickerStep, stepOfKey, stepped } from './stickerSteps.ts';
import { type Sticker, StickerPictures } from './stickersApi.ts';

export interface StickerDeskProps {
  model: EditorModel;
  /** How many times the page is enlarged. */
  zoom: number;
  /** What the page is seen in. */
  frame: RefObject<HTMLElement | null>;
  hand: StickerHand;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Says something to screen readers. */
  onNews: (news: string) => void;
  /** A sticker is part of the page now. */
  onPlaced: () => void;
}

interface Floating {
  /** Tells it from those chosen before and after it. */
  id: number;
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
  const choices = useRef(0);
  const placing = useRef<Promise<boolean>>(null);
  const { canvas } = model.bridge;
  useEffect(() => () => pictures.close(), [pictures]);

  const choose = async (sticker: Sticker, version: string) => {
    onOpenChange(false);
    const id = ++choices.current;
    try {
      const picture = new Image();
      picture.src = await pictures.urlOf(sticker.key, version);
      await picture.decode().catch((error: unknown) => {
        pictures.forget(sticker.key);
        throw error;
      });
      // One that lies there already is meant to stay.
      if (choices.current !== id || !(await hand.place())) return;
      if (choices.current !== id || !frame.current) return;
      setFloating({
        ...{ id, name: sticker.name, picture },
        place: placeInMiddle(picture, seenPart(canvas, frame.current)),
      });
      on.onNews(t('stickers.news.floating', { name: sticker.name }));
    } catch (error) {
      toast.error(detailOf(error) ?? t('stickers.failed'));
    }
  };
  const end = ({ id }: Floating, news: string) => {
    setFloating((now) => (now?.id === id ? null : now));
    hand.hold(null);
    on.onNews(news);
    frame.current?.focus({ preventScroll: true });
  };
  const settle = async (settled: Floating): Promise<boolean> => {
    setIsBusy(true);
    try {
      await model.placeSticker(drawPlaced(settled.picture, settled.place));
    } catch (error) {
      const reason = error instanceof NoisyCanvasError ? 'stickers.noisy' : 'stickers.placeFailed';
      // Without a frame the screen is gone, and what has failed with it.
      if (frame.current) toast.error(t(reason));
      return false;
    } finally {
      setIsBusy(false);
    }
    end(settled, t('stickers.news.placed', { name: settled.name }));
    on.onPlaced();
    return true;
  };
  const place = async (): Promise<boolean> => {
    if (!floating) return true;
    placing.current ??= settle(floating).finally(() => {
      placing.current = null;
    });
    return placing.current;
  };
  const change = (next: StickerPlace) => {
    if (placing.current === null) setFloating((now) => now && { ...now, place: next });
  };
  const remove = () => {
    if (floating && placing.current === null) end(floating, t('stickers.news.removed'));
  };
  const newest = useRef({ place, remove });
  newest.current = { place, remove };
  const heldId = floating?.id;
  useLayoutEffect(() => {
    if (heldId === undefined) return;
    hand.hold({ place: () => newest.current.place(), remove: () => newest.current.remove() });
    return () => hand.hold(null);
  }, [hand, heldId]);

  const step = (name: StickerStep, isFar = false) => {
    if (!floating || placing.current !== null) return;
    const next = stepped(floating.place, name, isFar);
    change(next);
    on.onNews(t('stickers.news.changed', figuresOf(next)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A tooltip closes by the same Escape, for one.
    if (event.defaultPrevented || isShortcut(event)) return;
    const name = stepOfKey(event.key);
    const isOnFrame = event.currentTarget === event.target;
    if (name) step(name, event.shiftKey);
    else if (event.key === 'Enter' && isOnFrame) void place();
    else if (event.key === 'Escape') remove();
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
            key={floating.id}
            {...{ canvas, zoom, onKeyDown }}
            stage={frame}
            name={floating.name}
            url={floating.picture.src}
            place={floating.place}
            onMove={change}
          />
          <StickerBar
            {...{ isBusy, onKeyDown }}
            onStep={step}
            onPlace={() => void place()}
            onRemove={remove}
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
