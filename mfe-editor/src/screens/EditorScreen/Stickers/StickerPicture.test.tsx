import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StickerPicture } from './StickerPicture.tsx';
import { StickerPictures } from './stickersApi.ts';

const sticker = { key: 'cat', name: 'Cat' };

/** The choice as it is seen. */
function show(urlOf: () => Promise<string>) {
  const pictures = new StickerPictures();
  vi.spyOn(pictures, 'urlOf').mockImplementation(urlOf);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: object[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  render(<StickerPicture {...{ sticker, pictures }} version="1" onChoose={() => undefined} />);
  vi.unstubAllGlobals();
  return pictures;
}

it('a picture that could not be fetched is tried again when the connection is back', async () => {
  const urlOf = vi.fn(() => Promise.reject<string>(new Error('offline')));
  show(urlOf);
  await waitFor(() => expect(urlOf).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  urlOf.mockResolvedValue('blob:cat');
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.getByRole('presentation')).toHaveAttribute('src', 'blob:cat'));
});

it('a picture that cannot be shown is let go', async () => {
  const forget = vi.spyOn(
    show(() => Promise.resolve('blob:cat')),
    'forget',
  );
  fireEvent.error(await screen.findByRole('presentation'));
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  expect(forget).toHaveBeenCalledWith('cat');
});
