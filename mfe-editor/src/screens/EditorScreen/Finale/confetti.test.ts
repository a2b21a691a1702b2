import { afterEach, expect, it, vi } from 'vitest';
import { throwConfetti } from './confetti.ts';

const stubs = (isReduced: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
};
const countCanvases = () => document.querySelectorAll('canvas').length;

afterEach(() => vi.unstubAllGlobals());

it('is thrown until it is stopped', () => {
  stubs(false);
  const stop = throwConfetti(['red']);
  expect(countCanvases()).toBe(1);
  stop();
  expect(countCanvases()).toBe(0);
});

it('is not thrown where less motion is asked for', () => {
  stubs(true);
  throwConfetti(['red']);
  expect(countCanvases()).toBe(0);
});
