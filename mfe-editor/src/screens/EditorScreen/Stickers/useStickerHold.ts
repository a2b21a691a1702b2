import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { pagePointAt } from './pageView.ts';
import { type Grip, type HoldInput, StickerHold } from './StickerHold.ts';
import type { StickerPlace } from './stickerPlace.ts';

interface Held {
  /** The sticker's frame. */
  root: RefObject<HTMLElement | null>;
  /** What takes the touches of the page. */
  stage: RefObject<HTMLElement | null>;
  canvas: HTMLElement;
  place: StickerPlace;
  onMove: (place: StickerPlace) => void;
}

/** Pointers on a sticker, and fingers beside it that belong to them. Returns what the parts of its frame are taken hold of by. */
export function useStickerHold({ root, stage, canvas, place, onMove }: Held) {
  const [hold] = useState(() => new StickerHold());
  /** Fingers on the page that had been there before the sticker was held. */
  const [beside] = useState(() => new Map<number, HoldInput>());
  const newest = useRef({ place, onMove });
  newest.current = { place, onMove };

  // On the window, before the page: what touches it while the sticker is held would paint.
  useEffect(() => {
    const touch = (event: globalThis.PointerEvent) => {
      const { target } = event;
      if (!(target instanceof Node) || root.current?.contains(target)) return;
      if (!stage.current?.contains(target)) return;
      const input = inputOf(event, canvas);
      if (hold.isHeld) {
        event.stopPropagation();
        hold.join(input, newest.current.place);
      } else if (input.type === 'touch') beside.set(input.id, input);
    };
    const follow = (event: globalThis.PointerEvent) => {
      const input = inputOf(event, canvas);
      if (beside.has(input.id)) beside.set(input.id, input);
      const next = hold.move(input.id, input);
      if (next) newest.current.onMove(next);
    };
    const drop = ({ pointerId }: globalThis.PointerEvent) => {
      beside.delete(pointerId);
      hold.letGo(pointerId);
    };
    const lose = ({ target, pointerId }: globalThis.PointerEvent) => {
      beside.delete(pointerId);
      // What the page loses may hold the sticker from now on.
      if (target instanceof Node && root.current?.contains(target)) hold.letGo(pointerId);
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener('pointerdown', touch, options);
    addEventListener('pointermove', follow, options);
    addEventListener('pointerup', drop, options);
    addEventListener('pointercancel', drop, options);
    addEventListener('lostpointercapture', lose, options);
    return () => listening.abort();
  }, [hold, beside, root, stage, canvas]);

  return (grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    const input = inputOf(event.nativeEvent, canvas);
    const other = [...beside.values()].find(({ id }) => stage.current?.hasPointerCapture(id));
    // Losing it, the page takes back what the finger began there.
    if (other && input.type === 'touch' && hold.take(other, 'whole', place))
      stage.current?.releasePointerCapture(other.id);
    if (!hold.join(input, place) && !hold.take(input, grip, place)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    root.current?.focus({ preventScroll: true });
  };
}

function inputOf(event: globalThis.PointerEvent, canvas: HTMLElement): HoldInput {
  return {
    ...pagePointAt(canvas, { x: event.clientX, y: event.clientY }),
    id: event.pointerId,
    type: event.pointerType,
    contactPx: Math.max(event.width, event.height),
  };
}
