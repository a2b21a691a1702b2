import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Point } from '../../../engine/stroke.ts';
import { pagePointAt } from './pageView.ts';
import s from './Stickers.module.css';
import { facing, moved, pulled, type StickerPlace } from './stickerPlace.ts';

interface FloatingStickerProps {
  name: string;
  url: string;
  place: StickerPlace;
  /** The page's canvas: the frame lies over it and goes with it. */
  canvas: HTMLElement;
  /** How many times the page is enlarged; handles and frame are not. */
  zoom: number;
  onMove: (place: StickerPlace) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What a hand does with the frame, by what it took hold of. */
const DRAGS = {
  whole: (place: StickerPlace, from: Point, to: Point) => moved(place, to.x - from.x, to.y - from.y),
  corner: pulled,
  top: (place: StickerPlace, _from: Point, to: Point) => facing(place, to),
} as const;

/** A sticker in its frame over the page, not yet part of it. */
export function FloatingSticker({ place, canvas, ...props }: FloatingStickerProps) {
  const { t } = useTranslation('editor');
  const root = useRef<HTMLDivElement>(null);
  const held = useRef<{ grip: keyof typeof DRAGS; place: StickerPlace; from: Point; id: number }>(null);

  // Once the panel that closes has given the focus back.
  useEffect(() => {
    const timer = setTimeout(() => root.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);

  const pointOf = (event: PointerEvent) => pagePointAt(canvas, { x: event.clientX, y: event.clientY });
  const grip = (name: keyof typeof DRAGS) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || held.current) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    root.current?.focus({ preventScroll: true });
    held.current = { grip: name, place, from: pointOf(event), id: event.pointerId };
  };
  const drag = (event: PointerEvent) => {
    const now = held.current;
    if (now?.id === event.pointerId) props.onMove(DRAGS[now.grip](now.place, now.from, pointOf(event)));
  };
  const drop = (event: PointerEvent) => {
    if (held.current?.id === event.pointerId) held.current = null;
  };

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
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onLostPointerCapture={drop}
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
