import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Spinner } from './Spinner.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.advanceTimersByTime(1000);
});

function ring(): Element | null {
  return screen.getByRole('status', { name: 'Loading your pages' }).firstElementChild;
}

it('is not seen before 200 ms have passed, though its place is kept and its name known', () => {
  render(<Spinner label="Loading your pages" />);
  act(() => vi.advanceTimersByTime(199));
  expect(ring()).toHaveAttribute('data-seen', 'false');
  act(() => vi.advanceTimersByTime(1));
  expect(ring()).toHaveAttribute('data-seen', 'true');
});

it('goes on turning where one wait follows another', () => {
  const first = render(<Spinner label="Loading your pages" />);
  act(() => vi.advanceTimersByTime(200));
  first.unmount();
  act(() => vi.advanceTimersByTime(199));
  const second = render(<Spinner label="Loading your pages" />);
  expect(ring()).toHaveAttribute('data-seen', 'true');
  second.unmount();
  act(() => vi.advanceTimersByTime(200));
  render(<Spinner label="Loading your pages" />);
  expect(ring()).toHaveAttribute('data-seen', 'false');
});
