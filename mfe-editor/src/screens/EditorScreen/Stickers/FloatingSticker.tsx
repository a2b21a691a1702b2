import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import s from './Stickers.module.css';
import type { StickerPlace } from './stickerPlace.ts';
import { useStickerHold } from './useStickerHold.ts';

interface FloatingStickerProps {
  name: string;
  url: string;
  place: StickerPlace;
  /** The page's canvas: the frame lies over it and goes with it. */
  canvas: HTMLElement;
  /** What takes the touches of the page. */
  stage: RefObject<HTMLElement | null>;
  /** How many times the page is enlarged; handles and frame are not. */
  zoom: number;
  onMove: (place: StickerPlace) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A sticker in its frame over the page, not yet part of it. */
export function FloatingSticker({ place, canvas, stage, ...props }: FloatingStickerProps) {
  const { t } = useTranslation('editor');
  const root = useRef<HTMLDivElement>(null);
  const grip = useStickerHold({ root, stage, canvas, place, onMove: props.onMove });

  // Once the panel that closes has given the focus back.
  useEffect(() => {
    const timer = setTimeout(() => root.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);

  const { parentElement } = canvas;
  if (!parentElement) return null;
  return createPortal(
    <div
      ref={root}
      className={s.floating}
      style={{
        left: percent(place.x, PAGE_WIDTH),
        top: percent(place.y, PAGE_HEIGHT),
        width: percent(place.width, PAGE_WIDTH),
        height: percent(place.height, PAGE_HEIGHT),
        transform: `translate(-50%, -50%) rotate(${place.angle}deg)`,
        ['--zoom' as string]: props.zoom,
      }}
      role="application"
      aria-label={t('stickers.frame', { name: props.name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved, sized and turned by keys
      tabIndex={0}
      onKeyDown={props.onKeyDown}
      onPointerDown={grip('whole')}
    >
      <img src={props.url} alt="" draggable={false} />
      <span className={s.turn} aria-hidden="true" onPointerDown={grip('top')} />
      <span className={s.corner} aria-hidden="true" onPointerDown={grip('corner')} />
    </div>,
    parentElement,
  );
}

function percent(value: number, whole: number): string {
  return `${(100 * value) / whole}%`;
}
