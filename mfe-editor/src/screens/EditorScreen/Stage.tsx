import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegionInfo } from '../../engine/navigate.ts';
import { Gestures, type GestureTarget, type PointerInput } from '../../state/Gestures.ts';
import type { Box, Viewport } from '../../state/viewport.ts';
import { RegionMark } from './RegionMark.tsx';
import s from './Stage.module.css';

export interface StageProps {
  frame: React.RefObject<HTMLDivElement | null>;
  canvas: HTMLCanvasElement;
  prompt: string;
  cursor: string;
  viewport: Viewport;
  target: GestureTarget;
  selection: Box | null;
  region: RegionInfo | null;
  onKeyDown: (event: KeyboardEvent) => void;
  /** A pointer takes over from the keyboard. */
  onPointer: () => void;
}

/** The page in its frame: shows the session's canvas and turns pointers into gestures. */
export function Stage(props: StageProps) {
  const { frame, canvas, prompt, viewport, selection, region } = props;
  const { t } = useTranslation('editor');
  const holder = useRef<HTMLDivElement>(null);
  const target = useRef(props.target);
  target.current = props.target;
  const gestures = useMemo(() => new Gestures(forwarding(target)), []);

  useLayoutEffect(() => {
    canvas.className = s.canvas ?? '';
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', t('canvas.label', { prompt }));
    holder.current?.prepend(canvas);
    return () => canvas.remove();
  }, [canvas, prompt, t]);

  // What the browser makes of touches here (a fling after a pan) would swallow the next tap on a button. React's own
  // touch listeners are passive and could not take them away.
  useEffect(() => {
    const element = frame.current;
    const keep = (event: TouchEvent) => event.preventDefault();
    element?.addEventListener('touchstart', keep, { passive: false });
    return () => element?.removeEventListener('touchstart', keep);
  }, [frame]);

  const pointer = (send: (input: PointerInput) => void) => (event: PointerEvent<HTMLDivElement>) => {
    send(inputOf(event.nativeEvent, event.currentTarget));
  };
  return (
    <div
      ref={frame}
      className={s.frame}
      style={{ cursor: props.cursor }}
      role="application"
      aria-label={t('canvas.keyboard')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the areas of the page are walked with the arrow keys
      tabIndex={0}
      onKeyDown={props.onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        props.onPointer();
        event.currentTarget.setPointerCapture(event.pointerId);
        gestures.down(inputOf(event.nativeEvent, event.currentTarget));
      }}
      onPointerMove={(event) => gestures.move(inputsOf(event.nativeEvent, event.currentTarget))}
      onPointerUp={pointer((input) => gestures.up(input))}
      onPointerCancel={pointer((input) => gestures.cancel(input))}
      // After an up nothing is left to cancel; without one (a system dialog came between) the pointer is gone for good.
      onLostPointerCapture={pointer((input) => gestures.cancel(input))}
    >
      <div
        className={s.sheet}
        style={{ transform: `translate(${viewport.x}px, ${viewport.y}px) scale(${viewport.scale})` }}
      >
        <div ref={holder} className={s.page}>
          {region ? (
            <RegionMark {...{ region, frame }} zoom={viewport.scale} onPan={props.target.pan} />
          ) : null}
        </div>
      </div>
      {selection ? (
        <div
          className={s.selection}
          style={{ left: selection.x, top: selection.y, width: selection.width, height: selection.height }}
        />
      ) : null}
    </div>
  );
}

/** Hands gestures to whatever the screen's newest render wants done. */
function forwarding(target: { current: GestureTarget }): GestureTarget {
  return {
    mode: () => target.current.mode(),
    tap: (at) => target.current.tap(at),
    strokeStart: (at) => target.current.strokeStart(at),
    strokeMove: (points) => target.current.strokeMove(points),
    strokeEnd: () => target.current.strokeEnd(),
    strokeCancel: () => target.current.strokeCancel(),
    selecting: (box) => target.current.selecting(box),
    selected: (box) => target.current.selected(box),
    pan: (dx, dy) => target.current.pan(dx, dy),
    zoom: (factor, at) => target.current.zoom(factor, at),
  };
}

function inputsOf(event: globalThis.PointerEvent, frame: Element): PointerInput[] {
  const parts = event.getCoalescedEvents?.() ?? [];
  return (parts.length > 0 ? parts : [event]).map((part) => inputOf(part, frame));
}

function inputOf(event: globalThis.PointerEvent, frame: Element): PointerInput {
  const box = frame.getBoundingClientRect();
  return {
    id: event.pointerId,
    type: event.pointerType,
    button: event.button,
    x: event.clientX - box.left,
    y: event.clientY - box.top,
    contactPx: Math.max(event.width, event.height),
    ...(event.pointerType === 'pen' && event.pressure > 0 && { pressure: event.pressure }),
  };
}
