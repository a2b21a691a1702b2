import { type RefObject, useEffect, useRef, useState } from 'react';

interface CarouselState {
  index: number;
  /** True until the first manual action. */
  isAutomatic: boolean;
  /** Shows slide `index`, wrapping at both ends, and ends automatic advance for good. */
  show: (index: number) => void;
  /** Ends automatic advance for good: somebody has begun to scroll. */
  takeOver: () => void;
  /** Reads off which slide somebody has scrolled to. */
  follow: () => void;
  /** What the browser scrolls, a slide being as wide as it. */
  viewportRef: RefObject<HTMLDivElement | null>;
}

/** Which slide is shown and when it moves on by itself: every `intervalMs`, unless paused, until a person takes over. */
export function useCarousel(count: number, intervalMs: number, isPaused: boolean): CarouselState {
  const viewportRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isAutomatic, setIsAutomatic] = useState(true);

  useEffect(() => {
    if (!isAutomatic || isPaused) return;
    const advance = () => {
      if (!wantsLessMotion()) setIndex((current) => (current + 1) % count);
    };
    const timer = setInterval(advance, intervalMs);
    return () => clearInterval(timer);
  }, [isAutomatic, isPaused, count, intervalMs]);

  useEffect(() => {
    const viewport = viewportRef.current;
    const behavior = wantsLessMotion() ? 'auto' : 'smooth';
    viewport?.scrollTo?.({ left: index * viewport.clientWidth, behavior });
  }, [index]);

  const takeOver = () => setIsAutomatic(false);
  const show = (next: number) => {
    takeOver();
    setIndex((next + count) % count);
  };
  const follow = () => {
    const viewport = viewportRef.current;
    if (viewport && !isAutomatic) setIndex(Math.round(viewport.scrollLeft / viewport.clientWidth));
  };
  return { index, isAutomatic, show, takeOver, follow, viewportRef };
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
