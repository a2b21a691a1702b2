import { describe, expect, it } from 'vitest';
import { panBy, refit, WHOLE, zoomAt, zoomToBox } from './viewport.ts';

const FRAME = { width: 800, height: 600 };

describe('zoomToBox', () => {
  it('zooms by the smaller of the two fit ratios and centers the selection', () => {
    expect(zoomToBox(WHOLE, { x: 100, y: 100, width: 400, height: 200 }, FRAME)).toEqual({
      scale: 2,
      x: -200,
      y: -100,
    });
  });

  it('stops at 4x, also when it is zoomed already', () => {
    expect(zoomToBox(WHOLE, { x: 300, y: 300, width: 51, height: 51 }, FRAME)?.scale).toBe(4);
    expect(
      zoomToBox({ scale: 3, x: -10, y: -10 }, { x: 0, y: 0, width: 100, height: 100 }, FRAME)?.scale,
    ).toBe(4);
  });

  it('refuses a selection of 50 px or less in either direction', () => {
    expect(zoomToBox(WHOLE, { x: 0, y: 0, width: 50, height: 300 }, FRAME)).toBeNull();
    expect(zoomToBox(WHOLE, { x: 0, y: 0, width: 300, height: 50 }, FRAME)).toBeNull();
    expect(zoomToBox(WHOLE, { x: 0, y: 0, width: 51, height: 51 }, FRAME)).not.toBeNull();
  });
});

describe('zoomAt', () => {
  it('keeps the point below the pointer where it is', () => {
    const zoomed = zoomAt(WHOLE, 2, { x: 300, y: 200 }, FRAME);
    expect(zoomed).toEqual({ scale: 2, x: -300, y: -200 });
  });

  it('never goes below the whole page, and then resets its place', () => {
    expect(zoomAt({ scale: 1.5, x: -100, y: -50 }, 0.1, { x: 0, y: 0 }, FRAME)).toEqual(WHOLE);
  });
});

describe('panBy', () => {
  it('does not move the whole page, nor a zoomed page out of the frame', () => {
    expect(panBy(WHOLE, 50, 50, FRAME)).toEqual(WHOLE);
    expect(panBy({ scale: 2, x: -100, y: -100 }, 500, -5000, FRAME)).toEqual({ scale: 2, x: 0, y: -600 });
  });
});

describe('refit', () => {
  const LYING = { width: 800, height: 300 };
  const UPRIGHT = { width: 300, height: 600 };

  it('keeps the middle of the page in the middle when the frame is turned', () => {
    const middle = zoomAt(WHOLE, 3, { x: 400, y: 150 }, LYING);
    expect(refit(middle, LYING, UPRIGHT)).toEqual(zoomAt(WHOLE, 3, { x: 150, y: 300 }, UPRIGHT));
  });

  it('comes back to the same place, and never leaves the frame', () => {
    const zoomed = { scale: 2, x: -500, y: -120 };
    const turned = refit(zoomed, LYING, UPRIGHT);
    expect(turned.x).toBeGreaterThanOrEqual(-300);
    expect(turned.y).toBeGreaterThanOrEqual(-600);
    const back = refit(turned, UPRIGHT, LYING);
    expect(back.x).toBeCloseTo(zoomed.x);
    expect(back.y).toBeCloseTo(zoomed.y);
    expect(refit({ scale: 4, x: -2400, y: 0 }, LYING, UPRIGHT).x).toBe(-900);
  });
});
