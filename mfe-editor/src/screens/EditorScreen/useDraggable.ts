import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { readPreference, writePreference } from '../../state/preferences.ts';

interface Place {
  x: number;
  y: number;
}

const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -16, y: 0 },
  ArrowRight: { x: 16, y: 0 },
  ArrowUp: { x: 0, y: -16 },
  ArrowDown: { x: 0, y: 16 },
};
const MARGIN_PX = 8;

/**
 * Lets an element be dragged over the window by a handle or moved with its arrow keys. It stays on screen, also when
 * the window shrinks, and its place is remembered on the device.
 */
export function useDraggable(element: RefObject<HTMLElement | null>, name: string) {
  const [place, setPlace] = useState<Place | null>(() => readPreference(name, isPlace, null));
  const grip = useRef<Place | null>(null);

  const moveTo = useCallback(
    (x: number, y: number) => {
      const box = element.current?.getBoundingClientRect();
      if (!box) return;
      const next = {
        x: Math.max(MARGIN_PX, Math.min(innerWidth - box.width - MARGIN_PX, x)),
        y: Math.max(MARGIN_PX, Math.min(innerHeight - box.height - MARGIN_PX, y)),
      };
      setPlace(next);
      writePreference(name, next);
    },
    [element, name],
  );

  useEffect(() => {
    const stay = () => {
      if (place) moveTo(place.x, place.y);
    };
    addEventListener('resize', stay);
    return () => removeEventListener('resize', stay);
  }, [place, moveTo]);

  // A place remembered from a larger window comes back on screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the element is there
  useEffect(() => {
    if (place) moveTo(place.x, place.y);
  }, []);

  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const box = element.current?.getBoundingClientRect();
      if (!box || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX - box.left, y: event.clientY - box.top };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (grip.current) moveTo(event.clientX - grip.current.x, event.clientY - grip.current.y);
    },
    onPointerUp: () => {
      grip.current = null;
    },
    onPointerCancel: () => {
      grip.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = STEPS[event.key];
      const box = element.current?.getBoundingClientRect();
      if (!step || !box) return;
      event.preventDefault();
      event.stopPropagation();
      moveTo(box.left + step.x, box.top + step.y);
    },
  };
  const style = place
    ? { left: place.x, top: place.y, right: 'auto', bottom: 'auto', transform: 'none' }
    : undefined;
  return { handle, style };
}

function isPlace(value: unknown): value is Place | null {
  if (typeof value !== 'object' || value === null) return false;
  return 'x' in value && 'y' in value && Number.isFinite(value.x) && Number.isFinite(value.y);
}
