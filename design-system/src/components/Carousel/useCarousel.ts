import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

interface CarouselState {
  index: number;
  /** True until the first manual action. */
  isAutomatic: boolean;
  /** Shows slide `index`, wrapping at both ends, and ends automatic advance for good. */
  show: (index: number) => void;
  /** Ends automatic advance for good: a drag has begun. */
  takeOver: () => void;
  viewportRef: ReturnType<typeof useEmblaCarousel>[0];
}

/** Which slide is shown and when it moves on by itself: every `intervalMs`, unless paused, until a person takes over. */
export function useCarousel(count: number, intervalMs: number, isPaused: boolean): CarouselState {
  const [index, setIndex] = useState(0);
  const [isAutomatic, setIsAutomatic] = useState(true);
  const [viewportRef, embla] = useEmblaCarousel({ loop: true });
  const isStill = usePrefersReducedMotion();

  useEffect(() => {
    if (!isAutomatic || isPaused || isStill || count < 2) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), intervalMs);
    return () => clearInterval(timer);
  }, [isAutomatic, isPaused, isStill, count, intervalMs]);

  useEffect(() => {
    embla?.scrollTo(index, isStill);
  }, [embla, index, isStill]);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setIndex(embla.selectedScrollSnap());
    const watch = () => embla.on('select', follow);
    const unwatch = () => embla.off('select', follow);
    embla.on('pointerDown', watch).on('settle', unwatch);
    return () => {
      embla.off('pointerDown', watch).off('settle', unwatch).off('select', follow);
    };
  }, [embla]);

  const takeOver = () => setIsAutomatic(false);
  const show = (next: number) => {
    takeOver();
    setIndex((next + count) % count);
  };
  return { index, isAutomatic, show, takeOver, viewportRef };
}

function usePrefersReducedMotion(): boolean {
  const [isReduced, setIsReduced] = useState(() => motionQuery().matches);
  useEffect(() => {
    const query = motionQuery();
    const update = () => setIsReduced(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isReduced;
}

function motionQuery(): MediaQueryList {
  return window.matchMedia('(prefers-reduced-motion: reduce)');
}
