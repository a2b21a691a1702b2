import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyRoute } from './lazyRoute.tsx';

function Gallery() {
  return <h1>Gallery</h1>;
}

function Broken(): never {
  throw new Error('broken');
}

// React reports what a boundary catches on the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('fetches the screen when it is first shown, and says that it is coming', async () => {
  const load = vi.fn(async () => ({ default: Gallery }));
  const element = lazyRoute(load);
  expect(load).not.toHaveBeenCalled();
  render(element);
  expect(screen.getByRole('status', { name: 'Loading this screen' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Gallery' })).toBeVisible();
});

it('fetches it once, however often the route is opened', async () => {
  const load = vi.fn(async () => ({ default: Gallery }));
  const element = lazyRoute(load);
  const { unmount } = render(element);
  await screen.findByRole('heading', { name: 'Gallery' });
  unmount();
  render(element);
  await screen.findByRole('heading', { name: 'Gallery' });
  expect(load).toHaveBeenCalledOnce();
});

it('offers a retry that fetches again when the screen did not come', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Gallery }>>()
    .mockRejectedValueOnce(new Error('chunk is gone'))
    .mockResolvedValue({ default: Gallery });
  render(lazyRoute(load));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Gallery' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps a screen that breaks while it renders in its own place', async () => {
  render(
    <>
      <p>Header</p>
      {lazyRoute(async () => ({ default: Broken }))}
    </>,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText('Header')).toBeVisible();
});
