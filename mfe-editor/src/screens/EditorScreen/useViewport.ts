import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import {
  type Box,
  panBy,
  refit,
  type Size,
  type Viewport,
  WHOLE,
  zoomAt,
  zoomToBox,
} from '../../state/viewport.ts';

export interface ViewportControls {
  viewport: Viewport;
  /** Zooms to a box of the frame; false if it is too small. */
  zoomTo: (box: Box) => boolean;
  /** Zooms by a factor about a point of the frame; about its middle by default. */
  zoomBy: (factor: number, at?: { x: number; y: number }) => void;
  pan: (dx: number, dy: number) => void;
  exit: () => void;
}

// One notch of a wheel (100 px) zooms by a fifth.
const WHEEL_BASE = 1.2;

/** Zoom and place of the page in its frame, with the wheel bound to it. */
export function useViewport(frame: RefObject<HTMLElement | null>): ViewportControls {
  const [viewport, setViewport] = useState<Viewport>(WHOLE);

  const sizeOf = useCallback((): Size => {
    const box = frame.current?.getBoundingClientRect();
    return { width: box?.width ?? 0, height: box?.height ?? 0 };
  }, [frame]);

  const zoomBy = useCallback(
    (factor: number, at?: { x: number; y: number }) => {
      const size = sizeOf();
      setViewport((now) => zoomAt(now, factor, at ?? { x: size.width / 2, y: size.height / 2 }, size));
    },
    [sizeOf],
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let before = sizeOf();
    const observer = new ResizeObserver(() => {
      const now = sizeOf();
      const last = before;
      before = now;
      setViewport((viewport) => (viewport.scale === 1 ? viewport : refit(viewport, last, now)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, sizeOf]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // React's own wheel listeners are passive and could not stop the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoomBy(WHEEL_BASE ** (-event.deltaY / 100), {
        x: event.clientX - box.left,
        y: event.clientY - box.top,
      });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, zoomBy]);

  return useMemo(
    () => ({
      viewport,
      zoomBy,
      zoomTo: (box) => {
        const next = zoomToBox(viewport, box, sizeOf());
        if (next) setViewport(next);
        return next !== null;
      },
      pan: (dx, dy) => setViewport((now) => panBy(now, dx, dy, sizeOf())),
      exit: () => setViewport(WHOLE),
    }),
    [viewport, zoomBy, sizeOf],
  );
}
