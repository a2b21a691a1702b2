import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const INTERVAL_MS = 4000;
const NAMES = ['daisy', 'butterfly', 'sun'];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show() {
  render(
    <Carousel
      label="Examples"
      slides={NAMES.map((name) => ({ id: name, label: name, content: <p>{name}</p> }))}
      intervalMs={INTERVAL_MS}
      previousLabel="Previous"
      nextLabel="Next"
      slideLabel={(n) => `Slide ${n}`}
    />,
  );
}

function pass(timeMs: number) {
  act(() => vi.advanceTimersByTime(timeMs));
}

function click(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

function shown() {
  return screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'));
}

describe('by itself', () => {
  it('advances every interval, not before, and wraps', () => {
    show();
    expect(screen.getByRole('region', { name: 'Examples' })).toBeVisible();
    expect(shown()).toEqual(['daisy']);
    pass(INTERVAL_MS - 1);
    expect(shown()).toEqual(['daisy']);
    pass(1);
    expect(shown()).toEqual(['butterfly']);
    pass(2 * INTERVAL_MS);
    expect(shown()).toEqual(['daisy']);
  });

  it('rests while hovered and goes on afterwards', () => {
    show();
    fireEvent.pointerEnter(screen.getByRole('region'));
    pass(5 * INTERVAL_MS);
    expect(shown()).toEqual(['daisy']);
    fireEvent.pointerLeave(screen.getByRole('region'));
    pass(INTERVAL_MS);
    expect(shown()).toEqual(['butterfly']);
  });

  it('rests while focus is inside and goes on afterwards', () => {
    show();
    const next = screen.getByRole('button', { name: 'Next' });
    act(() => next.focus());
    pass(5 * INTERVAL_MS);
    expect(shown()).toEqual(['daisy']);
    act(() => next.blur());
    pass(INTERVAL_MS);
    expect(shown()).toEqual(['butterfly']);
  });

  it('never advances where less motion is asked for', () => {
    const reduce = vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: true,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    show();
    pass(5 * INTERVAL_MS);
    expect(shown()).toEqual(['daisy']);
    expect(reduce).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
  });
});

describe('by hand', () => {
  it('goes from the first back to the last', () => {
    show();
    click('Previous');
    expect(shown()).toEqual(['sun']);
    click('Next');
    expect(shown()).toEqual(['daisy']);
  });

  it('goes to the slide of a dot and marks it', () => {
    show();
    click('Slide 3');
    expect(shown()).toEqual(['sun']);
    expect(screen.getByRole('button', { name: 'Slide 3' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('button', { name: 'Slide 1' })).not.toHaveAttribute('aria-current');
  });

  it.each(['Previous', 'Next', 'Slide 2'])('stops advancing for good after %s', (name) => {
    show();
    click(name);
    const after = shown();
    pass(10 * INTERVAL_MS);
    expect(shown()).toEqual(after);
  });

  it('stops advancing for good once a drag has begun', () => {
    show();
    fireEvent.pointerDown(screen.getByText('daisy'));
    fireEvent.pointerUp(document.body);
    pass(10 * INTERVAL_MS);
    expect(shown()).toEqual(['daisy']);
  });
});
