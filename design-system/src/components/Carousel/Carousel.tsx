import { IconButton } from '@lineleaf/design-system';
import { type FocusEvent, type ReactElement, type ReactNode, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts';
import s from './Carousel.module.css';
import { useCarousel } from './useCarousel.ts';

export interface CarouselSlide {
  id: string;
  content: ReactNode;
  /** Accessible name of the slide. */
  label: string;
}

export interface CarouselProps {
  label: string;
  slides: readonly CarouselSlide[];
  intervalMs: number;
  previousLabel: string;
  nextLabel: string;
  /** Name of the dot of slide `n`, counted from 1. */
  slideLabel: (n: number) => string;
}

/**
 * Slides that pass by themselves every `intervalMs` and wrap. They rest while hovered or focused and when the device asks
 * for less motion. Previous, next, a dot or a drag ends the automatic advance for good. The browser scrolls.
 */
export function Carousel(props: CarouselProps): ReactElement {
  const { label, slides, intervalMs, previousLabel, nextLabel, slideLabel } = props;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const { index, isAutomatic, show, takeOver, follow, viewportRef } = useCarousel(
    slides.length,
    intervalMs,
    isHovered || isFocused,
  );
  const leave = (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget));
  return (
    <section
      className={s.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={leave}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the browser scrolls; this only notes that somebody does */}
      <div
        ref={viewportRef}
        className={s.viewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
        tabIndex={0}
        onKeyDown={takeOver}
        onPointerDown={takeOver}
        onScrollEnd={follow}
      >
        <div className={s.slides} aria-live={isAutomatic ? 'off' : 'polite'}>
          {slides.map((slide, position) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would mean form controls
            <div
              key={slide.id}
              className={s.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={slide.label}
              aria-hidden={position !== index}
              inert={position !== index}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <div className={s.controls}>
        <IconButton
          variant="secondary"
          label={previousLabel}
          icon={<ChevronLeftIcon />}
          onClick={() => show(index - 1)}
        />
        <div className={s.dots}>
          {slides.map((slide, position) => (
            <button
              key={slide.id}
              type="button"
              className={s.dot}
              aria-label={slideLabel(position + 1)}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => show(position)}
            />
          ))}
        </div>
        <IconButton
          variant="secondary"
          label={nextLabel}
          icon={<ChevronRightIcon />}
          onClick={() => show(index + 1)}
        />
      </div>
    </section>
  );
}
